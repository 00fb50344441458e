/**
 * Drafts from above: what the surroundings need decides among the meanings of a name (relevance types). At each node the needed
 * type is passed down to the operands; a choice keeps what fits, of that the lightest, and more than one left is an error. On the
 * way, what can't contribute to the whole is warned of.
 */

import type { Position } from '../position.js'
import { relevantEdges } from './closure-types.js'
import type { ChoiceDraft, Draft } from './draft.js'
import { same, uses } from './draft-parts.js'
import * as types from './types.js'
import { hasTuple, isNothing, type Product, type Type } from './types.js'
import {
  arrow,
  asFormula,
  asNumber,
  asSet,
  bad,
  binary,
  call,
  conditional,
  described,
  emptyRelation,
  letIn,
  list,
  unary,
} from './typing.js'

/** Takes a warning; none is wanted where a meaning is only tried. */
export type Warn = ((at: Position, what: string) => void) | undefined

export function settledFormula(draft: Draft, warn: Warn): Draft {
  return asFormula(settle(asFormula(draft), types.formula, warn))
}

export function settledNumber(draft: Draft, warn: Warn): Draft {
  return asNumber(settle(asNumber(draft), types.number, warn))
}

export function settledSet(draft: Draft, warn: Warn): Draft {
  const set = asSet(draft)
  return asSet(settle(set, types.asRelation(set.type), warn))
}

/** As what it is. */
export function settled(draft: Draft, warn: Warn): Draft {
  return settle(draft, draft.type, warn)
}

function settle(draft: Draft, needed: Type, warn: Warn): Draft {
  if (draft.problem !== undefined) return draft
  // Tried meanings within tried meanings would be tried over and over.
  return warn === undefined && draft.ambiguous ? remembered(draft, needed) : settleNow(draft, needed, warn)
}

const tried = new WeakMap<Draft, Map<string, Draft>>()
const kindIds = new WeakMap<types.Kind, number>()
let kinds = 0

function remembered(draft: Draft, needed: Type): Draft {
  const results = tried.get(draft) ?? new Map<string, Draft>()
  tried.set(draft, results)
  const key = types.keyOf(needed, kind => {
    const id = kindIds.get(kind) ?? kinds++
    kindIds.set(kind, id)
    return id
  })
  const result = results.get(key) ?? settleNow(draft, needed, undefined)
  results.set(key, result)
  return result
}

function settleNow(draft: Draft, needed: Type, warn: Warn): Draft {
  switch (draft.kind) {
    case 'choice':
      return chosen(draft, draft.choices, draft.reasons, needed, warn)
    case 'unary':
      return settledUnary(draft, needed, warn)
    case 'binary':
      return settledBinary(draft, needed, warn)
    case 'arrow':
      return settledArrow(draft, needed, warn)
    case 'list':
      return settledList(draft, warn)
    case 'call': {
      const given = draft.arguments.map((argument, n) => {
        return asSet(settle(argument, draft.callable.parameters[n]?.type ?? types.nothing, warn))
      })
      return unchanged(given, draft.arguments) ? draft : call(draft.at, draft.callable, given, draft.extraWeight)
    }
    case 'if':
      return settledIf(draft, needed, warn)
    case 'let': {
      const { at, local, value } = draft
      const body = settle(draft.body, needed, warn)
      if (!uses(body, local)) warn?.(local.at, `'${local.variable.name}' is not used`)
      return body === draft.body ? draft : letIn(at, local, value, body)
    }
    case 'quantified':
      if (draft.quantifier !== 'comprehension') warnOfUnused(draft, warn)
      return draft
    default:
      return draft
  }
}

function unchanged(some: readonly Draft[], others: readonly Draft[]): boolean {
  return some.every((draft, n) => draft === others[n])
}

function warnOfUnused({ binders, body }: Draft & { readonly kind: 'quantified' }, warn: Warn): void {
  if (warn === undefined) return
  binders.forEach(({ locals }, n) => {
    const after = [...binders.slice(n + 1).map(({ bound }) => bound), body]
    for (const local of locals) {
      if (!after.some(part => uses(part, local))) warn(local.at, `'${local.variable.name}' is not used`)
    }
  })
}

