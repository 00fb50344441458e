// A subset signature has no scope.
sig A {}
sig B in A {}
run {} for 2 but 1 B
