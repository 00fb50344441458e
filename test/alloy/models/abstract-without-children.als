-- An abstract signature that nobody extends is like any other.
abstract sig A { f: lone A }
abstract sig B { g: set C }
sig C extends B {}

run { no ^f & iden } for 3 but 2 B
