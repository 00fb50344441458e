// Two fields of one name in one signature.
sig A { f: set A, f: lone A }
run {} for 2
