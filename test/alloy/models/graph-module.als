// util/graph.
open util/graph[N]
sig N { e: set N }

tree_: run { tree[e] } for 3
rooted: run { some n: N | rootedAt[e, n] and #N = 3 and dag[e] } for 3
forest_: run { forest[e] and some e } for 4
ring_: run { ring[e] and some e } for 3
strong: run { stronglyConnected[e] and noSelfLoops[e] and some N } for 3
roots_: run { one roots[e] and one leaves[e] and undirected[e + ~e] and weaklyConnected[e] } for 3
