/**
 * Expressions, by climbing Alloy's ladder of precedence: an operator takes as its right operand whatever binds more tightly.
 * A quantifier or `let` may be the right operand of any operator, and then takes all the rest.
 */

import { type Position, TheoryError } from '../position.js'
import type { BinaryOperator, Declaration, Expression, Multiplicity, Quantifier } from '../syntax.js'
import { type Kind, stringValue, type Token } from './lexer.js'
import { arithmetic, infixes, ladder, negated, prefixes } from './operators.js'
import { deepest, type Tokens, temporal, tooDeep, unsupported } from './tokens.js'

export function parseExpression(tokens: Tokens): Expression {
  return operand(tokens, ladder.or)
}

/** `{ F G H }`; a single one is just that. */
export function parseBlock(tokens: Tokens): Expression {
  const { at } = tokens.need('{')
  const formulas: Expression[] = []
  while (!tokens.is('}')) {
    if (tokens.is('end')) tokens.fail("'}'")
    formulas.push(parseExpression(tokens))
  }
  tokens.need('}')
  return blockOf(formulas, at)
}

export function blockOf(formulas: readonly Expression[], at: Position): Expression {
  const [first, ...others] = formulas
  return first !== undefined && others.length === 0 ? first : grown({ kind: 'block', at, formulas }, ...formulas)
}

/** `disj x, y: disj set E`. */
export function parseDeclaration(tokens: Tokens): Declaration {
  if (tokens.is('var')) throw new TheoryError(tokens.next.at, "a variable field ('var') is not supported")
  const isPrivate = tokens.eat('private') !== undefined
  if (tokens.is('part', 'exh')) throw new TheoryError(tokens.next.at, `'${tokens.next.text}' is no longer part of Alloy`)
  const disjoint = tokens.eat('disj') !== undefined
  const names = tokens.newNames()
  if (tokens.is('=')) throw new TheoryError(tokens.next.at, "a definition with '=' instead of ':' is not supported here")
  tokens.need(':')
  const disjointAcross = tokens.ahead(1).kind !== '[' && tokens.eat('disj') !== undefined
  return { names, disjoint, disjointAcross, private: isPrivate, ...parseBound(tokens) }
}

/** What stands after the colon: `set E`. */
export function parseBound(tokens: Tokens): Pick<Declaration, 'multiplicity' | 'bound'> {
  tokens.boundStart = tokens.place
  const bound = parseExpression(tokens)
  if (bound.kind !== 'unary') return { bound }
  const { operator, operand } = bound
  return isMultiplicity(operator) || operator === 'seq' ? { multiplicity: operator, bound: operand } : { bound }
}

function isMultiplicity(text: string): text is Multiplicity {
  return text === 'one' || text === 'lone' || text === 'some' || text === 'set'
}

/** An expression whose operators bind at least as tightly as `least`. */
function operand(tokens: Tokens, least: number): Expression {
  return tokens.nested(() => {
    if (startsBinding(tokens)) return binding(tokens)
    let left = prefixed(tokens, least)
    while (tokens.place !== tokens.bindingEnd) {
      const next = infix(tokens, left)
      if (next === undefined || next.level < least) break
      left = next.take()
    }
    return left
  })
}

interface Infix {
  readonly level: number
  /** Takes the operator and its right operand. */
  take(): Expression
}

/** The operator that stands here, if one does. */
function infix(tokens: Tokens, left: Expression): Infix | undefined {
  const token = tokens.next
  const { kind } = token
  if (temporal.has(kind)) throw unsupported(token)
  const binary = (length: number, level: number, operator: BinaryOperator): Infix => ({
    level,
    take: () => leftToRight(tokens, length, level, operator, left),
  })
  const known = infixes[kind]
  if (known !== undefined) return binary(1, ...known)
  switch (kind) {
    case '!': {
      const operator = negated[tokens.ahead(1).kind]
      return operator === undefined ? undefined : binary(2, ladder.compare, operator)
    }
    case 'fun': {
      const known = tokens.ahead(1).kind === '/' ? arithmetic[tokens.ahead(2).text] : undefined
      return known === undefined ? undefined : binary(3, ...known)
    }
    case '=>':
      return { level: ladder.implies, take: () => implication(tokens, left) }
    case '->':
      return { level: ladder.arrow, take: () => arrow(tokens, left) }
    case 'one':
    case 'lone':
    case 'some':
    case 'set':
      return tokens.ahead(1).kind === '->' ? { level: ladder.arrow, take: () => arrow(tokens, left) } : undefined
    case '.':
      return { level: ladder.join, take: () => join(tokens, left) }
    case '[':
      return { level: ladder.join, take: () => box(left, boxArguments(tokens)) }
    default:
      return undefined
  }
}

