// A sum over sets.
sig A {}
run { (sum s: set A | #s) > 1 } for 2
