// An argument of a type that the parameter does not have.
sig A { f: set A }
sig B {}
pred p[a: A] { some a.f }
run { all b: B | p[b] } for 2
