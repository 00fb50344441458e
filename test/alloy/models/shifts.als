// Shifts to the left, to the right with sign, to the right with zeros.
sig A { v: one Int }

left: run { all a: A | (a.v << 1) = -2 } for exactly 1 A, 4 int
right: run { all a: A | (a.v >> 1) = -2 } for exactly 1 A, 4 int
zeros: run { all a: A | (a.v >>> 1) > 4 } for exactly 1 A, 4 int
far: run { all a: A | (a.v << 2) = 4 and (a.v >> 2) = -1 } for exactly 1 A, 4 int
