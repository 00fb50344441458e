// A child's field of its parent's name.
sig A { f: set A }
sig B extends A { f: lone A }
run {} for 2
