// A temporal operator.
sig A {}
run { always some A } for 2
