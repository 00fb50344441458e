/**
 * Drafts from below: each maker knows what its operands may be and says what the whole may be, puts in the casts between numbers
 * and sets of integers, and finds what can't be meant at all. A problem is kept in the draft, since as one of several choices a
 * wrong reading is no error.
 */

import type { Position } from '../position.js'
import type { Multiplicity, Quantifier } from '../syntax.js'
import type {
  BinaryDraft,
  Binder,
  Callable,
  CallDraft,
  ChoiceDraft,
  Draft,
  FieldTerm,
  ListDraft,
  Local,
  Problem,
  Signature,
  Typed,
  UnaryDraft,
} from './draft.js'
import { resultType } from './result-type.js'
import * as types from './types.js'
import { hasArity, hasCommonArity, isInteger, isNothing, type Type, writtenType } from './types.js'

export function signature(at: Position, of: Signature): Draft {
  return { kind: 'signature', signature: of, ...leaf(at, of.type) }
}

export function field(at: Position, of: FieldTerm, weight: number): Draft {
  return { kind: 'field', field: of, ...leaf(at, of.type), weight }
}

export function local(at: Position, of: Local): Draft {
  return { kind: 'local', local: of, ...leaf(at, of.type) }
}

export function constant(at: Position, name: 'iden' | 'least' | 'greatest' | 'next'): Draft {
  const type = { iden: types.typeOf(types.univ, types.univ), next: types.typeOf(types.int, types.int) }
  return { kind: 'constant', name, ...leaf(at, name === 'iden' || name === 'next' ? type[name] : types.number) }
}

export function numeral(at: Position, value: number): Draft {
  return { kind: 'number', value, ...leaf(at, types.number) }
}

export function text(at: Position, value: string): Draft {
  return { kind: 'string', value, ...leaf(at, types.typeOf(types.string)) }
}

/** The empty relation: what several empty choices come to. */
export function emptyRelation(at: Position, arity: number): Draft {
  return { kind: 'constant', name: 'empty', ...leaf(at, types.relation([Array(arity).fill(types.none)])) }
}

export function bad(at: Position, what: string): Draft {
  return { kind: 'bad', ...leaf(at, types.nothing), problem: { at, what } }
}

export function wrong(draft: Draft, what: string): Draft {
  return { ...draft, type: types.nothing, problem: { at: draft.start, what } }
}

export function asFormula(draft: Draft): Draft {
  if (draft.problem !== undefined || draft.type.formula) return draft
  return wrong(draft, `a formula is expected here, but this is ${described(draft.type)}`)
}

/** A set of integers becomes their sum. */
export function asNumber(draft: Draft): Draft {
  if (draft.problem !== undefined || draft.type.number) return draft
  if (isInteger(draft.type)) return unary(draft.at, 'to-number', draft)
  return wrong(draft, `an integer is expected here, but this is ${described(draft.type)}`)
}

/** A number becomes its atom. */
export function asSet(draft: Draft): Draft {
  if (draft.problem !== undefined) return draft
  if (draft.type.number) return unary(draft.at, 'to-set', draft)
  if (draft.type.products.length > 0) return draft
  return wrong(draft, `a set or relation is expected here, but this is ${described(draft.type)}`)
}

export function unary(at: Position, operator: UnaryDraft, written: Draft): Draft {
  if (written.multiplicity !== 'none' && operator === 'set-of') return written
  if (written.kind === 'unary') {
    if (operator === 'to-set' && written.operator === 'to-set') return written
    if (operator === 'to-number' && written.operator === 'to-number') return written
    if (operator === 'to-number' && written.operator === 'to-set') return written.operand
  }
  const operand = operator === 'not' ? asFormula(written) : operator === 'to-set' ? asNumber(written) : asSet(written)
  const { type, what } = operand.problem === undefined ? unaryType(operator, operand) : { type: types.nothing }
  const problem = firstOf(misplaced(written), operand.problem, what === undefined ? undefined : { at: operand.start, what })
  return {
    kind: 'unary',
    operator,
    operand,
    ...node(at, type, [operand], problem),
    multiplicity: operator.endsWith('-of') ? 'set' : 'none',
  }
}

