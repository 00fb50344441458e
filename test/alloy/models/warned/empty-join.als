// A join that is always empty.
sig A { f: set A }
sig B {}
run { no B.f } for 2
