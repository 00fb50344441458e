// A multiplicity arrow in an equation.
sig A { f: set A }
run { f = A one -> one A } for 2
