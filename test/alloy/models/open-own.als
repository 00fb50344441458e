// An own module, opened under its name; its facts hold, its commands do not count.
open parts/graph
sig Labelled extends Node { label: lone Label }
sig Label {}

run { some label and cyclic } for 2
qualified: run { some graph/Node - Labelled and graph/reach[Node] = Node } for 2
