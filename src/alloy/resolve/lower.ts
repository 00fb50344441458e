/**
 * Settled drafts as the theory has them: three sorts of expressions, every cast written out. As in Alloy's translation to Kodkod
 * it is the expression itself that has a sort; where another one is wanted, a number becomes its atom, and a set the sum of it.
 */

import { type Position, TheoryError } from '../position.js'
import type { Multiplicity } from '../syntax.js'
import type { Binding, Expr, Formula, Integer, Relation, Function as Shared } from '../theory.js'
import type { Binder, Callable, CallDraft, Draft, Local } from './draft.js'
import { sequenceConditions } from './sequences.js'
import { relationOf } from './signatures.js'
import { arityOf } from './types.js'

/** What is shared by all that is lowered for one theory. */
export interface Lowering {
  /** Whose body is being lowered, and whose is done. */
  readonly functions: Map<Callable, 'under way' | Extract<Called, object>>
  /** Of `let`; other variables are sets. */
  readonly sorts: Map<Local, Expr['sort']>
  readonly strings: Set<string>
  /** One more than the greatest integer: `0 - 8` is the least one of 4 bits, though there is no 8. */
  readonly beyond: number
}

type Called =
  | { readonly sort: 'relation'; readonly function: Shared<Relation> }
  | { readonly sort: 'formula'; readonly function: Shared<Formula> }

export function newLowering(bitwidth: number): Lowering {
  return { functions: new Map(), sorts: new Map(), strings: new Set(), beyond: 2 ** (bitwidth - 1) }
}

export function lowerFormula(draft: Draft, lowering: Lowering): Formula {
  const expr = lower(draft, lowering)
  if (expr.sort !== 'formula') throw new TheoryError(draft.at, 'a formula is expected here')
  return expr.of
}

export function lowerRelation(draft: Draft, lowering: Lowering): Relation {
  return asRelation(lower(draft, lowering), draft.at)
}

function lowerInteger(draft: Draft, lowering: Lowering): Integer {
  const expr = lower(draft, lowering)
  if (expr.sort === 'integer') return expr.of
  const set = asRelation(expr, draft.at)
  return set.kind === 'atom-of' ? set.operand : { kind: 'value-of', operand: set, at: draft.at }
}

function asRelation(expr: Expr, at: Position): Relation {
  if (expr.sort === 'relation') return expr.of
  if (expr.sort === 'integer') return { kind: 'atom-of', operand: expr.of, at }
  throw new TheoryError(at, 'a set or relation is expected here')
}

/** A bound: how many, and of what. */
export function lowerBound(bound: Draft, lowering: Lowering): { readonly multiplicity: Multiplicity; readonly of: Relation } {
  if (bound.kind !== 'unary') return { multiplicity: 'set', of: lowerRelation(bound, lowering) }
  const multiplicity = multiplicities[bound.operator] ?? 'set'
  return { multiplicity, of: lowerRelation(bound, lowering) }
}

const multiplicities: Partial<Record<string, Multiplicity>> = { 'one-of': 'one', 'lone-of': 'lone', 'some-of': 'some' }

/** `left in bound`, with all that the bound says. */
export function lowerIn(at: Position, left: Relation, bound: Draft, lowering: Lowering): Formula {
  const { multiplicity, of } = lowerBound(bound, lowering)
  const inside: Formula = { kind: 'in', left, right: of, multiplicity, at }
  return allOf(at, [inside, ...sequenceConditions(left, bound, part => lowerRelation(part, lowering))])
}

export function allOf(at: Position, operands: readonly Formula[]): Formula {
  const [first, ...others] = operands
  return first !== undefined && others.length === 0 ? first : { kind: 'and', operands, at }
}

