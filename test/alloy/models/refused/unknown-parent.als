// An unknown parent.
sig A extends Nobody {}
run {} for 2
