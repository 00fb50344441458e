// Domain and range restriction, override, and how tightly they bind.
sig A { f: set A }
sig X, Y in A {}

run {
  X <: f != f
  f :> Y = X <: f
  f ++ X -> Y = f
  some X and some Y
} for 2
three: run { (f ++ f.f) = ~f and some f.f } for 3
