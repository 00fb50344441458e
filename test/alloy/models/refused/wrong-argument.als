// An argument of another arity.
sig A { f: set A }
pred p[a: A] { some a }
run { p[f] } for 2
