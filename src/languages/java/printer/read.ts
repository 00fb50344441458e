/**
 * An instance as a tree of declarations, in the order in which they are printed: the class with the target first and the target first in
 * it, so that the text alone tells what the target is; all else in the order of the atoms. Ids and packages are still atoms.
 */
import type { Instance } from '../../../alloy/space.js'
import { fieldReader, methodReader, type Types } from './read-members.js'
import { relation, setRelation } from './relation.js'
import type { Declaration, Type } from './tree.js'
import type { Words } from './words.js'

/** The atom that is the target, if there is one, decides the order. */
export type TreeReader = (instance: Instance, target: string | undefined) => readonly Declaration[]

export function treeReader(words: Words): TreeReader {
  const declare = declarationReader(words)
  const heads = headReader(words)
  const fieldsOf = setRelation(words.relation('Class.fields'))
  const methodsOf = setRelation(words.relation('Class.methods'))
  const readField = fieldReader(words)
  const readMethod = methodReader(words)

  return (instance, target) => {
    const { declarations, types } = declare(instance)
    const setHead = heads(instance)
    const [fields, methods] = [fieldsOf(instance), methodsOf(instance)]
    const [fieldOf, methodOf] = [readField(instance, types), readMethod(instance, types)]
    for (const each of declarations) {
      setHead(each, types)
      each.fields = targetFirst((fields.get(each.atom) ?? none).map(fieldOf), ({ atom }) => atom === target)
      each.methods = targetFirst((methods.get(each.atom) ?? none).map(methodOf), ({ atom }) => atom === target)
    }
    if (target === undefined) return declarations
    return targetFirst(
      declarations,
      // The target, if a class declares it, comes first in it.
      each => each.atom === target || each.fields[0]?.atom === target || each.methods[0]?.atom === target,
    )
  }
}

const none: readonly never[] = []

function targetFirst<T>(list: readonly T[], isTarget: (each: T) => boolean): readonly T[] {
  const at = list.findIndex(isTarget)
  return at <= 0 ? list : [list[at] as T, ...list.slice(0, at), ...list.slice(at + 1)]
}

/** Until all are read, a declaration lacks what refers to others. */
type Growing = { -readonly [Key in keyof Declaration]: Declaration[Key] }

function declarationReader(words: Words) {
  const int = words.sig('Int_') ?? ''
  const long = words.sig('Long_') ?? ''
  const sorts = (['class', 'interface'] as const).map(kind => {
    const name = kind === 'class' ? 'Class' : 'Interface'
    return {
      kind,
      label: words.sig(name) ?? '',
      ids: relation(words.relation(`${name}.id`)),
      packages: relation(words.relation(`${name}.package`)),
    }
  })
  return (instance: Instance): { declarations: readonly Growing[]; types: Types } => {
    const types = new Map<string, Type>()
    const declarations: Growing[] = []
    for (const atom of instance.sigs[int] ?? none) types.set(atom, 'int')
    for (const atom of instance.sigs[long] ?? none) types.set(atom, 'long')
    for (const { kind, label, ids, packages } of sorts) {
      const [idOf, packageOf] = [ids(instance), packages(instance)]
      for (const atom of instance.sigs[label] ?? none) {
        const id = idOf.get(atom) ?? atom
        const declaration: Growing = {
          kind,
          atom,
          id,
          package: packageOf.get(atom),
          superclass: undefined,
          interfaces: none,
          fields: none,
          methods: none,
        }
        types.set(atom, declaration)
        declarations.push(declaration)
      }
    }
    return { declarations, types }
  }
}

/** What stands behind `extends` and `implements`. */
function headReader(words: Words) {
  const superclasses = relation(words.relation('Class.extend'))
  const implemented = setRelation(words.relation('Class.implement'))
  const extended = setRelation(words.relation('Interface.extend'))
  return (instance: Instance) => {
    const superclassOf = superclasses(instance)
    const interfacesOf = { class: implemented(instance), interface: extended(instance) }
    return (declaration: Growing, types: Types): void => {
      const { kind, atom } = declaration
      declaration.superclass = declared(superclassOf.get(atom), types)
      const interfaces = interfacesOf[kind].get(atom)
      if (interfaces !== undefined) declaration.interfaces = interfaces.flatMap(each => declared(each, types) ?? [])
    }
  }
}

function declared(atom: string | undefined, types: Types): Declaration | undefined {
  const type = atom === undefined ? undefined : types.get(atom)
  return typeof type === 'object' ? type : undefined
}
