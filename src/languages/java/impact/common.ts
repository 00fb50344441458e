/** What both versions have in common: what a caller could use in both, by the same name and types. */
import { isHidden } from './changes.js'
import { type ClassFile, flags, type Method, parametersOf } from './class-file.js'
import type { Reached } from './closure.js'
import { fieldElement, methodElement } from './element.js'
import type { Hierarchy } from './hierarchy.js'
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

/** Public methods on public classes, of the same name, parameter types and return type; inherited ones on each class that has them. */
export function commonMethods(before: Hierarchy, after: Hierarchy): ReadonlyMap<string, Common> {
  const common = new Map<string, Common>()
  for (const name of openInBoth(before, after)) {
    const [mine, other] = [before.methodsOf(name), after.methodsOf(name)]
    for (const key of [...new Set([...mine.keys(), ...other.keys()])].sort()) {
      const [old, now] = [mine.get(key), other.get(key)]
      const both = [old, now].flatMap(declared => declared ?? [])
      const isInBoth = both.length === 2 || everyones.has(key)
      if (
        !isInBoth ||
        !(old === undefined || isCallable(old.member, mine)) ||
        !(now === undefined || isCallable(now.member, other)) ||
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

function isCallable(method: Method, beside: ReadonlyMap<string, { readonly member: Method }>): boolean {
  if ((method.access & flags.public) === 0 || method.name.startsWith('<')) return false
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

export function commonConstructors(before: Hierarchy, after: Hierarchy): readonly string[] {
  return openInBoth(before, after).flatMap(name => {
    const isPublic = ({ name, access }: Method) => name === '<init>' && (access & flags.public) !== 0
    const others = new Set(
      after.classes
        .get(name)
        ?.methods.filter(isPublic)
        .map(({ descriptor }) => descriptor),
    )
    const mine = before.classes.get(name)?.methods.filter(isPublic) ?? []
    return mine
      .filter(({ descriptor }) => others.has(descriptor))
      .map(method => methodElement(name, method.name, method.descriptor))
  })
}

export function commonFields(reached: Reached['fields'], before: Hierarchy, after: Hierarchy): readonly Distant[] {
  const open = new Set(openInBoth(before, after))
  return reached
    .filter(({ owner, member: { name, descriptor } }) => {
      const both = [before, after].map(({ classes }) =>
        classes.get(owner)?.fields.find(field => field.name === name && field.descriptor === descriptor),
      )
      return open.has(owner) && both.every(field => field !== undefined && (field.access & publicStatic) === publicStatic)
    })
    .map(({ owner, member, distance }) => ({ element: fieldElement(owner, member.name), distance }))
}

const publicStatic = flags.public | flags.static

export function openInBoth(before: Hierarchy, after: Hierarchy): readonly string[] {
  return [...before.classes.values()]
    .filter(file => file.isOpen && after.classes.get(file.name)?.isOpen)
    .map(file => file.name)
    .sort()
}

export function isBridge({ access }: Method): boolean {
  return (access & flags.bridge) !== 0
}
