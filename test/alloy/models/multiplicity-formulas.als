// Arrows with multiplicities on the right of `in`, between sets that are unions or single atoms.
sig A { f: set A + B }
sig B {}

one_: run { all a: A | a -> a.f in A -> one B } for 2
union: run { f in A -> lone (A + B) and some f.B and some f.A } for 2
both: run { A -> B in A lone -> lone B and some f } for 2
single: run { A.f in (one A) } for 2
atmost: run { all a: A | a.f in (lone B) } for 2
least_: run { A.f in (some B) and #A = 2 } for 2
