/** util/integer: arithmetic within the bit width. Every module opens it as `integer`. */
export const integer = `
module util/integer

fun add[a, b: Int]: Int { this/plus[a, b] }
fun plus[a, b: Int]: Int { a fun/add b }
fun sub[a, b: Int]: Int { this/minus[a, b] }
fun minus[a, b: Int]: Int { a fun/sub b }
fun mul[a, b: Int]: Int { a fun/mul b }
fun div[a, b: Int]: Int { a fun/div b }
fun rem[a, b: Int]: Int { a fun/rem b }
fun negate[n: Int]: Int { 0 fun/sub n }

pred eq[a, b: Int] { int[a] = int[b] }
pred gt[a, b: Int] { a > b }
pred lt[a, b: Int] { a < b }
pred gte[a, b: Int] { a >= b }
pred lte[a, b: Int] { a <= b }

pred zero[n: Int] { n = 0 }
pred pos[n: Int] { n > 0 }
pred neg[n: Int] { n < 0 }
pred nonpos[n: Int] { n <= 0 }
pred nonneg[n: Int] { n >= 0 }

fun signum[n: Int]: Int { n < 0 => (0 fun/sub 1) else (n > 0 => 1 else 0) }

// Between an element and its place, from 0, in an order like that of util/ordering.
fun int2elem[i: Int, next: univ -> univ, s: set univ]: lone s { { e: s | #^next.e = int i } }
fun elem2int[e: univ, next: univ -> univ]: lone Int { Int[#^next.e] }

// Of the bit width.
fun max: one Int { fun/max }
fun min: one Int { fun/min }
fun next: Int -> Int { fun/next }
fun prev: Int -> Int { ~next }

// Of a set.
fun max[es: set Int]: lone Int { es - es.^prev }
fun min[es: set Int]: lone Int { es - es.^next }

fun prevs[e: Int]: set Int { e.^prev }
fun nexts[e: Int]: set Int { e.^next }

fun larger[a, b: Int]: Int { let x = int[a], y = int[b] | (x < y => y else x) }
fun smaller[a, b: Int]: Int { let x = int[a], y = int[b] | (x < y => x else y) }
`
