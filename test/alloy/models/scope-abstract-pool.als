// Two unscoped children of a scoped abstract parent draw from one pool of atoms.
abstract sig P { f: lone P }
sig A, B, C extends P {}

pool: run { no f } for 3 P
exactly_: run { no f } for exactly 3 P
mixed: run { no f } for 3 P, exactly 1 A
related: run { all p: P | p.f in B } for 2 P
