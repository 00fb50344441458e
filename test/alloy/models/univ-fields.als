// Fields that lead anywhere, `iden` joined and restricted, and the complement within `univ`.
sig A { f: lone univ }
sig B {}

run { f not in A -> Int and A.f in univ - A and some f } for 2 but 1 int
self: run { f = A <: iden } for 2
not_self: run { no f & iden and univ.f in A and some f } for 2
