// Numbers of cardinalities, of sums within sums, and of chosen integers.
sig A { s: set B }
sig B { w: one Int }

weights: run { (sum a: A | #a.s) = 3 and all b: B | b.w = #s.b } for 2 but 3 int
nested: run { (sum a: A | sum b: a.s | b.w) = 3 and all b: B | b.w in 1 + 2 } for 2 but 3 int
chosen: run { some i: Int | i > 1 and all b: B | b.w = i and some B and no s } for 2 but 3 int
every: run { all i: Int | i > 2 implies some w.i and no s } for 1 but 3 int, exactly 2 B