export function lowerQuantified(
  at: Position,
  quantifier: 'all' | 'some' | 'no' | 'one' | 'lone',
  binders: readonly Binder[],
  body: Formula,
  lowering: Lowering,
): Formula {
  const { bindings, guards } = lowerBinders(binders, lowering)
  if (guards.length === 0) return { kind: 'quantified', quantifier, bindings, body, at }
  const guard = allOf(at, guards)
  const guarded: Formula =
    quantifier === 'all' ? { kind: 'implies', left: guard, right: body, at } : { kind: 'and', operands: [guard, body], at }
  return { kind: 'quantified', quantifier, bindings, body: guarded, at }
}

/** A variable over relations is bound by the plain product; what its arrows demand is a condition. */
function lowerBinders(binders: readonly Binder[], lowering: Lowering) {
  const guards: Formula[] = []
  const bindings = binders.flatMap(({ locals, bound, disjoint }) => {
    const { multiplicity, of } = lowerBound(bound, lowering)
    return locals.map(({ variable, at }, n): Binding => {
      if (bound.multiplicity === 'arrow') guards.push(lowerIn(at, { kind: 'variable', variable, at }, bound, lowering))
      const disjointFrom = disjoint ? locals.slice(0, n).map(earlier => earlier.variable) : []
      return { variable, bound: withoutMultiplicities(of), multiplicity, disjointFrom }
    })
  })
  return { bindings, guards }
}

function withoutMultiplicities(relation: Relation): Relation {
  if (relation.kind !== 'product') return relation
  const [left, right] = [withoutMultiplicities(relation.left), withoutMultiplicities(relation.right)]
  return { ...relation, left, right, leftMultiplicity: 'set', rightMultiplicity: 'set' }
}

function lower(draft: Draft, lowering: Lowering): Expr {
  const { at } = draft
  switch (draft.kind) {
    case 'signature':
      return relation(relationOf(draft.signature, at))
    case 'field': {
      const { core } = draft.field
      if (core === undefined) throw new TheoryError(at, `the field '${draft.field.name}' is used before it is declared`)
      return relation({ kind: 'field', field: core, at })
    }
    case 'local':
      return { sort: lowering.sorts.get(draft.local) ?? 'relation', of: { kind: 'variable', variable: draft.local.variable, at } }
    case 'constant':
      return lowerConstant(draft)
    case 'number':
      return relation({ kind: 'atom-of', operand: { kind: 'number', value: draft.value, at }, at })
    case 'string':
      lowering.strings.add(draft.value)
      return relation({ kind: 'string', value: draft.value, at })
    case 'unary':
      return lowerUnary(draft, lowering)
    case 'binary':
      return lowerBinary(draft, lowering)
    case 'arrow': {
      const { leftMultiplicity, rightMultiplicity } = draft
      const [left, right] = [lowerRelation(draft.left, lowering), lowerRelation(draft.right, lowering)]
      return relation({ kind: 'product', left, right, leftMultiplicity, rightMultiplicity, at })
    }
    case 'list':
      return formula(lowerList(draft, lowering))
    case 'if':
      return lowerIf(draft, lowering)
    case 'let':
      return lowerLet(draft, lowering)
    case 'quantified':
      return lowerQuantification(draft, lowering)
    case 'call':
      return lowerCall(draft, lowering)
    default:
      throw new TheoryError(draft.problem?.at ?? at, draft.problem?.what ?? 'this has no meaning here')
  }
}

function relation(of: Relation): Expr {
  return { sort: 'relation', of }
}

function integer(of: Integer): Expr {
  return { sort: 'integer', of }
}

function formula(of: Formula): Expr {
  return { sort: 'formula', of }
}

function lowerConstant({ at, name, type }: Draft & { readonly kind: 'constant' }): Expr {
  switch (name) {
    case 'least':
    case 'greatest':
      return integer({ kind: name, at })
    case 'empty':
      return relation({ kind: 'none', arity: arityOf(type) ?? 1, at })
    case 'next':
      return relation({ kind: 'constant', name: 'Int/next', at })
    case 'iden':
      return relation({ kind: 'constant', name, at })
  }
}

