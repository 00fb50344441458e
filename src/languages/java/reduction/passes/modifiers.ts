/** Modifiers: everything is public, else private, and nothing else. What then still has another one has it for a reason. */
import type { Change, Edit } from '../../../reduction.js'
import { above, child, childOf, type Node } from '../../syntax/parser.js'
import { isType, type Source } from '../../syntax/source.js'
import { cut, type JavaProgram, nodesIn, put } from '../program.js'
import { leastOf } from './members.js'

export function modifiers(program: JavaProgram): readonly Change[] {
  const all = nodesIn(program)
  const opened = all.flatMap(([source, node]) => (isOpenable(node) ? given(source, node, 'public') : []))
  const others = all.flatMap(([source, node]) => {
    if (node.type !== 'modifiers') return []
    return node.children.filter(each => !access.has(each.type)).map(each => without(source, each, node.parent))
  })
  return [...opened, ...others]
}

/** Of what can't be public. */
export function accesses(program: JavaProgram): readonly Change[] {
  return nodesIn(program).flatMap(([source, node]) => {
    return isOpenable(node) && node.parent?.type !== 'program' ? simpler.slice(1).flatMap(word => given(source, node, word)) : []
  })
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

/** The simplest first: two packages are needed to tell the last two apart. */
const simpler = ['public', 'private', '', 'protected'] as const

/** If that is simpler than what it has. */
function given(source: Source, node: Node, wanted: (typeof simpler)[number]): readonly Change[] {
  const word = childOf(childOf(node, 'modifiers'), 'public', 'protected', 'private')
  if (simpler.indexOf(wanted) >= simpler.findIndex(each => each === (word?.type ?? ''))) return []
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
