// A binary temporal operator.
sig A {}
run { some A until no A } for 2
