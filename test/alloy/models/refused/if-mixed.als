// An if of a set and of a formula.
sig A {}
run { some A => A else some A } for 2
