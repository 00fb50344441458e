/** util/sequniv: sequences as relations from 0, 1, 2, … to elements. A module that says `seq` opens it as `seq`. */
export const sequniv = `
module util/sequniv

open util/integer as ui

// The indices are a prefix of seq/Int.
pred isSeq[s: Int -> univ] {
  s in seq/Int -> lone univ
  s.inds - ui/next[s.inds] in 0
}

pred isEmpty[s: Int -> univ] { no s }
pred hasDups[s: Int -> univ] { #elems[s] < #inds[s] }

fun elems[s: Int -> univ]: set (Int.s) { seq/Int.s }
fun inds[s: Int -> univ]: set Int { s.univ }

fun first[s: Int -> univ]: lone (Int.s) { s[0] }
fun last[s: Int -> univ]: lone (Int.s) { s[lastIdx[s]] }
fun rest[s: Int -> univ]: s { seq/Int <: ((ui/next).s) }
fun butlast[s: Int -> univ]: s { (seq/Int - lastIdx[s]) <: s }

fun lastIdx[s: Int -> univ]: lone Int { ui/max[inds[s]] }
// None if the sequence is full.
fun afterLastIdx[s: Int -> univ]: lone Int { ui/min[seq/Int - inds[s]] }

fun idxOf[s: Int -> univ, e: univ]: lone Int { ui/min[indsOf[s, e]] }
fun lastIdxOf[s: Int -> univ, e: univ]: lone Int { ui/max[indsOf[s, e]] }
fun indsOf[s: Int -> univ, e: univ]: set Int { s.e }

fun add[s: Int -> univ, e: univ]: s + (seq/Int -> e) { setAt[s, afterLastIdx[s], e] }
fun setAt[s: Int -> univ, i: Int, e: univ]: s + (seq/Int -> e) { s ++ i -> e }

// What does not fit is lost at the end.
fun insert[s: Int -> univ, i: Int, e: univ]: s + (seq/Int -> e) {
  seq/Int <: ((ui/prevs[i] <: s) + (i -> e) + ui/prev.((ui/nexts[i] + i) <: s))
}
fun delete[s: Int -> univ, i: Int]: s { (ui/prevs[i] <: s) + (ui/next).(ui/nexts[i] <: s) }

fun append[a, b: Int -> univ]: a + b {
  let shift = { to, from: seq/Int | int[to] = ui/add[int[from], ui/add[int[lastIdx[a]], 1]] } |
    no a => b else a + shift.b
}

// From one index to another, both included.
fun subseq[s: Int -> univ, from, to: Int]: s {
  let shift = { new, old: seq/Int | int[new] = ui/sub[int[old], int[from]] } |
    shift.((seq/Int - ui/nexts[to]) <: s)
}
`
