// Boxes: on relations, with several arguments, on functions with too few or with a join before them.
sig A { f: A -> A, g: set A }

run { all a: A | f[a, A] in g[a] and lone f[a][a] and some f and lone g } for 2
mixed: run { all a: A | (f.g)[a] = g.a -> a and some g } for 2
