/**
 * From what a change touches to all that it can reach: callers, overriding, fields written here and read there, initialisers,
 * objects handed to the library that calls them back, names looked up by reflection. Anything that could be reached counts;
 * to test a method too many costs little, to leave one out may hide a change.
 */
import { isHidden } from './changes.js'
import type { Method } from './class-file.js'
import { memberKey, signature } from './hierarchy.js'
import type { FieldRef, Touched } from './laws.js'
import { isStatic, type Node, ofEveryObject, plainTypes, type Usage } from './usage.js'

export interface Reached {
  /** Methods by key, with their distance from the change. */
  readonly methods: ReadonlyMap<string, number>
  /** Fields whose value may be another. */
  readonly fields: readonly (FieldRef & { readonly distance: number })[]
}

/** What lies one step of the program away, and what only the library or a name looked up leads to. */
const step = 1
const detour = 3

/** All that what was touched can reach, itself included; the nearest first, so that each has its shortest distance. */
export function reach(touched: readonly Touched[], usage: Usage): Reached {
  const methods = new Map<string, number>()
  const fields = new Map<string, FieldRef & { readonly distance: number }>()
  /** By distance. */
  const waiting: (string | FieldRef)[][] = []
  for (const { methods, fields } of touched) {
    for (const key of methods) addMethod(key, 0)
    for (const field of fields) addField(field, 0)
  }
  for (let distance = 0; distance < waiting.length; distance++) {
    // What is added at the same distance on the way is walked, too.
    for (const next of waiting[distance] ?? []) {
      if (typeof next === 'string') {
        if (methods.get(next) === distance) spreadMethod(next, distance)
      } else if (fields.get(memberKey(next.owner, next.member))?.distance === distance) spreadField(next, distance)
    }
  }
  return { methods, fields: [...fields.values()] }

  function addMethod(key: string, distance: number): void {
    if ((methods.get(key) ?? Number.POSITIVE_INFINITY) <= distance) return
    methods.set(key, distance)
    wait(key, distance)
  }

  function addField(field: FieldRef, distance: number): void {
    const key = memberKey(field.owner, field.member)
    if ((fields.get(key)?.distance ?? Number.POSITIVE_INFINITY) <= distance) return
    fields.set(key, { ...field, distance })
    wait(field, distance)
  }

  function wait(next: string | FieldRef, distance: number): void {
    while (waiting.length <= distance) waiting.push([])
    waiting[distance]?.push(next)
  }

  function spreadField(field: FieldRef, distance: number): void {
    for (const reader of usage.readersOf(field.owner, field.member)) addMethod(reader.key, distance + step)
    for (const user of lookupsOf(field)) addMethod(user.key, distance + detour)
  }

  function spreadMethod(key: string, distance: number): void {
    const node = usage.nodes.get(key)
    const { owner, member } = node === undefined ? splitKey(key) : { owner: node.owner, member: node.method }
    // What a compiler made of a part of a method is no step away from it.
    const toCaller = node !== undefined && isHidden(node.method) ? 0 : step
    for (const caller of usage.callersOf(owner, member)) addMethod(caller.key, distance + toCaller)
    if (node === undefined) return
    for (const field of fieldsWritten(node, usage)) addField(field, distance)
    for (const user of initialised(node, usage)) addMethod(user.key, distance + step)
    for (const user of [...calledBack(node, usage), ...lookupsOf({ owner, member })]) addMethod(user.key, distance + detour)
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

/** A key of a method that its class does not declare but inherits. */
export function splitKey(key: string): { owner: string; member: Pick<Method, 'name' | 'descriptor'> } {
  const [dot, open] = [key.indexOf('.'), key.indexOf('(')]
  return { owner: key.slice(0, dot), member: { name: key.slice(dot + 1, open), descriptor: key.slice(open) } }
}

/** The fields that a method writes, or whose contents it may change: an array that it stores into, a collection that it calls. */
export function fieldsWritten({ versions }: Node, usage: Usage): readonly FieldRef[] {
  return versions.flatMap(({ uses }) => {
    const stores = uses.some(use => use.kind === 'array-store')
    const calls = uses.some(use => use.kind === 'call' && usage.isForeign(use.owner) && !immutable.has(use.owner))
    return uses.flatMap(use => {
      const isWrite = use.kind === 'write' || (use.kind === 'read' && mayBeChanged(use.descriptor, stores, calls, usage))
      return isWrite ? fieldsOf(use, usage) : []
    })
  })
}

/** The fields that a method reads. */
export function fieldsRead({ versions }: Node, usage: Usage): readonly FieldRef[] {
  return versions.flatMap(({ uses }) => uses.flatMap(use => (use.kind === 'read' ? fieldsOf(use, usage) : [])))
}

function fieldsOf(use: { owner: string; name: string; descriptor: string }, usage: Usage): readonly FieldRef[] {
  const member = { name: use.name, descriptor: use.descriptor }
  return usage
    .fieldsNamed(use.owner, member)
    .map(key => ({ owner: key.slice(0, key.length - signature(member).length - 1), member }))
}

function mayBeChanged(descriptor: string, stores: boolean, calls: boolean, usage: Usage): boolean {
  if (descriptor.startsWith('[')) return stores || calls
  if (!descriptor.startsWith('L')) return false
  const type = descriptor.slice(1, -1)
  // What the program's own objects hold is in fields that are followed themselves.
  return calls && usage.isForeign(type) && !immutable.has(type)
}

const immutable = new Set(
  [
    'String',
    'Integer',
    'Long',
    'Short',
    'Byte',
    'Character',
    'Boolean',
    'Double',
    'Float',
    'Number',
    'Math',
    'Class',
    'Object',
    'Enum',
    'Record',
  ]
    .map(name => `java/lang/${name}`)
    .concat([
      'java/math/BigDecimal',
      'java/math/BigInteger',
      'java/util/Objects',
      'java/util/Optional',
      'java/util/regex/Pattern',
    ])
    .concat([
      'java/time/LocalDate',
      'java/time/LocalDateTime',
      'java/time/Instant',
      'java/time/Duration',
      'java/lang/invoke/LambdaMetafactory',
    ])
    .concat(['java/lang/invoke/StringConcatFactory', 'java/lang/StringBuilder']),
)

/** An initialiser runs before the first use of its class. */
function initialised({ owner, method }: Node, usage: Usage): readonly Node[] {
  if (method.name !== '<clinit>') return []
  const own = usage.methodsOf(owner).filter(node => node.method.name === '<init>' || isStatic(node.method))
  return [...own, ...usage.makersOf(owner), ...usage.mentionsOf(owner).filter(node => touchesStatics(node, owner))]
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
 * iterator, a listener); and those that every object has, by whoever handles the type and calls the library at all.
 */
function calledBack({ owner, method }: Node, usage: Usage): readonly Node[] {
  if (isStatic(method) || method.name.startsWith('<')) return []
  const isOfEveryObject = ofEveryObject.has(signature(method))
  const handlers = isOfEveryObject
    ? usage
        .ownTypesAbove(owner)
        .flatMap(type => usage.mentionsOf(type))
        .filter(node => callsLibrary(node, usage))
    : []
  const isForeign = usage.foreignTypesAbove(owner).some(type => !plainTypes.has(type))
  const makers = isForeign && !isOfEveryObject ? usage.methodsOf(owner).filter(node => node.method.name === '<init>') : []
  return [...handlers, ...makers]
}

function callsLibrary({ versions }: Node, usage: Usage): boolean {
  return versions.some(({ uses }) => uses.some(use => use.kind === 'call' && usage.isForeign(use.owner) && use.name !== '<init>'))
}
