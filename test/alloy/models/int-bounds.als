// The least and the greatest integer, and next and previous ones.
open util/integer
sig A { v: one Int }

ends: run { all a: A | a.v in max + min } for exactly 1 A, 3 int
step: run { all a: A | some a.v.next and no a.v.next.next } for exactly 1 A, 3 int
previous: run { all a: A | #a.v.prevs = 2 } for exactly 1 A, 4 int
larger: run { all a: A | larger[a.v, 1] = a.v and smaller[a.v, 2] = 2 } for exactly 1 A, 3 int
signs: run { all a: A | pos[a.v] or zero[a.v] } for exactly 1 A, 3 int
tests: run { all a: A | lt[a.v, 2] and gte[a.v, -1] and nonneg[a.v] and not eq[a.v, 1] } for exactly 1 A, 3 int
sums: run { all a: A | add[add[a.v, 5], 6] = sub[a.v, 5] and signum[a.v] = -1 } for exactly 1 A, 4 int
