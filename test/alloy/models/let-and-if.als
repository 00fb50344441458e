// `let` of several names, and if-else of relations, numbers and formulas.
sig A { f: set A }

run {
  let dom = f.univ, ran = univ.f | dom != ran and some dom & ran
  let n = #f, m = #A | n > m => no iden & f else some iden & f
  (some iden & f => f else ~f).A in A
  (#A > 1 => #f else 1) = 2
} for 3
