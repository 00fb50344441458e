/**
 * What code outside of a program can use of it: classes that it can name, and of each the members that it can call, read or override,
 * inherited ones included. What is protected counts only where somebody outside can write a subclass.
 */
import type { Classes } from '../../../model/index.js'
import { type ClassFile, type Field, flags, isUnnamed, type Method } from '../impact/class-file.js'
import { isAlone, isBridge } from '../impact/common.js'
import { fieldElement, methodElement } from '../impact/element.js'
import { Hierarchy, signature } from '../impact/hierarchy.js'

/** Who can use it: everybody, or whoever writes a subclass. */
export type Level = 'public' | 'protected'

export interface Member {
  /** Name and descriptor. */
  readonly key: string
  readonly name: string
  readonly descriptor: string
  /** The class that declares it. */
  readonly owner: ClassFile
  readonly level: Level
  readonly isStatic: boolean
  /** A field that can't be written. */
  readonly isReadOnly: boolean
  /** From above, or by a bridge that a compiler wrote to what is above. */
  readonly isInherited: boolean
  /** There to be found, but not to be told: a library has it, or a compiler made it for a method that is told. */
  readonly isSilent: boolean
}

/** A member on a class that has it, by itself or from above, in one version only. */
export interface Lone {
  readonly on: string
  readonly member: Member
}

/** `p.A#m(int)`, `p.A#field`. */
export function elementOf({ on, member: { name, descriptor } }: Lone): string {
  return descriptor.startsWith('(') ? methodElement(on, name, descriptor) : fieldElement(on, name)
}

export interface Surface {
  /** Of the program itself, without its libraries. */
  readonly own: ReadonlyMap<string, ClassFile>
  readonly hierarchy: Hierarchy
  /** Undefined for a class that nobody outside can name. */
  levelOf(name: string): Level | undefined
  /** By name and descriptor. */
  membersOf(name: string): ReadonlyMap<string, Member>
}

/** `libraries`: class files of types that are not the program's own, as far as they are known. */
export function surfaceOf(program: Hierarchy, libraries: Classes): Surface {
  const own = program.classes
  const hierarchy = libraries.size === 0 ? program : new Hierarchy(new Map([...libraries, ...filesOf(program)]))
  const levels = new Map<string, Level | undefined>()
  const levelOf = (name: string): Level | undefined => {
    if (levels.has(name)) return levels.get(name)
    // In case that a damaged program nests a class in itself.
    levels.set(name, undefined)
    const level = levelIn(own.get(name))
    levels.set(name, level)
    return level
  }
  const levelIn = (file: ClassFile | undefined): Level | undefined => {
    if (file === undefined || isUnnamed(file.name) || (file.access & flags.synthetic) !== 0) return undefined
    const isPublic = (file.access & flags.public) !== 0
    if (file.around === undefined) return isPublic ? 'public' : undefined
    const [outer, around] = [own.get(file.around), levelOf(file.around)]
    if (outer === undefined || around === undefined) return undefined
    if (isPublic) return around
    return (file.access & flags.protected) !== 0 && isExtensible(outer) ? 'protected' : undefined
  }
  return { own, hierarchy, levelOf, membersOf: name => membersOf(name, own, hierarchy) }
}

/** Whether somebody outside can write a class or interface below it. */
export function isExtensible({ access, isSealed, methods }: ClassFile): boolean {
  if (isSealed || (access & (flags.final | flags.enum)) !== 0) return false
  if ((access & flags.interface) !== 0) return true
  return methods.some(method => method.name === '<init>' && (method.access & (flags.public | flags.protected)) !== 0)
}

function filesOf({ classes }: Hierarchy): Classes {
  return new Map([...classes].map(([name, { bytes }]) => [name, bytes]))
}

function membersOf(name: string, own: Surface['own'], hierarchy: Hierarchy): ReadonlyMap<string, Member> {
  const members = new Map<string, Member>()
  const on = own.get(name)
  if (on === undefined) return members
  const add = (member: Field | Method, owner: ClassFile, isSilent = false) => {
    const level = memberLevel(member, on)
    if (level === undefined) return
    const { name, descriptor, access } = member
    const isField = !descriptor.startsWith('(')
    members.set(signature(member), {
      key: signature(member),
      name,
      descriptor,
      owner,
      level,
      isStatic: (access & flags.static) !== 0,
      isReadOnly: isField && (access & flags.final) !== 0,
      isInherited: owner.name !== on.name || (access & flags.synthetic) !== 0,
      isSilent: isSilent || !own.has(owner.name),
    })
  }
  const methods = hierarchy.methodsOf(name)
  for (const { owner, member } of methods.values()) {
    const isMade = (member.access & flags.synthetic) !== 0
    if (member.name === '<clinit>' || (isMade && !isBridge(member))) continue
    add(member, owner, isMade && !isAlone(member, methods))
  }
  for (const { owner, field } of fieldsOf(name, hierarchy)) if ((field.access & flags.synthetic) === 0) add(field, owner)
  return members
}

/** A class that is abstract is made only by those below it. */
function memberLevel({ name, access }: Field | Method, on: ClassFile): Level | undefined {
  const isForAll = (access & flags.public) !== 0 && !(name === '<init>' && (on.access & flags.abstract) !== 0)
  if (isForAll) return 'public'
  return (access & (flags.public | flags.protected)) !== 0 && isExtensible(on) ? 'protected' : undefined
}

/** Of two fields of one name the nearer one hides the other. */
function fieldsOf(name: string, hierarchy: Hierarchy): readonly { readonly owner: ClassFile; readonly field: Field }[] {
  const found = new Map<string, { readonly owner: ClassFile; readonly field: Field }>()
  for (const type of hierarchy.above(name)) {
    const owner = hierarchy.classes.get(type)
    if (owner !== undefined) for (const field of owner.fields) if (!found.has(field.name)) found.set(field.name, { owner, field })
  }
  return [...found.values()]
}
