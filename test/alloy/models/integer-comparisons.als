// Comparisons of numbers with all their negations.
sig A { v, w: one Int }

less: run { all a: A | a.v < a.w and a.v !< -1 } for exactly 1 A, 3 int
at_most: run { all a: A | a.v =< a.w and a.w not =< 1 } for exactly 1 A, 3 int
more: run { all a: A | a.v > a.w and not a.v >= 3 } for exactly 1 A, 3 int
least_: run { all a: A | a.v !>= a.w and a.v ! > -3 } for exactly 1 A, 3 int
also: run { all a: A | a.v <= 0 and a.w = a.v and a.v != -4 } for exactly 1 A, 3 int
