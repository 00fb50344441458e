// All writings of negation: `!in`, `! in`, `not in`, `!=`, `!x = y`, `not`.
sig A { f: set A, g: lone A }

run {
  all a: A | a !in a.f and a ! in a.g
  some a: A | a.g not in a.f
  some a: A | a.f != a.g
  all a: A | !a.g = a
  not no g
  !some g.g
} for 3
