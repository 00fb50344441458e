// Identical signatures and empty relations: many atoms, few instances.
sig A {}
sig B {}
sig C in A {}

run { #C = 2 } for 6 A, 3 B, 4 int
