/**
 * From what a change touches to all that it can reach: callers, overriding, fields written here and read there, initialisers,
 * objects handed to the library that calls them back, names looked up by reflection. Anything that could be reached counts;
 * to test a method too many costs little, to leave one out may hide a change.
 */
import type { Method } from './class-file.js'
import { memberKey, signature } from './hierarchy.js'
import type { FieldRef, Touched } from './laws.js'
import { isStatic, type Node, ofEveryObject, plainTypes, type Usage } from './usage.js'

export interface Reached {
  /** By key. */
  readonly methods: ReadonlySet<string>
  /** Whose value may be another. */
  readonly fields: readonly FieldRef[]
}

/** All that what was touched can reach, itself included. */
export function reach(touched: readonly Touched[], usage: Usage): Reached {
  const methods = new Set<string>()
  const fields = new Map<string, FieldRef>()
  const waiting: (string | FieldRef)[] = []
  for (const { methods, fields } of touched) {
    methods.forEach(addMethod)
    fields.forEach(addField)
  }
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === 'string') spreadMethod(next)
    else for (const reader of [...usage.readersOf(next.owner, next.member), ...lookupsOf(next)]) addMethod(reader.key)
  }
  return { methods, fields: [...fields.values()] }

  function addMethod(key: string): void {
    if (methods.has(key)) return
    methods.add(key)
    waiting.push(key)
  }

  function addField(field: FieldRef): void {
    const key = memberKey(field.owner, field.member)
    if (fields.has(key)) return
    fields.set(key, field)
    waiting.push(field)
  }

  function spreadMethod(key: string): void {
    const node = usage.nodes.get(key)
    const { owner, member } = node === undefined ? split(key) : { owner: node.owner, member: node.method }
    for (const caller of usage.callersOf(owner, member)) addMethod(caller.key)
    if (node === undefined) return
    fieldsWritten(node, usage).forEach(addField)
    for (const user of [...initialised(node, usage), ...calledBack(node, usage), ...lookupsOf({ owner, member })])
      addMethod(user.key)
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
function split(key: string): { owner: string; member: Pick<Method, 'name' | 'descriptor'> } {
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
