// Fields of arity three and four.
sig A { r: B -> C, q: B -> C -> B }
sig B {}
sig C {}

three: run { some r and no q } for 2 but 1 C
four: run { no r and #q = 3 } for 2 but 1 A
