// Integers joined through relations, restricted, and in closures.
sig A { at: Int -> lone A }

step: run { all a: A | a.at.A in 0 + 1 and some a.at[0] and a.at[1] = a.at[0] } for 2 but 2 int
next_: run { let n = { i, j: Int | j = i.plus[1] and j > i } | all a: A | a.at.A = 0.^n and one A } for 1 but 3 int
