// A chain of extensions: each level has a remainder of its own, and lists the atoms of those below.
sig A {}
sig B extends A {}
sig C extends B {}
sig D extends A {}

chain: run {} for 3
deep: run { some C and some B - C and no D } for 4
pool: run { some D } for 3 but 1 B, 1 D
