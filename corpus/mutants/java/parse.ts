/**
 * Reads the Java that the programs of this folder are written in: tree-sitter parses it, and its tree becomes the small one of
 * tree.ts, node by node. Only parentheses and empty statements get lost: what the small tree has no node for is refused.
 */
import { javaParser } from '../../../src/languages/java/syntax/parser.js'
import {
  all,
  each,
  isNamed,
  items,
  joined,
  list,
  node,
  none,
  one,
  only,
  optional,
  type Part,
  partOf,
  record,
  refuse,
} from './parts.js'
import {
  type Block,
  block,
  type Case,
  type Catch,
  type Declarator,
  type EnumConstant,
  type Expression,
  literal,
  type Member,
  name,
  type Param,
  param,
  type Statement,
  type TypeDeclaration,
  type Unit,
} from './tree.js'

const syntaxOf = await javaParser()

export function parse(text: string): Unit {
  const root = syntaxOf(text)
  if (root === undefined) throw new Error(`no Java: ${text}`)
  return unit(partOf(root, text))
}

const sorts = ['class', 'interface', 'enum', 'record'] as const

const unit = node('unit', {
  package: one('package_declaration', part => joined(only(part))),
  imports: each('import_declaration', ({ children }) => joined(...children.slice(1, -1))),
  types: all(
    sorts.map(sort => `${sort}_declaration`),
    found => found.map(typeDeclaration),
  ),
})

function typeDeclaration(part: Part): TypeDeclaration {
  return {
    kind: 'type',
    sort: sorts.find(sort => part.type === `${sort}_declaration`) ?? refuse(part),
    ...record(part, {
      modifiers: one('modifiers', modifiers),
      name: one('name', joined),
      typeParams: one('type_parameters', joined),
      components: one('parameters', list(parameter)),
      extends: all(['superclass', 'extends_interfaces'], found => found.flatMap(types)),
      implements: one('interfaces', types),
      permits: one('permits', types),
      constants: one('body', body => items(body).filter(isConstant).map(constant)),
      members: one('body', members),
    }),
  }
}

function isConstant({ type }: Part): boolean {
  return type === 'enum_constant'
}

function constant(part: Part): EnumConstant {
  return {
    kind: 'constant',
    ...record(part, { name: one('name', joined), args, body: optional('body', members) }),
  }
}

function members(body: Part): readonly Member[] {
  return items(body).flatMap(part => (isConstant(part) ? [] : (memberReaders[part.type] ?? typeMember)(part)))
}

const typeMember = (part: Part): readonly Member[] => [typeDeclaration(part)]

const memberReaders: Readonly<Record<string, (part: Part) => readonly Member[]>> = {
  enum_body_declarations: members,
  field_declaration: fields,
  constant_declaration: fields,
  method_declaration: method,
  constructor_declaration: method,
  compact_constructor_declaration: method,
  static_initializer: part => [{ kind: 'initializer', static: true, body: blockOf(only(part)) }],
  block: part => [{ kind: 'initializer', static: false, body: blockOf(part) }],
}

function fields(part: Part): readonly Member[] {
  const { declarators, ...head } = record(part, {
    modifiers: one('modifiers', modifiers),
    type: one('type', joined),
    declarators: each('declarator', declarator),
  })
  return declarators.map(declared => ({ ...head, ...declared, kind: 'field' }))
}

function method(part: Part): readonly Member[] {
  return [
    {
      kind: 'method',
      compact: part.type === 'compact_constructor_declaration',
      ...record(part, {
        modifiers: one('modifiers', modifiers),
        typeParams: one('type_parameters', joined),
        type: optional('type', joined),
        name: one('name', joined),
        params: one('parameters', list(parameter)),
        throws: one('throws', list(joined)),
        body: optional('body', blockOf),
      }),
    },
  ]
}

