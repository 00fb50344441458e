// A signature of exactly one atom with a scope of two.
one sig A {}
sig B {}
run {} for 2 but 2 A
