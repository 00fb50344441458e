// `disj` before the names keeps the fields of one atom apart, after the colon those of several atoms.
sig A { disj f, g: set B }
sig C { h: disj set B }
sig B {}

within: run { some f and some g } for 2 but 1 C
across: run { #C = 2 and no A and some h } for 3 but 2 C
