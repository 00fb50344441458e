// An override that can change nothing.
sig A { f: set A }
sig B { g: set B }
run { some f ++ g } for 2
