/**
 * Who uses what, over both versions together: a use that either version has is a use. Asked only about what is impacted, so
 * nothing is worked out ahead but the tables by name.
 */
import { type Binding, type ClassFile, flags, type Method, type Use } from './class-file.js'
import { type Hierarchy, memberKey, signature } from './hierarchy.js'
import { jdkMethods, jdkTypesAbove } from './jdk-types.js'

/** A declared method of either version, with what it uses in both. */
export interface Node {
  readonly key: string
  readonly owner: string
  readonly method: Method
  readonly versions: Method[]
}

type Call = Pick<Extract<Use, { kind: 'call' }>, 'owner' | 'name' | 'descriptor' | 'binding'>

/** The types of libraries that a class is one of. */
interface Library {
  readonly types: ReadonlySet<string>
  /** Whether these are all, or some could not be followed. */
  readonly isAll: boolean
  /** The names of the methods that they declare, if they are known. */
  readonly methods: ReadonlySet<string> | undefined
}

const serialisation = new Set(['readObject', 'writeObject', 'readResolve', 'writeReplace', 'readObjectNoData'])

/** What lies one step of the program away, and what only the library or a name that is looked up leads to. */
export const step = 1
export const detour = 3

interface Site {
  readonly node: Node
  readonly owner: string
}

export interface CallSite extends Site {
  readonly binding: Binding
}

export class Usage {
  readonly nodes = new Map<string, Node>()
  readonly #hierarchies: readonly Hierarchy[]
  readonly #calls = new Map<string, CallSite[]>()
  readonly #reads = new Map<string, Site[]>()
  readonly #writes = new Map<string, Site[]>()
  /** By class: who makes its objects, uses its static side, or names it. */
  readonly #makers = new Map<string, Set<Node>>()
  readonly #mentions = new Map<string, Set<Node>>()
  readonly #strings = new Map<string, Set<Node>>()
  /** By the method of a library's interface: the bodies of lambdas that stand for it, and whoever makes them. */
  readonly #lambdas = new Map<string, string[]>()
  /** Methods of the program by name and descriptor. */
  readonly #named = new Map<string, Node[]>()
  readonly #called = new Map<Node, readonly string[]>()
  readonly #fields = new Map<string, readonly string[]>()
  readonly #foreign = new Map<string, boolean>()
  readonly #sites = new Map<string, readonly CallSite[]>()
  readonly #ownAbove = new Map<string, readonly string[]>()
  readonly #libraries = new Map<string, Library>()
  /** Whether somewhere a map is made whose order changes with each look into it. */
  ordersByAccess = false

  constructor(before: Hierarchy, after: Hierarchy) {
    this.#hierarchies = [before, after]
    for (const file of before.classes.values()) this.#addClass(file)
    for (const file of after.classes.values()) {
      const known = before.classes.get(file.name)
      if (known === undefined || Buffer.compare(known.bytes, file.bytes) !== 0) this.#addClass(file)
    }
  }

  #addClass(file: ClassFile): void {
    for (const method of file.methods) {
      const key = memberKey(file.name, method)
      const known = this.nodes.get(key)
      const node = known ?? { key, owner: file.name, method, versions: [] }
      node.versions.push(method)
      if (known === undefined) {
        this.nodes.set(key, node)
        add(this.#named, signature(method), node)
      }
      this.#addUses(node, method)
    }
  }

