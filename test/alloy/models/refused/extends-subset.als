// A subset signature can't be extended.
sig A {}
sig B in A {}
sig C extends B {}
run {} for 2
