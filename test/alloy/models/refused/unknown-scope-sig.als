// A scope for a signature that is not there.
sig A {}
run {} for 2 but 1 B
