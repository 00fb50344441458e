/** Members: away with them; methods without what they do; no supertypes; no values to begin with. */
import type { Change } from '../../../reduction.js'
import { all, child, childOf, type Node } from '../../syntax/parser.js'
import { isType, membersOf, type Source, textOf } from '../../syntax/source.js'
import { cut, cutOfList, type JavaProgram, nodesIn, put } from '../program.js'

export function members(program: JavaProgram): readonly Change[] {
  return nodesIn(program).flatMap(([source, node]) => {
    if (isType(node) || node.type === 'object_creation_expression') {
      const constants = child(node, 'body')?.children.filter(each => each.type === 'enum_constant') ?? []
      return [
        ...constants.map(each => ({ edits: [cutOfList(source, each)] })),
        ...bodyOf(node).map(each => ({ edits: [cut(source, each)] })),
      ]
    }
    const isOne = node.type === 'variable_declarator' || node.type === 'type_parameter'
    return isOne && hasSiblings(node) ? [{ edits: [cutOfList(source, node)] }] : []
  })
}

function bodyOf(node: Node): readonly Node[] {
  return isType(node)
    ? membersOf(node)
    : (childOf(node, 'class_body')?.children.filter(each => /_declaration$/.test(each.type)) ?? [])
}

function hasSiblings({ parent, type }: Node): boolean {
  return (parent?.children.filter(each => each.type === type).length ?? 0) > 1
}

/** The least that a method can do. */
export function bodies(program: JavaProgram): readonly Change[] {
  return nodesIn(program).flatMap(([source, node]) => {
    const body = child(node, 'body')
    if (body === undefined || !/^(method|constructor)_declaration$/.test(node.type)) return []
    const least = leastOf(source, node)
    return textOf(source.text, body).replace(/\s+/g, '') === least.replace(/\s+/g, '')
      ? []
      : [{ edits: [put(source, body, least)] }]
  })
}

export function leastOf(source: Source, method: Node): string {
  const type = child(method, 'type')
  if (type === undefined || type.type === 'void_type') return '{}'
  return `{ return ${noValueOf(textOf(source.text, type))}; }`
}

function noValueOf(type: string): string {
  if (type === 'boolean') return 'false'
  return /^(byte|short|int|long|char|float|double)$/.test(type) ? '0' : 'null'
}

const above: ReadonlySet<string> = new Set([
  'superclass',
  'super_interfaces',
  'extends_interfaces',
  'permits',
  'throws',
  'type_bound',
])

export function supertypes(program: JavaProgram): readonly Change[] {
  return nodesIn(program).flatMap(([source, node]) => {
    if (!above.has(node.type)) return []
    const each = node.type === 'superclass' ? [] : (childOf(node, 'type_list')?.children ?? node.children).filter(hasComma)
    return [{ edits: [cut(source, node)] }, ...each.map(one => ({ edits: [cutOfList(source, one)] }))]
  })
}

function hasComma({ parent, type }: Node): boolean {
  return type !== ',' && parent?.children.some(each => each.type === ',') === true
}

/** `int f = 1` is `int f`. */
export function initialValues(program: JavaProgram): readonly Change[] {
  return nodesIn(program).flatMap(([source, node]) => {
    const [value, equals] = [child(node, 'value'), childOf(node, '=')]
    if (node.type !== 'variable_declarator' || value === undefined || equals === undefined) return []
    return [{ edits: [{ file: source.file, start: equals.start, end: value.end, text: '' }] }]
  })
}

/** Methods that give nothing back: all of them, or all of one name. */
export function results(program: JavaProgram): readonly Change[] {
  const methods = nodesIn(program).flatMap(([source, node]) => {
    const [type, name] = [child(node, 'type'), child(node, 'name')]
    if (node.type !== 'method_declaration' || type === undefined || type.type === 'void_type' || name === undefined) return []
    return [{ name: textOf(source.text, name), edits: [put(source, type, 'void'), ...returnsIn(source, node)] }]
  })
  const names = [...new Set(methods.map(({ name }) => name))]
  const voided = (some: readonly string[]) => ({
    edits: methods.filter(({ name }) => some.includes(name)).flatMap(({ edits }) => edits),
  })
  return [names, ...(names.length > 1 ? names.map(name => [name]) : [])].filter(some => some.length > 0).map(voided)
}

/** What is done for its value is not done, a call stays. */
function returnsIn(source: Source, method: Node) {
  return all(method).flatMap(node => {
    const value = node.type === 'return_statement' ? node.children[1] : undefined
    if (value === undefined || value.type === ';' || isOfInner(node, method)) return []
    return [put(source, node, isDoing.has(value.type) ? `${textOf(source.text, value)};` : isLast(node) ? '' : 'return;')]
  })
}

const isDoing: ReadonlySet<string> = new Set([
  'method_invocation',
  'object_creation_expression',
  'assignment_expression',
  'update_expression',
])

function isOfInner(node: Node, method: Node): boolean {
  for (let each = node.parent; each !== undefined && each !== method; each = each.parent)
    if (each.type === 'lambda_expression' || each.type === 'class_body') return true
  return false
}

function isLast({ parent, end }: Node): boolean {
  return parent?.type === 'block' && parent.parent?.type === 'method_declaration' && parent.children.at(-2)?.end === end
}
