// A module that wants a signature and gets none.
open util/ordering
sig A {}
run {} for 2
