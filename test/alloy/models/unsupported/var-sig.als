// A signature that changes.
var sig A {}
run { some A } for 2
