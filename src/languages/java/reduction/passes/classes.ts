/** Classes: away with them; or with one that stands between two others, which then meet; or into its superclass with all that it has. */
import type { Change, Edit } from '../../../reduction.js'
import { child, childOf, leaves, type Node } from '../../syntax/parser.js'
import { membersOf, nameOf, type Source, textOf } from '../../syntax/source.js'
import { type Named, namesIn } from '../names.js'
import { cut, type JavaProgram, put, taken } from '../program.js'

export function files({ files, target }: JavaProgram): readonly Change[] {
  const others = Object.entries(files).filter(([file]) => file !== target.file)
  return others.map(([file, text]) => ({ edits: [{ file, start: 0, end: text.length, text: '' }] }))
}

/** Those that are no classes of the program: a file has the others as far as it needs them. */
export function imports({ sources }: JavaProgram): readonly Change[] {
  return sources.flatMap(source =>
    source.root.children.filter(({ type }) => type === 'import_declaration').map(each => ({ edits: [cut(source, each)] })),
  )
}

export function classes({ sources }: JavaProgram): readonly Change[] {
  return sources.flatMap(source => source.types.map(type => ({ edits: [cut(source, type)] })))
}

export function hierarchy(program: JavaProgram): readonly Change[] {
  const names = namesIn(program)
  const types = program.sources.flatMap(source => source.types.map(type => ({ source, type })))
  return types.flatMap(({ source, type }) => {
    const superclass = childOf(type, 'superclass')?.children[1]
    const above = superclass === undefined ? undefined : textOf(source.text, superclass)
    const mentions = mentionsOf(nameOf(source, type), program, names)
    const skipped: Change = {
      edits: [cut(source, type), ...(above === undefined ? unextended(mentions) : renamed(mentions, above))],
    }
    const into = types.find(each => above !== undefined && nameOf(each.source, each.type) === above)
    const higher = into === undefined ? undefined : childOf(into.type, 'superclass')?.children[1]
    return [
      skipped,
      ...(into === undefined || above === undefined ? [] : [merged(program, { source, type }, into, renamed(mentions, above))]),
      // Past its superclass to the next one, which may then go.
      ...(superclass === undefined || into === undefined || higher === undefined
        ? []
        : [{ edits: [put(source, superclass, textOf(into.source.text, higher))] }]),
    ]
  })
}

interface At {
  readonly source: Source
  readonly node: Node
}

function mentionsOf(name: string, { sources }: JavaProgram, names: ReadonlyMap<Node, Named>): readonly At[] {
  return sources.flatMap(source =>
    leaves(source.root).flatMap(node => {
      const named = names.get(node)
      return named?.role === 'class' && named.name === name ? [{ source, node }] : []
    }),
  )
}

function renamed(mentions: readonly At[], name: string): readonly Edit[] {
  return mentions.map(({ source, node }) => put(source, node, name))
}

/** Without a superclass of its own, those that extend it have none. */
function unextended(mentions: readonly At[]): readonly Edit[] {
  return mentions.flatMap(({ source, node }) => (node.parent?.type === 'superclass' ? [cut(source, node.parent)] : []))
}

interface Type {
  readonly source: Source
  readonly type: Node
}

/** What the superclass has already is not needed twice. */
function merged({ target }: JavaProgram, one: Type, into: Type, mentions: readonly Edit[]): Change {
  const body = child(into.type, 'body')
  if (body === undefined) return { edits: [] }
  const there = new Set(membersOf(into.type).map(each => signature(into.source, each)))
  let text = ' '
  let mark: Edit['target']
  for (const member of membersOf(one.type)) {
    if (there.has(signature(one.source, member))) continue
    const moved = taken(one.source, member, mentions, target)
    if (moved.target !== undefined) mark = { start: text.length + moved.target.start, end: text.length + moved.target.end }
    text += `${moved.text} `
  }
  const end = body.end - 1
  const edit = { file: into.source.file, start: end, end, text, ...(mark === undefined ? {} : { target: mark }) }
  return { edits: [cut(one.source, one.type), edit, ...mentions] }
}

function signature({ text }: Source, member: Node): string {
  const name = child(member, 'name') ?? child(child(member, 'declarator'), 'name')
  const types = child(member, 'parameters')?.children.map(each => child(each, 'type'))
  return [name, ...(types ?? [])].map(each => (each === undefined ? '' : textOf(text, each))).join(' ')
}
