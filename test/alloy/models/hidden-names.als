// Bound variables and parameters hide fields and signatures of the same name.
sig A { f: lone B, g: lone B }
sig B {}

pred p[f: set B] { some a: A | a.g in f and some a.g }
fun h[A: set B]: set B { A }

run {
  all f: B | f in A.@f
  p[B - A.@f] or some g: B | h[g] = A.@g
} for 2
