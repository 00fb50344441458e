// The domain restricted by a relation.
sig A { f: set A }
run { some f <: f } for 2
