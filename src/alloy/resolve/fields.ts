/** Fields as the theory has them, and what their declarations say beyond bounds and multiplicities: `disj`, and `seq`. */

import type { Binding, Field, Formula, Relation, Variable } from '../theory.js'
import type { FieldGroup } from './declarations.js'
import type { FieldTerm } from './draft.js'
import { disjoint, type Lowering, lowerBound, lowerRelation } from './lower.js'
import { sequenceConditions } from './sequences.js'
import { relationOf } from './signatures.js'
import { arityOf } from './types.js'

/** In the order of the groups; the fields know their place in the theory then. */
export function writeFields(groups: readonly FieldGroup[], lowering: Lowering): readonly Field[] {
  const written: Field[] = []
  for (const { owner, fields } of groups) {
    for (const field of fields) {
      const { core: sig } = owner
      if (sig === undefined) continue
      const { multiplicity, of: bound } = lowerBound(field.bound, lowering)
      field.core = {
        index: written.length,
        label: `${owner.label}.${field.name}`,
        name: field.name,
        at: field.at,
        owner: sig,
        arity: arityOf(field.type) ?? 2,
        self: field.self.variable,
        bound,
        multiplicity,
      }
      written.push(field.core)
    }
  }
  return written
}

export function factsOfFields(groups: readonly FieldGroup[], lowering: Lowering): readonly Formula[] {
  return groups.flatMap(group => {
    const { declaration, fields } = group
    const isDisjoint = declaration.disjoint && fields.length > 1
    return [
      ...fields.flatMap(field => sequencesOf(group, field, lowering)),
      ...(declaration.disjointAcross ? fields.flatMap(field => disjointAcross(group, field)) : []),
      ...(isDisjoint ? [disjoint(fields[0]?.at ?? group.owner.at, fields.flatMap(relationOfField))] : []),
    ]
  })
}

function relationOfField({ core, at }: FieldTerm): readonly Relation[] {
  return core === undefined ? [] : [{ kind: 'field', field: core, at }]
}

/** `variable.field`. */
function inField(field: FieldTerm, variable: Variable): Relation {
  const { at } = field
  const [right] = relationOfField(field)
  const left: Relation = { kind: 'variable', variable, at }
  return right === undefined ? left : { kind: 'join', left, right, at }
}

function sequencesOf({ owner }: FieldGroup, field: FieldTerm, lowering: Lowering): readonly Formula[] {
  const { at, bound } = field
  const { variable } = field.self
  const conditions = sequenceConditions(inField(field, variable), bound, draft => lowerRelation(draft, lowering))
  const bindings = [each(variable, relationOf(owner, at))]
  return conditions.map(body => ({ kind: 'quantified', quantifier: 'all', bindings, body, at }))
}

/** Two atoms of the owner have nothing in common in this field. */
function disjointAcross({ owner }: FieldGroup, field: FieldTerm): readonly Formula[] {
  if (owner.declaration?.multiplicity === 'one') return []
  const { at } = field
  const [one, other]: readonly [Variable, Variable] = [{ name: 'this' }, { name: 'that' }]
  const bound = relationOf(owner, at)
  const bindings: readonly Binding[] = [each(one, bound), { ...each(other, bound), disjointFrom: [one] }]
  return [
    { kind: 'quantified', quantifier: 'all', bindings, body: disjoint(at, [inField(field, one), inField(field, other)]), at },
  ]
}

function each(variable: Variable, bound: Relation): Binding {
  return { variable, bound, multiplicity: 'one', disjointFrom: [] }
}
