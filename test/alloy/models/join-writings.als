// Join with a dot and with a box bind differently.
sig A { f: A -> set B }
sig B { g: set A }

run {
  some a: A | a.f[a] = B and f[a][A - a] = B
  all a: A | a.f.g[a] in A
  g[B] in A and some f.g
  all b: B | lone g.f[b]
} for 2 but 1 B