function lowerUnary(draft: Draft & { readonly kind: 'unary' }, lowering: Lowering): Expr {
  const { at, operator, operand } = draft
  const set = () => lowerRelation(operand, lowering)
  switch (operator) {
    case 'not':
      return formula({ kind: 'not', operand: lowerFormula(operand, lowering), at })
    case 'no':
    case 'some':
    case 'lone':
    case 'one':
      return formula({ kind: operator, operand: set(), at })
    case 'some-of':
    case 'lone-of':
    case 'one-of':
    case 'set-of':
      return relation(set())
    case 'transpose':
    case 'closure':
    case 'reflexive-closure':
      return relation({ kind: operator, operand: set(), at })
    case 'cardinality':
      return integer({ kind: operator, operand: set(), at })
    case 'to-number':
      return integer(lowerInteger(operand, lowering))
    case 'to-set':
      return relation({ kind: 'atom-of', operand: lowerInteger(operand, lowering), at })
  }
}

const comparisons = {
  less: ['<'],
  greater: ['>'],
  'at-most': ['=<'],
  'at-least': ['>='],
  'not-less': ['<', 'not'],
  'not-greater': ['>', 'not'],
  'not-at-most': ['=<', 'not'],
  'not-at-least': ['>=', 'not'],
} as const

function lowerBinary(draft: Draft & { readonly kind: 'binary' }, lowering: Lowering): Expr {
  const { at, operator } = draft
  const negated = (operand: Formula): Expr => formula({ kind: 'not', operand, at })
  const sets = () => ({ left: lowerRelation(draft.left, lowering), right: lowerRelation(draft.right, lowering), at })
  const integers = () => ({ left: lowerInteger(draft.left, lowering), right: lowerInteger(draft.right, lowering), at })
  switch (operator) {
    case 'implies':
    case 'iff':
      return formula({ kind: operator, left: lowerFormula(draft.left, lowering), right: lowerFormula(draft.right, lowering), at })
    case 'in':
      return formula(lowerIn(at, lowerRelation(draft.left, lowering), draft.right, lowering))
    case 'not-in':
      return negated(lowerIn(at, lowerRelation(draft.left, lowering), draft.right, lowering))
    case 'equals':
      return formula(equality(sets()))
    case 'not-equals':
      return negated(equality(sets()))
    case 'difference':
      return isLeast(draft, lowering) ? integer({ kind: 'least', at }) : relation({ kind: operator, ...sets() })
    case 'union':
    case 'intersection':
    case 'override':
    case 'domain':
    case 'range':
    case 'join':
      return relation({ kind: operator, ...sets() })
    case 'add':
    case 'subtract':
    case 'multiply':
    case 'divide':
    case 'remainder':
    case 'shift-left':
    case 'shift-right':
    case 'shift-right-zero':
      return integer({ kind: operator, ...integers() })
    default: {
      const [sign, not] = comparisons[operator]
      const comparison: Formula = { kind: 'compare', operator: sign, ...integers() }
      return not === undefined ? formula(comparison) : negated(comparison)
    }
  }
}

/** Of two numbers it is a comparison. */
function equality(sides: { readonly left: Relation; readonly right: Relation; readonly at: Position }): Formula {
  const { left, right, at } = sides
  return left.kind === 'atom-of' && right.kind === 'atom-of'
    ? { kind: 'compare', operator: '=', left: left.operand, right: right.operand, at }
    : { kind: 'equal', ...sides }
}

function isLeast({ left, right }: Draft & { readonly kind: 'binary' }, { beyond }: Lowering): boolean {
  return left.kind === 'number' && left.value === 0 && right.kind === 'number' && right.value === beyond
}

function lowerList({ at, operator, operands }: Draft & { readonly kind: 'list' }, lowering: Lowering): Formula {
  if (operator === 'and' || operator === 'or') {
    return { kind: operator, operands: operands.map(operand => lowerFormula(operand, lowering)), at }
  }
  const sets = operands.map(operand => lowerRelation(operand, lowering))
  if (operator === 'disjoint') return disjoint(at, sets)
  const [elements, first, next] = sets
  if (elements === undefined || first === undefined || next === undefined)
    throw new TheoryError(at, 'three arguments are expected here')
  return { kind: 'total-order', elements, first, next, at }
}

