// Several fields in one declaration, and the same of signatures.
sig A, B { f, g: lone C }
sig C {}

run { some A and some B and all a: A | a.f = a.g } for 2
