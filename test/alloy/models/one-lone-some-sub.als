// Multiplicities on extending signatures.
abstract sig Colour {}
one sig Red, Green extends Colour {}
lone sig Blue extends Colour {}
some sig Other extends Colour {}
sig Thing { c: one Colour }

run { #Thing.c > 1 } for 5 but 2 Thing
