// A union of relations of different arities.
sig A { f: set A }
run { some A + f } for 2
