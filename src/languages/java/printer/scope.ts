/**
 * What a simple name of a class means in a file: a class of the own package, else the one that is imported. What it can't mean is
 * written with its package. `new A()` gives only the name; where it could be several classes, all their packages are imported, as the
 * published printer does, and javac refuses it.
 */
import type { Names } from './names.js'
import type { Declaration, Type } from './tree.js'

export interface Scope {
  /** Sorted. */
  readonly imports: readonly string[]
  /** How the file writes a class that it refers to. */
  readonly nameOf: (declaration: Declaration) => string
  /** The class that `new` with this id makes, if it can be told. */
  readonly meant: (id: string) => Declaration | undefined
}

interface Program {
  readonly declarations: readonly Declaration[]
  readonly names: Names
}

export function scopeOf(own: Declaration, { declarations, names }: Program): Scope {
  const imports: string[] = []
  /** By id; undefined is more than one. */
  const imported = new Map<string, Declaration | undefined>()
  const neighbour = (id: string) => declarations.find(each => each.id === id && each.package === own.package)

  const create = (id: string) => {
    if (imported.has(id) || neighbour(id) !== undefined) return
    const those = declarations.filter(each => each.id === id && each.package !== undefined)
    imported.set(id, those.length === 1 ? those[0] : undefined)
    for (const each of those) imports.push(those.length === 1 ? qualified(each, names) : `${qualifier(each, names)}*`)
  }
  const refer = (type: Type | undefined) => {
    if (typeof type !== 'object' || type.package === own.package || type.package === undefined) return
    if (imported.has(type.id) || neighbour(type.id) !== undefined) return
    imported.set(type.id, type)
    imports.push(qualified(type, names))
  }

  // First what has no other way to be written.
  for (const { body } of own.methods)
    if (body !== undefined && body.kind !== 'literal' && typeof body.on === 'object') create(body.on.newOf)
  refer(own.superclass)
  for (const each of own.interfaces) refer(each)
  for (const { type } of own.fields) refer(type)
  for (const { returns, param } of own.methods) {
    refer(returns)
    refer(param)
  }

  return {
    imports: imports.sort(),
    nameOf: each =>
      each.package === own.package || imported.get(each.id) === each ? names.ofClass(each.id) : qualified(each, names),
    meant: id => neighbour(id) ?? imported.get(id),
  }
}

function qualified(declaration: Declaration, names: Names): string {
  return `${qualifier(declaration, names)}${names.ofClass(declaration.id)}`
}

function qualifier({ package: of }: Declaration, names: Names): string {
  return of === undefined ? '' : `${names.ofPackage(of)}.`
}
