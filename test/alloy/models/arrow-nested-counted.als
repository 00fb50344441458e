// Multiplicities around an arrow that has some itself: which tuples of it are counted.
enum E { E0, E1 }
sig A {}
lone sig D { k: A one -> (A some -> some E) }
one sig C { l: A -> A -> E, m: A -> E -> A }
run k1 { one D and no m and no l } for exactly 2 A
run l1 { no D and no m and C.l in A some -> (A some -> E) } for exactly 2 A
run l2 { no D and no m and C.l in A lone -> (A -> some E) } for exactly 2 A
run l3 { no D and no m and C.l in A one -> (A one -> E) } for exactly 2 A
run m1 { no D and no l and C.m in (A -> one E) -> lone A } for exactly 2 A
run m2 { no D and no l and C.m in (A one -> some E) -> some A } for exactly 2 A
run m3 { no D and no l and C.m in (A -> some E) -> one A } for exactly 2 A