/** None of them has anything in common with another. */
export function disjoint(at: Position, sets: readonly Relation[]): Formula {
  const pairs = sets.flatMap((right, n) => sets.slice(0, n).map(left => ({ left, right })))
  return allOf(
    at,
    pairs.map(pair => ({ kind: 'no', operand: { kind: 'intersection', ...pair, at }, at })),
  )
}

/** It is of the sort of its first branch. */
function lowerIf({ at, ...draft }: Draft & { readonly kind: 'if' }, lowering: Lowering): Expr {
  const condition = lowerFormula(draft.condition, lowering)
  const first = lower(draft.then, lowering)
  switch (first.sort) {
    case 'formula': {
      const { of: then } = first
      return formula({ kind: 'if', condition, then, otherwise: lowerFormula(draft.otherwise, lowering), at })
    }
    case 'relation': {
      const { of: then } = first
      return relation({ kind: 'if', condition, then, otherwise: lowerRelation(draft.otherwise, lowering), at })
    }
    case 'integer': {
      const { of: then } = first
      return integer({ kind: 'if', condition, then, otherwise: lowerInteger(draft.otherwise, lowering), at })
    }
  }
}

function lowerLet({ at, local, ...draft }: Draft & { readonly kind: 'let' }, lowering: Lowering): Expr {
  const value = lower(draft.value, lowering)
  lowering.sorts.set(local, value.sort)
  const body = lower(draft.body, lowering)
  const { variable } = local
  switch (body.sort) {
    case 'formula':
      return formula({ kind: 'let', variable, value, body: body.of, at })
    case 'relation':
      return relation({ kind: 'let', variable, value, body: body.of, at })
    case 'integer':
      return integer({ kind: 'let', variable, value, body: body.of, at })
  }
}

function lowerQuantification({ at, quantifier, ...draft }: Draft & { readonly kind: 'quantified' }, lowering: Lowering): Expr {
  if (quantifier === 'sum') {
    const { bindings } = lowerBinders(draft.binders, lowering)
    return integer({ kind: 'sum', bindings, body: lowerInteger(draft.body, lowering), at })
  }
  if (quantifier === 'comprehension') {
    const { bindings } = lowerBinders(draft.binders, lowering)
    return relation({ kind: 'comprehension', bindings, body: lowerFormula(draft.body, lowering), at })
  }
  return formula(lowerQuantified(at, quantifier, draft.binders, lowerFormula(draft.body, lowering), lowering))
}

function lowerCall({ at, callable, arguments: given }: CallDraft, lowering: Lowering): Expr {
  const called = functionOf(callable, at, lowering)
  const list = given.map(argument => relation(lowerRelation(argument, lowering)))
  return called.sort === 'formula'
    ? formula({ kind: 'call', function: called.function, arguments: list, at })
    : relation({ kind: 'call', function: called.function, arguments: list, at })
}

/** One object for each predicate or function, its body lowered once. */
export function functionOf(callable: Callable, at: Position, lowering: Lowering): Called {
  const known = lowering.functions.get(callable)
  if (known === 'under way') throw new TheoryError(at, `'${callable.name}' calls itself`)
  if (known !== undefined) return known
  lowering.functions.set(callable, 'under way')
  const { name, body, declaration } = callable
  if (body === undefined) throw new TheoryError(at, `'${name}' has no body`)
  const parameters = callable.parameters.map(({ variable }) => variable)
  const called: Called =
    declaration.kind === 'predicate'
      ? { sort: 'formula', function: { name, parameters, body: lowerFormula(body, lowering) } }
      : { sort: 'relation', function: { name, parameters, body: lowerRelation(body, lowering) } }
  lowering.functions.set(callable, called)
  return called
}
