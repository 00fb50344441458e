// Exact scopes of extensions own atoms; what is left of the parent's scope is shared.
sig P {}
sig A, B extends P {}
sig C { p: one P }

one_: run {} for 3 but exactly 1 A, exactly 1 C
both: run {} for exactly 3 P, exactly 1 A, exactly 2 B, 1 C
parent: run {} for exactly 3 P, 1 A, 2 C
zero: run {} for exactly 2 P, exactly 0 A, exactly 1 B, 1 C
