// A multiplicity arrow inside a union.
sig A { f: set A }
run { f in (A one -> A) + f } for 2
