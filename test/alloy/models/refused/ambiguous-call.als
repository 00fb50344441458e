// A predicate with two meanings for the same types.
sig A {}
pred p[a: A] { some a }
pred p[b: A] { no b }
run { some x: A | p[x] } for 2
