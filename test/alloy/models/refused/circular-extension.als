// Signatures that extend each other.
sig A extends B {}
sig B extends A {}
run {} for 2
