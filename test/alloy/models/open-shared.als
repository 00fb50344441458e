// Opened with the same arguments on two ways a module is there once.
open parts/pairing[A, A] as p
open parts/uses_pairing[A] as u
sig A {}

run { some p/paired and u/same } for 2
