// Predicates and functions of one name, told apart by number and types of arguments.
sig A { x: set B }
sig B { y: lone A }

pred p[a: A] { some a.x }
pred p[b: B] { no b.y }
pred p[a: A, b: B] { b in a.x }
fun q[a: A]: set B { a.x }
fun q[b: B]: set A { b.y }

run {
  some a: A | p[a]
  some b: B | p[b]
  all a: A, b: B | p[a, b] implies a not in q[b]
  some b: B | some q[b]
  #q[A] = 1
} for 2
