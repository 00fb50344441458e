// The number of a formula.
sig A {}
run { #(some A) > 1 } for 2
