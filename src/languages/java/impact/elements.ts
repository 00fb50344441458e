/** Methods that were reached as elements: on their own class, on each one that has them by inheritance, on open types above hidden ones. */
import { isHidden } from './changes.js'
import type { Method } from './class-file.js'
import { isAlone, isBridge, isEnumOwn, openInBoth } from './common.js'
import { methodElement } from './element.js'
import { type Declared, type Hierarchy, splitKey } from './hierarchy.js'
import type { Impacted } from './impacted.js'

/** A declaration that was reached, on its own class and on each one that has it by inheritance. `inside`: see common.ts. */
export function elementsOf(
  reached: ReadonlyMap<string, number>,
  before: Hierarchy,
  after: Hierarchy,
  inside?: string,
): readonly Impacted[] {
  const found = new Map<string, Impacted>()
  for (const [key, distance] of reached) {
    const {
      owner,
      member: { name, descriptor },
    } = splitKey(key)
    for (const on of new Set([...before.below(owner), ...after.below(owner)])) {
      const [old, now] = [declarationOn(on, name, descriptor, before), declarationOn(on, name, descriptor, after)]
      if (on !== owner && old?.key !== key && now?.key !== key) continue
      const member = (now ?? old)?.member
      const method = name + descriptor
      if (member === undefined || isHidden(member) || isEnumOwn(method, before.classes.get(on), after.classes.get(on))) continue
      const element = methodElement(on, name, descriptor)
      const isChanged = on === owner && distance === 0
      put(found, { element, before: runnable(old), after: runnable(now), on, key: method, distance, isChanged })
    }
  }
  for (const element of dispatched([...found.values()], before, after, inside)) put(found, element)
  return [...found.values()].sort((a, b) => (a.element < b.element ? -1 : 1))
}

/** What a class has by this name. A bridge that makes a method of a hidden superclass public stands for that method. */
function declarationOn(on: string, name: string, descriptor: string, hierarchy: Hierarchy): Declared<Method> | undefined {
  const declared = hierarchy.method(on, name, descriptor)
  if (declared === undefined || !isBridge(declared.member)) return declared
  const { superclass } = declared.owner
  if (superclass === undefined || !isAlone(declared.member, hierarchy.methodsOf(on))) return declared
  return declarationOn(superclass, name, descriptor, hierarchy) ?? declared
}

/** What is found more than once is as near as the nearest. */
function put(found: Map<string, Impacted>, impacted: Impacted): void {
  const known = found.get(impacted.element)
  if (known === undefined) found.set(impacted.element, impacted)
  else if (impacted.distance < known.distance || impacted.isChanged)
    found.set(impacted.element, {
      ...known,
      distance: Math.min(known.distance, impacted.distance),
      isChanged: known.isChanged || impacted.isChanged,
    })
}

/** What is impacted in a class that nobody can name is called on the open types above it: there it can be tested. */
function dispatched(
  impacted: readonly Impacted[],
  before: Hierarchy,
  after: Hierarchy,
  inside: string | undefined,
): readonly Impacted[] {
  const open = new Set(openInBoth(before, after, inside))
  return impacted.flatMap(({ on, key, distance }) => {
    if (open.has(on) || key.startsWith('<')) return []
    const above = new Set([...before.above(on), ...after.above(on)])
    return [...above].flatMap(type => {
      const member = (after.methodsOf(type).get(key) ?? before.methodsOf(type).get(key))?.member
      if (member === undefined || !open.has(type) || isHidden(member)) return []
      const element = methodElement(type, member.name, member.descriptor)
      return [{ element, before: undefined, after: undefined, on: type, key, distance, isChanged: false }]
    })
  })
}

function runnable(declared: { key: string; member: Method } | undefined): string | undefined {
  return declared?.member.code === undefined ? undefined : declared.key
}
