// A join of two sets has no columns left.
sig A {}
sig B {}
run { some A.B } for 2
