// A signature fact with quantifiers, `this` joined with other fields, and a field of another signature.
sig A {
  items: set B,
  best: lone B
} {
  all b: B | b in items iff b.owner = this
  best in items
  some items => some best
}
sig B { owner: lone A }

run { some best } for 3
