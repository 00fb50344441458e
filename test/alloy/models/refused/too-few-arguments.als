// A call with too few arguments.
sig A {}
pred p[a, b: A] { a = b }
run { some x: A | p[x] } for 2
