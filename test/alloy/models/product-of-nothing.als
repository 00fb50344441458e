// Empty signatures make empty products; quantifiers over nothing.
sig A { f: set B }
sig B {}

run { all b: B | some a: A | a->b in f } for 2 but 0 A
nothing: run { no b: B | some b and some A -> B or no A -> B } for 1 but 0 B
