// With four bits eight atoms are minus eight, nine minus seven.
sig A {}
lone sig B {}

below: run { #A < 0 } for 10 A, 4 int
exact: run { #A = 7.plus[1] } for exactly 8 A, 4 int
three: run { #A = #B - 7 } for 9 A, 4 int
wider: run { #A > 7 } for 10 A, 5 int
