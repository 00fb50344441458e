/**
 * Finding places in a tree and putting something else there. A place knows everything around it, outermost first; trees are
 * never changed, so replacing a node copies the way down to it and shares the rest.
 */
import type { Block, Expression, Method, Node, Program, Statement, TypeDeclaration } from './tree.js'

export interface Site<T extends Node = Node> {
  readonly node: T
  readonly around: readonly Node[]
}

type Kind = Node['kind']
type Of<K extends Kind> = Extract<Node, { readonly kind: K }>

/** Every node of these kinds, in the order of the text. */
export function sites<K extends Kind>(root: Program | Node | readonly Node[], ...kinds: readonly K[]): readonly Site<Of<K>>[] {
  const found: Site<Of<K>>[] = []
  const isOf = (node: Node): node is Of<K> => kinds.some(kind => kind === node.kind)
  visit(root, [], (node, around) => {
    if (isOf(node)) found.push({ node, around })
  })
  return found
}

/** Every expression, whatever its kind; not names that only stand before a dot as a class would. */
export function expressions(root: Program | Node | readonly Node[]): readonly Site<Expression>[] {
  return sites(root, ...expressionKinds)
}

export function nodes(root: Program | Node | readonly Node[]): readonly Node[] {
  const found: Node[] = []
  visit(root, [], node => found.push(node))
  return found
}

/** The same tree with another node, several, or none (where it is one of a list) in that one's place. */
export function replaced<T extends Program | Node>(root: T, target: Node, by: Node | readonly Node[]): T {
  const copy = (value: unknown): unknown => {
    if (value === target) return by
    if (Array.isArray(value)) {
      let same = true
      const items = value.flatMap((item: unknown) => {
        const made = copy(item)
        if (made !== item) same = false
        return item === target && Array.isArray(made) ? made : [made]
      })
      return same ? value : items
    }
    if (!isNode(value)) return value
    let same = true
    const entries = Object.entries(value).map(([key, child]: [string, unknown]) => {
      const made = typeof child === 'object' && child !== null ? copy(child) : child
      if (made !== child) same = false
      return [key, made] as const
    })
    return same ? value : Object.fromEntries(entries)
  }
  return copy(root) as T
}

/** Every node passed through `change`, innermost first, with what it was before anything in it changed. */
export function mapped<T extends Program | Node | readonly Node[]>(root: T, change: (node: Node, original: Node) => Node): T {
  const copy = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(copy)
    if (!isNode(value)) return value
    const entries = Object.entries(value).map(([key, child]: [string, unknown]) => [
      key,
      typeof child === 'object' && child !== null ? copy(child) : child,
    ])
    return change(Object.fromEntries(entries) as Node, value)
  }
  return copy(root) as T
}

export function methodAround({ around }: Site): Method | undefined {
  return around.findLast(node => node.kind === 'method')
}

/** Innermost declared class; what is inside an anonymous class or the body of an enum constant counts as inside the class around it. */
export function typeAround({ around }: Site): TypeDeclaration | undefined {
  return around.findLast(node => node.kind === 'type')
}

/** The list of statements that a statement is one of, if it is one. */
export function listAround({ node, around }: Site<Statement>): { readonly owner: Block; readonly at: number } | undefined {
  const owner = around.at(-1)
  if (owner?.kind !== 'block') return undefined
  return { owner, at: owner.body.indexOf(node) }
}

/** The innermost statement that an expression is part of, with what is around that. */
export function statementAround({ around }: Site): Site<Statement> | undefined {
  const at = around.findLastIndex(node => isStatement(node))
  const node = around[at]
  return node !== undefined && isStatement(node) ? { node, around: around.slice(0, at) } : undefined
}

export function insideAnonymous({ around }: Site): boolean {
  const type = around.findLastIndex(node => node.kind === 'type')
  return around.slice(type + 1).some(node => (node.kind === 'new' && node.body !== null) || node.kind === 'constant')
}

export function uses(root: Node | readonly Node[], name: string): number {
  return sites(root, 'name').filter(({ node }) => node.name === name).length
}

export function isStatement(node: Node): node is Statement {
  return statementKinds.some(kind => kind === node.kind)
}

function visit(value: unknown, around: readonly Node[], found: (node: Node, around: readonly Node[]) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) visit(item, around, found)
  } else if (isNode(value)) {
    found(value, around)
    const inside = [...around, value]
    for (const child of Object.values(value)) if (typeof child === 'object' && child !== null) visit(child, inside, found)
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'kind' in value
}

const statementKinds = [
  'block',
  'local',
  'expression',
  'if',
  'for',
  'for-each',
  'while',
  'do-while',
  'return',
  'throw',
  'jump',
  'yield',
  'try',
] as const

const expressionKinds = [
  'literal',
  'name',
  'field-access',
  'call',
  'new',
  'new-array',
  'array-init',
  'index',
  'unary',
  'postfix',
  'binary',
  'instanceof',
  'assign',
  'conditional',
  'cast',
  'lambda',
  'reference',
  'switch',
  'paren',
] as const
