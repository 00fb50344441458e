/** Modifiers: everything as open as can be, best public, and nothing else. What then still has another one has it for a reason. */
import type { Change, Edit } from '../../../reduction.js'
import { above, child, childOf, type Node } from '../parser.js'
import { cut, isType, type JavaProgram, nodesIn, put, type Source } from '../program.js'
import { leastOf } from './members.js'

export function modifiers(program: JavaProgram): readonly Change[] {
  const all = nodesIn(program)
  const openable = all.filter(([, node]) => isOpenable(node))
  const opened = [0, 1, 2].flatMap(level => openable.flatMap(([source, node]) => opener(source, node, level)))
  const others = all.flatMap(([source, node]) => {
    if (node.type !== 'modifiers') return []
    return node.children.filter(each => !access.has(each.type)).map(each => without(source, each, node.parent))
  })
  return [...opened, ...others]
}

const access: ReadonlySet<string> = new Set(['public', 'protected', 'private'])

/** Of an interface everything is public already, a local variable never. */
function isOpenable(node: Node): boolean {
  const within = node.parent?.type
  if (within === 'program') return isType(node) && !isSecond(node)
  if (within === 'enum_body_declarations' && node.type === 'constructor_declaration') return false
  return /^(class_body|enum_body_declarations)$/.test(within ?? '') && /_declaration$/.test(node.type)
}

/** A file can have but one public class. */
function isSecond(node: Node): boolean {
  const types = node.parent?.children.filter(isType) ?? []
  const main = types.find(each => childOf(childOf(each, 'modifiers'), 'public') !== undefined) ?? types[0]
  return main !== node
}

/** From the most open one on. */
const levels = ['public', 'protected', '', 'private'] as const

/** If that is more open than what it has. */
function opener(source: Source, node: Node, level: number): readonly Change[] {
  const word = childOf(childOf(node, 'modifiers'), 'public', 'protected', 'private')
  const wanted = levels[level] ?? ''
  const isTop = node.parent?.type === 'program'
  if (level >= levels.findIndex(each => each === (word?.type ?? '')) || (isTop && wanted !== 'public')) return []
  if (word !== undefined) return [{ edits: [put(source, word, wanted)] }]
  return [{ edits: [{ file: source.file, start: node.start, end: node.start, text: `${wanted} ` }] }]
}

/** What is not abstract any more needs a body. */
function without(source: Source, modifier: Node, of: Node | undefined): Change {
  const edits: Edit[] = [cut(source, modifier)]
  const end = of?.type === 'method_declaration' && child(of, 'body') === undefined ? childOf(of, ';') : undefined
  const isBodiless = ['abstract', 'native'].includes(modifier.type) && above(modifier, 'class_body') !== undefined
  if (of !== undefined && end !== undefined && isBodiless) edits.push(put(source, end, leastOf(source, of)))
  return { edits }
}
