/** Java's syntax trees by tree-sitter, copied into plain objects: they outlive the parser's memory, and comments are not in them. */
import { createRequire } from 'node:module'
import { Language, Parser, type TreeCursor } from 'web-tree-sitter'

export interface Node {
  readonly type: string
  /** What it is to its parent: `name`, `body`. */
  readonly field: string | undefined
  readonly start: number
  readonly end: number
  readonly children: readonly Node[]
  readonly parent: Node | undefined
}

/** Undefined where the text is no Java. */
export type Parse = (text: string) => Node | undefined

let loaded: Promise<Parse> | undefined

export function javaParser(): Promise<Parse> {
  loaded ??= load()
  return loaded
}

async function load(): Promise<Parse> {
  await Parser.init()
  const parser = new Parser()
  parser.setLanguage(await Language.load(createRequire(import.meta.url).resolve('tree-sitter-java/tree-sitter-java.wasm')))
  return remembering(text => {
    const tree = parser.parse(text)
    if (tree === null) return undefined
    try {
      return tree.rootNode.hasError ? undefined : copied(tree.walk())
    } finally {
      tree.delete()
    }
  })
}

/** A file is looked at by pass after pass. */
function remembering(parse: Parse): Parse {
  const known = new Map<string, Node | undefined>()
  return text => {
    if (!known.has(text)) {
      if (known.size >= 500) known.clear()
      known.set(text, parse(text))
    }
    return known.get(text)
  }
}

function copied(cursor: TreeCursor): Node {
  const copy = (parent: Node | undefined): Node => {
    const children: Node[] = []
    const { nodeType: type, startIndex: start, endIndex: end, currentFieldName } = cursor
    const node: Node = { type, field: currentFieldName ?? undefined, start, end, children, parent }
    if (!atoms.has(type) && cursor.gotoFirstChild()) {
      do if (!comments.has(cursor.nodeType)) children.push(copy(node))
      while (cursor.gotoNextSibling())
      cursor.gotoParent()
    }
    return node
  }
  const root = copy(undefined)
  cursor.delete()
  return root
}

const comments: ReadonlySet<string> = new Set(['line_comment', 'block_comment'])

/** Whatever is inside, they are one word. */
const atoms: ReadonlySet<string> = new Set(['string_literal', 'character_literal'])

export function child(node: Node | undefined, field: string): Node | undefined {
  return node?.children.find(each => each.field === field)
}

export function childOf(node: Node | undefined, ...types: readonly string[]): Node | undefined {
  return node?.children.find(each => types.includes(each.type))
}

/** It and all below, outer ones first. */
export function all(node: Node): readonly Node[] {
  const found: Node[] = []
  const collect = (one: Node) => {
    found.push(one)
    for (const each of one.children) collect(each)
  }
  collect(node)
  return found
}

/** The words, in order. */
export function leaves(node: Node): readonly Node[] {
  return all(node).filter(({ children, start, end }) => children.length === 0 && end > start)
}

export function above(node: Node, ...types: readonly string[]): Node | undefined {
  for (let each = node.parent; each !== undefined; each = each.parent) if (types.includes(each.type)) return each
  return undefined
}
