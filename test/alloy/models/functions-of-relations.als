// Functions that give relations and numbers, and take relations.
sig A { f, g: set A }

fun compose[r, s: A -> A]: A -> A { r.s }
fun size[r: A -> A]: Int { #r }
fun invert[r: A -> A]: A -> A { ~r }

run { compose[f, g] = invert[g] and size[f] = 2 and size[g] > 0 } for 2
minus_: run { size[f].minus[size[g]] = 2 } for 2
