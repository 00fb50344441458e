// Trees: transitive and reflexive closure over one and over two relations.
sig Node { left, right: lone Node }
one sig Root in Node {}
fact {
  Node = Root.*(left + right)
  no n: Node | n in n.^(left + right)
  no left & right
  all n: Node | lone n.~(left + right)
}

run {} for 4
