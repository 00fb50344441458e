// A signature of integers: its atoms are fixed and never renamed.
sig X in Int {}
sig A { v: one X }

run { #X = 2 and 1 in X and all x: X | x >= 0 } for 2 but 3 int
