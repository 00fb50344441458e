// An intersection of what is disjoint.
sig A {}
sig B {}
run { no A & B } for 2
