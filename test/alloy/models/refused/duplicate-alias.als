// Two modules under one alias.
open util/ordering[A] as o
open util/ordering[B] as o
sig A {}
sig B {}
run {} for 2