function parameter(part: Part): Param {
  if (part.type === 'spread_parameter') {
    const [declared = none, type = none, words = none] = items(part).toReversed()
    return { ...param(joined(type), joined(only(declared))), final: isFinal(words), varargs: true }
  }
  return {
    kind: 'param',
    varargs: false,
    ...record(part, { final: one('modifiers', isFinal), type: one('type', joined), name: one('name', joined) }),
  }
}

function declarator(part: Part): Declarator {
  return { kind: 'declarator', ...record(part, { name: one('name', joined), init: optional('value', expression) }) }
}

function modifiers({ children }: Part): readonly string[] {
  return children.map(word => joined(word))
}

/** No other modifier of a variable has a place. */
function isFinal(words: Part): boolean {
  return words !== none && (words.text === 'final' || refuse(words))
}

function types(part: Part): readonly string[] {
  return items(part).flatMap(type => (type.type === 'type_list' ? types(type) : [joined(type)]))
}

function blockOf(part: Part): Block {
  return block(...items(part).map(statement))
}

function statement(part: Part): Statement {
  return (statements[part.type] ?? refuse)(part)
}

const evaluation = (part: Part): Statement => ({ kind: 'expression', expression: expression(part) })

const switchOf = node('switch', {
  subject: one('condition', expression),
  arrows: one('body', body => items(body).some(({ type }) => type === 'switch_rule')),
  cases: one('body', body => items(body).flatMap(casesOf)),
})

const statements: Readonly<Record<string, (part: Part) => Statement>> = {
  block: blockOf,
  local_variable_declaration: node('local', {
    final: one('modifiers', isFinal),
    type: one('type', joined),
    vars: each('declarator', declarator),
  }),
  expression_statement: part => evaluation(only(part)),
  explicit_constructor_invocation: part => ({ kind: 'expression', expression: constructorCall(part) }),
  if_statement: node('if', {
    test: one('condition', expression),
    yes: one('consequence', statement),
    otherwise: optional('alternative', statement),
  }),
  while_statement: node('while', { test: one('condition', expression), body: one('body', statement) }),
  do_statement: node('do-while', { test: one('condition', expression), body: one('body', statement) }),
  for_statement: node('for', {
    init: each('init', part => (part.type === 'local_variable_declaration' ? statement(part) : evaluation(part))),
    test: optional('condition', expression),
    update: each('update', expression),
    body: one('body', statement),
  }),
  enhanced_for_statement: node('for-each', {
    type: one('type', joined),
    name: one('name', joined),
    over: one('value', expression),
    body: one('body', statement),
  }),
  switch_expression: switchOf,
  return_statement: part => ({ kind: 'return', value: items(part).length === 0 ? null : expression(only(part)) }),
  throw_statement: part => ({ kind: 'throw', value: expression(only(part)) }),
  yield_statement: part => ({ kind: 'yield', value: expression(only(part)) }),
  break_statement: part => (items(part).length === 0 ? { kind: 'jump', to: 'break' } : refuse(part)),
  continue_statement: part => (items(part).length === 0 ? { kind: 'jump', to: 'continue' } : refuse(part)),
  try_statement: node('try', {
    body: one('body', blockOf),
    catches: each('catch_clause', catchOf),
    finally: optional('finally_clause', clause => blockOf(only(clause))),
  }),
}

function catchOf(clause: Part): Catch {
  const { caught, body } = record(clause, { caught: one('catch_formal_parameter', part => part), body: one('body', blockOf) })
  return { kind: 'catch', ...record(caught, { type: one('catch_type', joined), name: one('name', joined) }), body }
}

/** Of labels that stand one after the other, the last has the body. */
function casesOf(group: Part): readonly Case[] {
  const labels = items(group).filter(({ type }) => type === 'switch_label')
  const body = items(group).filter(({ type }) => type !== 'switch_label')
  return labels.map((label, at) => ({
    kind: 'case',
    labels: items(label).map(expression),
    body: at === labels.length - 1 ? body.map(statement) : [],
  }))
}

