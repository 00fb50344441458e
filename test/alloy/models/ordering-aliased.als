// Two orders under two names; both make their signature's scope exact.
open util/ordering[A] as a
open util/ordering[B] as b
sig A { f: lone B }
sig B {}

run { all disj x, y: A | a/lt[x, y] implies b/lt[x.f, y.f] } for 3
ends: run { a/first.f = b/last and a/next.f not in f.~b/next } for 2 but 3 B
exact: run { no f } for 3 but 2 A
