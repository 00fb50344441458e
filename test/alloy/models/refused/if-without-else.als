// An if of sets without its else.
sig A {}
run { some (some A => A) } for 2
