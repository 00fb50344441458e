// The order of an extension, of a singleton, and of a signature that is empty or of one atom.
open util/ordering[B] as o
sig A { f: lone A }
sig B extends A {}

run { f in o/next and some f } for 4 but 3 B
single: run { no f } for 2 but 1 B
