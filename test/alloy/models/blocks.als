// Blocks within blocks, empty blocks, blocks as bodies of quantifiers and of `let`.
sig A { f: set A }

run {
  {}
  all a: A { some a.f
    { a not in a.f } }
  let g = ~f { g in f
    { some g } }
} for 3
