/** Faults in objects that are compared, read by accessors, found in lists, or share state. */
import { anyOf, type Edit, edits, isPrivate, isStatic } from '../edit.js'
import { block, type Method, name, returns } from '../java/tree.js'
import { erased } from '../java/types.js'
import { replaced, sites } from '../java/walk.js'

const signTurned: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'method'), ({ node }) => {
    if (!['compareTo', 'compare'].includes(node.name) || node.type !== 'int' || node.body === null) return null
    return anyOf(d, sites(node.body, 'return'), ({ node: { value } }) =>
      value === null ? null : replaced(program, value, { kind: 'unary', op: '-', operand: value }),
    )
  })

const equalsByIdentity: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'method'), ({ node }) => {
    const [other] = node.params
    if (node.name !== 'equals' || other === undefined || node.body === null) return null
    const same = returns({ kind: 'binary', op: '==', left: name('this'), right: name(other.name) })
    return replaced(program, node.body, block(same))
  })

const equalsLost: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'method'), ({ node, around }) =>
    node.name === 'equals' && around.at(-1)?.kind === 'type' ? replaced(program, node, []) : null,
  )

const hashLost: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'method'), ({ node, around }) =>
    node.name === 'hashCode' && around.at(-1)?.kind === 'type' ? replaced(program, node, []) : null,
  )

/** `text()` gives what `label()` should give. */
const accessorOfAnother: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'method'), ({ node, around }) => {
    const owner = around.at(-1)
    const read = accessed(node)
    if (owner?.kind !== 'type' || read === undefined) return null
    const others = [...owner.components, ...owner.members].flatMap(m =>
      (m.kind === 'field' || m.kind === 'param') && m.type === node.type && m.name !== read ? [m.name] : [],
    )
    return others.length === 0 || node.body === null ? null : replaced(program, node.body, block(returns(name(d.pick(others)))))
  })

/** A constructor or a `with` method mixes up two parts of the same type. */
const partsMixedUp: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'new'), ({ node }) => {
    const own = program.flatMap(unit => unit.types).find(type => type.name === erased(node.type))
    const [one, other] = node.args.slice(-2)
    if (own === undefined || one === undefined || other === undefined) return null
    return replaced(program, node, { ...node, args: [...node.args.slice(0, -2), other, one] })
  })

/** One list for all objects. */
const listShared: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'field'), ({ node, around }) => {
    const owner = around.at(-1)
    if (owner?.kind !== 'type' || owner.sort !== 'class' || !isPrivate(node) || isStatic(node) || node.init?.kind !== 'new')
      return null
    return replaced(program, node, { ...node, modifiers: ['private', 'static', ...node.modifiers.filter(m => m !== 'private')] })
  })

/** A list for each object that was one for all. */
const listUnshared: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'field'), ({ node, around }) => {
    if (around.at(-1)?.kind !== 'type' || !isPrivate(node) || !isStatic(node) || node.init?.kind !== 'new') return null
    return replaced(program, node, { ...node, modifiers: node.modifiers.filter(m => m !== 'static') })
  })

function accessed(method: Method): string | undefined {
  const [only, ...more] = method.body?.body ?? []
  if (method.params.length > 0 || more.length > 0 || only?.kind !== 'return') return undefined
  return only.value?.kind === 'name' ? only.value.name : undefined
}

export const valueFaults: readonly Edit[] = edits({
  'sign of a comparison turned': signTurned,
  'equals by identity': equalsByIdentity,
  'equals lost': equalsLost,
  'hashCode lost': hashLost,
  'accessor of another field': accessorOfAnother,
  'parts of an object mixed up': partsMixedUp,
  'list shared by all objects': listShared,
  'shared list made one for each object': listUnshared,
})
