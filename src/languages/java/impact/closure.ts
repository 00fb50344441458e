/**
 * From what a change touches to all that it can reach: callers, overriding, fields written here and read there, initialisers,
 * objects handed to the library that calls them back, names looked up by reflection. Anything that could be reached counts;
 * to test a method too many costs little, to leave one out may hide a change.
 */
import { isHidden } from './changes.js'
import { type Effects, isValue } from './effects.js'
import { memberKey, signature, splitKey } from './hierarchy.js'
import type { FieldRef, Touched } from './laws.js'
import type { Showing } from './showing.js'
import { detour, isStatic, type Node, ofEveryObject, plainTypes, step, type Usage } from './usage.js'

export interface Reached {
  /** Methods by key, with their distance from the change. */
  readonly methods: ReadonlyMap<string, number>
  /** Fields whose value may be another. */
  readonly fields: readonly (FieldRef & { readonly distance: number })[]
}

/** What waits to be looked at: a method that may behave differently, or a field that may have another value. */
type Waiting =
  | { readonly kind: 'method'; readonly key: string }
  | { readonly kind: 'field'; readonly key: string; readonly field: FieldRef }

/** All that what was touched can reach, itself included; the nearest first, so that each has its shortest distance. */
export function reach(touched: readonly Touched[], usage: Usage, effects: Effects, showing: Showing): Reached {
  const distances = { method: new Map<string, number>(), field: new Map<string, number>() }
  const fields = new Map<string, FieldRef>()
  const handlers = new Map<string, readonly Node[]>()
  const waiting: Waiting[][] = []
  for (const { methods, fields } of touched) {
    for (const key of methods) add({ kind: 'method', key }, 0)
    for (const field of fields) addField(field, 0)
  }
  for (let distance = 0; distance < waiting.length; distance++) {
    // What is added at the same distance on the way is walked, too.
    for (const next of waiting[distance] ?? []) {
      if (distances[next.kind].get(next.key) !== distance) continue
      if (next.kind === 'method') spreadMethod(next.key, distance)
      else spreadField(next.field, distance)
    }
  }
  return {
    methods: distances.method,
    fields: [...fields].map(([key, field]) => ({ ...field, distance: distances.field.get(key) ?? 0 })),
  }

  function add(next: Waiting, distance: number): void {
    const known = distances[next.kind].get(next.key)
    if (known !== undefined && known <= distance) return
    distances[next.kind].set(next.key, distance)
    while (waiting.length <= distance) waiting.push([])
    waiting[distance]?.push(next)
  }

  function addField(field: FieldRef, distance: number): void {
    const key = memberKey(field.owner, field.member)
    fields.set(key, field)
    add({ kind: 'field', key, field }, distance)
  }

  function addAll(users: readonly Node[], distance: number): void {
    for (const { key } of users) add({ kind: 'method', key }, distance)
  }

  function spreadField(field: FieldRef, distance: number): void {
    addAll(usage.readersOf(field.owner, field.member), distance + step)
    addAll(lookupsOf(field), distance + detour)
    showing.addObject(field.member.descriptor, distance)
  }

  function spreadMethod(key: string, distance: number): void {
    const node = usage.nodes.get(key)
    const { owner, member } = node === undefined ? splitKey(key) : { owner: node.owner, member: node.method }
    // What a compiler made of a part of a method is no step away from it.
    const toCaller = node !== undefined && isHidden(node.method) ? 0 : step
    for (const site of usage.callSitesOf(owner, member))
      add({ kind: 'method', key: site.node.key }, distance + (usage.isIndirect(site, owner) ? detour : toCaller))
    showing.addObject(member.descriptor.slice(member.descriptor.indexOf(')') + 1), distance)
    if (node === undefined) return
    for (const field of effects.written(node)) addField(field, distance)
    if (distance === 0) for (const field of effects.given(node)) addField(field, distance)
    showing.add(node, distance)
    addAll(initialised(node, usage), distance + step)
    addAll(calledBack(node, usage, handlersOf), distance + detour)
    addAll(lookupsOf({ owner, member }), distance + detour)
  }

  function handlersOf(type: string): readonly Node[] {
    const known = handlers.get(type) ?? handlersOfType(type, usage, effects)
    handlers.set(type, known)
    return known
  }

  /** By the simple name of a member, from whoever also names its class or can have any. */
  function lookupsOf({ owner, member }: FieldRef): readonly Node[] {
    const className = owner.replaceAll('/', '.')
    const byClass = usage.lookupsOf(className)
    if (member.name.startsWith('<')) return byClass
    const byName = usage.lookupsOf(member.name)
    return byName.filter(node => byClass.includes(node) || usage.mentionsOf(owner).includes(node) || !usage.isForeign(node.owner))
  }
}

