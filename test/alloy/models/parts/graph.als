module parts/graph
sig Node { to: set Node }
fact { no to & iden }
pred cyclic { some n: Node | n in n.^to }
fun reach[n: Node]: set Node { n.*to }
run { some to } for 5
