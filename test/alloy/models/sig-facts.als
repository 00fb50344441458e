// In a signature fact a field means that of `this`, `@` the whole relation, `this` the atom.
sig A {
  f: set A,
  g: lone A
} {
  this not in f
  g in f
  #@f < 4
  some f => some @f.this
}

run { some g } for 3
