// A comment without end.
sig A {}
run {} for 2 /* and so on
