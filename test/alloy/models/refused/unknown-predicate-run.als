// A command runs what is not there.
sig A {}
run nothing for 2
