// An unscoped abstract signature gets the sum of its children; one unscoped child the difference.
abstract sig P {}
sig A, B extends P {}
abstract sig Q {}
sig C, D extends Q {}
sig X { p: lone P, q: lone Q }

sum_: run { some p } for 1 A, 2 B, 1 C, 0 D, 1 X
rest: run { #Q = 3 } for 0 P, exactly 3 Q, 1 C, 1 X
pool: run { some q } for 1 P, 2 Q, 1 X
exact_sum: run {} for exactly 1 A, exactly 2 B, 1 Q, 1 X