/** The operator, `length` tokens long, with all that the same one joins on. */
function leftToRight(tokens: Tokens, length: number, level: number, operator: BinaryOperator, first: Expression): Expression {
  const { kind } = tokens.next
  const links: Link[] = []
  do {
    const { at } = tokens.next
    tokens.place += length
    links.push({ at, right: operand(tokens, level + 1) })
  } while (associative.has(operator) && tokens.is(kind) && tokens.place !== tokens.bindingEnd)
  return chained(operator, first, links)
}

function implication(tokens: Tokens, condition: Expression): Expression {
  const { at } = tokens.take()
  const then = operand(tokens, ladder.implies)
  if (tokens.place === tokens.bindingEnd || !tokens.eat('else'))
    return grown({ kind: 'binary', at, operator: 'implies', left: condition, right: then }, condition, then)
  const otherwise = operand(tokens, ladder.implies)
  return grown({ kind: 'if', at, condition, then, otherwise }, condition, then, otherwise)
}

/** `A some -> lone B`, to the right. */
function arrow(tokens: Tokens, left: Expression): Expression {
  const leftMultiplicity = multiplicity(tokens)
  const { at } = tokens.need('->')
  const rightMultiplicity = multiplicity(tokens)
  const right = operand(tokens, ladder.arrow)
  return grown({ kind: 'arrow', at, left, right, leftMultiplicity, rightMultiplicity }, left, right)
}

function multiplicity(tokens: Tokens): Multiplicity {
  const { kind } = tokens.next
  if (!isMultiplicity(kind)) return 'set'
  tokens.take()
  return kind
}

function join(tokens: Tokens, left: Expression): Expression {
  const { at } = tokens.take()
  if (tokens.is('int', 'sum') && !startsBinding(tokens)) {
    tokens.take()
    return grown({ kind: 'unary', at, operator: 'int', operand: left }, left)
  }
  const builtIn = builtInName(tokens)
  if (builtIn !== undefined) return box(builtIn, [left])
  const right = operand(tokens, ladder.tight)
  return grown({ kind: 'binary', at, operator: 'join', left, right }, left, right)
}

function boxArguments(tokens: Tokens): readonly Expression[] {
  tokens.need('[')
  const list: Expression[] = []
  if (!tokens.is(']')) {
    do list.push(parseExpression(tokens))
    while (tokens.eat(','))
  }
  if (!tokens.eat(']')) tokens.fail("',' or ']'")
  return list
}

/** `x.disj[y, z]` is `disj[x, y, z]`. */
function box(target: Expression, list: readonly Expression[]): Expression {
  if (list.length === 0) return target
  if (target.kind === 'box' && target.target.kind === 'name' && builtIns.has(target.target.name))
    return box(target.target, [...target.arguments, ...list])
  return grown({ kind: 'box', at: target.at, target, arguments: list }, target, ...list)
}

const builtIns: ReadonlySet<string> = new Set(['disj', 'pred/totalOrder'])

/** `disj` or `pred/totalOrder`: they are called like predicates. */
function builtInName(tokens: Tokens): Expression | undefined {
  const { kind, at } = tokens.next
  if (kind === 'disj') tokens.take()
  else if (kind === 'pred' && tokens.ahead(1).kind === '/' && tokens.ahead(2).text === 'totalOrder') tokens.place += 3
  else return undefined
  return { kind: 'name', at, name: kind === 'disj' ? 'disj' : 'pred/totalOrder' }
}

