// Subset signatures: of one parent, of a union, of another subset; they overlap and own no atoms.
sig A {}
sig B {}
sig C {}
sig X in A {}
sig Y in A + B {}
sig Z in Y {}
one sig P in B + C {}

run { some X & Y and some Z } for 2
