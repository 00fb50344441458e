// An opened module that is not there.
open parts/missing
sig A {}
run {} for 2
