/**
 * What a change can reach (S1): the changes between two versions, the methods that may behave differently because of them,
 * and which of those can be called on both. A pure function over two sets of class files; it runs nothing.
 */
import type { ImpactResult } from '../../../model/index.js'
import { type Change, changeElement, changesBetween, isHidden } from './changes.js'
import { type ClassFile, flags, type Method, parametersOf } from './class-file.js'
import { type Reached, reach } from './closure.js'
import { Effects } from './effects.js'
import { fieldElement, methodElement } from './element.js'
import { type Declared, type Hierarchy, memberKey, splitKey } from './hierarchy.js'
import { type Distant, type Impacted, nearestFirst } from './impacted.js'
import { lambdaBodies } from './lambdas.js'
import { touchedBy } from './laws.js'
import { Showing } from './showing.js'
import { isStatic, type Node, step, Usage } from './usage.js'

export interface Impact {
  readonly changes: readonly Change[]
  readonly commonClasses: number
  /** Methods that may behave differently, inherited ones on every class that has them. */
  readonly impacted: readonly Impacted[]
  /** Public methods of public classes that both versions have. */
  readonly common: readonly string[]
  /** Code without a name of its own that is impacted: bodies of lambdas, each with the method around it as its element. */
  readonly lambdas: readonly Impacted[]
  /** Those of the common ones that are impacted, or that show what impacted ones made; the nearest first. */
  readonly tested: readonly string[]
  /** How far each of them is from the change. */
  readonly distances: readonly number[]
  /** Static fields that are public in both versions and may have another value. */
  readonly fields: readonly Distant[]
  /** Constructors that are public in both versions and impacted. */
  readonly constructors: readonly Distant[]
  /** Common methods that write what impacted ones read: called before them, they bring about what there is to see. */
  readonly helpers: readonly string[]
}

/** The elements as a person or a script reads them. */
export function impactResult({ changes, impacted, common, tested }: Impact): ImpactResult {
  return {
    changes: changes.map(change => ({ kind: change.kind, element: changeElement(change) })),
    impacted: impacted.map(({ element }) => element),
    common: [...common],
    tested: inOrderOf(common, tested),
  }
}

function inOrderOf(all: readonly string[], some: readonly string[]): string[] {
  const chosen = new Set(some)
  return all.filter(element => chosen.has(element))
}

export function impactOf(before: Hierarchy, after: Hierarchy): Impact {
  const changes = changesBetween(before, after)
  const common = commonMethods(before, after)
  const commonClasses = openInBoth(before, after).length
  if (changes.length === 0)
    return {
      changes,
      commonClasses,
      impacted: [],
      lambdas: [],
      common: [...common.keys()],
      tested: [],
      distances: [],
      fields: [],
      constructors: [],
      helpers: [],
    }
  const usage = new Usage(before, after)
  const effects = new Effects(usage)
  const callable = new Set([...common.values()].flatMap(({ keys }) => keys))
  const showing = new Showing(usage, effects, key => callable.has(key))
  const reached = reach(
    changes.map(change => touchedBy(change, usage)),
    usage,
    effects,
    showing,
  )
  const impacted = elements(reached.methods, before, after)
  const distances = new Map<string, number>()
  const near = (element: string, distance: number) =>
    distances.set(element, Math.min(distance, distances.get(element) ?? Number.POSITIVE_INFINITY))
  for (const { element, distance } of [...impacted, ...elements(showing.distances, before, after)]) near(element, distance)
  for (const [element, { on, shows }] of common) {
    const distance = shows ? showing.objects.get(on) : undefined
    if (distance !== undefined) near(element, distance + 2 * step)
  }
  const distant = (names: Iterable<string>) => [...names].flatMap(element => withDistance(element, distances.get(element)))
  const tested = nearestFirst(distant(common.keys()))
  return {
    changes,
    commonClasses,
    impacted,
    lambdas: lambdaBodies(reached.methods, before, after),
    common: [...common.keys()],
    tested: tested.map(({ element }) => element),
    distances: tested.map(({ distance }) => distance),
    fields: nearestFirst(commonFields(reached.fields, before, after)),
    constructors: nearestFirst(distant(commonConstructors(before, after))),
    helpers: helpers(distant(common.keys()), common, usage, effects),
  }
}

function withDistance(element: string, distance: number | undefined): readonly Distant[] {
  return distance === undefined ? [] : [{ element, distance }]
}

