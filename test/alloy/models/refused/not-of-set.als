// The negation of a set.
sig A {}
run { !A } for 2
