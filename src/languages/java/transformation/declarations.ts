/**
 * The declarations of a Java source that elements can name: classes, and methods, fields and constructors that stand directly in one. What
 * is left out (a declaration of several variables, what is inside bodies, a file that is no Java) has no answer, never a wrong one.
 */
import type { Mark } from '../../../model/index.js'
import { child, childOf, leaves, type Node } from '../syntax/parser.js'
import { byTree, isType, membersOf, nameOf, type Source, textOf } from '../syntax/source.js'

export interface Declaration {
  readonly kind: 'class' | 'method' | 'field' | 'constructor'
  /** The class itself or the one around the member, by its binary name: `p.A$B`. */
  readonly owner: string
  readonly name: string
  /** Where the name stands. */
  readonly at: Mark
  /** Of a field, without packages and type arguments. */
  readonly type?: string
  readonly parameters?: readonly Variable[]
  /** Of a method that has one: the words in it, strings and comments aside. */
  readonly body?: readonly string[]
}

export interface Variable {
  readonly type: string
  readonly name: string
}

/** The one whose name is at the place. */
export function declarationAt({ start, end }: Mark, source: Source | undefined): Declaration | undefined {
  return declarationsIn(source).find(({ at }) => at.start <= start && end <= at.end)
}

/** None where there is no Java to read. */
export function declarationsIn(source: Source | undefined): readonly Declaration[] {
  return source === undefined ? [] : read(source)
}

const read = byTree((source): readonly Declaration[] => {
  const prefix = source.package === '' ? '' : `${source.package}.`
  return source.types.flatMap(type => declaredBy(type, prefix, source))
})

/** A class and all in it, in the order of the text. */
function declaredBy(type: Node, prefix: string, source: Source): readonly Declaration[] {
  const owner = prefix + nameOf(source, type)
  const members = membersOf(type).flatMap(each =>
    isType(each) ? declaredBy(each, `${owner}$`, source) : (memberOf(each, owner, source) ?? []),
  )
  return [{ kind: 'class', owner, ...named(type, source) }, ...members]
}

function memberOf(node: Node, owner: string, source: Source): Declaration | undefined {
  switch (node.type) {
    case 'field_declaration':
    case 'constant_declaration': {
      const variables = node.children.filter(({ field }) => field === 'declarator')
      const [variable] = variables
      if (variable === undefined || variables.length > 1) return undefined
      return { kind: 'field', owner, ...named(variable, source), type: typeOf(node, variable, source) }
    }
    case 'constructor_declaration':
    case 'method_declaration':
    case 'annotation_type_element_declaration': {
      const kind = node.type === 'constructor_declaration' ? 'constructor' : 'method'
      const body = child(node, 'body')
      const method = { kind, owner, ...named(node, source), parameters: parametersOf(node, source) } as const
      return body === undefined ? method : { ...method, body: wordsOf(body, source) }
    }
    default:
      return undefined
  }
}

function named(declaration: Node, source: Source): Pick<Declaration, 'name' | 'at'> {
  const { start, end } = child(declaration, 'name') ?? declaration
  return { name: source.text.slice(start, end), at: { file: source.file, start, end } }
}

function parametersOf(method: Node, source: Source): readonly Variable[] {
  const parameters = child(method, 'parameters')?.children ?? []
  return parameters.flatMap(each => {
    if (each.type === 'formal_parameter') return { name: nameOf(source, each), type: typeOf(each, each, source) }
    if (each.type !== 'spread_parameter') return []
    const variable = childOf(each, 'variable_declarator')
    const type = each.children.find(isTypeName)
    return variable === undefined || type === undefined
      ? []
      : { name: nameOf(source, variable), type: `${simpleType(type, source)}[]` }
  })
}

/** Brackets may stand behind the name, too. */
function typeOf(declaration: Node, variable: Node, source: Source): string {
  const type = child(declaration, 'type')
  return type === undefined ? '' : simpleType(type, source) + brackets(child(variable, 'dimensions'))
}

/** `java.util.Map.Entry<K, V>[]` as `Entry[]`. */
function simpleType(type: Node, source: Source): string {
  const element = child(type, 'element')
  if (element !== undefined) return simpleType(element, source) + brackets(child(type, 'dimensions'))
  const inner = type.children.findLast(isTypeName)
  return inner === undefined ? textOf(source.text, type) : simpleType(inner, source)
}

function isTypeName({ type }: Node): boolean {
  return /_type$|^(scoped_)?type_identifier$/.test(type)
}

function brackets(dimensions: Node | undefined): string {
  return '[]'.repeat(dimensions?.children.filter(({ type }) => type === '[').length ?? 0)
}

function wordsOf(body: Node, { text }: Source): readonly string[] {
  return leaves(body)
    .map(leaf => textOf(text, leaf))
    .filter(word => /^[\p{L}_$]/u.test(word))
}
