// A formula where a set is wanted.
sig A { f: set A }
run { some (some A).f } for 2