function unaryType(operator: UnaryDraft, operand: Draft): { readonly type: Type; readonly what?: string } {
  const { type } = operand
  const orElse = (found: Type, what: string) => (isNothing(found) ? { type: found, what } : { type: found })
  switch (operator) {
    case 'set-of':
      return { type: types.asRelation(type) }
    case 'some-of':
    case 'lone-of':
    case 'one-of':
      return orElse(types.ofArity(type, 1), `after '${operator.slice(0, -3)}' comes a set, but this is ${described(type)}`)
    case 'transpose':
      return orElse(types.transposeOf(type), `'~' needs a binary relation, but this is ${described(type)}`)
    case 'closure':
    case 'reflexive-closure': {
      const sign = operator === 'closure' ? '^' : '*'
      const found = orElse(types.closureOf(type), `'${sign}' needs a binary relation, but this is ${described(type)}`)
      return found.what !== undefined || sign === '^' ? found : { type: types.typeOf(types.univ, types.univ) }
    }
    case 'cardinality':
      return { type: types.number }
    case 'to-number':
      return hasArity(type, 1)
        ? { type: types.number }
        : { type: types.nothing, what: `a set of integers is expected here, but this is ${described(type)}` }
    case 'to-set':
      return { type: types.typeOf(types.int) }
    default:
      return { type: types.formula }
  }
}

export function binary(at: Position, operator: BinaryDraft, writtenLeft: Draft, writtenRight: Draft): Draft {
  if (operator === 'domain' && writtenRight.kind === 'field' && isSignature(writtenLeft, writtenRight.field.owner)) {
    return writtenRight
  }
  const operand = operandOf(operator)
  const left = operand(writtenLeft)
  const right = operand(writtenRight)
  const sound = left.problem === undefined && right.problem === undefined
  const type = sound ? binaryType(operator, left.type, right.type) : types.nothing
  const problem = firstOf(
    left.problem,
    right.problem,
    misplaced(left),
    operator === 'in' ? undefined : misplaced(right),
    isNothing(type) && sound ? binaryProblem(at, operator, left, right) : undefined,
  )
  return { kind: 'binary', operator, left, right, ...node(at, type, [left, right], problem) }
}

function isSignature(draft: Draft, signature: Signature): boolean {
  return draft.kind === 'signature' && draft.signature === signature
}

function operandOf(operator: BinaryDraft): (draft: Draft) => Draft {
  switch (operator) {
    case 'iff':
    case 'implies':
      return asFormula
    case 'union':
    case 'difference':
    case 'equals':
    case 'not-equals':
      return draft => draft
    case 'in':
    case 'not-in':
    case 'intersection':
    case 'override':
    case 'domain':
    case 'range':
    case 'join':
      return asSet
    default:
      return asNumber
  }
}

function binaryType(operator: BinaryDraft, left: Type, right: Type): Type {
  if (types.makesRelation(operator)) return types.ofOperator[operator](left, right)
  switch (operator) {
    case 'in':
    case 'not-in':
    case 'equals':
    case 'not-equals':
      return hasCommonArity(left, right) ? types.formula : types.nothing
    case 'iff':
    case 'implies':
    case 'less':
    case 'greater':
    case 'at-most':
    case 'at-least':
    case 'not-less':
    case 'not-greater':
    case 'not-at-most':
    case 'not-at-least':
      return types.formula
    default:
      return types.number
  }
}

function binaryProblem(at: Position, operator: BinaryDraft, left: Draft, right: Draft): Problem {
  const notSet = (draft: Draft) => ({ at: draft.start, what: `a set is expected here, but this is ${described(draft.type)}` })
  if (operator === 'domain') return notSet(left)
  if (operator === 'range') return notSet(right)
  const both = `the left is ${described(left.type)}, the right is ${described(right.type)}`
  if (operator === 'join') return { at, what: `these can't be joined: ${both}` }
  return { at, what: `both sides of '${signs[operator]}' need the same arity, but ${both}` }
}

const signs: Partial<Record<BinaryDraft, string>> = {
  union: '+',
  override: '++',
  difference: '-',
  intersection: '&',
  in: 'in',
  'not-in': '!in',
  equals: '=',
  'not-equals': '!=',
}

