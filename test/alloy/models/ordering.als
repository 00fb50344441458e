// The order of a signature is fixed, and its atoms are no longer alike.
open util/ordering[T]
sig T { f: lone T }

first_: run { first.f = last and all t: T - first | t.f in t.prevs } for 3
nexts_: run { all t: T | t.f in t.nexts and some f } for 3
compare_: run { all t: T | some t.f implies lte[t.f, t] and not gt[t.f, t] } for 3
min_max: run { max[f.T] = last and min[T.f] = first and larger[first, last] = last } for 2
