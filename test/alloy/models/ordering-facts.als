// A trace: states in order, each follows from the one before.
open util/ordering[State] as states
abstract sig Place {}
one sig Near, Far extends Place {}
sig State { boat: one Place, sheep: set Place }

fact { first.boat = Near and first.sheep = Near }
fact {
  all s: State, t: s.next {
    t.boat != s.boat
    t.sheep in s.sheep + t.boat
    some t.sheep
  }
}
run { last.sheep = Far } for 3
short: run { some states/prev } for exactly 2 State
