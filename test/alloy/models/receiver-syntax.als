// Predicates and functions with a receiver, called by join, by box, and in the middle of a chain.
sig A { n: lone A, v: set B }
sig B {}

pred A.big { some this.v }
pred A.above[b: B] { b in this.^n.v }
fun A.all_: set B { this.*n.v }

run {
  no a: A | a in a.^n
  some a: A | a.big and not big[a.n]
  some a: A, b: B | a.above[b] and above[a, b]
  all a: A | a.all_ in all_[a.*n] and lone a.all_
} for 3 but 2 B
