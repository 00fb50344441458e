// Two parameters of one name.
sig A {}
pred p[a: A, a: A] { some a }
run p for 2
