// `sum` over variables, over pairs, and of a set of integers.
sig A { v: one Int }

each: run { (sum a: A | a.v) = 2 } for exactly 2 A, 3 int
pairs: run { (sum a, b: A | a != b => a.v else 1) = 2 and all a: A | a.v >= 0 } for exactly 2 A, 3 int
of_set: run { (sum A.v) = 2 } for exactly 2 A, 3 int
as_number: run { int[A.v] = 3 } for exactly 2 A, 3 int
bounded: run { (sum disj a, b: A | a.v.plus[b.v]) = -2 } for exactly 2 A, 3 int
