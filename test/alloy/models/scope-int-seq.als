// Scopes of integers and of sequences.
sig A { v: lone Int, s: seq A }

ints: run { no s } for exactly 1 A, 2 int
seqs: run { no v } for exactly 2 A, 2 seq, 3 int
both: run { all a: A | a.v = #a.s } for exactly 1 A, 3 int, 2 seq
small: run { no v and some A } for 1 but 1 seq
