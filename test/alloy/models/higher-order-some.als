// A set may be chosen by an outermost `some`.
sig A { f: set A }

set_: run { some s: set A | s.f = s and some s and s != A } for 2
some_: run { some s: some A | s.f in s and f.s in s } for 2
lone_: run { some l: lone A | f = l -> A } for 2
relation: run { some r: A -> A | r.r = f and r != f } for 2
function: run { some r: A -> one A | r in f and f in r.r } for 2
pair: run { some disj s, t: set A | s.f = t and s in t } for 2
