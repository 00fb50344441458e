// An equation of what is disjoint.
sig A {}
sig B {}
run { A = B } for 2