/** The meaning that fits. In the first round those that fit before their own parts are settled, in a second what they come to. */
function chosen(
  draft: ChoiceDraft,
  choices: readonly Draft[],
  reasons: readonly string[],
  needed: Type,
  warn: Warn,
  round: 'first' | 'second' = 'first',
): Draft {
  const all = choices.map((one, n) => ({ one, reason: reasons[n] ?? '' }))
  const exact = all.filter(({ one }) => (needed.formula && one.type.formula) || types.overlap(needed, one.type))
  const legal = exact.length > 0 ? exact : all.filter(({ one }) => types.hasCommonArity(one.type, needed))
  const least = Math.min(...legal.map(({ one }) => one.weight))
  const best = legal.length > 1 ? legal.filter(({ one }) => one.weight === least) : legal
  const bestReasons = best.map(({ reason }) => reason)
  const [first] = best
  if (best.length > 1 && round === 'first') {
    const tried = best.map(({ one }) => settle(one, needed, undefined))
    return chosen(draft, tried, bestReasons, needed, warn, 'second')
  }
  const [told] = choices.flatMap(({ problem }) => problem ?? [])
  if (first === undefined && round === 'second' && told !== undefined) return bad(told.at, told.what)
  if (first === undefined) {
    return bad(draft.at, `this can't be ${reasons.join(' nor ')}: what is needed here is ${described(needed)}`)
  }
  if (best.length === 1) return settle(first.one, needed, warn)
  const arity = types.arityOf(first.one.type)
  const allEmpty = best.every(({ one }) => !one.type.formula && !hasTuple(one.type) && types.arityOf(one.type) === arity)
  if (allEmpty && arity !== undefined) return emptyRelation(draft.at, arity)
  return bad(draft.at, `this may be ${[...new Set(bestReasons)].join(' or ')}: nothing here tells which`)
}

function settledUnary(draft: Draft & { readonly kind: 'unary' }, needed: Type, warn: Warn): Draft {
  const { at, operator, operand, type } = draft
  const within = neededOfUnary(draft, needed)
  const result = settle(operand, within, warn)
  if (operator === 'closure' || operator === 'reflexive-closure') {
    if (!hasTuple(types.joinOf(type, type))) {
      const sign = operator === 'closure' ? '^' : '*'
      warn?.(at, `'${sign}' adds nothing: no tuple of ${described(types.ofArity(operand.type, 2))} can follow another`)
    }
  }
  const isRelational = operator === 'transpose' || operator === 'closure' || operator === 'reflexive-closure'
  if (isRelational && isNothing(within) && hasTuple(needed)) {
    warn?.(
      operand.start,
      `this adds nothing to the whole: it is ${described(operand.type)}, but what is needed is ${described(needed)}`,
    )
  }
  if (operator === 'to-number' && !hasTuple(within)) {
    warn?.(operand.start, `a set of integers is expected here, but this is ${described(types.ofArity(operand.type, 1))}`)
  }
  return result === operand ? draft : unary(at, operator, result)
}

function neededOfUnary({ operator, operand }: Draft & { readonly kind: 'unary' }, needed: Type): Type {
  switch (operator) {
    case 'not':
      return types.formula
    case 'transpose':
      return types.transposeOf(types.intersectionOf(types.transposeOf(operand.type), needed))
    case 'closure':
    case 'reflexive-closure':
      return relevantEdges(needed, operand.type)
    case 'cardinality':
    case 'no':
    case 'one':
    case 'some':
    case 'lone':
      return types.asRelation(operand.type)
    case 'to-set':
      return types.number
    case 'to-number':
      return types.intersectionOf(operand.type, types.typeOf(types.int))
    default:
      return needed
  }
}

function settledBinary(draft: Draft & { readonly kind: 'binary' }, needed: Type, warn: Warn): Draft {
  const { at, operator } = draft
  const [neededLeft, neededRight] = neededOfBinary(draft, needed)
  const left = settle(draft.left, neededLeft, warn)
  const right = settle(draft.right, neededRight, warn)
  if (warn !== undefined) {
    const what = redundancy(draft, needed, neededLeft, neededRight)
    if (what !== undefined) warn(at, `${what} (left ${described(draft.left.type)}, right ${described(draft.right.type)})`)
  }
  return left === draft.left && right === draft.right ? draft : binary(at, operator, left, right)
}

