// A check of what is not there.
sig A {}
check nothing for 2
