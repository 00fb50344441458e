/**
 * What running a method reads and writes: fields, and what is in the arrays and collections that fields hold. Class files do not tell
 * which object a call is made on, so contents count as changed wherever a method has hold of them and something in it could change them.
 */
import { type Instruction, parametersOf, type Use } from './class-file.js'
import { memberKey, signature } from './hierarchy.js'
import type { FieldRef } from './laws.js'
import type { Node, Usage } from './usage.js'

type Call = Extract<Use, { kind: 'call' }>

export class Effects {
  readonly #usage: Usage
  readonly #written = new Map<Node, readonly FieldRef[]>()
  readonly #read = new Map<Node, readonly FieldRef[]>()
  readonly #given = new Map<string, readonly FieldRef[]>()
  readonly #empty = new Map<string, boolean>()

  constructor(usage: Usage) {
    this.#usage = usage
  }

  /** The fields that a method writes, or whose contents it may change: an array that it stores into, a collection that it calls. */
  written(node: Node): readonly FieldRef[] {
    return remembered(this.#written, node, () => node.versions.flatMap(({ uses }) => this.#writtenBy(uses)))
  }

  /** The fields that a method reads. */
  read(node: Node): readonly FieldRef[] {
    return remembered(this.#read, node, () =>
      node.versions.flatMap(({ uses }) => uses.flatMap(use => (use.kind === 'read' ? this.#fieldsOf(use) : []))),
    )
  }

  /** The fields with contents that a method may give away: whoever gets them may change them, if it is no copy any more. */
  given({ versions, method }: Node): readonly FieldRef[] {
    const result = resultOf(method.descriptor)
    if (kindOf(result, this.#usage) === 0) return []
    return versions.flatMap(({ uses }) =>
      uses.flatMap(use => (use.kind === 'read' && kindOf(use.descriptor, this.#usage) !== 0 ? this.#withContents(use) : [])),
    )
  }

  #writtenBy(uses: readonly Use[]): readonly FieldRef[] {
    const changes = changesIn(uses, this.#usage)
    const mayBeChanged = (descriptor: string) => (kindOf(descriptor, this.#usage) & changes) !== 0
    const found: FieldRef[] = []
    for (const use of uses) {
      if (use.kind === 'write') found.push(...this.#fieldsOf(use))
      else if (use.kind === 'read' && mayBeChanged(use.descriptor)) found.push(...this.#withContents(use))
      // What is changed may come from a method that gives it away.
      else if (use.kind === 'call' && mayBeChanged(resultOf(use.descriptor)) && !this.#usage.isForeign(use.owner))
        found.push(...this.#givenBy(use))
    }
    return found
  }

  /** The fields with contents that a method may return, or what it calls for it. */
  #givenBy(call: Call): readonly FieldRef[] {
    const type = resultOf(call.descriptor)
    return remembered(this.#given, `${call.binding}${call.owner}.${signature(call)}`, () => {
      const found: FieldRef[] = []
      const seen = new Set<string>()
      const waiting = [...this.#usage.declarationsOf(call)]
      for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
        const node = this.#usage.nodes.get(key)
        if (node === undefined || seen.has(key)) continue
        seen.add(key)
        for (const use of node.versions.flatMap(({ uses }) => uses)) {
          if (use.kind === 'read' && kindOf(use.descriptor, this.#usage) !== 0) found.push(...this.#withContents(use))
          const isSame = use.kind === 'call' && resultOf(use.descriptor) === type
          if (isSame && !this.#usage.isForeign(use.owner)) waiting.push(...this.#usage.declarationsOf(use))
        }
      }
      return found
    })
  }

  /** Without constants that have no contents: arrays of no elements, lambdas that hold nothing, tables of a compiler. */
  #withContents(use: { owner: string; name: string; descriptor: string }): readonly FieldRef[] {
    return this.#fieldsOf(use).filter(({ owner, member }) => {
      if (member.name.startsWith('$')) return false
      return !remembered(this.#empty, memberKey(owner, member), () => {
        const versions = this.#usage.nodes.get(memberKey(owner, { name: '<clinit>', descriptor: '()V' }))?.versions ?? []
        return versions.length > 0 && versions.every(({ code }) => isMadeEmpty(code?.() ?? [], memberKey(owner, member)))
      })
    })
  }

  #fieldsOf(use: { owner: string; name: string; descriptor: string }): readonly FieldRef[] {
    const member = { name: use.name, descriptor: use.descriptor }
    return this.#usage
      .fieldsNamed(use.owner, member)
      .map(key => ({ owner: key.slice(0, key.length - signature(member).length - 1), member }))
  }
}

/** Zero, an array of that size, and into the field; or a lambda of no variables; and nothing else, as far as its class goes. */
function isMadeEmpty(code: readonly Instruction[], field: string): boolean {
  const writes = code.flatMap((instruction, at) => (instruction.field === field ? [at] : []))
  const text = (at: number) => code[at]?.text ?? ''
  const isArray = (at: number) => /^18[89] /.test(text(at - 1)) && /^3 *$/.test(text(at - 2))
  const isLambda = (at: number) => /^186 \w+\(\)L/.test(text(at - 1))
  return writes.length === 1 && writes.every(at => isArray(at) || isLambda(at))
}

/**
 * Kinds of objects with contents, as bits: what changes one kind leaves the others as they are. What a function may have caught
 * changes only where it is called, not where it is handed on.
 */
const kinds = { array: 1, text: 2, collection: 4, iterator: 8, other: 16, library: 32, function: 64 } as const
const everything = 63

/** The kinds of objects whose contents code could change. */
function changesIn(uses: readonly Use[], usage: Usage): number {
  let changes = 0
  for (const use of uses) {
    if (use.kind === 'array-store') changes |= kinds.array
    else if (use.kind === 'call')
      changes |= usage.isForeign(use.owner) ? changedByLibrary(use, usage) : handed(use.descriptor, usage)
  }
  return changes
}

/** Whoever of the program is handed something may change it. */
function handed(descriptor: string, usage: Usage): number {
  let changes = 0
  for (const parameter of parametersOf(descriptor))
    changes |= parameter === 'Ljava/lang/Object;' ? everything : kindOf(parameter, usage) & everything
  return changes
}

function changedByLibrary(call: Call, usage: Usage): number {
  const { owner, name, descriptor } = call
  if (immutable.has(owner)) return name === 'getChars' ? kinds.array : 0
  if (!owner.startsWith('java/')) return everything
  if (name === '<init>') return 0
  const kind = kindOf(`L${owner};`, usage)
  const isChanging = !isReading(call) || (name === 'get' && usage.ordersByAccess)
  const receiver = isChanging ? kind | (kind === kinds.iterator && name !== 'next' ? kinds.collection : 0) : 0
  // Collections and texts leave alone what they are given, but for arrays that they copy into.
  if (kind === kinds.collection && owner !== 'java/util/Collections' && name !== 'drainTo')
    return receiver | (name === 'toArray' ? handed(descriptor, usage) & kinds.array : 0)
  if (kind === kinds.text) return receiver | (name === 'getChars' ? kinds.array : 0)
  if (owner === 'java/util/Arrays' && copying.has(name)) return 0
  const copied = owner === 'java/lang/System' || owner === 'java/lang/reflect/Array' ? kinds.array : 0
  return receiver | copied | handed(descriptor.replaceAll('Ljava/lang/Object;', ''), usage)
}

const copying = new Set(['toString', 'deepToString', 'equals', 'hashCode', 'copyOf', 'copyOfRange', 'stream'])

function kindOf(descriptor: string, usage: Usage): number {
  if (descriptor.startsWith('[')) return kinds.array
  if (!descriptor.startsWith('L')) return 0
  const type = descriptor.slice(1, -1)
  // What the program's own objects hold is in fields that are followed themselves.
  if (immutable.has(type) || !usage.isForeign(type)) return 0
  if (type === 'java/lang/StringBuilder' || type === 'java/lang/StringBuffer') return kinds.text
  if (functions.test(type)) return kinds.function
  if (iterators.test(type)) return kinds.iterator
  if (collections.test(type)) return kinds.collection
  return type.startsWith('java/') ? kinds.other : kinds.library
}

const functions = /^java\/(util\/function\/\w+|lang\/Runnable|util\/concurrent\/Callable)$/
const iterators = /^java\/util\/(ListIterator|Iterator|Enumeration|PrimitiveIterator.*|Spliterator.*)$/
const collections =
  /^java\/(lang\/Iterable|util\/(concurrent\/)?(\w*(Collection|Collections|List|Set|Map|Queue|Deque|Vector|Dictionary|Hashtable|Properties|Stack)|Map\$Entry|AbstractMap\$\w+))$/

function resultOf(descriptor: string): string {
  return descriptor.slice(descriptor.indexOf(')') + 1)
}

/** Methods of the JDK's collections, texts and values that change nothing. */
function isReading({ owner, name }: Call): boolean {
  if (owner.startsWith('java/util/function/')) return false
  const isCopy = name === '<init>' && owner.startsWith('java/util/')
  return isCopy || ((owner.startsWith('java/util/') || owner.startsWith('java/lang/')) && reading.has(name))
}

const reading = new Set(
  (
    'size isEmpty get getOrDefault contains containsAll containsKey containsValue indexOf lastIndexOf toString equals hashCode ' +
    'iterator listIterator entrySet keySet values stream hasNext hasPrevious peek peekFirst peekLast element getFirst getLast ' +
    'firstKey lastKey first last floorKey ceilingKey higherKey lowerKey getKey getValue length charAt substring subSequence ' +
    'toArray isPresent orElse orElseThrow valueOf compareTo compare cardinality longValue intValue'
  ).split(' '),
)

const immutable = new Set([
  ...'String Integer Long Short Byte Character Boolean Double Float Number Math StrictMath Class Object Enum Record'
    .split(' ')
    .map(name => `java/lang/${name}`),
  'java/math/BigDecimal',
  'java/math/BigInteger',
  'java/util/Objects',
  'java/util/Comparator',
  'java/util/Optional',
  'java/util/regex/Pattern',
  'java/time/LocalDate',
  'java/time/LocalDateTime',
  'java/time/Instant',
  'java/time/Duration',
  'java/lang/invoke/LambdaMetafactory',
  'java/lang/invoke/StringConcatFactory',
])

/** A type whose objects never change, hold no others, and call nobody back. */
export function isValue(type: string): boolean {
  return immutable.has(type) && !general.has(type)
}

const general = new Set(
  ['lang/Object', 'lang/Number', 'lang/Enum', 'lang/Record', 'util/Optional', 'util/Objects', 'util/Comparator'].map(
    name => `java/${name}`,
  ),
)

function remembered<K, T>(table: Map<K, T>, key: K, make: () => T): T {
  const known = table.get(key)
  if (known !== undefined) return known
  const made = make()
  table.set(key, made)
  return made
}
