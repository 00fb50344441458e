// Each multiplicity of a field.
sig A {
  o: one B,
  l: lone B,
  s: some B,
  t: set B,
  plain: B
}
sig B {}

run { #A = 1 and #B = 2 } for 2
