// Two predicates that call each other.
sig A { n: lone A }
pred p[a: A] { q[a.n] }
pred q[a: A] { p[a.n] }
run { p[A] } for 2
