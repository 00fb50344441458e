// A field joined with itself the wrong way round.
sig A { f: set B }
sig B {}
run { no B.f + A.~f } for 2
