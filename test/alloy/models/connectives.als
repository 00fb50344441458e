// Connectives in words and signs, right-associative implication, `else`, and how tightly they bind.
sig A {}
sig P, Q, R in A {}

arrows: run { some P => some Q => some R } for 1 but exactly 1 A
else_: run { some P implies some Q else some R implies no Q else no P } for exactly 1 A
iff_: run { some P <=> some Q iff some R } for exactly 1 A
mixed: run { some P or some Q and some R || no P && no R } for exactly 1 A
negated: run { not some P and some Q or !no R } for exactly 1 A
last: run { some P && all a: A | a in Q || a in R } for exactly 1 A
