/** The classes of one version and how they hang together: who is above whom, and which declaration a name leads to. */

import { type Classes, InputError } from '../../../model/index.js'
import { type ClassFile, type Field, flags, type Method, readClass } from './class-file.js'

/** A member's declaration. `key` names it within a version: `p/A.m(I)V`, `p/A.fI`. */
export interface Declared<T extends Field | Method> {
  readonly owner: ClassFile
  readonly member: T
  readonly key: string
}

export class Hierarchy {
  readonly classes: ReadonlyMap<string, ClassFile>
  readonly #below = new Map<string, string[]>()
  readonly #allBelow = new Map<string, ReadonlySet<string>>()
  readonly #above = new Map<string, ReadonlySet<string>>()
  readonly #methods = new Map<string, ReadonlyMap<string, Declared<Method>>>()

  constructor(files: Classes) {
    const classes = new Map<string, ClassFile>()
    for (const [name, bytes] of files) {
      const file = read(name, bytes)
      classes.set(file.name, file)
    }
    this.classes = classes
    for (const file of classes.values()) for (const above of parents(file)) this.#addBelow(above, file.name)
  }

  #addBelow(above: string, below: string): void {
    const known = this.#below.get(above)
    if (known === undefined) this.#below.set(above, [below])
    else known.push(below)
  }

  /** A class that is not the program's own: of the JDK, or of a library. */
  isForeign(name: string): boolean {
    return !this.classes.has(name)
  }

  /** The type itself and all that are above it, foreign ones included as far as the program names them. */
  above(name: string): ReadonlySet<string> {
    const known = this.#above.get(name)
    if (known !== undefined) return known
    const above = new Set([name])
    // A set is walked in the order of its making, what is added on the way included.
    for (const type of above) {
      const file = this.classes.get(type)
      if (file !== undefined) for (const parent of parents(file)) above.add(parent)
    }
    this.#above.set(name, above)
    return above
  }

  /** The type itself and all that are below it. */
  below(name: string): ReadonlySet<string> {
    const known = this.#allBelow.get(name)
    if (known !== undefined) return known
    const below = new Set([name])
    for (const type of below) for (const child of this.#below.get(type) ?? []) below.add(child)
    this.#allBelow.set(name, below)
    return below
  }

  /** Every method that a class of the program has from the program, its own before inherited ones. */
  methodsOf(name: string): ReadonlyMap<string, Declared<Method>> {
    const known = this.#methods.get(name)
    if (known !== undefined) return known
    const methods = new Map<string, Declared<Method>>()
    // In case that a damaged program is its own ancestor.
    this.#methods.set(name, methods)
    const file = this.classes.get(name)
    if (file === undefined) return methods
    for (const member of file.methods) methods.set(signature(member), { owner: file, member, key: memberKey(name, member) })
    for (const parent of parents(file)) {
      for (const [key, inherited] of this.methodsOf(parent)) {
        const own = methods.get(key)
        const isBetter = own === undefined || (isAbstract(own.member) && own.owner !== file && !isAbstract(inherited.member))
        if (isBetter && isInherited(inherited)) methods.set(key, inherited)
      }
    }
    return methods
  }

  /** The declaration that a call or a method's name on this class leads to; undefined if it is foreign. */
  method(owner: string, name: string, descriptor: string): Declared<Method> | undefined {
    return this.methodsOf(owner).get(name + descriptor)
  }

  field(owner: string, name: string, descriptor: string): Declared<Field> | undefined {
    for (const type of this.above(owner)) {
      const file = this.classes.get(type)
      const member = file?.fields.find(field => field.name === name && field.descriptor === descriptor)
      if (file !== undefined && member !== undefined) return { owner: file, member, key: memberKey(type, member) }
    }
    return undefined
  }
}

/** Class files may come from anywhere. */
function read(name: string, bytes: Uint8Array): ClassFile {
  try {
    return readClass(bytes)
  } catch (error) {
    throw new InputError(`the class file of ${name} is damaged (${error instanceof Error ? error.message : error}): recompile it`)
  }
}

export function signature({ name, descriptor }: Pick<Method, 'name' | 'descriptor'>): string {
  return name + descriptor
}

export function memberKey(owner: string, member: Pick<Method, 'name' | 'descriptor'>): string {
  return `${owner}.${signature(member)}`
}

/** The key of a method, whether its class declares it or not. */
export function splitKey(key: string): { owner: string; member: Pick<Method, 'name' | 'descriptor'> } {
  const [dot, open] = [key.indexOf('.'), key.indexOf('(')]
  return { owner: key.slice(0, dot), member: { name: key.slice(dot + 1, open), descriptor: key.slice(open) } }
}

/** Superclass first: what a class inherits from there goes before what interfaces bring. */
function parents({ superclass, interfaces }: ClassFile): readonly string[] {
  return superclass === undefined ? interfaces : [superclass, ...interfaces]
}

function isAbstract({ access }: Method): boolean {
  return (access & flags.abstract) !== 0
}

function isInherited({ owner, member }: Declared<Method>): boolean {
  if (member.name.startsWith('<') || (member.access & flags.private) !== 0) return false
  return !((owner.access & flags.interface) !== 0 && (member.access & flags.static) !== 0)
}
