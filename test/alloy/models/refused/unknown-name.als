// A name that nothing has.
sig A { f: set A }
run { some Aa.f } for 2
