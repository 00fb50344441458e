/**
 * What `seq` demands beyond its product: that the indices have no gaps, so that each but 0 is the one after another. Deep inside
 * a bound it is demanded of every part of the relation that lies there.
 */

import type { Binding, Formula, Relation } from '../theory.js'
import type { Draft } from './draft.js'
import { arityOf } from './types.js'

/** The conditions for `value in bound`, as far as sequences go. */
export function sequenceConditions(value: Relation, bound: Draft, lower: (draft: Draft) => Relation): readonly Formula[] {
  if (bound.kind !== 'arrow' || bound.multiplicity !== 'arrow') return []
  const { at, left, right } = bound
  const [before, after] = [columns(left, lower), columns(right, lower)]
  const tail = before.bindings.reduce((rest: Relation, { variable }): Relation => {
    return { kind: 'join', left: { kind: 'variable', variable, at }, right: rest, at }
  }, value)
  const head = after.bindings.reduceRight((rest: Relation, { variable }): Relation => {
    return { kind: 'join', left: rest, right: { kind: 'variable', variable, at }, at }
  }, value)
  return [
    ...(bound.sequence ? [noGaps(value, bound)] : []),
    ...sequenceConditions(tail, right, lower).map(inner => forEach(before, inner)),
    ...sequenceConditions(head, left, lower).map(inner => forEach(after, inner)),
  ]
}

interface Columns {
  readonly bindings: readonly Binding[]
  /** Where there are several, that they make a tuple. */
  readonly guard?: Formula
}

/** Variables for one tuple of a bound. */
function columns(bound: Draft, lower: (draft: Draft) => Relation): Columns {
  const { at } = bound
  const arity = arityOf(bound.type) ?? 1
  const within = lower(bound)
  const over = (set: Relation, n: number): Binding => {
    return { variable: { name: `column${n}` }, bound: set, multiplicity: 'one', disjointFrom: [] }
  }
  if (arity === 1) return { bindings: [over(within, 1)] }
  const bindings = Array.from({ length: arity }, (_, n) => over({ kind: 'constant', name: 'univ', at }, n + 1))
  const uses = bindings.map(({ variable }): Relation => ({ kind: 'variable', variable, at }))
  const tuple = uses.reduce((left, right): Relation => {
    return { kind: 'product', left, right, leftMultiplicity: 'set', rightMultiplicity: 'set', at }
  })
  return { bindings, guard: { kind: 'in', left: tuple, right: within, multiplicity: 'set', at } }
}

function forEach({ bindings, guard }: Columns, body: Formula): Formula {
  const { at } = body
  const guarded: Formula = guard === undefined ? body : { kind: 'implies', left: guard, right: body, at }
  return { kind: 'quantified', quantifier: 'all', bindings, body: guarded, at }
}

/** Its first column without what comes after another index is at most 0. */
function noGaps(value: Relation, { at, type }: Draft): Formula {
  const arity = arityOf(type) ?? 2
  const everything: Relation = { kind: 'constant', name: 'univ', at }
  const indices = Array.from({ length: arity - 1 }).reduce((left: Relation): Relation => {
    return { kind: 'join', left, right: everything, at }
  }, value)
  const next: Relation = { kind: 'constant', name: 'Int/next', at }
  const later: Relation = { kind: 'join', left: indices, right: next, at }
  const zero: Relation = { kind: 'atom-of', operand: { kind: 'number', value: 0, at }, at }
  const first: Relation = { kind: 'difference', left: indices, right: later, at }
  return { kind: 'in', left: first, right: zero, multiplicity: 'set', at }
}
