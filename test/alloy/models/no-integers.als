// All integers of the bit width are in `univ`, used or not; with no bits there are none.
sig A { f: set univ }

none_: run { A.f = univ } for exactly 2 A, 0 int
few: run { A.f = univ - Int and some A } for 2 but 1 int
usual: run { some A and A.f in Int and #A.f < 0 and all a: A | Int - a.f in 0 + 1 } for 1 A
by_default: run { #(univ - A) = 0 and no f } for 2
