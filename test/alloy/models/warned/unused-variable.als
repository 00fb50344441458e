// A variable that its body does not use.
sig A {}
run { some x: A | some A } for 2
