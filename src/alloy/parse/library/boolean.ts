/** util/boolean: two values as atoms. */
export const boolean = `
module util/boolean

abstract sig Bool {}
one sig True, False extends Bool {}

pred isTrue[b: Bool] { b in True }
pred isFalse[b: Bool] { b in False }

fun Not[b: Bool]: Bool { Bool - b }
fun And[a, b: Bool]: Bool { within[a + b, True] }
fun Or[a, b: Bool]: Bool { within[True, a + b] }
fun Xor[a, b: Bool]: Bool { within[Bool, a + b] }
fun Nand[a, b: Bool]: Bool { within[False, a + b] }
fun Nor[a, b: Bool]: Bool { within[a + b, False] }

private fun within[a, b: set Bool]: Bool { a in b => True else False }
`
