/**
 * Which declaration of one version is which of the other, where a refactoring has renamed or moved it. Inferred from what only one of the
 * versions has: the likeliest way first, and whatever is left over has no partner.
 */
import type { Both } from '../../language.js'
import { type ClassFile, flags, parametersOf } from '../impact/class-file.js'
import { type Hierarchy, memberKey } from '../impact/hierarchy.js'
import { pairClasses } from './classes.js'

/** A method, constructor or field as a version declares it. */
export interface Member {
  readonly key: string
  /** The key in the names of the version before. */
  readonly told: string
  readonly owner: string
  readonly name: string
  readonly descriptor: string
  readonly access: number
  readonly isField: boolean
  /** Its instructions without operands. */
  readonly shape: string
  /** What it refers to. */
  readonly calls: readonly string[]
}

export interface Pairs {
  readonly members: Both<ReadonlyMap<string, Member>>
  /** After to before, where the names differ. */
  readonly classes: ReadonlyMap<string, string>
  /** One name for a declaration and its partner. */
  same(version: keyof Both<unknown>, key: string): string
  /** The partners of a declaration: several if it was pushed down to several classes, none if it is alone. */
  partners(version: keyof Both<unknown>, key: string): readonly Member[]
  /** Whether it only hands on what another method does now that was once its own. */
  isDelegate(key: string): boolean
}

export function pairsOf(versions: Both<Hierarchy>): Pairs {
  const classes = pairClasses(versions.before, versions.after)
  const members = {
    before: membersOf(versions.before, name => name),
    after: membersOf(versions.after, name => classes.get(name) ?? name),
  }
  const links = new Links()
  for (const member of members.after.values()) {
    const own = members.before.get(member.told)
    if (own !== undefined) links.add(own, member)
  }
  const gone = () => [...members.before.values()].filter(each => !links.has(each.key, 'before'))
  const fresh = () => [...members.after.values()].filter(each => !links.has(each.key, 'after'))
  // Up or down the hierarchy: one may become several, and several one.
  const related = relatedIn(versions, classes)
  const [lost, made] = [gone().filter(isMovable), fresh().filter(isMovable)]
  for (const after of made)
    for (const before of lost) if (isLike(before, after) && related(before.owner, after.owner)) links.add(before, after)
  for (const isPair of [renamed, reparametrised, moved, movedAndReparametrised]) {
    for (const after of fresh()) {
      const among = gone().filter(before => isPair(before, after))
      const best = among.find(before => before.shape === after.shape)
      const rivals = fresh().filter(other => among.some(before => isPair(before, other)))
      const chosen = best ?? (among.length === 1 && rivals.length === 1 ? among[0] : undefined)
      if (chosen !== undefined) links.add(chosen, after)
    }
  }
  const delegates = delegatesIn(members, links, fresh())
  return {
    members,
    classes,
    same: (version, key) => links.first(version, key) ?? members[version].get(key)?.told ?? key,
    partners: (version, key) => links.partners(version, key),
    isDelegate: key => delegates.has(key),
  }
}

/** A method that kept its name while all of its code went into a new one, which it calls. */
function delegatesIn(members: Pairs['members'], links: Links, fresh: readonly Member[]): ReadonlySet<string> {
  const delegates = new Set<string>()
  for (const after of fresh) {
    if (after.isField || after.shape === '' || !isMovable(after)) continue
    for (const before of members.before.values()) {
      if (before.owner !== ownerIn(after) && before.name !== after.name) continue
      const stayed = before.shape === after.shape ? links.partners('before', before.key)[0] : undefined
      if (stayed === undefined || stayed.told !== before.key || stayed.shape === before.shape) continue
      if (!stayed.calls.some(call => call.endsWith(`.${after.name}${after.descriptor}`))) continue
      links.add(before, after)
      delegates.add(stayed.key)
    }
  }
  return delegates
}

function isMovable({ name }: Member): boolean {
  return !name.startsWith('<')
}

function parametersIn({ told, isField }: Member): string {
  return isField ? told.slice(told.indexOf('.') + 1) : told.slice(told.indexOf('('), told.lastIndexOf(')'))
}

function ownerIn({ told }: Member): string {
  return told.slice(0, told.indexOf('.'))
}

