// A closure of a join that is always empty.
sig A { f: set B }
sig B {}
run { some ^(f.f) } for 2
