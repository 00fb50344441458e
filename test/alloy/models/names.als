// Names with underscores and digits; a field, a predicate and a signature may have names that differ in case only.
sig A_1 { f_1: lone A_1, a_1: set b }
sig b {}
pred F_1 { some f_1 and some a_1 }

run F_1 for 2