export function arrow(
  at: Position,
  shape: { readonly leftMultiplicity: Multiplicity; readonly rightMultiplicity: Multiplicity; readonly sequence: boolean },
  writtenLeft: Draft,
  writtenRight: Draft,
): Draft {
  const left = asSet(writtenLeft)
  const right = asSet(writtenRight)
  const misplacedSet = (draft: Draft) => (draft.multiplicity === 'set' ? misplaced(draft) : undefined)
  const problem = firstOf(left.problem, right.problem, misplacedSet(left), misplacedSet(right))
  const plain = shape.leftMultiplicity === 'set' && shape.rightMultiplicity === 'set' && !shape.sequence
  const inner = left.multiplicity === 'arrow' || right.multiplicity === 'arrow'
  return {
    kind: 'arrow',
    ...shape,
    left,
    right,
    ...node(at, problem === undefined ? types.productOf(left.type, right.type) : types.nothing, [left, right], problem),
    multiplicity: plain && !inner ? 'none' : 'arrow',
  }
}

export function list(at: Position, operator: ListDraft, written: readonly Draft[]): Draft {
  const operands = written.map(operator === 'and' || operator === 'or' ? asFormula : asSet)
  const problem = firstOf(
    ...operands.flatMap(operand => [misplaced(operand), operand.problem]),
    listProblem(at, operator, operands),
  )
  return { kind: 'list', operator, operands, ...node(at, types.formula, operands, problem) }
}

function listProblem(at: Position, operator: ListDraft, operands: readonly Draft[]): Problem | undefined {
  const sound = operands.filter(operand => operand.problem === undefined)
  if (operator === 'disjoint') {
    if (operands.length < 2) return { at, what: `'disj' needs at least two arguments` }
    const [first, ...others] = sound.map(operand => operand.type)
    const common = first === undefined ? undefined : others.reduce(types.ofArityOf, first)
    if (common !== undefined && isNothing(common)) return { at, what: `the arguments of 'disj' need the same arity` }
  }
  if (operator === 'total-order') {
    if (operands.length !== 3) return { at, what: `'pred/totalOrder' needs three arguments` }
    const fit = sound.length < 3 || operands.every(({ type }, n) => hasArity(type, n === 2 ? 2 : 1))
    if (!fit) return { at, what: `'pred/totalOrder' needs two sets and a binary relation` }
  }
  return undefined
}

export function conditional(at: Position, writtenCondition: Draft, then: Draft, otherwise: Draft): Draft {
  const condition = asFormula(writtenCondition)
  const sound = then.problem === undefined && otherwise.problem === undefined
  const common = sound ? types.unionOf(then.type, otherwise.type) : types.nothing
  const type = then.type.formula && otherwise.type.formula ? types.withFormula(common) : common
  const what = `the two branches must be of one sort, but one is ${described(then.type)}, the other is ${described(otherwise.type)}`
  const problem = firstOf(
    misplaced(condition),
    misplaced(then),
    misplaced(otherwise),
    condition.problem,
    then.problem,
    otherwise.problem,
    isNothing(type) ? { at, what } : undefined,
  )
  return { kind: 'if', condition, then, otherwise, ...node(at, type, [condition, then, otherwise], problem) }
}

export function letIn(at: Position, name: Local, value: Draft, body: Draft): Draft {
  const problem = firstOf(value.problem, body.problem, misplaced(value), misplaced(body))
  return { kind: 'let', local: name, value, body, ...node(at, body.type, [value, body], problem) }
}

export function quantified(at: Position, quantifier: Quantifier, binders: readonly Binder[], written: Draft): Draft {
  const body = quantifier === 'sum' ? asNumber(written) : asFormula(written)
  const wrongBounds = binders.map(({ bound }) => bound.problem ?? boundProblem(quantifier, bound))
  const problem = firstOf(...wrongBounds, misplaced(body), body.problem)
  const type = quantifier === 'sum' ? types.number : quantifier === 'comprehension' ? comprehended(binders) : types.formula
  return { kind: 'quantified', quantifier, binders, body, ...node(at, type, [body, ...binders.map(b => b.bound)], problem) }
}

function comprehended(binders: readonly Binder[]): Type {
  const [first, ...others] = binders.flatMap(({ locals, bound }) => locals.map(() => types.ofArity(bound.type, 1)))
  return others.reduce(types.productOf, first ?? types.nothing)
}

function boundProblem(quantifier: Quantifier, { start: at, type, ...bound }: Draft): Problem | undefined {
  if (quantifier !== 'sum' && quantifier !== 'comprehension') return undefined
  if (!hasArity(type, 1)) return { at, what: `a set is expected here, but this is ${described(type)}` }
  const atMany = bound.kind === 'unary' && ['set-of', 'some-of', 'lone-of'].includes(bound.operator)
  return atMany
    ? { at, what: `a variable of ${quantifier === 'sum' ? "'sum'" : 'a comprehension'} stands for one atom` }
    : undefined
}

