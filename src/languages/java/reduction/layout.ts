/** Java in one fixed layout: a statement a line, the words one space apart where people put one, members apart by an empty line. */
import { leaves, type Node } from '../syntax/parser.js'

/** A text, and where its words have gone: pairs of ranges, in order. */
export interface LaidOut {
  readonly text: string
  readonly words: readonly { readonly from: Node; readonly at: number }[]
}

export function laidOut(source: string, root: Node): LaidOut {
  const words: { from: Node; at: number }[] = []
  let text = ''
  let last: Node | undefined
  for (const leaf of leaves(root)) {
    if (last !== undefined) text += gap(last, leaf)
    words.push({ from: leaf, at: text.length })
    text += source.slice(leaf.start, leaf.end)
    last = leaf
  }
  return { text: text === '' ? '' : `${text}\n`, words }
}

const indent = '    '

const braced: ReadonlySet<string> = new Set([
  'class_body',
  'interface_body',
  'enum_body',
  'annotation_type_body',
  'module_body',
  'block',
  'constructor_body',
  'switch_block',
])

function gap(a: Node, b: Node): string {
  if (!breaks(a, b)) return spaced(a, b) ? ' ' : ''
  return `\n${isApart(b) ? '\n' : ''}${indent.repeat(depth(b))}`
}

function breaks(a: Node, b: Node): boolean {
  if (a.type === '{' && braced.has(parent(a))) return !(b.type === '}' && b.parent === a.parent) || isOfType(a)
  if (b.type === '}' && braced.has(parent(b))) return true
  if (a.type === '}' && braced.has(parent(a))) return !isJoined(b)
  if (a.type === ';') return !(heads.has(parent(a)) || a.parent?.parent?.type === 'for_statement')
  return a.type === ':' && ['switch_block_statement_group', 'switch_label'].includes(parent(a))
}

/** An empty class has two lines: what an engine puts in finds its place there. */
function isOfType({ parent }: Node): boolean {
  return (
    parent?.type !== 'block' &&
    /_declaration$/.test(parent?.parent?.type ?? '') &&
    /_body$/.test(parent?.type ?? '') &&
    parent?.type !== 'constructor_body'
  )
}

/** Here a semicolon ends no line. */
const heads: ReadonlySet<string> = new Set(['for_statement', 'resource_specification', 'resource'])

/** Words that go on in the line of a closing brace. */
function isJoined(b: Node): boolean {
  if ([';', ')', ',', '.', '::', 'else', 'catch', 'finally', ']'].includes(b.type)) return true
  return b.type === 'while' && parent(b) === 'do_statement'
}

function depth(leaf: Node): number {
  let depth = 0
  for (let below = leaf, node = leaf.parent; node !== undefined; below = node, node = node.parent) {
    if (braced.has(node.type) && below.type !== '{' && below.type !== '}') depth++
    if (node.type === 'switch_block_statement_group' && below.type !== 'switch_label') depth++
  }
  return depth
}

/** Whether an empty line comes before what begins here. */
function isApart(leaf: Node): boolean {
  let node = leaf
  while (node.parent !== undefined && node.parent.start === node.start && !isList(node.parent)) node = node.parent
  if (node.parent === undefined || !isList(node.parent)) return false
  const before = node.parent.children[node.parent.children.indexOf(node) - 1]
  if (before === undefined || before.type === '{' || leaf.type === '}' || leaf.type === ';') return false
  if (node.parent.type === 'program') return node.type !== 'import_declaration' || before.type !== 'import_declaration'
  return !(lines.has(node.type) && lines.has(before.type))
}

function isList({ type }: Node): boolean {
  return type === 'program' || type === 'enum_body_declarations' || (type.endsWith('_body') && type !== 'constructor_body')
}

/** Members that stand together. */
const lines: ReadonlySet<string> = new Set(['field_declaration', 'constant_declaration', 'enum_constant', ',', ';'])

function spaced(a: Node, b: Node): boolean {
  if (opensOn.has(b.type) && !isOwnWord(a, b)) return false
  if (['(', '[', '.', '::', '@', '@interface', '~', '!'].includes(a.type)) return a.type === '@interface'
  if (isSign(a) || (a.type === '{' && parent(a) === 'array_initializer')) return false
  if (b.type === '}') return false
  if (a.type === '<' && isAngle(a)) return false
  return true
}

const opensOn: ReadonlySet<string> = new Set([
  ';',
  ',',
  ')',
  ']',
  '.',
  '::',
  '...',
  '(',
  '[',
  '<',
  '>',
  '>>',
  '>>>',
  ':',
  '++',
  '--',
  '@',
])

/** Of those that mostly lean on the word before, the ones that don't. */
function isOwnWord(a: Node, b: Node): boolean {
  const within = parent(b)
  if (b.type === '(') {
    if (within === 'formal_parameters') return !['identifier', 'type_identifier'].includes(a.type)
    return !['argument_list', 'annotation_argument_list', 'record_pattern_body'].includes(within) && !'(!~['.includes(a.type)
  }
  if (b.type === '[') return within === 'array_initializer'
  if (b.type === '<')
    return isAngle(b) ? within === 'type_parameters' && b.parent?.parent?.type !== undefined && !isOfClass(b) : true
  if (b.type === '>' || b.type === '>>' || b.type === '>>>') return !isAngle(b)
  if (b.type === ':') return !['switch_label', 'switch_block_statement_group', 'labeled_statement'].includes(within)
  if (b.type === '++' || b.type === '--') return b.parent?.children[0] === b && a.type !== '(' && a.type !== '['
  return b.type === '@' && !['(', '['].includes(a.type)
}

function isAngle(node: Node): boolean {
  return ['type_arguments', 'type_parameters'].includes(parent(node))
}

/** `class A<T>`, and `<T> void m()`. */
function isOfClass(angle: Node): boolean {
  return /^(class|interface|record)_declaration$/.test(angle.parent?.parent?.type ?? '')
}

/** `-1`, `++a`. */
function isSign(a: Node): boolean {
  return ['unary_expression', 'update_expression'].includes(parent(a)) && a.parent?.children[0] === a && !/^\w/.test(a.type)
}

function parent(node: Node): string {
  return node.parent?.type ?? ''
}
