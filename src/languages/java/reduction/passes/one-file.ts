/**
 * One file for all classes of one package, so that a program can be pasted as one text. A file can have but one public class: best none is, else one of
 * those that are. The classes stand in the order in which they get their names, whichever files they come from.
 */
import type { Change, Edit } from '../../../reduction.js'
import { childOf, type Node } from '../../syntax/parser.js'
import { nameOf, type Source, textOf } from '../../syntax/source.js'
import { namingOf } from '../naming.js'
import { cut, type JavaProgram, taken } from '../program.js'

export function oneFile(program: JavaProgram): readonly Change[] {
  const { sources } = program
  const classes = classesOf(program)
  if (!isOnePackage(program) || classes.length < 2 || sources.some(({ types }) => types.length === 0)) return []
  const inOrder = namingOf({ ...program, sources: classes.map(alone) }).order.flatMap(n => classes[n] ?? [])
  const isThere = sources.length === 1 && inOrder.every((each, n) => each === classes[n])
  const open = inOrder.filter(({ type }) => publicIn(type) !== undefined)
  if (isThere) return open.length === 0 ? [] : [joined(inOrder, undefined, program)]
  return [undefined, ...open].map(kept => joined(inOrder, kept, program))
}

/** The other way round: each class in a file of its own, and none public where nobody could tell. Equal for the same classes, however they lie in files. */
export function apart(program: JavaProgram): Change {
  const classes = classesOf(program)
  const away = program.sources
    .filter(({ types }) => types.length > 0)
    .map(({ file, text }) => ({ file, start: 0, end: text.length, text: '' }))
  const own = classes.map(each => {
    const file = `${[each.source.package, nameOf(each.source, each.type)].filter(name => name !== '').join('.')}.java`
    const { text, target } = put([each], isOnePackage(program) ? undefined : each, program)
    return { file, start: 0, end: program.files[file]?.length ?? 0, text, ...(target === undefined ? {} : { target }) }
  })
  return { edits: [...own, ...away.filter(({ file }) => !own.some(each => each.file === file))] }
}

interface Class {
  readonly source: Source
  readonly type: Node
}

function classesOf({ sources }: JavaProgram): readonly Class[] {
  return sources.flatMap(source => source.types.map(type => ({ source, type })))
}

function isOnePackage({ sources }: JavaProgram): boolean {
  return new Set(sources.map(source => source.package)).size === 1
}

/** As if it were all that its file has. */
function alone({ source, type }: Class): Source {
  return { ...source, root: type, types: [type] }
}

/** All in the file of the first. */
function joined(classes: readonly Class[], kept: Class | undefined, program: JavaProgram): Change {
  const [into, ...others] = [...new Set(classes.map(({ source }) => source))]
  if (into === undefined) return { edits: [] }
  const whole: Edit = { file: into.file, start: 0, end: into.text.length, ...put(classes, kept, program) }
  return { edits: [whole, ...others.map(({ file, text }) => ({ file, start: 0, end: text.length, text: '' }))] }
}

/** The text of a file that has these classes, of which one stays public. */
function put(classes: readonly Class[], kept: Class | undefined, { target }: JavaProgram): Pick<Edit, 'text' | 'target'> {
  const heads = classes.flatMap(({ source }) => headOf(source))
  let text = [...new Set(heads)].map(line => `${line}\n`).join('')
  let mark: Edit['target']
  for (const each of classes) {
    const open = each === kept ? undefined : publicIn(each.type)
    const moved = taken(each.source, each.type, open === undefined ? [] : [cut(each.source, open)], target)
    if (moved.target !== undefined) mark = { start: text.length + moved.target.start, end: text.length + moved.target.end }
    text += `${moved.text}\n`
  }
  return { text, ...(mark === undefined ? {} : { target: mark }) }
}

/** Its package and imports, a line each. */
function headOf({ root, text }: Source): readonly string[] {
  return root.children
    .filter(({ type }) => type === 'package_declaration' || type === 'import_declaration')
    .map(node => textOf(text, node))
}

function publicIn(type: Node): Node | undefined {
  return childOf(childOf(type, 'modifiers'), 'public')
}
