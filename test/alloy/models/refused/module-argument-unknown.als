// A module is given what is no signature.
open util/ordering[Nobody]
sig A {}
run {} for 2
