/** util/ternary: the columns of ternary relations. */
export const ternary = `
module util/ternary

fun dom[r: univ -> univ -> univ]: set ((r.univ).univ) { (r.univ).univ }
fun mid[r: univ -> univ -> univ]: set (univ.(r.univ)) { univ.(r.univ) }
fun ran[r: univ -> univ -> univ]: set (univ.(univ.r)) { univ.(univ.r) }

fun select12[r: univ -> univ -> univ]: r.univ { r.univ }
fun select13[r: univ -> univ -> univ]: ((r.univ).univ) -> (univ.(univ.r)) {
  { a: (r.univ).univ, c: univ.(univ.r) | some (a.r).c }
}
fun select23[r: univ -> univ -> univ]: univ.r { univ.r }

fun flip12[r: univ -> univ -> univ]: (univ.(r.univ)) -> ((r.univ).univ) -> (univ.(univ.r)) {
  { b: univ.(r.univ), a: (r.univ).univ, c: univ.(univ.r) | a -> b -> c in r }
}
fun flip13[r: univ -> univ -> univ]: (univ.(univ.r)) -> (univ.(r.univ)) -> ((r.univ).univ) {
  { c: univ.(univ.r), b: univ.(r.univ), a: (r.univ).univ | a -> b -> c in r }
}
fun flip23[r: univ -> univ -> univ]: ((r.univ).univ) -> (univ.(univ.r)) -> (univ.(r.univ)) {
  { a: (r.univ).univ, c: univ.(univ.r), b: univ.(r.univ) | a -> b -> c in r }
}
`
