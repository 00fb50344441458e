/**
 * What of a program's API only one of two versions has, from class files alone: the callers of what is gone do not compile, and those that
 * were compiled do not link. A member is one if its name, its types, static or not, are the same, and as many may use it as before;
 * which class declares it does not matter, as long as it can be used on the same ones.
 */
import type { ApiChange, Classes } from '../../../model/index.js'
import { type ClassFile, flags } from '../impact/class-file.js'
import { typeElement } from '../impact/element.js'
import type { Hierarchy } from '../impact/hierarchy.js'
import { jdkMethods, jdkTypesAbove } from '../impact/jdk-types.js'
import { renamedBetween } from './renamed.js'
import { elementOf, isExtensible, type Level, type Lone, type Member, type Surface, surfaceOf } from './surface.js'

export interface ApiComparison {
  readonly change: ApiChange
  /** Types of libraries whose class files would tell whether something of it is still there, or was there before. */
  readonly unsure: readonly string[]
}

export function compareApi(before: Hierarchy, after: Hierarchy, libraries: Classes = new Map()): ApiComparison {
  const [mine, other] = [surfaceOf(before, libraries), surfaceOf(after, libraries)]
  const classes = { gone: loneClasses(mine, other), fresh: loneClasses(other, mine) }
  const unsure = new Set<string>()
  const reshaped: string[] = []
  const gone = new Map<string, Lone>()
  const fresh = new Map<string, Lone>()
  for (const [name, old] of mine.own) {
    const now = other.own.get(name)
    if (now === undefined || mine.levelOf(name) === undefined || other.levelOf(name) === undefined) continue
    if (isUntouched(name, mine, other)) continue
    if (isReshaped(old, now, mine, other, unsure)) reshaped.push(typeElement(name))
    compareMembers(name, mine, other, { gone, fresh, unsure })
  }
  const lost = [...gone.values()].filter(({ on, member }) => !isToldAbove(on, member, mine, type => gone.has(type + member.key)))
  const made = [...fresh.values()].filter(
    ({ on, member }) => !isToldAbove(on, member, other, type => fresh.has(type + member.key) || classes.fresh.includes(type)),
  )
  const renamed = renamedBetween({ before, after }, { classes, gone: lost, fresh: made })
  return {
    change: {
      onlyBefore: sorted([
        ...classes.gone.filter(isOutermost(classes.gone, before)).map(typeElement),
        ...reshaped,
        ...lost.map(elementOf),
      ]),
      onlyAfter: sorted([
        ...classes.fresh.filter(isOutermost(classes.fresh, after)).map(typeElement),
        ...reshaped,
        ...made.map(elementOf),
      ]),
      ...(renamed.length === 0 ? {} : { renamed }),
    },
    unsure: [...unsure].sort(),
  }
}

function sorted(elements: readonly string[]): string[] {
  return [...new Set(elements)].sort()
}

function loneClasses(mine: Surface, other: Surface): readonly string[] {
  return [...mine.own.keys()].filter(name => mine.levelOf(name) !== undefined && other.levelOf(name) === undefined)
}

/** What is declared in a class goes with it. */
function isOutermost(all: readonly string[], { classes }: Hierarchy): (name: string) => boolean {
  const lone = new Set(all)
  return name => {
    const around = classes.get(name)?.around
    return around === undefined || !lone.has(around)
  }
}

/** The same class files, its own and all above it. */
function isUntouched(name: string, mine: Surface, other: Surface): boolean {
  for (const type of mine.hierarchy.above(name)) {
    const [old, now] = [mine.own.get(type), other.own.get(type)]
    if (old === undefined && now === undefined) continue
    if (old === undefined || now === undefined || Buffer.compare(old.bytes, now.bytes) !== 0) return false
  }
  return true
}

/** Whether something that could be done with the class itself can't be done any more: name it, extend it, take it for one of its supertypes. */
function isReshaped(old: ClassFile, now: ClassFile, mine: Surface, other: Surface, unsure: Set<string>): boolean {
  const { name } = old
  const isInner = ({ around, access }: ClassFile) => around !== undefined && (access & flags.static) === 0
  return (
    kindOf(old) !== kindOf(now) ||
    isInner(old) !== isInner(now) ||
    (mine.levelOf(name) === 'public' && other.levelOf(name) === 'protected') ||
    (isExtensible(old) && !isExtensible(now)) ||
    lostSupertypes(name, mine, other, unsure).length > 0
  )
}

