/**
 * What a simple name of a class means in a file: a class of the own package, else the one that is imported. What it can't mean is
 * written with its package. `new A()` gives only the name; where it could be several classes, all their packages are imported, as the
 * published printer does, and javac refuses it.
 */
import type { Names } from './names.js'
import type { Declaration, Type } from './tree.js'

export interface Scope {
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
  const imports = new Set<string>()
  /** By id; undefined is more than one. */
  const imported = new Map<string, Declaration | undefined>()
  const neighbour = (id: string) => declarations.find(each => each.id === id && each.package === own.package)

  for (const id of createdIn(own)) {
    if (neighbour(id) !== undefined) continue
    const those = declarations.filter(each => each.id === id)
    imported.set(id, those.length === 1 ? those[0] : undefined)
    for (const each of those)
      if (each.package !== undefined)
        imports.add(those.length === 1 ? qualified(each, names) : `${names.ofPackage(each.package)}.*`)
  }
  for (const each of referredTo(own)) {
    if (each.package === own.package || each.package === undefined || imported.has(each.id) || neighbour(each.id) !== undefined)
      continue
    imported.set(each.id, each)
    imports.add(qualified(each, names))
  }

  return {
    imports: [...imports].sort(),
    nameOf: each =>
      each.package === own.package || imported.get(each.id) === each ? names.ofClass(each.id) : qualified(each, names),
    meant: id => neighbour(id) ?? imported.get(id),
  }
}

function createdIn({ methods }: Declaration): readonly string[] {
  return methods.flatMap(({ body }) =>
    body === undefined || body.kind === 'literal' || typeof body.on === 'string' ? [] : [body.on.newOf],
  )
}

/** In the order of the text. */
function referredTo({ superclass, interfaces, fields, methods }: Declaration): readonly Declaration[] {
  const types: readonly (Type | undefined)[] = [
    superclass,
    ...interfaces,
    ...fields.map(({ type }) => type),
    ...methods.flatMap(({ returns, param }) => [returns, param]),
  ]
  return types.filter(type => typeof type === 'object')
}

function qualified({ id, package: of }: Declaration, names: Names): string {
  return of === undefined ? names.ofClass(id) : `${names.ofPackage(of)}.${names.ofClass(id)}`
}
