// Arrows with multiplicities on the right of `in`, in a fact.
sig A { r: set B }
sig B {}
fact { r in A lone -> some B }

keep: run {} for 3
turn: run { ~r in B one -> set A } for 3
broken: run { not (r in A one -> one B) } for 3
