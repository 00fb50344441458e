// Every operation on every pair of numbers, division by zero and shifts by any distance among them; where there are many numbers, a
// few of them by any distance.
one sig A { x, y, z: one Int }
run division { all a: A | a.z = a.x.div[a.y] } for 3 but 3 int
run remainder { all a: A | a.z = a.x.rem[a.y] } for 3 but 3 int
run product { all a: A | a.z = a.x.mul[a.y] } for 3 but 3 int
run difference { all a: A | a.z = a.x.minus[a.y] } for 3 but 3 int
run shiftedLeft { all a: A | a.z = a.x << a.y } for 3 but 4 int
run shiftedLeftOf3 { all a: A | a.z = a.x << a.y } for 3 but 3 int
pred few[i: Int] { i = 1 or i = 10 or i = -1 or i = -16 }
run shiftedLeftOf5 { all a: A | few[a.x] and a.z = a.x << a.y } for 3 but 5 int
run shiftedRightOf5 { all a: A | few[a.x] and a.z = a.x >> a.y } for 3 but 5 int
run shiftedRight { all a: A | a.z = a.x >> a.y } for 3 but 4 int
run shiftedRightWithZeros { all a: A | a.z = a.x >>> a.y } for 3 but 4 int
