/**
 * Canonical names: by role, in the order of first appearance, the letters that Java people use. The order of files is chosen so that
 * it does not depend on the names: superclasses first, then whichever order reads smallest with the new names.
 */
import type { Change, Edit } from '../../reduction.js'
import { child, childOf, leaves, type Node } from '../syntax/parser.js'
import { isIdentifier, type Source, textOf } from '../syntax/source.js'
import type { Role } from './declared.js'
import { leafAt, type Named, namesIn } from './names.js'
import { type JavaProgram, put } from './program.js'
import { valuesOf } from './values.js'

/** All own names, and what each is to be called. */
export interface Naming {
  readonly names: ReadonlyMap<Node, Named>
  /** The sources by number, in the order in which their names are given. */
  readonly order: readonly number[]
  /** In the order of appearance; those of the request that nothing in the program has come last. */
  readonly wanted: ReadonlyMap<string, { readonly named: Named; readonly name: string }>
}

export function namingOf(program: JavaProgram): Naming {
  const names = namesIn(program)
  const texts = program.sources.map(source => wordsOf(source, program, names))
  const heads = program.sources.map(source => headOf(source, names))
  const outer = foreign(program, names)
  let best: ({ readonly text: string } & Pick<Naming, 'order' | 'wanted'>) | undefined
  for (const order of orders(program)) {
    const wanted = namesFor([...order.flatMap(n => heads[n] ?? []), ...order.flatMap(n => texts[n] ?? [])], program, names, outer)
    const text = order.map(n => readWith(texts[n] ?? [], wanted)).join('\n')
    if (best === undefined || text < best.text) best = { text, order, wanted }
  }
  return { names, order: best?.order ?? [], wanted: best?.wanted ?? new Map() }
}

/** All names at once. */
export function renamed(program: JavaProgram, { names, wanted }: Naming): Change {
  return rename(program, names, named => wanted.get(named.key)?.name ?? named.name)
}

/** One name, which then is the one that was wanted; what had that name gets the one that is free now. */
export function swapped(program: JavaProgram, { names }: Naming, one: Named, name: string): Change {
  return rename(program, names, named => {
    if (named.key === one.key) return name
    return named.role === one.role && named.name === name ? one.name : named.name
  })
}

function rename(program: JavaProgram, names: ReadonlyMap<Node, Named>, nameFor: (named: Named) => string): Change {
  const { target } = program
  const edits: Edit[] = []
  for (const source of program.sources)
    for (const leaf of leaves(source.root)) {
      const named = names.get(leaf)
      const name = named === undefined ? undefined : nameFor(named)
      if (name === undefined || name === named?.name) continue
      const isTarget = source.file === target.file && leaf.start === target.start && leaf.end === target.end
      edits.push({ ...put(source, leaf, name), ...(isTarget ? { target: { start: 0, end: name.length } } : {}) })
    }
  return { edits, parameters: valuesOf(program, names, nameFor) }
}

type Word = string | Named

/** A file as words, its own names still names, and the target marked. */
function wordsOf(source: Source, { target }: JavaProgram, names: ReadonlyMap<Node, Named>): readonly Word[] {
  return leaves(source.root).flatMap(leaf => {
    const isTarget = source.file === target.file && leaf.start === target.start
    return [...(isTarget ? ['>'] : []), names.get(leaf) ?? textOf(source.text, leaf)]
  })
}

/** Packages and classes are named in the order of the files, wherever else they are mentioned. */
function headOf({ root, types }: Source, names: ReadonlyMap<Node, Named>): readonly Word[] {
  const declared = [childOf(root, 'package_declaration'), ...types.map(type => child(type, 'name'))]
  return declared.flatMap(node => (node === undefined ? [] : leaves(node).map(leaf => names.get(leaf) ?? '')))
}

function readWith(words: readonly Word[], wanted: Naming['wanted']): string {
  return words.map(word => (typeof word === 'string' ? word : (wanted.get(word.key)?.name ?? word.name))).join(' ')
}

/** Disjoint where Java looks a word up in several ways: variables, packages. */
const letters: Readonly<Record<Role, string>> = {
  package: 'pqrst',
  class: 'ABCDEFGHIJKLMNOPQRS',
  typeParameter: 'TUVWXYZ',
  method: 'mnkloxyz',
  field: 'fghij',
  local: 'abcde',
}

function namesFor(
  words: readonly Word[],
  program: JavaProgram,
  names: ReadonlyMap<Node, Named>,
  outer: ReadonlySet<string>,
): Naming['wanted'] {
  const wanted = new Map<string, { named: Named; name: string }>()
  const given = new Map<string, number>()
  const give = (named: Named) => {
    if (wanted.has(named.key)) return
    // Every method begins again with its locals.
    const space =
      named.role === 'local' || named.role === 'typeParameter' ? named.key.slice(0, named.key.lastIndexOf(' ')) : named.role
    let name: string
    do {
      const n = given.get(space) ?? 0
      given.set(space, n + 1)
      name = nth(letters[named.role], n)
    } while (outer.has(name))
    wanted.set(named.key, { named, name })
  }
  const accessors = new Map<string, string>()
  const leaf = leafAt(program, program.target)
  const target = leaf === undefined ? undefined : names.get(leaf)
  valuesOf(program, names, (named, parameter) => {
    if (parameter === 'getter' || parameter === 'setter') accessors.set(named.key, parameter.slice(0, 3))
    return named.name
  })
  for (const word of words) if (typeof word !== 'string' && !accessors.has(word.key)) give(word)
  valuesOf(program, names, named => {
    const prefix = accessors.get(named.key)
    if (prefix === undefined) give(named)
    else if (target !== undefined)
      wanted.set(named.key, { named, name: `${prefix}${capitalized(wanted.get(target.key)?.name ?? '')}` })
    return named.name
  })
  return wanted
}

/** The letters, then the first of them with numbers. */
function nth(letters: string, n: number): string {
  return letters[n] ?? `${letters.slice(0, 1)}${n - letters.length + 1}`
}

function capitalized(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1)
}

/** Words that stay: no new name may be one of them. */
function foreign({ sources }: JavaProgram, names: ReadonlyMap<Node, Named>): ReadonlySet<string> {
  const words = new Set<string>()
  for (const { root, text } of sources)
    for (const leaf of leaves(root)) if (isIdentifier(leaf) && !names.has(leaf)) words.add(textOf(text, leaf))
  return words
}

/** Orders of the files in which superclasses come first; for many files only one, as they are. */
function orders({ sources }: JavaProgram): readonly (readonly number[])[] {
  const indices = sources.map((_, n) => n)
  if (sources.length > 6) return [indices]
  const above = sources.map(source => superclassesIn(source))
  const declared = sources.map(({ text, types }) => types.map(type => textOf(text, child(type, 'name') ?? type)))
  const comesAfter = (one: number, other: number) =>
    one !== other && (above[one] ?? []).some(name => declared[other]?.includes(name)) === true
  const grow = (order: readonly number[]): readonly (readonly number[])[] => {
    const rest = indices.filter(n => !order.includes(n))
    if (rest.length === 0) return [order]
    const free = rest.filter(n => !rest.some(other => comesAfter(n, other)))
    // A circle can't compile, but has to come to an end.
    return (free.length === 0 ? rest : free).flatMap(n => grow([...order, n]))
  }
  return grow([])
}

function superclassesIn({ text, types }: Source): readonly string[] {
  return types.flatMap(type =>
    type.children
      .filter(each => ['superclass', 'super_interfaces', 'extends_interfaces'].includes(each.type))
      .flatMap(each => leaves(each).map(leaf => textOf(text, leaf))),
  )
}
