// What util/relation says of relations.
open util/relation
sig A { f: set A }

no_cycles: run { acyclic[f, A] and some f } for 3
order: run { partialOrder[f, A] and not totalOrder[f, A] } for 3
pre: run { preorder[f, A] and some f - iden } for 3
equivalence_: run { equivalence[f, A] } for 3
bijection_: run { bijection[f, A, A] and irreflexive[f] } for 3
functional_: run { function[f, A] and surjective[f, A] } for 3
ends: run { dom[f] = ran[f] and some f and injective[f, A] and complete[f, A] } for 2
weak: run { antisymmetric[f] and reflexive[f, A] and transitive[f] } for 3
symmetric_: run { symmetric[f] and total[f, A] and functional[f, A] } for 3
