// `disj` of three names, two `disj` declarations side by side, and a bound that uses an earlier variable.
sig A { r: set A }
sig B { s: set A }

three: run { no B and some disj a, b, c: A | a->b + b->c + c->a = r } for 4 but 1 B
two: run { some disj a, b: A, disj c, d: B | a in c.s and b in d.s and no r } for 2
later: run { all b: B, x: b.s, y: x.r | y in b.s and some B } for 2 but 1 B
