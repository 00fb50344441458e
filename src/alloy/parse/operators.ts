/** Alloy's operators and how tightly each of them binds. */

import type { BinaryOperator, UnaryOperator } from '../syntax.js'
import type { Kind } from './lexer.js'

/** From the loosest to the tightest. */
export const ladder = {
  or: 1,
  iff: 2,
  implies: 3,
  and: 4,
  not: 6,
  compare: 7,
  shift: 8,
  plus: 9,
  times: 10,
  number: 11,
  override: 12,
  intersect: 13,
  arrow: 14,
  domain: 15,
  range: 16,
  join: 17,
  tight: 18,
} as const

/** Those that associate to the left. */
export const infixes: Partial<Record<Kind, readonly [level: number, operator: BinaryOperator]>> = {
  '||': [ladder.or, 'or'],
  '<=>': [ladder.iff, 'iff'],
  '&&': [ladder.and, 'and'],
  in: [ladder.compare, 'in'],
  '=': [ladder.compare, 'equals'],
  '<': [ladder.compare, 'less'],
  '>': [ladder.compare, 'greater'],
  '=<': [ladder.compare, 'at-most'],
  '>=': [ladder.compare, 'at-least'],
  '<<': [ladder.shift, 'shift-left'],
  '>>': [ladder.shift, 'shift-right'],
  '>>>': [ladder.shift, 'shift-right-zero'],
  '+': [ladder.plus, 'union'],
  '-': [ladder.plus, 'difference'],
  '++': [ladder.override, 'override'],
  '&': [ladder.intersect, 'intersection'],
  '<:': [ladder.domain, 'domain'],
  ':>': [ladder.range, 'range'],
}

export const negated: Partial<Record<Kind, BinaryOperator>> = {
  in: 'not-in',
  '=': 'not-equals',
  '<': 'not-less',
  '>': 'not-greater',
  '=<': 'not-at-most',
  '>=': 'not-at-least',
}

/** `a fun/add b`. */
export const arithmetic: Readonly<Record<string, readonly [level: number, operator: BinaryOperator]>> = {
  add: [ladder.plus, 'add'],
  sub: [ladder.plus, 'subtract'],
  mul: [ladder.times, 'multiply'],
  div: [ladder.times, 'divide'],
  rem: [ladder.times, 'remainder'],
}

export const prefixes: Partial<Record<Kind, readonly [level: number, operator: UnaryOperator, operand: number]>> = {
  '!': [ladder.not, 'not', ladder.not],
  no: [ladder.compare, 'no', ladder.shift],
  some: [ladder.compare, 'some', ladder.shift],
  lone: [ladder.compare, 'lone', ladder.shift],
  one: [ladder.compare, 'one', ladder.shift],
  set: [ladder.compare, 'set', ladder.shift],
  seq: [ladder.compare, 'seq', ladder.shift],
  '#': [ladder.number, 'cardinality', ladder.number],
  sum: [ladder.number, 'int', ladder.number],
  int: [ladder.number, 'int', ladder.number],
  '~': [ladder.tight, 'transpose', ladder.tight],
  '^': [ladder.tight, 'closure', ladder.tight],
  '*': [ladder.tight, 'reflexive-closure', ladder.tight],
}
