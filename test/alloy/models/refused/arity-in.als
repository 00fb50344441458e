// A comparison of different arities.
sig A { f: set A }
run { f in A } for 2
