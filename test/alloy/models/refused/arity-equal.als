// Equality of different arities.
sig A { f: set A }
run { f = A } for 2
