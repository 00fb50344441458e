/** The order of members: fields, constructors, methods, classes; methods by how they read without their names. */
import type { Change, Edit } from '../../../reduction.js'
import { child, leaves, type Node } from '../../syntax/parser.js'
import { isType, type Source, textOf } from '../../syntax/source.js'
import { namesIn } from '../names.js'
import { type JavaProgram, nodesIn, taken } from '../program.js'

/** All bodies at once, then each. */
export function memberOrder(program: JavaProgram): readonly Change[] {
  const names = namesIn(program)
  const edits = nodesIn(program).flatMap(([source, node]) => (isType(node) ? (sorted(source, node) ?? []) : []))
  return edits.length === 0 ? [] : [{ edits }, ...(edits.length > 1 ? edits.map(edit => ({ edits: [edit] })) : [])]

  function sorted(source: Source, type: Node): Edit | undefined {
    const body = child(type, 'body')
    const members = (body?.type === 'class_body' || body?.type === 'interface_body' ? body.children : []).slice(1, -1)
    const ranked = members.map((member, n) => ({ member, rank: rankOf(member), text: blind(source, member), n }))
    const inOrder = [...ranked].sort(
      (a, b) => a.rank - b.rank || (a.rank < methodRank ? 0 : compare(a.text, b.text)) || a.n - b.n,
    )
    const [first, last] = [members[0], members.at(-1)]
    if (first === undefined || last === undefined || inOrder.every(({ n }, at) => n === at)) return undefined
    let text = ''
    let target: Edit['target']
    for (const { member } of inOrder) {
      const moved = taken(source, member, [], program.target)
      if (moved.target !== undefined) target = { start: text.length + moved.target.start, end: text.length + moved.target.end }
      text += `${moved.text}\n`
    }
    return { file: source.file, start: first.start, end: last.end, text, ...(target === undefined ? {} : { target }) }
  }

  function blind(source: Source, member: Node): string {
    const { file, start } = program.target
    const isTarget = source.file === file && member.start <= start && start < member.end
    const words = leaves(member).map(leaf => names.get(leaf)?.role ?? textOf(source.text, leaf))
    return [isTarget ? '' : '~', ...words].join(' ')
  }
}

const methodRank = 3

function rankOf({ type }: Node): number {
  if (type === 'field_declaration' || type === 'constant_declaration') return 0
  if (/initializer$|^block$/.test(type)) return 1
  return type === 'constructor_declaration' ? 2 : type === 'method_declaration' ? methodRank : 4
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
