// A set chosen below `all`.
sig A { f: set A }
run { all s: set A | s.f = s } for 2
