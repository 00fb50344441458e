// Signatures of every kind side by side: plain, abstract, one, lone, some, several names in one declaration.
module kinds

sig A {}
abstract sig B {}
sig B1, B2 extends B {}
one sig O {}
lone sig L {}
some sig S {}

run { #B > 0 } for 2
