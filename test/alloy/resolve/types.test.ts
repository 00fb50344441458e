import { describe, expect, it } from 'vitest'
import { relevantEdges } from '../../../src/alloy/resolve/closure-types.js'
import {
  arityOf,
  closureOf,
  either,
  formula,
  hasTuple,
  int,
  intersectionOf,
  isInteger,
  isNothing,
  joinOf,
  type Kind,
  none,
  number,
  overlap,
  productOf,
  relation,
  seqInt,
  type Type,
  transposeOf,
  typeOf,
  unionOf,
  univ,
  writtenType,
} from '../../../src/alloy/resolve/types.js'

const a: Kind = { name: 'A', parent: univ }
const b: Kind = { name: 'B', parent: univ }
const a1: Kind = { name: 'A1', parent: a }
const a2: Kind = { name: 'A2', parent: a }
const written = (type: Type) => writtenType(type)

describe('types', () => {
  it('a union leaves out what is part of something else in it', () => {
    expect(written(unionOf(typeOf(a1), typeOf(a)))).toBe('{A}')
    expect(written(unionOf(typeOf(a1), typeOf(a2)))).toBe('{A1, A2}')
    expect(written(unionOf(typeOf(univ), typeOf(b)))).toBe('{univ}')
  })

  it('a union keeps only what has an arity on both sides', () => {
    expect(isNothing(unionOf(typeOf(a), typeOf(a, b)))).toBe(true)
    expect(written(unionOf(relation([[a], [a, b]]), typeOf(b)))).toBe('{A, B}')
  })

  it('an intersection of what is disjoint is empty, but has its arity', () => {
    const empty = intersectionOf(typeOf(a, b), typeOf(b, b))
    expect(written(empty)).toBe('{none->none}')
    expect(hasTuple(empty)).toBe(false)
    expect(arityOf(empty)).toBe(2)
    expect(written(intersectionOf(typeOf(a, univ), typeOf(a1, b)))).toBe('{A1->B}')
  })

  it('a join loses the two columns that meet', () => {
    expect(written(joinOf(typeOf(a1), typeOf(a, b)))).toBe('{B}')
    expect(written(joinOf(typeOf(b), typeOf(a, b)))).toBe('{none}')
    expect(isNothing(joinOf(typeOf(a), typeOf(a)))).toBe(true)
  })

  it('a product with the empty set is empty', () => {
    expect(written(productOf(typeOf(a), typeOf(none)))).toBe('{none->none}')
  })

  it('a closure has every path', () => {
    const steps = relation([
      [a, b],
      [b, int],
    ])
    expect(written(closureOf(steps))).toBe('{A->B, B->Int, A->Int}')
    expect(written(transposeOf(steps))).toBe('{B->A, Int->B}')
  })

  it('what is needed of a closure needs every edge on the way', () => {
    const steps = relation([
      [a, b],
      [b, int],
      [seqInt, a],
    ])
    expect(written(relevantEdges(typeOf(a, b), relation([[a, b]])))).toBe('{A->B}')
    expect(written(relevantEdges(typeOf(a1, seqInt), steps))).toBe('{A->B, B->Int, seq/Int->A}')
    expect(isNothing(relevantEdges(typeOf(b, a), relation([[a, b]])))).toBe(true)
  })

  it('a number is a set of integers, a sequence index is none by itself', () => {
    expect(isInteger(number)).toBe(true)
    expect(isInteger(typeOf(seqInt))).toBe(false)
    expect(overlap(number, typeOf(seqInt))).toBe(true)
  })

  it('a name may be a formula and a set at once', () => {
    expect(written(either(formula, typeOf(a)))).toBe('{formula, A}')
  })
})
