// A quantifier or `let` as the right operand takes all that follows.
sig A { f: set A }

and_: run { some A and all a: A | some a.f or no f } for 2
implies_: run { some f implies all a: A | a not in a.f implies some a.f else no f } for 2
let_: run { some f and let g = ~f | g = f or no A } for 2
