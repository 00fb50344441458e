/** Parameters, with the arguments of every call: of all methods that have as many, or of all of one name. */
import type { Change } from '../../../reduction.js'
import { child, type Node } from '../../syntax/parser.js'
import { type Source, textOf } from '../../syntax/source.js'
import { cutOfList, type JavaProgram, nodesIn } from '../program.js'

export function parameters(program: JavaProgram): readonly Change[] {
  const lists = nodesIn(program).flatMap(([source, node]) => listOf(source, node) ?? [])
  const declared = lists.filter(({ isDeclared, elements }) => isDeclared && elements.length > 0)
  const names = new Set(declared.map(({ name }) => name))
  const own = lists.filter(({ name }) => names.has(name))
  const counts = [...new Set(declared.map(({ elements }) => elements.length))]
  return counts.flatMap(count => {
    const alike = own.filter(({ elements }) => elements.length === count)
    const named = [...new Set(alike.filter(({ isDeclared }) => isDeclared).map(({ name }) => name))]
    const families = [alike, ...(named.length > 1 ? named.map(name => alike.filter(each => each.name === name)) : [])]
    return families.flatMap(family => Array.from({ length: count }, (_, n) => without(family, n)))
  })
}

function without(family: readonly List[], n: number): Change {
  return { edits: family.flatMap(({ source, elements }) => elements.slice(n, n + 1).map(each => cutOfList(source, each))) }
}

interface List {
  readonly source: Source
  readonly name: string
  readonly isDeclared: boolean
  readonly elements: readonly Node[]
}

function listOf(source: Source, node: Node): List | undefined {
  const isDeclared = /^(method|constructor|record)_declaration$/.test(node.type)
  if (!isDeclared && !/^(method_invocation|object_creation_expression)$/.test(node.type)) return undefined
  const [name, list] = [child(node, 'name') ?? child(node, 'type'), child(node, isDeclared ? 'parameters' : 'arguments')]
  if (name === undefined || list === undefined) return undefined
  const elements = list.children.filter(each => !['(', ')', ','].includes(each.type))
  return { source, name: textOf(source.text, name), isDeclared, elements }
}
