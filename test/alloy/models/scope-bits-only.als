// A scope that only names the bit width or the length of sequences leaves the default of three.
sig A {}
sig B in A { v: lone Int }

run { #B = 2 and all b: B | b.v > 0 } for 2 int
sequences: run { #A = 3 and no B } for 2 seq
