// A closure of a relation of three columns.
sig A { f: A -> A }
run { some ^f } for 2
