// A signature that is exactly a union of others.
sig A {}
sig B {}
sig C = A + B { f: lone C }

run { #C = 2 and some f } for 2
