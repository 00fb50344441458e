// Union, difference, intersection, product, transpose, closures, with their precedences.
sig A { f, g: set A }

prec: run { f + g & ~f = f and some f - g and no f & iden and ^g in f } for 2
closures: run { *f & A -> A = ^f + iden & (A -> A) and ^f != f } for 3 but 2 A
product: run { A -> A - f = ~g and some g & f } for 2
