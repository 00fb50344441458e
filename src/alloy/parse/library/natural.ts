/** util/natural: numbers from 0 on as atoms, as many as the scope of `Natural` allows. */
export const natural = `
module util/natural

private open util/ordering[Natural] as ord
private open util/integer as integer

sig Natural {}
one sig Zero in Natural {}
// None if there is only one number.
lone sig One in Natural {}

fact {
  first in Zero
  next[first] in One
}

fun inc[n: Natural]: lone Natural { ord/next[n] }
fun dec[n: Natural]: lone Natural { ord/prev[n] }

// Nothing where the result is no number of the scope.
fun add[a, b: Natural]: lone Natural { { n: Natural | #ord/prevs[n] = plus[#ord/prevs[a], #ord/prevs[b]] } }
fun sub[a, b: Natural]: lone Natural { { n: Natural | #ord/prevs[a] = plus[#ord/prevs[b], #ord/prevs[n]] } }
fun mul[a, b: Natural]: lone Natural { { n: Natural | #ord/prevs[n] = #(ord/prevs[a] -> ord/prevs[b]) } }
fun div[a, b: Natural]: lone Natural { { n: Natural | #ord/prevs[a] = #(ord/prevs[b] -> ord/prevs[n]) } }

pred gt[a, b: Natural] { ord/gt[a, b] }
pred lt[a, b: Natural] { ord/lt[a, b] }
pred gte[a, b: Natural] { ord/gte[a, b] }
pred lte[a, b: Natural] { ord/lte[a, b] }

fun max[ns: set Natural]: lone Natural { ord/max[ns] }
fun min[ns: set Natural]: lone Natural { ord/min[ns] }
`
