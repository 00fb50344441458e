// A module with parameters, opened twice under two names.
open parts/pairing[A, B] as ab
open parts/pairing[B, A] as ba
sig A {}
sig B {}

run { ab/paired = ~(ba/paired) and some ab/paired } for 2
first_only: run { ab/linked[A] and no ba/paired } for 2
