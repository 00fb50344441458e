/** Parameters, with the arguments of every call: those of all methods of a name that have as many. */
import type { Change } from '../../../reduction.js'
import { child, type Node } from '../parser.js'
import { cutOfList, type JavaProgram, nodesIn, type Source, textOf } from '../program.js'

export function parameters(program: JavaProgram): readonly Change[] {
  const lists = Array.from(nodesIn(program)).flatMap(([source, node]) => listOf(source, node) ?? [])
  const declared = lists.filter(({ isDeclared, elements }) => isDeclared && elements.length > 0)
  const families = new Map(declared.map(({ name, elements }) => [`${name} ${elements.length}`, { name, count: elements.length }]))
  return [...families.values()].flatMap(({ name, count }) => {
    const alike = lists.filter(each => each.name === name && each.elements.length === count)
    return Array.from({ length: count }, (_, n) => ({
      edits: alike.flatMap(({ source, elements }) => elements.slice(n, n + 1).map(each => cutOfList(source, each))),
    }))
  })
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
