// Each quantifier over one variable.
sig A { f: set B }
sig B {}

all_: run { all a: A | some a.f } for 2
some_: run { some a: A | a.f = B and some B } for 2
no_: run { no a: A | a.f = B } for 2
one_: run { one a: A | no a.f } for 2
lone_: run { lone b: B | b in A.f } for 2
