/**
 * Imports follow from what a file names. Those of the program's own classes are made anew, so a pass can move a class to another package and
 * need not think of them; of the others only those are kept whose name is used.
 */
import { withChanges } from '../../edits.js'
import type { Edit, Example } from '../../reduction.js'
import { childOf, leaves, type Node, type Parse } from '../syntax/parser.js'
import { isIdentifier, nameOf, type Source, textOf } from '../syntax/source.js'
import { cut, type JavaProgram, programOf } from './program.js'

export function withNeededImports(example: Example, from: Example, parse: Parse): Example | undefined {
  const program = programOf(example, parse)
  const packages = new Set([program, programOf(from, parse)].flatMap(({ sources }) => sources.map(source => source.package)))
  const own = ownTypes(program)
  const edits = program.sources.flatMap(source => editsOf(source, own, packages))
  return edits.length === 0 ? example : withChanges(example, [{ edits }])
}

/** Classes at the top by name, with their packages: those whose name only one of them has. */
export function ownTypes({ sources }: JavaProgram): ReadonlyMap<string, string> {
  const packages = new Map<string, string>()
  const several = new Set<string>()
  for (const source of sources)
    for (const type of source.types) {
      const name = nameOf(source, type)
      if (packages.has(name)) several.add(name)
      packages.set(name, source.package)
    }
  for (const name of several) packages.delete(name)
  return packages
}

function editsOf(source: Source, own: ReadonlyMap<string, string>, packages: ReadonlySet<string>): readonly Edit[] {
  const imports = source.root.children.filter(({ type }) => type === 'import_declaration')
  const used = usedIn(source)
  const kept = imports.filter(each => isKept(each, source, used, own, packages))
  const named = new Set(kept.map(each => importOf(source, each).name))
  const needed = [...own].flatMap(([name, where]) =>
    used.has(name) && !named.has(name) && where !== source.package && where !== '' ? [`import ${where}.${name};`] : [],
  )
  const cuts = imports.filter(each => !kept.includes(each)).map(each => cut(source, each))
  if (needed.length === 0) return cuts
  const at = childOf(source.root, 'package_declaration')?.end ?? source.root.children[0]?.start ?? 0
  return [{ file: source.file, start: at, end: at, text: ` ${needed.sort().join(' ')} ` }, ...cuts]
}

function isKept(
  node: Node,
  source: Source,
  used: ReadonlySet<string>,
  own: ReadonlyMap<string, string>,
  packages: ReadonlySet<string>,
): boolean {
  const { name, where, isStatic } = importOf(source, node)
  if (isStatic) return name === '*' || used.has(name)
  if (name === '*') return !packages.has(where)
  return used.has(name) && !(own.has(name) && packages.has(where))
}

interface Import {
  /** `*` for all. */
  readonly name: string
  readonly where: string
  readonly isStatic: boolean
}

function importOf({ text }: Source, node: Node): Import {
  const path = childOf(node, 'scoped_identifier', 'identifier')
  const words = path === undefined ? [] : textOf(text, path).replace(/\s/g, '').split('.')
  const isStatic = childOf(node, 'static') !== undefined
  if (childOf(node, 'asterisk') !== undefined) return { name: '*', where: words.join('.'), isStatic }
  return { name: words.at(-1) ?? '', where: words.slice(0, -1).join('.'), isStatic }
}

function usedIn({ root, text }: Source): ReadonlySet<string> {
  const used = new Set<string>()
  for (const each of root.children) {
    if (each.type === 'import_declaration' || each.type === 'package_declaration') continue
    for (const leaf of leaves(each)) if (isIdentifier(leaf) && !isQualified(leaf)) used.add(textOf(text, leaf))
  }
  return used
}

/** The last word of `p.A`. */
function isQualified({ parent, start }: Node): boolean {
  return parent !== undefined && ['scoped_type_identifier', 'scoped_identifier'].includes(parent.type) && parent.start < start
}
