// `disj` with a formula.
sig A {}
run { disj[A, some A] } for 2