/** An initialiser runs before the first use of its class. */
function initialised({ owner, method }: Node, usage: Usage): readonly Node[] {
  if (method.name !== '<clinit>') return []
  const own = usage.methodsOf(owner).filter(node => node.method.name === '<init>' || isStatic(node.method))
  // The constants of an enum, and their order, are all over the methods that it has from the library.
  const users = usage.mentionsOf(owner).filter(node => usage.isEnum(owner) || touchesStatics(node, owner))
  return [...own, ...usage.makersOf(owner), ...users]
}

function touchesStatics({ versions }: Node, owner: string): boolean {
  return versions.some(({ uses }) =>
    uses.some(
      use =>
        (use.kind === 'call' && use.owner === owner && use.binding === 'fixed') ||
        ((use.kind === 'read' || use.kind === 'write') && use.owner === owner),
    ),
  )
}

/**
 * A method that a foreign type knows may be called by the library on behalf of whoever made the object (a comparator, an
 * iterator, a listener); and those that every object has, by whoever handles the type.
 */
function calledBack(node: Node, usage: Usage, handlersOf: (type: string) => readonly Node[]): readonly Node[] {
  const { owner, method } = node
  if (!usage.libraryMayCall(node)) return []
  if (ofEveryObject.has(signature(method))) return handlersOf(owner)
  const isForeign = usage.foreignTypesAbove(owner).some(type => !plainTypes.has(type))
  return isForeign ? usage.methodsOf(owner).filter(({ method }) => method.name === '<init>') : []
}

/** Who handles objects of a type, or a collection that has such objects from somebody who does, and calls what may call them. */
function handlersOfType(owner: string, usage: Usage, effects: Effects): readonly Node[] {
  const users = usage.ownTypesAbove(owner).flatMap(type => usage.mentionsOf(type))
  const holders = users.flatMap(user => effects.written(user)).filter(({ member }) => mayHoldAnything(member.descriptor, usage))
  const readers = holders.flatMap(field => usage.readersOf(field.owner, field.member))
  return [...new Set([...users, ...readers])].filter(user => callsBack(user, usage))
}

function mayHoldAnything(descriptor: string, usage: Usage): boolean {
  const type = /L([^;]+);$/.exec(descriptor)?.[1]
  return type !== undefined && usage.isForeign(type) && !isValue(type)
}

/** Whether it calls anything of the library but methods of texts, numbers and the like that are given nothing else. */
function callsBack({ versions }: Node, usage: Usage): boolean {
  return versions.some(({ uses }) =>
    uses.some(use => {
      if (use.kind !== 'call' || !usage.isForeign(use.owner) || use.owner === 'java/lang/invoke/LambdaMetafactory') return false
      if (use.name === '<init>' && use.descriptor === '()V') return false
      if (!isValue(use.owner) && !builders.has(use.owner)) return true
      for (const [, type = ''] of use.descriptor.matchAll(/L([^;]+);/g)) if (!isValue(type) && !builders.has(type)) return true
      return false
    }),
  )
}

const builders = new Set(['java/lang/StringBuilder', 'java/lang/StringBuffer', 'java/lang/invoke/StringConcatFactory'])
