/**
 * Makes records of tree-sitter's nodes: for every field of the record it is said which children it is read from, and how. A child
 * that no field is read from would get lost, and is refused; only signs and keywords may go.
 */
import type { Node } from '../../../src/languages/java/syntax/parser.js'

/** A node of tree-sitter with its text. */
export interface Part {
  readonly type: string
  /** What it is to its parent: its field, or else its type. */
  readonly role: string
  readonly text: string
  readonly children: readonly Part[]
}

export function partOf({ type, field, start, end, children }: Node, source: string): Part {
  return { type, role: field ?? type, text: source.slice(start, end), children: children.map(child => partOf(child, source)) }
}

interface Reader<T> {
  readonly roles: readonly string[]
  readonly read: (found: readonly Part[]) => T
}
type Readers<T> = { readonly [K in keyof T]: Reader<T[K]> }

export function record<T extends object>(part: Part, fields: Readers<T>): T {
  const readers = Object.entries<Reader<unknown>>(fields)
  for (const child of items(part)) if (!readers.some(([, { roles }]) => roles.includes(child.role))) refuse(child)
  const values = readers.map(([key, { roles, read }]) => [key, read(part.children.filter(({ role }) => roles.includes(role)))])
  return Object.fromEntries(values) as T
}

/** Reads nodes of a kind that have these fields. */
export function node<K extends string, T extends object>(kind: K, fields: Readers<T>): (part: Part) => { readonly kind: K } & T {
  return part => ({ kind, ...record(part, fields) })
}

export function all<T>(roles: readonly string[], read: (found: readonly Part[]) => T): Reader<T> {
  return { roles, read }
}

export function each<T>(role: string, read: (part: Part) => T): Reader<readonly T[]> {
  return all([role], found => found.map(part => read(part)))
}

/** `none` is read where there is no such child. */
export function one<T>(role: string, read: (part: Part) => T): Reader<T> {
  return all([role], ([first = none, ...more]) => read(more[0] === undefined ? first : refuse(more[0])))
}

export function optional<T>(role: string, read: (part: Part) => T): Reader<T | null> {
  return one(role, part => (part === none ? null : read(part)))
}

export const none: Part = { type: 'none', role: 'none', text: '', children: [] }

/** The children that are no signs and keywords. */
export function items({ children }: Part): readonly Part[] {
  return children.filter(isNamed)
}

export function list<T>(read: (item: Part) => T): (part: Part) => readonly T[] {
  return part => items(part).map(item => read(item))
}

export function only(part: Part): Part {
  const [item, ...more] = items(part)
  return item === undefined || more.length > 0 ? refuse(part) : item
}

/** The type of a sign or a keyword is its text. */
export function isNamed({ type, text }: Part): boolean {
  return type !== text || meaningful.has(type)
}

const meaningful: ReadonlySet<string> = new Set(['identifier', 'type_identifier', 'this', 'super', 'true', 'false', 'final'])

/** The words with the spaces that people put between them: `Map<String, ? extends List<int[]>>`. */
export function joined(...parts: readonly Part[]): string {
  const leaves = (part: Part): readonly string[] => (part.children.length === 0 ? [part.text] : part.children.flatMap(leaves))
  const text = parts.flatMap(leaves).join(' ')
  return text.replaceAll(/ (?=[<>[\].,])|(?<=[<[.@]) /g, '')
}

export function refuse(part: Part): never {
  throw new Error(`no Java that tree.ts has a node for: ${part.type} ${part.text}`)
}
