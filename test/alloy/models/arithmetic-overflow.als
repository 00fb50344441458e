// Numbers wrap around: the greatest and one is the least.
sig A { v: one Int }

wrap: run { all a: A | a.v.plus[1] < a.v } for exactly 1 A, 3 int
negate: run { all a: A | negate[a.v] = a.v } for exactly 1 A, 3 int
product: run { all a: A | mul[a.v, a.v] < 0 } for exactly 1 A, 4 int
division: run { all a: A | div[a.v, 0] = a.v } for exactly 1 A, 3 int
remainder: run { all a: A | rem[a.v, 0] = 1 } for exactly 1 A, 3 int
least: run { all a: A | div[a.v, -1] = a.v } for exactly 1 A, 3 int
