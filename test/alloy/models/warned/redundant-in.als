// `in` between what is disjoint.
sig A {}
sig B {}
run { A in B } for 2