/** A declaration that was reached, on its own class and on each one that has it by inheritance. */
function elements(reached: ReadonlyMap<string, number>, before: Hierarchy, after: Hierarchy): readonly Impacted[] {
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
  for (const element of dispatched([...found.values()], before, after)) put(found, element)
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

function isBridge({ access }: Method): boolean {
  return (access & flags.bridge) !== 0
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
function dispatched(impacted: readonly Impacted[], before: Hierarchy, after: Hierarchy): readonly Impacted[] {
  const open = new Set(openInBoth(before, after))
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

interface Common {
  /** The declarations, by version. */
  readonly keys: readonly string[]
  readonly on: string
  /** Whether it tells something of the object that it is called on. */
  readonly shows: boolean
}

/** Methods of Object that a program may give a meaning of its own: every class has them, also where it declares none. */
const everyones = new Set(['toString()Ljava/lang/String;', 'equals(Ljava/lang/Object;)Z', 'hashCode()I'])

/** Public methods on public classes, of the same name, parameter types and return type; inherited ones on each class that has them. */
function commonMethods(before: Hierarchy, after: Hierarchy): ReadonlyMap<string, Common> {
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
      common.set(methodElement(name, member.name, member.descriptor), { keys: both.map(({ key }) => key), on: name, shows })
    }
  }
  return common
}

/** What every enum has and nobody writes; but in which order its constants stand is told, if both versions have the same. */
function isEnumOwn(key: string, before: ClassFile | undefined, after: ClassFile | undefined): boolean {
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
function isAlone(bridge: Method, beside: ReadonlyMap<string, { readonly member: Method }>): boolean {
  const count = parametersOf(bridge.descriptor).length
  for (const { member } of beside.values())
    if (member.name === bridge.name && (member.access & flags.bridge) === 0 && parametersOf(member.descriptor).length === count)
      return false
  return true
}

function commonConstructors(before: Hierarchy, after: Hierarchy): readonly string[] {
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

function commonFields(reached: Reached['fields'], before: Hierarchy, after: Hierarchy): readonly Distant[] {
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

function openInBoth(before: Hierarchy, after: Hierarchy): readonly string[] {
  return [...before.classes.values()]
    .filter(file => file.isOpen && after.classes.get(file.name)?.isOpen)
    .map(file => file.name)
    .sort()
}

/**
 * Common methods that are not tested themselves but may write, by themselves or what they call, a field that tested ones read;
 * and those that write what these read, as a builder's do for what it builds.
 */
function helpers(
  tested: readonly Distant[],
  common: ReadonlyMap<string, Common>,
  usage: Usage,
  effects: Effects,
): readonly string[] {
  const subjects = new Set(tested.map(({ element }) => element))
  const writersOf = new Map<string, Node[]>()
  for (const node of usage.nodes.values()) {
    for (const { owner, member } of effects.written(node)) {
      const field = memberKey(owner, member)
      const known = writersOf.get(field)
      if (known === undefined) writersOf.set(field, [node])
      else known.push(node)
    }
  }
  const fields = new Set<string>()
  const read = new Set<string>()
  const writers = new Set<string>()
  for (const element of subjects) for (const key of common.get(element)?.keys ?? []) readBy(key)
  return [...common]
    .filter(([element, { keys }]) => !subjects.has(element) && keys.some(key => writers.has(key)))
    .map(([element]) => element)

  /** What this method and those that it calls read has to be written by somebody. */
  function readBy(first: string): void {
    const waiting = [first]
    for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
      const node = usage.nodes.get(key)
      if (read.has(key) || node === undefined) continue
      read.add(key)
      waiting.push(...usage.calledBy(node))
      for (const { owner, member } of effects.read(node)) {
        const field = memberKey(owner, member)
        if (fields.has(field)) continue
        fields.add(field)
        for (const writer of writersOf.get(field) ?? []) waiting.push(...writtenBy(writer.key))
      }
    }
  }

  /** All that come to run a method which writes; they are read by turn. */
  function writtenBy(first: string): readonly string[] {
    const found: string[] = []
    const waiting = [first]
    for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
      const node = usage.nodes.get(key)
      if (writers.has(key) || node === undefined) continue
      writers.add(key)
      found.push(key)
      waiting.push(...usage.callersOf(node.owner, node.method).map(caller => caller.key))
    }
    return found
  }
}
