// A set where a formula is wanted.
sig A {}
run { A and some A } for 2
