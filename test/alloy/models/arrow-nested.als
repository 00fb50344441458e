// Multiplicities in nested arrows, to the right and to the left.
sig A { f: B -> (C -> lone D) }
sig E { g: (B lone -> C) -> one D }
sig H { h: B one -> (C -> some D) }
sig B {}
sig C {}
sig D {}

right: run { some f and no E and no H } for 2 but 1 A, 1 B
left: run { no A and some E and no H } for 1 but 2 C, 2 B, 2 D
both: run { no A and no E and some H } for 2 but 1 H, 1 C
