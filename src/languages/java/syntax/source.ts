/** A Java file with its tree: what is declared at its top, and the words that it uses. */
import { child, childOf, leaves, type Node, type Parse } from './parser.js'

export interface Source {
  readonly file: string
  readonly text: string
  readonly root: Node
  /** Empty for the default one. */
  readonly package: string
  /** Those at the top. */
  readonly types: readonly Node[]
}

/** Undefined for what is no Java. */
export function sourceOf(file: string, text: string, parse: Parse): Source | undefined {
  const root = file.endsWith('.java') ? parse(text) : undefined
  if (root === undefined) return undefined
  const name = childOf(childOf(root, 'package_declaration'), 'identifier', 'scoped_identifier')
  return { file, text, root, package: name === undefined ? '' : textOf(text, name), types: root.children.filter(isType) }
}

export function isType({ type }: Node): boolean {
  return /^(class|interface|enum|record|annotation_type)_declaration$/.test(type)
}

export function isIdentifier({ type }: Node): boolean {
  return type === 'identifier' || type === 'type_identifier'
}

export function textOf(text: string, { start, end }: Node): string {
  return text.slice(start, end)
}

export function nameOf({ text }: Source, declaration: Node): string {
  const name = child(declaration, 'name')
  return name === undefined ? '' : textOf(text, name)
}

/** Of a class: what is declared directly in it, initialisers included. */
export function membersOf(type: Node): readonly Node[] {
  const body = child(type, 'body')
  const within = childOf(body, 'enum_body_declarations')
  return [...(body?.children ?? []), ...(within?.children ?? [])].filter(each =>
    /_(declaration|initializer)$|^block$/.test(each.type),
  )
}

/** All names, declared here or not; those in comments and strings are none. */
export const namesIn = byTree(({ root, text }) => {
  const names = leaves(root).filter(isIdentifier)
  return new Set(names.map(leaf => textOf(text, leaf)))
})

/** Remembers what was read: most files stay the same from one version of a program to the next. */
export function byTree<T>(read: (source: Source) => T): (source: Source) => T {
  const known = new WeakMap<Node, T>()
  return source => {
    const found = known.get(source.root) ?? read(source)
    known.set(source.root, found)
    return found
  }
}
