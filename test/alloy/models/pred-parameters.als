// `run` of predicates and functions: parameters are chosen, sets and relations too.
sig A { f: set B }
sig B {}

pred one_[a: A] { a.f = B and some B }
pred two[a: A, b: B] { a->b in f }
pred sets[s: set A, t: some B] { s.f = t and s != A }
pred maybe[x: lone B] { no x implies no f }
pred relation[r: A -> B] { r = f and #r = 2 }
fun f_[a: A]: set B { a.f }

run one_ for 2
run two for 2
run sets for 2
run maybe for 2
run relation for 2
run f_ for 2
