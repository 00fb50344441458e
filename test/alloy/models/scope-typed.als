// With only typed scopes every top-level signature needs one; exact and inexact, in any order.
sig A {}
sig B { f: lone A }

both: run {} for 2 A, exactly 2 B
exact: run { #B.f = 2 } for exactly 2 A, 3 B
