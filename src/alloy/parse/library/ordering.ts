/** util/ordering: all atoms of a signature in one line. Its scope becomes exact. */
export const ordering = `
module util/ordering[exactly elem]

private one sig Ord {
  First: set elem,
  Next: elem -> elem
} {
  pred/totalOrder[elem, First, Next]
}

fun first: one elem { Ord.First }
fun last: one elem { elem - next.elem }

// From each element to the one before it, and to the one after it.
fun prev: elem -> elem { ~(Ord.Next) }
fun next: elem -> elem { Ord.Next }

// All those before it, and after it.
fun prevs[e: elem]: set elem { e.^(~(Ord.Next)) }
fun nexts[e: elem]: set elem { e.^(Ord.Next) }

pred lt[a, b: elem] { a in prevs[b] }
pred gt[a, b: elem] { a in nexts[b] }
pred lte[a, b: elem] { a = b or lt[a, b] }
pred gte[a, b: elem] { a = b or gt[a, b] }

fun larger[a, b: elem]: elem { lt[a, b] => b else a }
fun smaller[a, b: elem]: elem { lt[a, b] => a else b }

// Nothing of nothing.
fun max[es: set elem]: lone elem { es - es.^(~(Ord.Next)) }
fun min[es: set elem]: lone elem { es - es.^(Ord.Next) }
`