/** A call with all its arguments. */
export function call(at: Position, callable: Callable, written: readonly Draft[], extraWeight: number): Draft {
  const given = written.map(asSet)
  const problems = given.flatMap((argument, n) => {
    const arity = types.arityOf(callable.parameters[n]?.type ?? types.nothing)
    const what = `this should have arity ${arity}, but it is ${described(argument.type)}`
    const unfit = argument.problem === undefined && arity !== undefined && !hasArity(argument.type, arity)
    return [argument.problem, misplaced(argument), unfit ? { at: argument.start, what } : undefined]
  })
  const problem = firstOf(...problems)
  const type = callable.declaration.kind === 'predicate' ? types.formula : resultType(callable, given)
  return callDraft('call', at, callable, given, extraWeight, problem === undefined ? type : types.nothing, problem)
}

/** A call without all its arguments, or with arguments that don't fit: no reading of its own, but more arguments may follow. */
export function badCall(at: Position, callable: Callable, given: readonly Draft[], extraWeight: number): Draft {
  const parameters = callable.parameters.map(({ variable, type }) => `${variable.name}: ${described(type)}`).join(', ')
  const found = given.map(({ type }) => described(type)).join(', ')
  const takes = parameters === '' ? 'takes no arguments' : `takes [${parameters}]`
  const what = `'${callable.name}' ${takes}, but here it is given ${found === '' ? 'none' : `[${found}]`}`
  const problem = firstOf(...given.map(argument => argument.problem)) ?? { at, what }
  return callDraft('bad-call', at, callable, given, extraWeight, types.nothing, problem)
}

function callDraft(
  kind: CallDraft['kind'],
  at: Position,
  callable: Callable,
  given: readonly Draft[],
  extraWeight: number,
  type: Type,
  problem: Problem | undefined,
): Draft {
  const base = node(at, type, given, problem)
  return { kind, callable, arguments: given, extraWeight, ...base, weight: base.weight + extraWeight }
}

export function choice(at: Position, choices: readonly Draft[], reasons: readonly string[]): Draft {
  const [first] = choices
  if (first === undefined) return bad(at, 'this has no meaning here')
  if (choices.length === 1 && first.problem === undefined) return first
  const possible = choices.filter(({ type }) => !isNothing(type))
  const base: Omit<ChoiceDraft, 'problem'> = {
    kind: 'choice',
    choices,
    reasons,
    at,
    start: startOf(at, choices),
    type: possible.reduce((type, one) => types.either(one.type, type), types.nothing),
    weight: Math.min(...possible.map(({ weight }) => weight)),
    multiplicity: 'none',
    ambiguous: true,
  }
  if (possible.length > 0) return base
  const told = choices.find(one => one.kind === 'bad-call' || one.kind === 'binary') ?? first
  return { ...base, weight: 0, problem: told.problem ?? { at, what: 'this has no meaning here' } }
}

/** For messages. */
export function described(type: Type): string {
  if (type.formula && type.products.length === 0) return 'a formula'
  return type.number ? 'a number' : writtenType(type)
}

function leaf(at: Position, type: Type): Typed {
  return { at, start: at, type, weight: 0, multiplicity: 'none', ambiguous: false }
}

function node(at: Position, type: Type, parts: readonly Draft[], problem: Problem | undefined): Typed {
  const found = problem ?? (isNothing(type) ? { at, what: 'this has no meaning here' } : undefined)
  return {
    at,
    start: startOf(at, parts),
    type: found === undefined ? type : types.nothing,
    weight: parts.reduce((sum, part) => sum + part.weight, 0),
    multiplicity: 'none',
    ambiguous: parts.some(part => part.ambiguous),
    ...(found === undefined ? {} : { problem: found }),
  }
}

function startOf(at: Position, parts: readonly Draft[]): Position {
  return parts.reduce((first, { start }) => {
    const isBefore = start.line < first.line || (start.line === first.line && start.column < first.column)
    return isBefore && start.file === first.file ? start : first
  }, at)
}

function misplaced({ start: at, multiplicity }: Draft): Problem | undefined {
  return multiplicity === 'none' ? undefined : { at, what: 'a multiplicity makes no sense here' }
}

function firstOf(...problems: readonly (Problem | undefined)[]): Problem | undefined {
  return problems.find(problem => problem !== undefined)
}
