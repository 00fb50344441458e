// Scopes of signatures of an opened module, and of its singletons.
open parts/graph as g
sig X { n: set Node }

run { no to and some n } for 2 but exactly 2 Node, 1 X
named: run { some X } for exactly 1 g/Node, 2 X