function expression(part: Part): Expression {
  return (expressions[part.type] ?? literalOf)(part)
}

function literalOf(part: Part): Expression {
  return /_literal$|^true$|^false$/.test(part.type) ? literal(part.text) : refuse(part)
}

const nameOf = (part: Part): Expression => name(joined(part))

const args = one('arguments', list(expression))

const constructorCall = node('call', {
  on: optional('object', expression),
  name: one('constructor', joined),
  args,
})

const expressions: Readonly<Record<string, (part: Part) => Expression>> = {
  identifier: nameOf,
  this: nameOf,
  super: nameOf,
  parenthesized_expression: part => expression(only(part)),
  field_access: node('field-access', { on: all(['object', 'super'], receiver), name: one('field', joined) }),
  class_literal: part => ({ kind: 'field-access', on: typeName(only(part)), name: 'class' }),
  method_invocation: node('call', {
    on: all(['object', 'super'], found => (found.length === 0 ? null : receiver(found))),
    name: one('name', joined),
    args,
  }),
  method_reference: part => {
    const [on = none, , called = none, ...more] = part.children
    return { kind: 'reference', on: typeName(on), name: more.length > 0 ? refuse(part) : called.text }
  },
  object_creation_expression: node('new', {
    type: one('type', joined),
    args,
    body: optional('class_body', members),
  }),
  array_creation_expression: node('new-array', {
    element: one('type', joined),
    sizes: all(['dimensions'], found =>
      found.filter(({ type }) => type === 'dimensions_expr').map(size => expression(only(size))),
    ),
    more: all(['dimensions'], found => joined(...found.filter(({ type }) => type === 'dimensions')).length / '[]'.length),
    init: optional('value', expression),
  }),
  array_initializer: part => ({ kind: 'array-init', elements: items(part).map(expression) }),
  array_access: node('index', { on: one('array', expression), at: one('index', expression) }),
  update_expression: part => {
    const [first = none, last = none] = part.children
    if (isNamed(first)) return { kind: 'postfix', op: last.text, operand: expression(first) }
    return { kind: 'unary', op: first.text, operand: expression(last) }
  },
  unary_expression: node('unary', { op: one('operator', joined), operand: one('operand', expression) }),
  binary_expression: node('binary', {
    op: one('operator', joined),
    left: one('left', expression),
    right: one('right', expression),
  }),
  instanceof_expression: node('instanceof', {
    value: one('left', expression),
    type: one('right', joined),
    binding: optional('name', joined),
  }),
  assignment_expression: node('assign', {
    op: one('operator', joined),
    target: one('left', expression),
    value: one('right', expression),
  }),
  ternary_expression: node('conditional', {
    test: one('condition', expression),
    yes: one('consequence', expression),
    no: one('alternative', expression),
  }),
  cast_expression: node('cast', { type: one('type', joined), value: one('value', expression) }),
  lambda_expression: node('lambda', {
    params: one('parameters', lambdaParams),
    body: one('body', body => (body.type === 'block' ? blockOf(body) : expression(body))),
  }),
  switch_expression: switchOf,
}

/** What stands before the last dot; `Shape.super` are two. */
function receiver([on = none, outer]: readonly Part[]): Expression {
  return outer === undefined ? expression(on) : { kind: 'field-access', on: expression(on), name: outer.text }
}

/** What stands before `::` or `.class`: `int[]`, `Map.Entry`, or any expression. */
function typeName(part: Part): Expression {
  const [on = none, called = none] = items(part)
  if (part.type === 'scoped_type_identifier') return { kind: 'field-access', on: typeName(on), name: called.text }
  return /_type$|^type_identifier$/.test(part.type) ? nameOf(part) : expression(part)
}

function lambdaParams(part: Part): readonly Param[] {
  if (part.type === 'formal_parameters') return items(part).map(parameter)
  return (part.type === 'identifier' ? [part] : items(part)).map(({ text }) => param('', text))
}
