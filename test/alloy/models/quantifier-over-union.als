// Quantifiers over unions, differences, ranges of fields and products of sets.
sig A { f: set B }
sig B { g: lone A }

run { all x: A + B | x in A implies some x.f and all y: B - A.f | no y.g } for 2
pairs: run { some p: A, q: p.f | q.g = p and all r: q.g.f - q | no r.g } for 2
