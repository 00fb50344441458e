// The bound of a field uses one that is declared after it.
sig A { f: set g, g: set A }
run {} for 2