/** An operator before its operand, or what has none. */
function prefixed(tokens: Tokens, least: number): Expression {
  const token = tokens.next
  const known = prefixes[token.kind]
  if (known === undefined || isBase(tokens)) return base(tokens)
  const [level, operator, below] = known
  if (level < least) tokens.fail('an expression')
  tokens.take()
  if (operator === 'seq') tokens.seqAt ??= token.at
  const inner = operator === 'seq' && tokens.is('[') ? inBrackets(tokens) : operand(tokens, below)
  return grown({ kind: 'unary', at: token.at, operator, operand: inner }, inner)
}

/** `sum[e]`, `int[e]` and `seq/Int` start like an operator. */
function isBase(tokens: Tokens): boolean {
  const { kind } = tokens.ahead(1)
  return (tokens.is('sum', 'int') && kind === '[') || (tokens.is('seq') && kind === '/')
}

function inBrackets(tokens: Tokens): Expression {
  tokens.need('[')
  const inner = parseExpression(tokens)
  tokens.need(']')
  return inner
}

function base(tokens: Tokens): Expression {
  const token = tokens.next
  const { kind, at } = token
  switch (kind) {
    case 'number':
      return numberOf(tokens.take(), at)
    case 'string':
      return { kind: 'string', at, value: stringValue(tokens.take()) }
    case '-':
      if (tokens.ahead(1).kind !== 'number') return tokens.fail('an expression')
      tokens.take()
      return numberOf(tokens.take(), at, -1)
    case '(': {
      tokens.take()
      const inner = parseExpression(tokens)
      tokens.need(')')
      return inner
    }
    case '{':
      return startsComprehension(tokens) ? comprehension(tokens) : parseBlock(tokens)
    case '@':
      tokens.take()
      return { kind: 'raw-name', at, name: tokens.name().text }
    case 'iden':
    case 'univ':
    case 'none':
    case 'Int':
    case 'String':
      tokens.take()
      return { kind: 'constant', at, name: kind }
    case 'this':
      if (tokens.ahead(1).kind === '/') return { kind: 'name', at, name: tokens.name().text }
      tokens.take()
      return { kind: 'constant', at, name: 'this' }
    case 'seq':
      if (tokens.ahead(2).kind !== 'Int') return { kind: 'name', at, name: tokens.name().text }
      tokens.place += 3
      return { kind: 'constant', at, name: 'seq/Int' }
    case 'sum':
    case 'int': {
      tokens.take()
      const inner = inBrackets(tokens)
      return grown({ kind: 'unary', at, operator: 'int', operand: inner }, inner)
    }
    case 'fun':
      return integerConstant(tokens)
    case 'disj':
    case 'pred': {
      const target = builtInName(tokens)
      return target !== undefined && tokens.is('[') ? box(target, boxArguments(tokens)) : tokens.fail("an expression, or '[',")
    }
    case 'steps':
      throw new TheoryError(at, "'steps' is not supported: Assay has no temporal logic")
    case 'name':
      return { kind: 'name', at, name: tokens.name().text }
    case 'all':
      tokens.take()
      return tokens.fail("a declaration like 'x: A'")
    default:
      if (temporal.has(kind)) throw unsupported(token)
      return tokens.fail('an expression')
  }
}

function numberOf(token: Token, at: Position, sign = 1): Expression {
  return { kind: 'number', at, value: sign * (token.value ?? 0) }
}

/** `fun/min`, `fun/max`, `fun/next`. */
function integerConstant(tokens: Tokens): Expression {
  const { at } = tokens.next
  const { text } = tokens.ahead(2)
  if (tokens.ahead(1).kind !== '/' || !['min', 'max', 'next'].includes(text)) return tokens.fail('an expression')
  tokens.place += 3
  return { kind: 'name', at, name: `fun/${text}` }
}

const quantifiers: ReadonlySet<Kind> = new Set<Kind>(['all', 'no', 'some', 'lone', 'one', 'sum'])

/** `some x: …` quantifies, `some x` does not; and `x: some A, y: B` declares. */
function startsBinding(tokens: Tokens): boolean {
  if (tokens.is('let')) return true
  return quantifiers.has(tokens.next.kind) && tokens.place !== tokens.boundStart && declares(tokens, 1)
}

