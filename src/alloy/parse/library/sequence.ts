/** util/sequence: sequences as atoms, each of them different, over ordered indices, which are atoms too. */
export const sequence = `
module util/sequence[elem]

open util/ordering[SeqIdx] as ord

sig SeqIdx {}

sig Seq {
  seqElems: SeqIdx -> lone elem
} {
  // No gaps.
  all i: SeqIdx - ord/first | some i.seqElems => some ord/prev[i].seqElems
}

fact canonicalizeSeqs {
  no a, b: Seq | a != b && a.seqElems = b.seqElems
}

pred noDuplicates { all s: Seq | !s.hasDups }

// Every sequence of the scope is there.
pred allExist {
  some s: Seq | s.isEmpty
  all s: Seq | SeqIdx !in s.inds => (all e: elem | some longer: Seq | s.add[e, longer])
}

// Every one without duplicates is there, and no other.
pred allExistNoDuplicates {
  some s: Seq | s.isEmpty
  all s: Seq {
    !s.hasDups
    SeqIdx !in s.inds => (all e: elem - s.elems | some longer: Seq | s.add[e, longer])
  }
}

pred isEmpty[s: Seq] { no s.elems }
pred hasDups[s: Seq] { #elems[s] < #inds[s] }

fun at[s: Seq, i: SeqIdx]: lone elem { i.(s.seqElems) }
fun elems[s: Seq]: set elem { SeqIdx.(s.seqElems) }
fun inds[s: Seq]: set SeqIdx { elem.~(s.seqElems) }

fun first[s: Seq]: lone elem { s.at[ord/first] }
fun last[s: Seq]: lone elem { s.at[s.lastIdx] }

fun lastIdx[s: Seq]: lone SeqIdx { ord/max[s.inds] }
// None if the sequence is full.
fun afterLastIdx[s: Seq]: lone SeqIdx { ord/min[SeqIdx - s.inds] }

fun idxOf[s: Seq, e: elem]: lone SeqIdx { ord/min[s.indsOf[e]] }
fun lastIdxOf[s: Seq, e: elem]: lone SeqIdx { ord/max[s.indsOf[e]] }
fun indsOf[s: Seq, e: elem]: set SeqIdx { (s.seqElems).e }

pred startsWith[s, prefix: Seq] { all i: prefix.inds | s.at[i] = prefix.at[i] }

// The last argument is what becomes of the first.
pred rest[s, r: Seq] {
  !s.isEmpty
  all i: SeqIdx | r.at[i] = s.at[ord/next[i]]
}
pred add[s: Seq, e: elem, added: Seq] {
  added.startsWith[s]
  added.seqElems[s.afterLastIdx] = e
  #added.inds = (#s.inds).add[1]
}
pred setAt[s: Seq, i: SeqIdx, e: elem, setted: Seq] { setted.seqElems = s.seqElems ++ i -> e }
pred insert[s: Seq, i: SeqIdx, e: elem, inserted: Seq] {
  inserted.at[i] = e
  all earlier: ord/prevs[i] | inserted.at[earlier] = s.at[earlier]
  all later: ord/nexts[i] | inserted.at[later] = s.at[ord/prev[later]]
  #inserted.inds = (#s.inds).add[1]
}

// The first stands in the second from that index on.
pred copy[source, dest: Seq, start: SeqIdx] {
  all from: source.inds | some to: SeqIdx {
    ord/gte[to, start]
    dest.at[to] = source.at[from]
    #ord/prevs[from] = #(ord/prevs[to] - ord/prevs[start])
  }
}
pred append[a, b, appended: Seq] {
  appended.startsWith[a]
  copy[b, appended, a.afterLastIdx]
  #appended.inds = (#a.inds).add[#b.inds]
}
// From one index to another, both included.
pred subseq[s, sub: Seq, from, to: SeqIdx] {
  ord/lte[from, to]
  copy[sub, s, from]
  #sub.inds = #(to + ord/prevs[to] - ord/prevs[from])
}

fun firstIdx: SeqIdx { ord/first }
fun finalIdx: SeqIdx { ord/last }
`
