// An overloaded field on a union of types, where the context leaves one; and both, asked for by their signatures.
abstract sig N {}
sig A extends N { f: lone B }
sig B extends N { f: set A }

fun both: N -> N { A <: f + B <: f }
run { all n: N | some n.both and n not in n.both.both } for 3
loop: run { all n: N | n in n.^both and some B } for 3
context: run { all n: N | n in A.f + B.f and some B.f.f } for 3
