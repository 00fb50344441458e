// Calls within calls, functions of functions, predicates without parameters, calls without brackets.
sig A { n: lone A }

pred nonempty { some A }
pred loop[a: A] { a in reach[a.n] }
fun reach[a: set A]: set A { a.*n }
fun ends: set A { { a: A | no a.n } }
pred line { one ends and all a: A | ends in reach[a] and not loop[a] }

run line for 4
around: run { nonempty and no ends and all a: A | loop[a] } for 3
