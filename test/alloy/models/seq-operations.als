// Operations that change sequences, and a sequence as a variable.
sig A {}
one sig B { s, t: seq A }

insert_: run { s[B].insert[0, t[B].first] = t[B] and some s } for exactly 2 A, 2 seq, 3 int
delete_: run { t[B] = s[B].delete[0] and some t } for exactly 2 A, 2 seq, 3 int
set_: run { B.t = B.s.setAt[1, B.s.first] and #B.s = 2 } for exactly 2 A, 2 seq, 3 int
append_: run { B.t = B.s.append[B.s] and some B.s } for exactly 2 A, 2 seq, 3 int
sub_: run { B.t = B.s.subseq[1, 1] and #B.s = 2 } for exactly 2 A, 2 seq, 3 int
indices_: run { #seq/Int = 2 and B.s.inds = seq/Int and no t and B.s.indsOf[A] = 0 + 1 } for exactly 2 A, 2 seq, 3 int
variable: run { some q: seq A | #q = 2 and B.s = q and B.t = q.rest } for exactly 2 A, 2 seq, 3 int
