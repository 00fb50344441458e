// A module that opens itself through another.
open parts/round
sig A {}
run {} for 2
