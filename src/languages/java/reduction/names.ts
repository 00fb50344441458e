/**
 * What a name stands for, as far as the syntax tells: a package, a class, a method, a field, or something of one method. Things of one sort
 * that have one name keep having one, so overriding, hiding and overloading stay what they are.
 */
import type { Mark } from '../../../model/index.js'
import { above, all, leaves, type Node } from '../syntax/parser.js'
import { isIdentifier, type Source, textOf } from '../syntax/source.js'
import { declaredRole, ofEveryObject, type Role } from './declared.js'
import type { JavaProgram } from './program.js'

/** A name in its role; of locals also in its method. */
export interface Named {
  readonly role: Role
  readonly name: string
  /** `local p/A.java 34 x`: equal for what is renamed together. */
  readonly key: string
}

/** The names of a program that are its own, by the words where they stand. */
export function namesIn(program: JavaProgram): ReadonlyMap<Node, Named> {
  const declared = declaredIn(program)
  const names = new Map<Node, Named>()
  for (const source of program.sources)
    for (const leaf of leaves(source.root)) {
      const named = isIdentifier(leaf) ? nameAt(source, leaf, declared) : undefined
      if (named !== undefined) names.set(leaf, named)
    }
  return names
}

/** The word that a mark begins in. */
export function leafAt({ sources }: JavaProgram, { file, start }: Mark): Node | undefined {
  const within = sources.filter(source => source.file === file).flatMap(({ root }) => leaves(root))
  return within.find(leaf => leaf.start <= start && start < leaf.end)
}

interface Declared {
  /** Words of them. */
  readonly packages: ReadonlySet<string>
  readonly classes: ReadonlySet<string>
  readonly methods: ReadonlySet<string>
  readonly fields: ReadonlySet<string>
  /** By the member that they are in. */
  readonly locals: ReadonlyMap<Node, ReadonlySet<string>>
  readonly typeParameters: ReadonlyMap<Node, ReadonlySet<string>>
}

function declaredIn({ sources }: JavaProgram): Declared {
  const packages = new Set(sources.flatMap(source => source.package.split('.')))
  const [classes, methods, fields] = [new Set<string>(), new Set<string>(), new Set<string>()]
  const locals = new Map<Node, Set<string>>()
  const typeParameters = new Map<Node, Set<string>>()
  for (const { root, text } of sources)
    for (const node of all(root)) {
      if (!isIdentifier(node)) continue
      const role = declaredRole(node)
      const name = textOf(text, node)
      if (role === 'class') classes.add(name)
      else if (role === 'method' && !ofEveryObject.has(name)) methods.add(name)
      else if (role === 'field') fields.add(name)
      else if (role === 'local' || role === 'typeParameter') {
        const within = role === 'local' ? locals : typeParameters
        const member = memberOf(node)
        within.set(member, (within.get(member) ?? new Set()).add(name))
      }
    }
  return { packages, classes, methods, fields, locals, typeParameters }
}

function nameAt(source: Source, leaf: Node, declared: Declared): Named | undefined {
  const name = textOf(source.text, leaf)
  const role = roleOf(leaf, name, declared, source)
  if (role === undefined) return undefined
  const where = role === 'local' || role === 'typeParameter' ? ` ${source.file} ${ownerOf(leaf, name, declared, role).start}` : ''
  return { role, name, key: `${role}${where} ${name}` }
}

function roleOf(leaf: Node, name: string, declared: Declared, source: Source): Role | undefined {
  const { parent, field } = leaf
  if (parent === undefined) return undefined
  const own = declaredRole(leaf)
  if (own !== undefined) return own === 'method' && !declared.methods.has(name) ? undefined : own
  const is = (role: Role, names: ReadonlySet<string>) => (names.has(name) ? role : undefined)
  if (above(leaf, 'package_declaration') !== undefined) return 'package'
  if (above(leaf, 'import_declaration') !== undefined) return rolesOfPath(leaf, source, declared)
  if (parent.type === 'constructor_declaration' || parent.type === 'compact_constructor_declaration')
    return is('class', declared.classes)
  if (parent.type === 'method_invocation' && field === 'name') return is('method', declared.methods)
  if (parent.type === 'method_reference' && parent.children[0] !== leaf) return is('method', declared.methods)
  if (leaf.type === 'type_identifier')
    return owns(leaf, name, declared.typeParameters) ? 'typeParameter' : is('class', declared.classes)
  if (parent.type === 'field_access' && field === 'field') return is('field', declared.fields) ?? is('class', declared.classes)
  if (owns(leaf, name, declared.locals)) return 'local'
  return (
    is('field', declared.fields) ??
    is('class', declared.classes) ??
    (field === 'object' ? is('package', declared.packages) : undefined)
  )
}

/** In an import: a package's words are lower case there, and a class is one of the program's. */
function rolesOfPath(leaf: Node, source: Source, declared: Declared): Role | undefined {
  const name = textOf(source.text, leaf)
  if (declared.classes.has(name)) return 'class'
  const path = above(leaf, 'import_declaration')
  const ownPath = path !== undefined && leaves(path).some(each => isOwn(each))
  if (!ownPath) return undefined
  if (declared.packages.has(name)) return 'package'
  return declared.methods.has(name) ? 'method' : declared.fields.has(name) ? 'field' : undefined

  function isOwn(each: Node): boolean {
    return each.type === 'asterisk' ? declared.packages.has(name) : declared.classes.has(textOf(source.text, each))
  }
}

function owns(leaf: Node, name: string, within: ReadonlyMap<Node, ReadonlySet<string>>): boolean {
  for (let each: Node | undefined = leaf; each !== undefined; each = each.parent) if (within.get(each)?.has(name)) return true
  return false
}

function ownerOf(leaf: Node, name: string, { locals, typeParameters }: Declared, role: Role): Node {
  const within = role === 'local' ? locals : typeParameters
  for (let each: Node | undefined = leaf; each !== undefined; each = each.parent) if (within.get(each)?.has(name)) return each
  return memberOf(leaf)
}

/** What a local name is local to; a type parameter may belong to a class. */
function memberOf(node: Node): Node {
  const owner = above(node, 'method_declaration', 'constructor_declaration', 'lambda_expression', 'static_initializer')
  if (node.parent?.type === 'type_parameter') return node.parent.parent?.parent ?? node
  return owner ?? above(node, 'class_body') ?? node
}