function neededOfBinary({ operator, left, right }: Draft & { readonly kind: 'binary' }, needed: Type): readonly [Type, Type] {
  const [a, b] = [left.type, right.type]
  switch (operator) {
    case 'iff':
    case 'implies':
      return [types.formula, types.formula]
    case 'equals':
    case 'not-equals': {
      const common = types.intersectionOf(a, b)
      return hasTuple(common) ? [common, common] : [types.ofArityOf(a, b), types.ofArityOf(b, types.ofArityOf(a, b))]
    }
    case 'in':
    case 'not-in': {
      const some = types.ofArityOf(a, b)
      return [some, types.intersectionOf(b, some)]
    }
    case 'intersection':
    case 'union':
    case 'override':
      return [types.intersectionOf(a, needed), types.intersectionOf(b, needed)]
    case 'difference':
      return [needed, types.intersectionOf(needed, b)]
    case 'join':
      return neededOfJoin(a, b, needed)
    case 'domain': {
      const found = pairs(b, a, (product, set) => {
        const [kind, more] = set
        return kind === undefined || more !== undefined ? [] : cut(needed, types.restricted(product, 0, kind))
      })
      const [sets, products] = [found.map(product => product.slice(0, 1)), found]
      return found.length > 0
        ? [types.relation(sets), types.relation(products)]
        : [types.ofArity(a, 1), types.ofArityOf(b, needed)]
    }
    case 'range': {
      const found = pairs(a, b, (product, set) => {
        const [kind, more] = set
        return kind === undefined || more !== undefined ? [] : cut(needed, types.restricted(product, product.length - 1, kind))
      })
      const [products, sets] = [found, found.map(product => product.slice(-1))]
      return found.length > 0
        ? [types.relation(products), types.relation(sets)]
        : [types.ofArityOf(a, needed), types.ofArity(b, 1)]
    }
    default:
      return [types.number, types.number]
  }
}

function neededOfJoin(a: Type, b: Type, needed: Type): readonly [Type, Type] {
  const lefts: Product[] = []
  const rights: Product[] = []
  const fit = pairs(a, b, (x, y) => (types.hasArity(needed, x.length + y.length - 2) ? [{ x, y }] : []))
  for (const { x, y } of fit) {
    const middle = types.meet(x.at(-1) ?? types.none, y[0] ?? types.none)
    if (middle === types.none) continue
    for (const tuple of cut(needed, types.joinOfProducts(x, y))) {
      const whole = tuple.toSpliced(x.length - 1, 0, middle)
      lefts.push(whole.slice(0, x.length))
      rights.push(whole.slice(x.length - 1))
    }
  }
  if (lefts.length > 0) return [types.relation(lefts), types.relation(rights)]
  // Nothing is relevant: somewhere above there was a warning. What can be joined at all, else what has the arity.
  const joinable = fit.filter(({ x, y }) => types.meet(x.at(-1) ?? types.none, y[0] ?? types.none) !== types.none)
  const some = joinable.length > 0 ? joinable : fit
  return [types.relation(some.map(({ x }) => x)), types.relation(some.map(({ y }) => y))]
}

function pairs<T>(a: Type, b: Type, of: (x: Product, y: Product) => readonly T[]): readonly T[] {
  return a.products.flatMap(x => b.products.flatMap(y => of(x, y)))
}

/** What of a product is needed. */
function cut(needed: Type, product: Product): readonly Product[] {
  return types.intersectionOf(needed, types.relation([product])).products.filter(found => !types.isEmpty(found))
}

