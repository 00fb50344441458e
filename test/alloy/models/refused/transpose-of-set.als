// A transpose of a set.
sig A {}
run { some ~A } for 2
