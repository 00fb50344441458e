// `one`, `lone` and `some` signatures against the scope.
one sig O {}
lone sig L {}
some sig S {}
sig A extends S {}
some sig B extends S {}

wide: run {} for 3
narrow: run {} for 1
exactly_: run {} for exactly 2 S, 1 A
