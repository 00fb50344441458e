// A field name of two signatures on an expression that may be both.
abstract sig N {}
sig A extends N { f: lone N }
sig B extends N { f: set A }
run { all n: N | some n.f } for 2
