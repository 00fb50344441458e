/** util/seqrel: sequences as relations from ordered indices, which are atoms, to elements. */
export const seqrel = `
module util/seqrel[elem]

open util/integer
open util/ordering[SeqIdx] as ord

sig SeqIdx {}

// The indices are a prefix of SeqIdx.
pred isSeq[s: SeqIdx -> elem] {
  s in SeqIdx -> lone elem
  s.inds - ord/next[s.inds] in ord/first
}

pred isEmpty[s: SeqIdx -> elem] { no s }
pred hasDups[s: SeqIdx -> elem] { #elems[s] < #inds[s] }

fun elems[s: SeqIdx -> elem]: set elem { SeqIdx.s }
fun inds[s: SeqIdx -> elem]: set SeqIdx { s.elem }

fun first[s: SeqIdx -> elem]: lone elem { s[ord/first] }
fun last[s: SeqIdx -> elem]: lone elem { s[lastIdx[s]] }
fun rest[s: SeqIdx -> elem]: SeqIdx -> elem { (ord/next).s }
fun butlast[s: SeqIdx -> elem]: SeqIdx -> elem { (SeqIdx - lastIdx[s]) <: s }

fun lastIdx[s: SeqIdx -> elem]: lone SeqIdx { ord/max[inds[s]] }
// None if the sequence is full.
fun afterLastIdx[s: SeqIdx -> elem]: lone SeqIdx { ord/min[SeqIdx - inds[s]] }

fun idxOf[s: SeqIdx -> elem, e: elem]: lone SeqIdx { ord/min[indsOf[s, e]] }
fun lastIdxOf[s: SeqIdx -> elem, e: elem]: lone SeqIdx { ord/max[indsOf[s, e]] }
fun indsOf[s: SeqIdx -> elem, e: elem]: set SeqIdx { s.e }

fun add[s: SeqIdx -> elem, e: elem]: SeqIdx -> elem { setAt[s, afterLastIdx[s], e] }
fun setAt[s: SeqIdx -> elem, i: SeqIdx, e: elem]: SeqIdx -> elem { s ++ i -> e }
fun insert[s: SeqIdx -> elem, i: SeqIdx, e: elem]: SeqIdx -> elem {
  (ord/prevs[i] <: s) + (i -> e) + (~(ord/next)).((ord/nexts[i] + i) <: s)
}
fun delete[s: SeqIdx -> elem, i: SeqIdx]: SeqIdx -> elem { (ord/prevs[i] <: s) + (ord/next).(ord/nexts[i] <: s) }

fun append[a, b: SeqIdx -> elem]: SeqIdx -> elem {
  let shift = { to, from: SeqIdx | #ord/prevs[to] = add[#ord/prevs[from], add[#ord/prevs[lastIdx[a]], 1]] } | a + shift.b
}

// From one index to another, both included.
fun subseq[s: SeqIdx -> elem, from, to: SeqIdx]: SeqIdx -> elem {
  let shift = { new, old: SeqIdx | #ord/prevs[new] = sub[#ord/prevs[old], #ord/prevs[from]] } |
    shift.((SeqIdx - ord/nexts[to]) <: s)
}

fun firstIdx: SeqIdx { ord/first }
fun finalIdx: SeqIdx { ord/last }
`
