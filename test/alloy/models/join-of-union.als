// A member of a union that its context can not use is simply left out.
sig A { f: set A }
sig B {}
run { some (A + B).f } for 2
