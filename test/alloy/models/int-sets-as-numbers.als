// A set of integers where a number is wanted is the sum of its members; equality stays one of sets.
sig A { s: set Int }

sum_is: run { all a: A | a.s >= 3 and #a.s = 2 } for exactly 1 A, 3 int
equal: run { all a: A | a.s = 1 } for exactly 1 A, 3 int
plus_: run { all a: A | a.s.plus[1] = 0 and no a.s & 0 } for exactly 1 A, 3 int
union: run { all a: A | a.s = 1 + 2 } for exactly 1 A, 3 int
cast: run { all a: A | a.s = Int[3] and int[a.s] = 3 } for exactly 1 A, 3 int
