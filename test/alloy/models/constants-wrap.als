// Numbers that the bits do not hold wrap around: nine is minus seven in four bits, two is minus two in two.
sig A { v: lone Int }

nine: run { all a: A | a.v = 9 and #A < 3 } for 2
below: run { #A < 9 } for 2
fifteen: run { all a: A | a.v > 13 and a.v < 17 } for 1
two: run { all a: A | a.v < 2 } for 1 but 2 int
