// A field into a signature that does not exist.
sig A { f: set C }
run {} for 2
