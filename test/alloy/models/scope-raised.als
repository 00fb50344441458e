// A parent's scope below what its children need is raised.
sig P {}
one sig A, B extends P {}
sig C extends P {}
abstract sig Q {}
one sig X, Y, Z extends Q {}

low: run {} for 1
typed: run {} for 1 P, 1 Q
exactly_: run {} for exactly 1 P, 2 Q
