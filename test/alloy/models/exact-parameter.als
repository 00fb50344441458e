// A parameter that is `exactly` makes the scope of its argument exact, nothing more.
open parts/pairing[A, B] as p
sig A { f: lone A }
sig B {}

run { no f } for 2
typed: run { no f } for 2 A, 2 B
