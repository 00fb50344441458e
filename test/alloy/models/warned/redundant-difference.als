// A difference that takes nothing away.
sig A {}
sig B {}
run { some A - B } for 2