  #addUses(node: Node, { uses, descriptor }: Method): void {
    for (const use of uses) {
      switch (use.kind) {
        case 'call':
          add(this.#calls, signature(use), { node, owner: use.owner, binding: use.binding })
          this.#mention(node, use.owner, use.descriptor)
          if (use.name === '<init>' && use.owner === 'java/util/LinkedHashMap' && use.descriptor === '(IFZ)V')
            this.ordersByAccess = true
          break
        case 'lambda':
          add(this.#lambdas, `${use.owner}.${use.name}`, use.body)
          break
        case 'read':
        case 'write':
          add(use.kind === 'read' ? this.#reads : this.#writes, signature(use), { node, owner: use.owner })
          this.#mention(node, use.owner, use.descriptor)
          break
        case 'new':
          addTo(this.#makers, use.owner, node)
          addTo(this.#mentions, use.owner, node)
          break
        case 'type':
          addTo(this.#mentions, use.owner, node)
          break
        case 'string':
          if (use.value.length <= 200) addTo(this.#strings, use.value, node)
          break
        case 'array-store':
          break
      }
    }
    this.#mention(node, node.owner, descriptor)
  }

  #mention(node: Node, owner: string, descriptor: string): void {
    if (!this.isForeign(owner)) addTo(this.#mentions, owner, node)
    for (const [, type] of descriptor.matchAll(/L([^;]+);/g))
      if (type !== undefined && !this.isForeign(type)) addTo(this.#mentions, type, node)
  }

  isForeign(owner: string): boolean {
    const known = this.#foreign.get(owner)
    if (known !== undefined) return known
    const isForeign = this.#hierarchies.every(hierarchy => hierarchy.isForeign(owner))
    this.#foreign.set(owner, isForeign)
    return isForeign
  }

  isAbove(above: string, below: string): boolean {
    return this.#hierarchies.some(hierarchy => hierarchy.above(below).has(above))
  }

  /** Program types that this one or those above it are. */
  ownTypesAbove(name: string): readonly string[] {
    const known = this.#ownAbove.get(name)
    if (known !== undefined) return known
    const own = this.#typesAbove(name).filter(type => !this.isForeign(type))
    this.#ownAbove.set(name, own)
    return own
  }

  foreignTypesAbove(name: string): readonly string[] {
    return this.#typesAbove(name).filter(type => this.isForeign(type))
  }

  #typesAbove(name: string): readonly string[] {
    return [...new Set(this.#hierarchies.flatMap(hierarchy => [...hierarchy.above(name)]))]
  }

  methodsOf(owner: string): readonly Node[] {
    const files = this.#hierarchies.flatMap(hierarchy => hierarchy.classes.get(owner) ?? [])
    const keys = new Set(files.flatMap(file => file.methods.map(method => memberKey(owner, method))))
    return [...keys].flatMap(key => this.nodes.get(key) ?? [])
  }

  /**
   * Who may come to run the method that this name leads to on this class. Where the object decides, a call on a class above or
   * below may; one on a foreign type may if the class is one.
   */
  callersOf(owner: string, member: Pick<Method, 'name' | 'descriptor'>): readonly Node[] {
    return this.callSitesOf(owner, member).map(site => site.node)
  }

  callSitesOf(owner: string, member: Pick<Method, 'name' | 'descriptor'>): readonly CallSite[] {
    const key = memberKey(owner, member)
    const known = this.#sites.get(key)
    if (known !== undefined) return known
    const sites = (this.#calls.get(signature(member)) ?? []).filter(site => this.#mayReach(site, owner, signature(member)))
    this.#sites.set(key, sites)
    return sites
  }

  /** Whether a type of a library is called, by code that names none that the class of the method is: it may be any other object. */
  isIndirect({ node, owner: called }: CallSite, owner: string): boolean {
    if (!this.isForeign(called) || outermost(node.owner) === outermost(owner)) return false
    return !this.ownTypesAbove(owner).some(type => this.#mentions.get(type)?.has(node))
  }

  #mayReach(site: CallSite, owner: string, member: string): boolean {
    if (site.owner === owner || this.isAbove(owner, site.owner)) return true
    if (site.binding === 'fixed') return false
    if (!this.isForeign(site.owner)) return this.isAbove(site.owner, owner)
    // What every object has is called on anything: see `calledBack` in closure.ts.
    if (ofEveryObject.has(member)) return false
    return this.#mayBe(owner, site.owner)
  }

  /** Whether an object of a class of the program may be one of a library's type, as far as is known what is above what there. */
  #mayBe(owner: string, foreign: string): boolean {
    const { types, isAll } = this.#libraryOf(owner)
    return types.has(foreign) || !isAll
  }

  /**
   * Whether a library may call this method: it can be seen from there, has none of the program's types, and a type that the
   * library knows may have declared it; or it is one of those that serialisation looks for.
   */
  libraryMayCall({ owner, method }: Node): boolean {
    const { name, access, descriptor } = method
    if (serialisation.has(name)) return true
    if (name.startsWith('<') || isStatic(method) || (access & (flags.public | flags.protected)) === 0) return false
    for (const [, type = ''] of descriptor.matchAll(/L([^;]+);/g)) if (!this.isForeign(type)) return false
    return this.#libraryOf(owner).methods?.has(name) ?? true
  }

  #libraryOf(owner: string): Library {
    const known = this.#libraries.get(owner)
    if (known !== undefined) return known
    const types = new Set<string>()
    let isAll = true
    for (const type of this.foreignTypesAbove(owner)) {
      const above = jdkTypesAbove(type)
      types.add(type)
      if (above === undefined) isAll = false
      else for (const parent of above) types.add(parent)
    }
    const declared = [...types].map(jdkMethods)
    const isKnown = isAll && declared.every(methods => methods !== undefined)
    const library = { types, isAll, methods: isKnown ? new Set(declared.flatMap(methods => methods ?? [])) : undefined }
    this.#libraries.set(owner, library)
    return library
  }

  /** The declarations that a method's calls may come to. */
  calledBy(node: Node): readonly string[] {
    const known = this.#called.get(node)
    if (known !== undefined) return known
    const keys = new Set<string>()
    for (const use of node.versions.flatMap(({ uses }) => uses))
      if (use.kind === 'call' && !this.isForeign(use.owner)) for (const key of this.declarationsOf(use)) keys.add(key)
    const called = [...keys]
    this.#called.set(node, called)
    return called
  }

  /** The declarations that a call may come to. */
  declarationsOf({ owner, name, descriptor, binding }: Call): readonly string[] {
    const keys = new Set<string>()
    for (const hierarchy of this.#hierarchies) {
      for (const type of binding === 'fixed' ? [owner] : hierarchy.below(owner)) {
        const declared = hierarchy.method(type, name, descriptor)
        if (declared !== undefined) keys.add(declared.key)
      }
    }
    return [...keys]
  }

  /**
   * The program's code that may run because a method calls a library: implementations of its interface, bodies of lambdas; and
   * where a class of the program has a method from the library, whatever else the class has that this may call.
   */
  calledThroughLibrary({ versions }: Node): readonly string[] {
    const keys = new Set<string>()
    for (const use of versions.flatMap(({ uses }) => uses)) {
      if (use.kind !== 'call' || use.binding === 'fixed') continue
      if (!this.isForeign(use.owner)) {
        if (this.declarationsOf(use).length === 0) for (const node of this.methodsOf(use.owner)) keys.add(node.key)
        continue
      }
      for (const body of this.#lambdas.get(`${use.owner}.${use.name}`) ?? []) keys.add(body)
      if (ofEveryObject.has(signature(use))) continue
      for (const node of this.#named.get(signature(use)) ?? []) if (this.#mayBe(node.owner, use.owner)) keys.add(node.key)
    }
    return [...keys]
  }

  isEnum(owner: string): boolean {
    return this.#hierarchies.some(({ classes }) => ((classes.get(owner)?.access ?? 0) & flags.enum) !== 0)
  }

  readersOf(owner: string, member: Pick<Method, 'name' | 'descriptor'>): readonly Node[] {
    return this.#accessors(this.#reads, owner, member)
  }

  writersOf(owner: string, member: Pick<Method, 'name' | 'descriptor'>): readonly Node[] {
    return this.#accessors(this.#writes, owner, member)
  }

  /** Those whose access leads to this very declaration, in a version that has it. */
  #accessors(table: ReadonlyMap<string, Site[]>, owner: string, member: Pick<Method, 'name' | 'descriptor'>): readonly Node[] {
    return (table.get(signature(member)) ?? [])
      .filter(site => site.owner === owner || this.fieldsNamed(site.owner, member).some(key => key === memberKey(owner, member)))
      .map(site => site.node)
  }

  /** The declarations that a field's name on this class leads to, in each version. */
  fieldsNamed(owner: string, { name, descriptor }: Pick<Method, 'name' | 'descriptor'>): readonly string[] {
    const key = `${owner}.${name}${descriptor}`
    const known = this.#fields.get(key)
    if (known !== undefined) return known
    const fields = [...new Set(this.#hierarchies.flatMap(hierarchy => hierarchy.field(owner, name, descriptor)?.key ?? []))]
    this.#fields.set(key, fields)
    return fields
  }

  makersOf(owner: string): readonly Node[] {
    return [...(this.#makers.get(owner) ?? [])]
  }

  mentionsOf(type: string): readonly Node[] {
    return [...(this.#mentions.get(type) ?? [])]
  }

  /** Who names it in a string and looks things up by name. */
  lookupsOf(name: string): readonly Node[] {
    return [...(this.#strings.get(name) ?? [])].filter(looksUp)
  }
}

/** Methods that every object has, as far as a program gives them a meaning of its own. */
export const ofEveryObject = new Set([
  'toString()Ljava/lang/String;',
  'equals(Ljava/lang/Object;)Z',
  'hashCode()I',
  'compareTo(Ljava/lang/Object;)I',
])

/** Foreign types that bring no methods but those. */
export const plainTypes = new Set([
  'java/lang/Object',
  'java/lang/Record',
  'java/lang/Enum',
  'java/lang/Comparable',
  'java/io/Serializable',
  'java/lang/Cloneable',
])

const lookups = new Set([
  'java/lang/Class',
  'java/lang/ClassLoader',
  'java/lang/invoke/MethodHandles$Lookup',
  'java/util/ServiceLoader',
])

function looksUp({ versions }: Node): boolean {
  return versions.some(({ uses }) => uses.some(use => use.kind === 'call' && lookups.has(use.owner)))
}

function outermost(name: string): string {
  const dollar = name.indexOf('$')
  return dollar === -1 ? name : name.slice(0, dollar)
}

export function isStatic({ access }: Pick<Method, 'access'>): boolean {
  return (access & flags.static) !== 0
}

function add<T>(table: Map<string, T[]>, key: string, value: T): void {
  const known = table.get(key)
  if (known === undefined) table.set(key, [value])
  else known.push(value)
}

function addTo<T>(table: Map<string, Set<T>>, key: string, value: T): void {
  const known = table.get(key)
  if (known === undefined) table.set(key, new Set([value]))
  else known.add(value)
}