/** Same name and parameters, or type. */
function isLike(before: Member, after: Member): boolean {
  return before.isField === after.isField && before.name === after.name && parametersIn(before) === parametersIn(after)
}

function renamed(before: Member, after: Member): boolean {
  if (!isMovable(before) || !isMovable(after) || before.isField !== after.isField) return false
  const type = (member: Member) => (member.isField ? member.descriptor : parametersIn(member))
  return before.owner === ownerIn(after) && before.name !== after.name && type(before) === type(after)
}

function reparametrised(before: Member, after: Member): boolean {
  return before.owner === ownerIn(after) && before.name === after.name && !before.isField && isExtended(before, after)
}

function moved(before: Member, after: Member): boolean {
  return isMovable(before) && isLike(before, after)
}

function movedAndReparametrised(before: Member, after: Member): boolean {
  return isMovable(before) && !before.isField && before.name === after.name && isExtended(before, after)
}

/** One has all parameters of the other in the same order, and at most two more. */
function isExtended(before: Member, after: Member): boolean {
  const [mine, other] = [before, after].map(member => parametersOf(member.told.slice(member.told.indexOf('('))))
  if (mine === undefined || other === undefined || after.isField) return false
  const [few, many] = mine.length <= other.length ? [mine, other] : [other, mine]
  let at = 0
  for (const type of many) if (type === few[at]) at++
  return at === few.length && many.length - few.length <= 2
}

/** Whether one class is above the other in one of the versions, in the names of before. */
function relatedIn({ before, after }: Both<Hierarchy>, classes: ReadonlyMap<string, string>): (a: string, b: string) => boolean {
  const now = new Map([...classes].map(([name, old]) => [old, name]))
  return (mine, other) => {
    const [old, name] = [classes.get(other) ?? other, now.get(mine) ?? mine]
    const above = (hierarchy: Hierarchy, a: string, b: string) => hierarchy.above(a).has(b) || hierarchy.above(b).has(a)
    return above(before, mine, old) || above(after, name, other)
  }
}

/** What people wrote; a compiler's own members are looked through wherever they run. */
function membersOf({ classes }: Hierarchy, told: (name: string) => string): ReadonlyMap<string, Member> {
  const members = new Map<string, Member>()
  for (const file of classes.values()) {
    if ((file.access & flags.synthetic) !== 0) continue
    const owner = told(file.name)
    for (const member of membersIn(file)) {
      if ((member.access & flags.synthetic) !== 0) continue
      const { name, descriptor, access } = member
      const key = memberKey(file.name, member)
      const code = () => ('code' in member && member.code !== undefined ? member.code() : [])
      let shape: string | undefined
      members.set(key, {
        key,
        told: memberKey(owner, { name, descriptor: descriptor.replace(/L([^;]+);/g, (_, type: string) => `L${told(type)};`) }),
        owner: file.name,
        name,
        descriptor,
        access,
        isField: !descriptor.startsWith('('),
        // Most are never asked for.
        get shape() {
          shape ??= code()
            .map(({ text }) => text.slice(0, Math.max(0, text.indexOf(' '))))
            .join(' ')
          return shape
        },
        get calls() {
          return code().flatMap(({ calls = [] }) => calls)
        },
      })
    }
  }
  return members
}

function membersIn({ methods, fields }: ClassFile): readonly (ClassFile['methods'][number] | ClassFile['fields'][number])[] {
  return [...methods, ...fields]
}

/** Who belongs to whom. The first one of the version before gives all that hang together their name. */
class Links {
  readonly #partners = { before: new Map<string, Member[]>(), after: new Map<string, Member[]>() }

  add(before: Member, after: Member): void {
    push(this.#partners.before, before.key, after)
    push(this.#partners.after, after.key, before)
  }

  has(key: string, version: keyof Both<unknown>): boolean {
    return this.#partners[version].has(key)
  }

  partners(version: keyof Both<unknown>, key: string): readonly Member[] {
    return this.#partners[version].get(key) ?? []
  }

  first(version: keyof Both<unknown>, key: string): string | undefined {
    const after = version === 'after' ? key : this.#partners.before.get(key)?.[0]?.key
    return after === undefined ? undefined : this.#partners.after.get(after)?.[0]?.key
  }
}

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const known = map.get(key)
  if (known === undefined) map.set(key, [value])
  else known.push(value)
}
