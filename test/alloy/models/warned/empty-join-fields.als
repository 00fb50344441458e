// A join of two relations that never meet.
sig A { f: set B }
sig B {}
run { no f.f } for 2
