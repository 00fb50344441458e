// Fields of integers: sets of them, integers in the middle of a relation, and `Int` as a set.
sig A { s: set Int, t: Int -> lone A }

sets: run { all a: A | #a.s = 2 and a.s.plus[0] = 1 and no t } for exactly 1 A, 3 int
middle: run { no s and all a: A | #a.t = 2 and all i: Int | some a.t[i] implies i > 0 } for exactly 2 A, 3 int
all_ints: run { no t and all a: A | a.s = { i: Int | i > 1 } + min } for 2 A, 3 int
