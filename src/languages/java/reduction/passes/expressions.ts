/** Expressions: one of their parts, the member without what it is a member of, or a number; and types, all the same number. */
import type { Change, Edit } from '../../../reduction.js'
import { above, child, childOf, type Node } from '../../syntax/parser.js'
import { type Source, textOf } from '../../syntax/source.js'
import { cut, cutOfList, inner, type JavaProgram, nodesIn, put } from '../program.js'

/** `this.m()`, `A.this.m()`, `super.m()`, `new A().m()`: `m()`; and `super` is an object like others, if it must be there. */
export function receivers(program: JavaProgram): readonly Change[] {
  const members = nodesIn(program).flatMap(([source, node]) => {
    const object = child(node, 'object')
    const name = child(node, node.type === 'method_invocation' ? 'name' : 'field')
    if (!['method_invocation', 'field_access'].includes(node.type) || object === undefined || name?.type !== 'identifier')
      return []
    return [{ source, node, object, name }]
  })
  const bare = members.map(({ source, node, name }) => ({ edits: [{ ...put(source, node, ''), end: name.start }] }))
  const made = members.flatMap(({ source, node, object }) => {
    const superclass = object.type === 'super' ? superclassOf(source, node) : undefined
    return superclass === undefined ? [] : [{ edits: [put(source, object, `new ${superclass}()`)] }]
  })
  return [...bare, ...made]
}

function superclassOf({ text }: Source, node: Node): string | undefined {
  const superclass = childOf(above(node, 'class_declaration'), 'superclass')?.children[1]
  return superclass === undefined ? undefined : textOf(text, superclass)
}

export function expressions(program: JavaProgram): readonly Change[] {
  return nodesIn(program).flatMap(([source, node]) => {
    if (!isExpression(node))
      return listed.has(node.parent?.type ?? '') && hasComma(node) ? [{ edits: [cutOfList(source, node)] }] : []
    const parts = partsOf(node).map(part => ({ edits: [inner(source, node, part, program.target)] }))
    return [...parts, ...valuesFor(source, node).map(edit => ({ edits: [edit] }))]
  })
}

const expression = /_(expression|invocation|access)$|^(method_reference|identifier)$/

function isExpression(node: Node): boolean {
  if (node.type === 'identifier') return ['argument_list', 'binary_expression'].includes(node.parent?.type ?? '')
  return (
    expression.test(node.type) &&
    node.type !== 'explicit_constructor_invocation' &&
    node.parent?.type !== 'expression_statement' &&
    node.field !== 'object' &&
    !isCondition(node)
  )
}

function isCondition({ type, parent }: Node): boolean {
  return (
    type === 'parenthesized_expression' &&
    parent?.children.some(each => each.field === 'condition' && each.type === type) === true
  )
}

function partsOf(node: Node): readonly Node[] {
  const own = node.children.filter(each => expression.test(each.type) || /_literal$|^(this|true|false)$/.test(each.type))
  const given = childOf(node, 'argument_list')?.children.filter(each => !['(', ')', ','].includes(each.type)) ?? []
  if (node.type === 'method_invocation' || node.type === 'field_access') return given
  return node.type === 'object_creation_expression' || node.type === 'lambda_expression' ? given : [...own, ...given]
}

/** A number where one may be; a condition is true. */
function valuesFor(source: Source, node: Node): readonly Edit[] {
  if (node.parent?.type === 'parenthesized_expression') return [put(source, node, 'true'), put(source, node, '0')]
  return [put(source, node, '0')]
}

const listed: ReadonlySet<string> = new Set([
  'array_initializer',
  'type_arguments',
  'annotation_argument_list',
  'catch_type',
  'switch_label',
])

function hasComma({ parent, type }: Node): boolean {
  return type !== ',' && parent?.children.some(each => each.type === ',') === true
}

export function types(program: JavaProgram): readonly Change[] {
  return nodesIn(program).flatMap(([source, node]) => {
    if (node.type === 'type_arguments' || node.type === 'type_parameters') return [{ edits: [cut(source, node)] }]
    const isNumber = ['integral_type', 'floating_point_type'].includes(node.type) && node.parent?.type !== 'class_literal'
    return isNumber && textOf(source.text, node) !== 'int' ? [{ edits: [put(source, node, 'int')] }] : []
  })
}

/** All numbers are 0, else 1; all texts are empty. */
export function literals(program: JavaProgram): readonly Change[] {
  const all = nodesIn(program)
  const zeros = all.flatMap(([source, node]) => {
    const text = textOf(source.text, node)
    if (isNumber(node)) return text === '0' ? [] : [{ edits: [put(source, node, '0')] }]
    return node.type === 'string_literal' && text !== '""' ? [{ edits: [put(source, node, '""')] }] : []
  })
  const ones = all.flatMap(([source, node]) => {
    const text = textOf(source.text, node)
    return isNumber(node) && text !== '0' && text !== '1' ? [{ edits: [put(source, node, '1')] }] : []
  })
  return [...zeros, ...ones]
}

/**
 * Whole numbers are 0, 1, 2, … in the order in which they first appear: which is which seldom matters, and a program should have one text. Which of
 * them are equal: the first way of all in which later ones are as small as they can be.
 */
export function renumbered(program: JavaProgram): readonly Change[] {
  const numbers = wholeNumbers(program)
  const ways = numbers.length > mostNumbers ? [] : smallerWays(inOrder(numbers))
  return [...ways.flatMap(way => withNumbers(numbers, way)), ...inSequence(program)]
}

/** Those that are equal stay so. */
export function inSequence(program: JavaProgram): readonly Change[] {
  const numbers = wholeNumbers(program)
  return withNumbers(numbers, inOrder(numbers))
}

function withNumbers(numbers: readonly WholeNumber[], way: readonly number[]): readonly Change[] {
  const edits = numbers.flatMap(({ source, node, text }, n) =>
    String(way[n]) === text ? [] : [put(source, node, String(way[n]))],
  )
  return edits.length === 0 ? [] : [{ edits }]
}

interface WholeNumber {
  readonly source: Source
  readonly node: Node
  readonly text: string
}

/** There are 52 ways to say which of five are equal. */
const mostNumbers = 5

function wholeNumbers(program: JavaProgram): readonly WholeNumber[] {
  return nodesIn(program).flatMap(([source, node]) => {
    const text = textOf(source.text, node)
    return node.type === 'decimal_integer_literal' && /^\d+$/.test(text) ? [{ source, node, text }] : []
  })
}

function inOrder(numbers: readonly WholeNumber[]): readonly number[] {
  const first = [...new Set(numbers.map(({ text }) => text))]
  return numbers.map(({ text }) => first.indexOf(text))
}

/** Those with a smaller number at the first place where they differ, and no number before the one that is less by one; as many different ones at most. */
function smallerWays(now: readonly number[]): readonly (readonly number[])[] {
  const most = Math.max(-1, ...now)
  const grow = (way: readonly number[]): readonly (readonly number[])[] => {
    if (way.length === now.length) return [way]
    const next = Math.min(Math.max(-1, ...way) + 1, most)
    return Array.from({ length: next + 1 }, (_, n) => [...way, n]).flatMap(grow)
  }
  const all = grow([])
  return all.slice(
    0,
    all.findIndex(way => way.every((n, at) => n === now[at])),
  )
}

function isNumber({ type }: Node): boolean {
  return /_(integer|floating_point)_literal$/.test(type)
}
