// A field's bound that calls a predicate.
sig A { f: p[A] }
pred p[a: A] { some a }
run {} for 2