function kindOf({ access, superclass }: ClassFile): string {
  if ((access & flags.annotation) !== 0) return 'annotation'
  if ((access & flags.interface) !== 0) return 'interface'
  if ((access & flags.enum) !== 0) return 'enum'
  return superclass === 'java/lang/Record' ? 'record' : 'class'
}

/** That a supertype itself is gone is told by its own name. */
function lostSupertypes(name: string, mine: Surface, other: Surface, unsure: Set<string>): readonly string[] {
  const [above, now] = [mine.hierarchy.above(name), other.hierarchy.above(name)]
  return [...above].filter(type => {
    if (now.has(type) || type === 'java/lang/Object') return false
    if (mine.own.has(type)) return mine.levelOf(type) !== undefined && other.levelOf(type) !== undefined
    // A library's type may be above another one that was not there before.
    const unread = [...now].filter(each => other.hierarchy.isForeign(each) && !above.has(each))
    if (unread.some(each => jdkTypesAbove(each)?.has(type))) return false
    for (const each of unread) unsure.add(each)
    return true
  })
}

interface MemberChanges {
  readonly gone: Map<string, Lone>
  readonly fresh: Map<string, Lone>
  readonly unsure: Set<string>
}

function compareMembers(on: string, mine: Surface, other: Surface, { gone, fresh, unsure }: MemberChanges): void {
  const [old, now] = [mine.membersOf(on), other.membersOf(on)]
  for (const [key, member] of old) {
    const same = now.get(key)
    const still = same ?? everyones.get(key)
    if (member.isSilent || (still !== undefined && isAsGood(still, member))) continue
    gone.set(on + key, { on, member })
    if (same !== undefined) fresh.set(on + key, { on, member: same })
    for (const type of mayHave(on, member, other.hierarchy)) unsure.add(type)
  }
  for (const [key, member] of now) {
    if (member.isSilent || old.has(key) || everyones.has(key)) continue
    fresh.set(on + key, { on, member })
    for (const type of mayHave(on, member, mine.hierarchy)) unsure.add(type)
  }
}

type Use = Pick<Member, 'level' | 'isStatic' | 'isReadOnly'>

/** Whatever could be done with one can be done with the other. */
function isAsGood(now: Use, old: Use): boolean {
  if (now.isStatic !== old.isStatic || (now.isReadOnly && !old.isReadOnly)) return false
  return now.level === 'public' || old.level === 'protected'
}

const ofObject = (level: Level): Use => ({ level, isStatic: false, isReadOnly: false })

/** What every object has, whoever declares it. */
const everyones: ReadonlyMap<string, Use> = new Map([
  ['toString()Ljava/lang/String;', ofObject('public')],
  ['equals(Ljava/lang/Object;)Z', ofObject('public')],
  ['hashCode()I', ofObject('public')],
  ['clone()Ljava/lang/Object;', ofObject('protected')],
  ['finalize()V', ofObject('protected')],
])

/** Types of libraries above a class that are not known well enough to say that this member is not theirs. */
function mayHave(on: string, { name, descriptor }: Member, hierarchy: Hierarchy): readonly string[] {
  if (name === '<init>' || !descriptor.startsWith('(')) return []
  return [...hierarchy.above(on)].filter(type => {
    if (!hierarchy.isForeign(type) || wellKnown.has(type)) return false
    const types = jdkTypesAbove(type)
    return types === undefined || [...types].some(each => jdkMethods(each)?.includes(name) ?? true)
  })
}

const wellKnown = new Set([
  'java/lang/Object',
  'java/lang/Enum',
  'java/lang/Record',
  'java/io/Serializable',
  'java/lang/Cloneable',
])

/** What a class has from above is told once, on the uppermost class; what it declares is told on it. */
function isToldAbove(
  on: string,
  { isInherited }: Member,
  { hierarchy, levelOf }: Surface,
  isTold: (type: string) => boolean,
): boolean {
  if (!isInherited) return false
  for (const type of hierarchy.above(on)) if (type !== on && levelOf(type) !== undefined && isTold(type)) return true
  return false
}
