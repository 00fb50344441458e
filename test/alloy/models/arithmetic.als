// Addition, subtraction, multiplication, division, remainder, both in boxes and by join.
sig A { v: one Int, w: one Int }

add: run { all a: A | a.v.plus[a.w] = 3 } for exactly 1 A, 4 int
sub: run { all a: A | a.v.minus[a.w] = 7 } for exactly 1 A, 4 int
mul: run { all a: A | mul[a.v, a.w] = 6 } for exactly 1 A, 4 int
divide: run { all a: A | div[a.v, a.w] = 2 } for exactly 1 A, 4 int
remain: run { all a: A | rem[a.v, a.w] = -2 } for exactly 1 A, 4 int
negative: run { all a: A | a.v < 0 and a.w > 0 and div[a.v, a.w] = -1 and rem[a.v, a.w] = -1 } for exactly 1 A, 4 int
signs: run { all a: A | a.v fun/add a.w fun/sub 1 = 2 and a.w fun/mul 2 = a.v } for exactly 1 A, 4 int
