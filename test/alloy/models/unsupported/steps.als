// A scope of steps.
sig A {}
run { some A } for 2 but 5 steps
