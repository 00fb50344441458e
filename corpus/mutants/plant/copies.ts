/** Faults about copies of lists and arrays: one that is missing, one too many, a view for a copy, a result that can or cannot be changed. */
import { anyOf, copied, type Edit, edits } from '../edit.js'
import { call, type Expression, type Node, name } from '../java/tree.js'
import { erased, scopeAt, typeOf } from '../java/types.js'
import { replaced, type Site, sites } from '../java/walk.js'

const copyDropped: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'call', 'new'), ({ node }) => {
    const source = copySource(node)
    return source === undefined ? null : replaced(program, node, source)
  })

const copyAdded: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'return', 'assign'), site => {
    const value = site.node.value
    if (value?.kind !== 'name') return null
    const type = typeOf(value, scopeAt(program, site))
    if (type?.endsWith('[]')) return replaced(program, value, call(copied(value), 'clone'))
    const made = copies[erased(type ?? '')]
    return made === undefined
      ? null
      : replaced(program, value, { kind: 'new', type: `${made}<>`, args: [copied(value)], body: null })
  })

const madeUnmodifiable: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'return'), site => {
    const { value } = site.node
    if (value === null) return null
    const isList =
      value.kind === 'new' ? value.type === 'ArrayList<>' : erased(typeOf(value, scopeAt(program, site)) ?? '') === 'List'
    return isList && (value.kind === 'new' || value.kind === 'name')
      ? replaced(program, value, call(name('java.util.Collections'), 'unmodifiableList', value))
      : null
  })

const madeModifiable: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'call'), ({ node }) => {
    const [source] = node.args
    if (source === undefined || !(isCall(node, 'List', 'copyOf') || isCall(node, 'Collections', 'unmodifiableList'))) return null
    return replaced(program, node, { kind: 'new', type: 'java.util.ArrayList<>', args: [source], body: null })
  })

const viewForCopy: Edit['apply'] = (d, program) =>
  anyOf(d, sites(program, 'call'), ({ node }) => {
    if (isCall(node, 'List', 'copyOf'))
      return replaced(program, node, { ...node, on: name('java.util.Collections'), name: 'unmodifiableList' })
    return isCall(node, 'Collections', 'unmodifiableList')
      ? replaced(program, node, { ...node, on: name('java.util.List'), name: 'copyOf' })
      : null
  })

const copies: Readonly<Record<string, string>> = { List: 'java.util.ArrayList', Map: 'java.util.LinkedHashMap' }

/** What is copied, or shown by a view. */
function copySource(node: Node): Expression | undefined {
  if (node.kind === 'new') return /^(ArrayList|HashMap|LinkedHashMap)<>$/.test(node.type) ? node.args[0] : undefined
  if (node.kind !== 'call') return undefined
  if (node.name === 'clone' && node.args.length === 0) return node.on ?? undefined
  if (isCall(node, 'Arrays', 'copyOf') || isCall(node, 'List', 'copyOf') || isCall(node, 'Collections', 'unmodifiableList'))
    return node.args[0]
  return undefined
}

function isCall(node: Site['node'], on: string, called: string): boolean {
  return node.kind === 'call' && node.name === called && node.on?.kind === 'name' && node.on.name === on
}

export const copyFaults: readonly Edit[] = edits({
  'copy dropped': copyDropped,
  'copy added': copyAdded,
  'result made unmodifiable': madeUnmodifiable,
  'result made modifiable': madeModifiable,
  'view for a copy': viewForCopy,
})
