// Several declarations, several names in one, `disj` within one declaration only; `one x, y` counts pairs.
sig A { r: set A }

all_: run { all a, b: A | a->b in r or b->a in r } for 3
disj_: run { all disj a, b: A | a->b in r or b->a in r } for 3
some_: run { some disj a, b: A, c: A | a->b in r and b->c in r and c not in a } for 3
one_: run { one x, y: A | x->y in r } for 3
one_sym: run { one disj x, y: A | x->y in r and y->x in r } for 3
one_mixed: run { one x: A, y: A - x | x->y in r and x->x not in r } for 2
lone_: run { lone x, y: A | x->y in r } for 3
no_: run { no disj x, y: A | x->y in r } for 3
