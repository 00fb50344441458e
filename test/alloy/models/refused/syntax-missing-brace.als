// A brace is missing.
sig A { f: set A
run {} for 2