/** Whether `private disj x, y:` stands that far ahead. */
function declares(tokens: Tokens, from: number): boolean {
  let n = from
  if (tokens.ahead(n).kind === 'var') n++
  if (tokens.ahead(n).kind === 'private') n++
  if (['disj', 'part', 'exh'].includes(tokens.ahead(n).kind)) n++
  while (tokens.ahead(n).kind === 'name') {
    n++
    while (tokens.ahead(n).kind === '/' && tokens.ahead(n + 1).kind === 'name') n += 2
    if (tokens.ahead(n).kind === ':') return true
    if (tokens.ahead(n).kind !== ',') return false
    n++
  }
  return false
}

function binding(tokens: Tokens): Expression {
  const result = tokens.is('let') ? letIn(tokens) : quantified(tokens)
  tokens.bindingEnd = tokens.place
  return result
}

function quantified(tokens: Tokens): Expression {
  const { kind, at } = tokens.take()
  return quantifiedBy(kind as Quantifier, at, declarations(tokens), bodyOf(tokens))
}

function quantifiedBy(quantifier: Quantifier, at: Position, declared: readonly Declaration[], body: Expression): Expression {
  for (const { private: isPrivate, names, disjointAcross } of declared) {
    const [name] = names
    if (isPrivate || disjointAcross)
      throw new TheoryError(
        name?.at ?? at,
        `'${isPrivate ? 'private' : 'disj'}' is not allowed here: ${name?.text} is not a field`,
      )
  }
  const bounds = declared.map(({ bound }) => bound)
  return grown({ kind: 'quantified', at, quantifier, declarations: declared, body }, body, ...bounds)
}

function declarations(tokens: Tokens): readonly Declaration[] {
  const list = [parseDeclaration(tokens)]
  while (tokens.eat(',')) list.push(parseDeclaration(tokens))
  return list
}

/** `| F`, or a block. */
function bodyOf(tokens: Tokens): Expression {
  if (tokens.eat('|')) return parseExpression(tokens)
  return tokens.is('{') ? parseBlock(tokens) : tokens.fail("'|' or '{'")
}

/** `let a = x, b = y | …`: one inside the other. */
function letIn(tokens: Tokens): Expression {
  const { at } = tokens.take()
  const name = tokens.newName()
  tokens.need('=')
  const value = parseExpression(tokens)
  const body = tokens.is(',') ? tokens.nested(() => letIn(tokens)) : bodyOf(tokens)
  return grown({ kind: 'let', at, name, value, body }, value, body)
}

function startsComprehension(tokens: Tokens): boolean {
  return declares(tokens, 1)
}

/** `{ x: A | F }`; without a formula it is true. */
function comprehension(tokens: Tokens): Expression {
  const { at } = tokens.need('{')
  const declared = declarations(tokens)
  const body: Expression = tokens.is('}') ? { kind: 'block', at, formulas: [] } : bodyOf(tokens)
  tokens.need('}')
  return quantifiedBy('comprehension', at, declared, body)
}

const associative: ReadonlySet<BinaryOperator> = new Set<BinaryOperator>(['union', 'and', 'or'])

/** Longer chains are balanced, so that a thousand tuples in a union are no thousand levels. */
const longChain = 50

interface Link {
  readonly at: Position
  readonly right: Expression
}

function chained(operator: BinaryOperator, first: Expression, links: readonly Link[]): Expression {
  const [last] = links.slice(-1)
  if (last === undefined) return first
  const half = links.length > longChain ? links.length >> 1 : links.length - 1
  const [middle] = links.slice(half)
  if (middle === undefined) return first
  const left = chained(operator, first, links.slice(0, half))
  const right = chained(operator, middle.right, links.slice(half + 1))
  return grown({ kind: 'binary', at: middle.at, operator, left, right }, left, right)
}

const heights = new WeakMap<Expression, number>()

/** The expression, unless it has become too high. */
function grown(expression: Expression, ...parts: readonly Expression[]): Expression {
  const height = 1 + parts.reduce((highest, part) => Math.max(highest, heights.get(part) ?? 1), 0)
  if (height > deepest) throw tooDeep(expression.at)
  heights.set(expression, height)
  return expression
}
