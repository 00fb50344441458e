// Negated quantifiers and nested alternations.
sig A { r: set A }

not_all: run { not all a: A | some b: A | a->b in r and b->a not in r } for 2
not_some: run { !(some a: A | all b: A | a->b in r) } for 2
not_one: run { not one a: A | no a.r and some A } for 2
not_lone: run { not lone a: A | no a.r } for 3 but 3 A
alternating: run { all a: A | some b: A | all c: A | a->b in r and (c->b in r implies c = a) } for 3
