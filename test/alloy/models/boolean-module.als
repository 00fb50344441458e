// util/boolean.
open util/boolean
sig A { on: one Bool, off: one Bool }

run { all a: A | a.off = a.on.Not and isTrue[a.on.Or[a.off]] } for 3
other: run { all a: A | isFalse[a.on.And[a.off]] and a.on.Xor[a.off].isTrue } for 2
more: run { all a: A | Nand[a.on, a.off] = True and Nor[a.on, a.off] = False } for 2
