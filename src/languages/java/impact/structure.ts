/**
 * What both versions declare, from class files alone. Left out is what nobody wrote or what has no name to rely on: compilers' own members,
 * anonymous and local classes, initialisers, and constructors that may be there by default.
 */
import type { Declared, Structure } from '../../../model/index.js'
import { type ClassFile, flags, isUnnamed, type Method } from './class-file.js'
import { fieldElement, methodElement, typeElement } from './element.js'
import type { Hierarchy } from './hierarchy.js'

export function structureOf(before: Hierarchy, after: Hierarchy): Structure {
  const [mine, other] = [declaredIn(before), declaredIn(after)]
  return { before: mine, after: other, ...differences(mine, other), superclasses: superclassesIn(before) }
}

/** In the order of the version that has them. */
export function differences(before: Declared, after: Declared): Pick<Structure, 'added' | 'removed' | 'modified'> {
  return {
    added: Object.keys(after).filter(element => before[element] === undefined),
    removed: Object.keys(before).filter(element => after[element] === undefined),
    modified: Object.entries(before).flatMap(([element, mine]) => {
      const other = after[element]
      return other === undefined || String(mine) === String(other) ? [] : [{ element, before: mine, after: other }]
    }),
  }
}

function declaredIn({ classes }: Hierarchy): Declared {
  const declared: Record<string, readonly string[]> = {}
  for (const file of classes.values()) {
    if (isUnnamed(file.name) || isSynthetic(file)) continue
    declared[typeElement(file.name)] = words(file.access, 'type')
    for (const field of file.fields)
      if (!isSynthetic(field)) declared[fieldElement(file.name, field.name)] = words(field.access, 'field')
    for (const method of file.methods)
      if (!isSynthetic(method) && !isImplicit(method, file))
        declared[methodElement(file.name, method.name, method.descriptor)] = words(method.access, 'method')
  }
  return declared
}

function superclassesIn({ classes }: Hierarchy): Readonly<Record<string, string>> {
  const named = [...classes.values()].filter(({ name }) => !isUnnamed(name))
  return Object.fromEntries(
    named.flatMap(({ name, superclass }) =>
      superclass === undefined || !classes.has(superclass) ? [] : [[typeElement(name), typeElement(superclass)]],
    ),
  )
}

function isSynthetic({ access }: { readonly access: number }): boolean {
  return (access & flags.synthetic) !== 0
}

/** An inner class's constructors and an enum's have parameters that nobody wrote. */
function isImplicit({ name, descriptor }: Method, owner: ClassFile): boolean {
  if (name === '<clinit>') return true
  return name === '<init>' && (descriptor === '()V' || owner.name.includes('$') || (owner.access & flags.enum) !== 0)
}

/** In the order in which people write them. The same bit means one thing on a field and another on a method. */
function words(access: number, of: 'type' | 'field' | 'method'): readonly string[] {
  return modifiers.filter(([bit, , on]) => (access & bit) !== 0 && on.includes(of)).map(([, word]) => word)
}

const modifiers: readonly (readonly [bit: number, word: string, on: string])[] = [
  [flags.public, 'public', 'type field method'],
  [flags.protected, 'protected', 'type field method'],
  [flags.private, 'private', 'type field method'],
  [flags.static, 'static', 'type field method'],
  [flags.abstract, 'abstract', 'type method'],
  [flags.final, 'final', 'type field method'],
  [0x80, 'transient', 'field'],
  [0x40, 'volatile', 'field'],
  [0x20, 'synchronized', 'method'],
  [0x100, 'native', 'method'],
  [flags.interface, 'interface', 'type'],
]
