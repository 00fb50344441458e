// A comprehension over sets.
sig A { f: set A }
run { some { s: set A | s.f = s } } for 2
