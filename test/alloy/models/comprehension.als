// Comprehensions with one and with several variables, a bound that depends on another, and `disj`.
sig A { f: set A }

pairs: run { f = { disj a, b: A | some c: A - a - b | c not in a.f } and some A } for 3
unary: run { let s = { a: A | a in a.f } | some s and f = s -> A } for 3
dependent: run { { a: A, b: a.f | b in b.f } = ~f and some f } for 3
