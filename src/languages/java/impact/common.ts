/**
 * What both versions have in common: what a caller could use in both, by the same name and types. The caller is outside of the
 * program and uses what is public; or it is in a package, `inside`, and uses what is not private there.
 */
import { isHidden } from './changes.js'
import { type ClassFile, type Field, flags, type Method, parametersOf } from './class-file.js'
import type { Reached } from './closure.js'
import { fieldElement, methodElement, packageOf } from './element.js'
import type { Declared, Hierarchy } from './hierarchy.js'
import type { Distant } from './impacted.js'
import { isStatic } from './usage.js'

export interface Common {
  /** The declarations, by version. */
  readonly keys: readonly string[]
  readonly on: string
  /** Whether it tells something of the object that it is called on. */
  readonly shows: boolean
  /** The class that it returns an object of, as class files have it; nothing if it is none. */
  readonly result: string | undefined
}

/** Methods of Object that a program may give a meaning of its own: every class has them, also where it declares none. */
const everyones = new Set(['toString()Ljava/lang/String;', 'equals(Ljava/lang/Object;)Z', 'hashCode()I'])

/** Open methods of open classes, of the same name, parameter types and return type; inherited ones on each class that has them. */
export function commonMethods(before: Hierarchy, after: Hierarchy, inside?: string): ReadonlyMap<string, Common> {
  const common = new Map<string, Common>()
  for (const name of openInBoth(before, after, inside)) {
    const [mine, other] = [before.methodsOf(name), after.methodsOf(name)]
    for (const key of [...new Set([...mine.keys(), ...other.keys()])].sort()) {
      const [old, now] = [mine.get(key), other.get(key)]
      const both = [old, now].flatMap(declared => declared ?? [])
      const isInBoth = both.length === 2 || everyones.has(key)
      if (
        !isInBoth ||
        !(old === undefined || isCallable(old, mine, inside)) ||
        !(now === undefined || isCallable(now, other, inside)) ||
        isEnumOwn(key, before.classes.get(name), after.classes.get(name))
      )
        continue
      const [{ member }] = both as [(typeof both)[0]]
      const shows = !isStatic(member) && !member.descriptor.endsWith(')V')
      const result = /\)L([^;]+);$/.exec(member.descriptor)?.[1]
      common.set(methodElement(name, member.name, member.descriptor), {
        keys: both.map(({ key }) => key),
        on: name,
        shows,
        result,
      })
    }
  }
  return common
}

/** What every enum has and nobody writes; but in which order its constants stand is told, if both versions have the same. */
export function isEnumOwn(key: string, before: ClassFile | undefined, after: ClassFile | undefined): boolean {
  if (before === undefined || after === undefined || (before.access & flags.enum) === 0) return false
  if (key.startsWith('valueOf(Ljava/lang/String;)')) return true
  return key.startsWith('values()') && constantsOf(before) !== constantsOf(after)
}

function constantsOf({ fields }: ClassFile): string {
  const names = fields.filter(({ access }) => (access & flags.enum) !== 0).map(({ name }) => name)
  return String(names.sort())
}

function isCallable(
  { owner, member: method }: Declared<Method>,
  beside: ReadonlyMap<string, { readonly member: Method }>,
  inside: string | undefined,
): boolean {
  if (!mayUse(method, owner.name, inside) || method.name.startsWith('<')) return false
  return !isHidden(method) || (isBridge(method) && isAlone(method, beside))
}

/** A bridge that leads to no method beside it makes one of a hidden superclass public, and is how that is called. */
export function isAlone(bridge: Method, beside: ReadonlyMap<string, { readonly member: Method }>): boolean {
  const count = parametersOf(bridge.descriptor).length
  for (const { member } of beside.values())
    if (member.name === bridge.name && (member.access & flags.bridge) === 0 && parametersOf(member.descriptor).length === count)
      return false
  return true
}

export function commonConstructors(before: Hierarchy, after: Hierarchy, inside?: string): readonly string[] {
  return openInBoth(before, after, inside).flatMap(name => {
    const isUsable = (method: Method) => method.name === '<init>' && mayUse(method, name, inside)
    const others = new Set(
      after.classes
        .get(name)
        ?.methods.filter(isUsable)
        .map(({ descriptor }) => descriptor),
    )
    const mine = before.classes.get(name)?.methods.filter(isUsable) ?? []
    return mine
      .filter(({ descriptor }) => others.has(descriptor))
      .map(method => methodElement(name, method.name, method.descriptor))
  })
}

export function commonFields(
  reached: Reached['fields'],
  before: Hierarchy,
  after: Hierarchy,
  inside?: string,
): readonly Distant[] {
  const open = new Set(openInBoth(before, after, inside))
  return reached
    .filter(({ owner, member: { name, descriptor } }) => {
      const both = [before, after].map(({ classes }) =>
        classes.get(owner)?.fields.find(field => field.name === name && field.descriptor === descriptor),
      )
      const isUsable = (field: Field | undefined) => field !== undefined && isStatic(field) && mayUse(field, owner, inside)
      return open.has(owner) && both.every(isUsable)
    })
    .map(({ owner, member, distance }) => ({ element: fieldElement(owner, member.name), distance }))
}

export function openInBoth(before: Hierarchy, after: Hierarchy, inside?: string): readonly string[] {
  const isOpen = (file: ClassFile | undefined) =>
    inside === undefined ? file?.isOpen : file?.isOpenInside && packageOf(file.name) === inside
  return [...before.classes.values()]
    .filter(file => isOpen(file) && isOpen(after.classes.get(file.name)))
    .map(file => file.name)
    .sort()
}

/** The package with the most classes that a caller inside of it could name in both versions; nothing if there are no such classes. */
export function largestPackage(before: Hierarchy, after: Hierarchy): string | undefined {
  const sizes = new Map<string, number>()
  for (const { name, isOpenInside } of before.classes.values())
    if (isOpenInside && after.classes.get(name)?.isOpenInside) sizes.set(packageOf(name), (sizes.get(packageOf(name)) ?? 0) + 1)
  const [largest] = [...sizes].sort(([a, many], [b, others]) => others - many || (a < b ? -1 : 1))
  return largest?.[0]
}

function mayUse({ access }: Field | Method, owner: string, inside: string | undefined): boolean {
  if ((access & flags.public) !== 0) return true
  return inside !== undefined && (access & (flags.private | flags.synthetic)) === 0 && packageOf(owner) === inside
}

export function isBridge({ access }: Method): boolean {
  return (access & flags.bridge) !== 0
}