function redundancy(
  { operator, left, right, type }: Draft & { readonly kind: 'binary' },
  needed: Type,
  neededLeft: Type,
  neededRight: Type,
): string | undefined {
  const [a, b] = [hasTuple(left.type), hasTuple(right.type)]
  switch (operator) {
    case 'equals':
    case 'not-equals': {
      const sign = operator === 'equals' ? '=' : '!='
      if (a && b && !types.overlap(left.type, right.type)) return `'${sign}' is redundant: the two sides are always disjoint`
      return same(left, right) ? `'${sign}' is redundant: the two sides are always the same` : undefined
    }
    case 'in':
    case 'not-in':
      if (!a && !b) return `'in' is redundant: both sides are always empty`
      if (!a) return `'in' is redundant: the left side is always empty`
      if (!b) return `'in' is redundant: the right side is always empty`
      if (!hasTuple(neededRight)) return `'in' is redundant: the two sides are always disjoint`
      return same(left, right) ? `'in' is redundant: the two sides are always the same` : undefined
    case 'intersection':
      return hasTuple(type) ? undefined : `this is always empty: the two sides of '&' are disjoint`
    case 'union':
    case 'override': {
      const sign = operator === 'union' ? '+' : '++'
      if (isNothing(neededLeft) && isNothing(neededRight)) return `neither side of '${sign}' adds to the whole`
      if (isNothing(neededLeft)) return `the left side of '${sign}' adds nothing to the whole`
      const idle = operator === 'override' && !types.canOverride(right.type, left.type)
      return isNothing(neededRight) || idle ? `the right side of '${sign}' adds nothing to the whole` : undefined
    }
    case 'difference':
      return hasTuple(type) && hasTuple(types.intersectionOf(needed, right.type))
        ? undefined
        : `the right side of '-' takes nothing away`
    case 'join':
      return hasTuple(type) ? undefined : 'this join is always empty'
    case 'domain':
      return hasTuple(type) ? undefined : `'<:' always gives the empty relation here`
    case 'range':
      return hasTuple(type) ? undefined : `':>' always gives the empty relation here`
    default:
      return undefined
  }
}

function settledArrow(draft: Draft & { readonly kind: 'arrow' }, needed: Type, warn: Warn): Draft {
  const [a, b] = [draft.left.type, draft.right.type]
  const found = pairs(a, b, (x, y) => {
    const isIn = !types.isEmpty(x) && !types.isEmpty(y) && types.hasArity(needed, x.length + y.length)
    const tuples = isIn ? cut(needed, types.productOfProducts(x, y)) : []
    return tuples.map(tuple => ({ left: tuple.slice(0, x.length), right: tuple.slice(x.length) }))
  })
  const none = found.length === 0
  const left = settle(draft.left, none ? a : types.relation(found.map(pair => pair.left)), warn)
  const right = settle(draft.right, none ? b : types.relation(found.map(pair => pair.right)), warn)
  if (hasTuple(a) !== hasTuple(b)) {
    const side = hasTuple(a) ? 'right' : 'left'
    warn?.(draft.at, `this product is always empty, because its ${side} side is`)
  }
  return left === draft.left && right === draft.right ? draft : arrow(draft.at, draft, left, right)
}

function settledList(draft: Draft & { readonly kind: 'list' }, warn: Warn): Draft {
  const { at, operator, operands } = draft
  const [first, ...others] = operands.map(({ type }) => type)
  const set = types.ofArity(first ?? types.nothing, 1)
  const all = others.reduce(types.unionOf, types.asRelation(first ?? types.nothing))
  const formulas = operator === 'and' || operator === 'or'
  const result = operands.map((operand, n) => {
    if (formulas) return asFormula(settle(operand, types.formula, warn))
    const needed = operator === 'disjoint' ? all : n === 2 ? types.productOf(set, set) : set
    return asSet(settle(operand, needed, warn))
  })
  return unchanged(result, operands) ? draft : list(at, operator, result)
}

function settledIf(draft: Draft & { readonly kind: 'if' }, needed: Type, warn: Warn): Draft {
  const neededOf = ({ type }: Draft) => {
    if (needed.products.length === 0) return needed
    const some = types.intersectionOf(type, needed)
    return needed.formula ? types.withFormula(some) : some
  }
  const [neededThen, neededElse] = [neededOf(draft.then), neededOf(draft.otherwise)]
  const check = (branch: Draft, some: Type) => {
    if (needed.products.length > 0 && hasTuple(branch.type) && !hasTuple(some))
      warn?.(branch.start, 'this adds nothing to the whole')
  }
  check(draft.then, neededThen)
  check(draft.otherwise, neededElse)
  const condition = settle(draft.condition, types.formula, warn)
  const then = settle(draft.then, neededThen, warn)
  const otherwise = settle(draft.otherwise, neededElse, warn)
  const parts = [condition, then, otherwise]
  return unchanged(parts, [draft.condition, draft.then, draft.otherwise])
    ? draft
    : conditional(draft.at, condition, then, otherwise)
}
