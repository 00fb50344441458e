// `but` changes some of an overall scope.
sig A {}
sig B {}
sig C extends B {}
sig D extends C { f: set A }

run { some D } for 3 but exactly 1 A, 2 B, 1 C
more: run { #A = 4 } for 2 but 4 A, 2 B
