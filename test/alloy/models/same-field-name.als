// One field name in several signatures: the type of what it is joined to decides.
sig A { f: lone B }
sig B { f: set C }
sig C { f: one A }

run {
  some a: A | some a.f.f.f
  all b: B | lone b.f
  no c: C | c.f.f.f = c
} for 2
