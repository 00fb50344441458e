// `no`, `some`, `lone`, `one` of expressions, with their negations.
sig A { f: set A, g: set A }

run {
  lone f
  one g
  no f & g
  not lone (f + g)
  not one A
} for 3
