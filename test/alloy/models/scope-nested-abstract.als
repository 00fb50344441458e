// Abstract signatures in several levels: sums, differences and pools go through them.
abstract sig T {}
abstract sig U extends T {}
sig A, B extends U {}
sig C extends T {}

sums: run {} for 1 A, 1 B, 2 C
difference: run {} for 3 T, 1 U
pool: run {} for 3 T, 1 A
exact: run {} for exactly 3 T, exactly 1 C, exactly 1 A
