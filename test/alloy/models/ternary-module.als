// util/ternary.
open util/ternary
sig A { r: B -> C }
sig B {}
sig C {}

run { some r and dom[r] = A and mid[r] = B and ran[r] = C and select13[r] = A -> C } for 2
flips: run { flip23[r] in A -> C -> B and #select12[r] = 1 and some flip13[r][C] and select23[r].C = B and flip12[r].C = ~(r.C) } for 2
