// A call with too many arguments.
sig A {}
pred p[a: A] { some a }
run { some x: A | p[x, x] } for 2
