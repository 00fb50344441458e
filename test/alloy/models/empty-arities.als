// Relations compared with what is empty, in every arity.
sig A { f: A -> A, g: set A }

two: run { g = none -> none or some A.f } for 1
three: run { f = none -> none -> none and some g } for 2
mixed: run { some f and f in A -> A -> g.A and lone g } for 2 but exactly 1 A
