// `univ`, `iden`, `none`, and products of `none`.
sig A { f: set A }
sig B {}

univ_: run { univ in A + B + Int and some B and f.univ = A and univ.f != A } for 2
iden_: run { iden & f = f and some f and A <: iden != f } for 3
none_: run { f = none -> none and some A } for 2
none_set: run { B = none and some A and no A.f & A } for 2
no_: run { univ.f != none } for 2
whole: run { iden in f + (Int -> Int) } for 2
