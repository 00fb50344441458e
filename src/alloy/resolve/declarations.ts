/**
 * What is declared: fields, and the parameters and results of predicates and functions. Their types must be known before any
 * formula is read, and a bound may use what was declared before it: the parents' fields first, then the text's order.
 */

import { TheoryError, written } from '../position.js'
import type { Declaration, Name } from '../syntax.js'
import type { Callable, Draft, FieldTerm, Local, Signature } from './draft.js'
import { localsOf, type Place, readSetBound, within } from './read-expression.js'
import type { Warn } from './settle.js'
import { arityOf, firstColumnsOverlap, hasTuple, overlap, productOf } from './types.js'
import { described } from './typing.js'

/** The fields of one declaration; of several they may be `disj`. */
export interface FieldGroup {
  readonly owner: Signature
  readonly declaration: Declaration
  readonly fields: readonly FieldTerm[]
}

/** The drafts with a problem stop here. */
export function sound(draft: Draft): Draft {
  if (draft.problem !== undefined) throw new TheoryError(draft.problem.at, draft.problem.what)
  return draft
}

export function resolveFields(signatures: readonly Signature[], warnIn: (signature: Signature) => Warn): readonly FieldGroup[] {
  const groups = parentsFirst(signatures).flatMap(owner => fieldsOf(owner, warnIn(owner)))
  refuseClashes(groups.flatMap(({ fields }) => fields))
  return groups
}

function parentsFirst(signatures: readonly Signature[]): readonly Signature[] {
  const found = new Set<Signature>()
  const visit = (signature: Signature) => {
    if (found.has(signature)) return
    signature.parents.forEach(visit)
    found.add(signature)
  }
  signatures.forEach(visit)
  return [...found]
}

function fieldsOf(owner: Signature, warn: Warn): readonly FieldGroup[] {
  const { home, declaration: signature } = owner
  if (home === undefined || signature === undefined) return []
  refuseTwice(signature.fields, name => `'${owner.name}' has a field '${name}' already`)
  return signature.fields.map(declaration => {
    const self: Local = { variable: { name: 'this' }, at: owner.at, type: owner.type }
    const locals = new Map([['this', self]])
    const place: Place = { instance: home, locals, inside: owner, where: 'field', warn }
    const bound = sound(readSetBound(declaration, place))
    const fields = declaration.names.map(({ text, at }): FieldTerm => {
      if (!hasTuple(bound.type)) throw new TheoryError(at, `the field '${text}' would always be empty: so is its bound`)
      const isPrivate = declaration.private || owner.private
      return { name: text, at, private: isPrivate, owner, type: productOf(owner.type, bound.type), self, bound }
    })
    owner.fields.push(...fields)
    return { owner, declaration, fields }
  })
}

/** An atom must not have two fields of one name. */
function refuseClashes(fields: readonly FieldTerm[]): void {
  const byName = new Map<string, FieldTerm[]>()
  for (const field of fields) {
    const others = byName.get(field.name) ?? []
    const other = others.find(one => firstColumnsOverlap(one.type, field.type))
    if (other !== undefined) {
      const what = `'${field.owner.label}' and '${other.owner.label}' overlap, but both have a field '${field.name}'`
      throw new TheoryError(field.at, `${what}: the other is at ${written(other.at)}`)
    }
    byName.set(field.name, [...others, field])
  }
}

function refuseTwice(declarations: readonly Declaration[], what: (name: string) => string): void {
  const seen = new Set<string>()
  for (const { text, at } of declarations.flatMap(({ names }): readonly Name[] => names)) {
    if (seen.has(text)) throw new TheoryError(at, what(text))
    seen.add(text)
  }
}

/** The types of a predicate or function; its body is not read yet. */
export function resolveHead(callable: Callable, warn: Warn): void {
  const { declaration, home, name } = callable
  refuseTwice(declaration.parameters, parameter => `'${name}' has a parameter '${parameter}' already`)
  let place: Place = { instance: home, locals: new Map(), where: 'parameter', warn }
  callable.bindings = declaration.parameters.map(parameter => {
    const bound = sound(readSetBound(parameter, place))
    const locals = localsOf(parameter, bound)
    place = within(place, locals)
    return { locals, bound, disjoint: parameter.disjoint }
  })
  callable.parameters = callable.bindings.flatMap(({ locals }) => locals)
  if (declaration.result !== undefined) callable.result = sound(readSetBound(declaration.result, place))
}

/** A function must give what it says. */
export function checkResult({ name, result, body }: Callable, warn: Warn): void {
  if (result === undefined || body === undefined) return
  if (body.multiplicity !== 'none') throw new TheoryError(body.start, 'a multiplicity makes no sense here')
  if (arityOf(body.type) !== arityOf(result.type)) {
    const what = `'${name}' gives ${described(result.type)}, but this is ${described(body.type)}`
    throw new TheoryError(body.start, what)
  }
  if (hasTuple(body.type) && hasTuple(result.type) && !overlap(body.type, result.type)) {
    warn?.(body.start, `this is never what '${name}' gives: it is ${described(body.type)}, not ${described(result.type)}`)
  }
}
