// Multiplicities of parameters and results do not constrain what a call is given.
sig A { f: set A }

pred p[x: one A] { some x.f }
fun g[x: lone A]: one A { x.f }

run { p[A] and no g[A & f.A] & f.A } for 3
