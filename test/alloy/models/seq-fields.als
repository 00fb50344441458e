// Sequences and what the library says of them.
sig A {}
sig B { s: seq A }

ends: run { all b: B | b.s.first != b.s.last } for exactly 2 A, exactly 1 B, 3 seq, 4 int
rest: run { all b: B | some b.s.rest and b.s.rest.hasDups } for exactly 2 A, exactly 1 B, 3 seq, 4 int
inds: run { all b: B | #b.s.inds = 2 and not b.s.hasDups } for exactly 2 A, exactly 1 B, 3 seq, 4 int
elems: run { all b: B | b.s.elems = A and b.s.lastIdx = 2 and b.s[1] = b.s[2] } for exactly 2 A, exactly 1 B, 3 seq, 4 int
added: run { some disj b, c: B | c.s = b.s.add[A] and #b.s = 1 } for exactly 1 A, exactly 2 B, 2 seq, 4 int
index: run { some b: B, a: A | b.s.idxOf[a] = 1 and b.s.lastIdxOf[a] = 2 } for exactly 2 A, exactly 1 B, 3 seq, 4 int
butlast_: run { some disj b, c: B | c.s = b.s.butlast and some c.s } for exactly 2 A, exactly 2 B, 2 seq, 4 int
