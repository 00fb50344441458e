/**
 * S2's filters: names for kinds of divergence. Each is a fact about the two declarations that were come to, in both versions; all that fit are
 * kept, in the order in which the authors of S2 let one go before another.
 */
import type { Both } from '../../language.js'
import { flags, parametersOf } from '../impact/class-file.js'
import type { Hierarchy } from '../impact/hierarchy.js'
import type { DivergencePoint, Happening } from './compare.js'
import type { Member, Pairs } from './pairs.js'
import { isSuper, roleOf, simpleName } from './words.js'

/** The most telling first. */
export const filterNames = [
  'null-receiver',
  'shadows-class',
  'disables-overloading-by-accessibility',
  'introduces-implicit-cast',
  'removes-implicit-cast',
  'enables-overloading',
  'enables-overriding',
  'enables-overloading-by-accessibility',
  'super-to-this',
  'this-to-super',
  'maintains-super',
  'enables-hiding',
  'changes-accessibility',
  'disables-overloading',
  'disables-overriding',
  'disables-hiding',
] as const

export type FilterName = (typeof filterNames)[number]

export function filtersOf(point: DivergencePoint, versions: Both<Hierarchy>, pairs: Pairs): readonly FilterName[] {
  const found = new Set(matching(point, versions, pairs))
  return filterNames.filter(name => found.has(name))
}

function* matching(point: DivergencePoint, versions: Both<Hierarchy>, pairs: Pairs): Generator<FilterName> {
  const { before, after } = point
  if (isNullReceiver(point, versions, pairs)) yield 'null-receiver'
  const [x, y] = [memberOf(before, pairs.members.before), memberOf(after, pairs.members.after)]
  if (y !== undefined && (x === undefined || x.isField !== y.isField)) {
    yield* byNewMethod(y, versions.after, pairs)
    return
  }
  if (x === undefined || y === undefined) return
  const two: Two = {
    x,
    y,
    point,
    versions,
    pairs,
    later: pairs.partners('before', x.key),
    earlier: pairs.partners('after', y.key),
  }
  if (isShadowed(two)) {
    yield 'shadows-class'
    return
  }
  if (!isNamedAlike(two)) return
  if (x.isField) {
    yield* hiding(two)
    return
  }
  if (arity(x) === arity(y)) yield* casts(x, y)
  yield* overriding(two)
  yield* overloading(two)
  yield* qualifiers(two)
  const [was] = two.earlier
  const isOther = (a: Member, b: Member | undefined) => b !== undefined && (a.access & accesses) !== (b.access & accesses)
  if (isOther(x, two.later[0]) || isOther(y, was) || isKeptApart(two)) yield 'changes-accessibility'
}

/** Only because one of them can't be seen does it not override the other. */
function isKeptApart({ x, y, versions, later }: Two): boolean {
  if (toldParameters(x) !== toldParameters(y)) return false
  const wouldOverride = (low: Member, high: Member) =>
    low.name === high.name &&
    parameters(low) === parameters(high) &&
    low.owner !== high.owner &&
    versions.after.above(low.owner).has(high.owner)
  return later.some(
    z =>
      (wouldOverride(z, y) && !isOverriding(versions.after, z, y)) ||
      (wouldOverride(y, z) && !isOverriding(versions.after, y, z)),
  )
}

/** The two declarations, and what each is in the other version. */
interface Two {
  readonly x: Member
  readonly y: Member
  readonly later: readonly Member[]
  readonly earlier: readonly Member[]
  readonly point: DivergencePoint
  readonly versions: Both<Hierarchy>
  readonly pairs: Pairs
}

const accesses = flags.public | flags.private | flags.protected

function memberOf(happening: Happening, members: ReadonlyMap<string, Member>): Member | undefined {
  return 'key' in happening ? members.get(happening.key) : undefined
}

/** The method that ran before, or one that took its place in a call of the same name, is now called on null. */
function isNullReceiver({ before, after }: DivergencePoint, { after: hierarchy }: Both<Hierarchy>, pairs: Pairs): boolean {
  if (after.kind !== 'throws' || after.type !== 'java.lang.NullPointerException' || !after.own) return false
  const { site } = after
  if (site === undefined || site.way === 'static') return false
  const named =
    hierarchy.method(site.owner, site.name, site.descriptor) ?? hierarchy.field(site.owner, site.name, site.descriptor)
  if (named === undefined) return false
  if (roleOf('after', named.key, pairs) === 'moved') return true
  if (!('key' in before)) return false
  const isMovedAway = roleOf('before', before.key, pairs) === 'moved' && pairs.members.before.get(before.key)?.name === site.name
  return isMovedAway || pairs.same('before', before.key) === pairs.same('after', named.key)
}

/** What ran in place of a field's read, or of nothing, has the name of a method that is new: an accessor, most of the time. */
function* byNewMethod(y: Member, hierarchy: Hierarchy, pairs: Pairs): Generator<FilterName> {
  const added = [...pairs.members.after.values()].filter(
    ({ key, name, isField }) => !isField && key !== y.key && name === y.name && pairs.partners('after', key).length === 0,
  )
  const isRelated = (one: string, other: string) => hierarchy.above(one).has(other) || hierarchy.above(other).has(one)
  for (const each of added) {
    if (!isRelated(y.owner, each.owner)) continue
    yield toldParameters(each) === toldParameters(y) ? 'enables-overriding' : 'enables-overloading'
  }
}

function isShadowed({ x, y, pairs, versions }: Two): boolean {
  const now = [...pairs.classes].find(([, old]) => old === x.owner)?.[0] ?? x.owner
  if (now === y.owner || simpleName(now) !== simpleName(y.owner)) return false
  return !versions.after.above(now).has(y.owner) && !versions.after.above(y.owner).has(now)
}

/** In one of the versions at least both have one name. */
function isNamedAlike({ x, y, later, earlier }: Two): boolean {
  return x.name === y.name || later.some(({ name }) => name === y.name) || earlier.some(({ name }) => name === x.name)
}

function* casts(x: Member, y: Member): Generator<FilterName> {
  const [mine, other] = [parametersOf(x.descriptor), parametersOf(y.descriptor)]
  if (mine.some((type, at) => isWider(type, other[at]))) yield 'removes-implicit-cast'
  if (mine.some((type, at) => isWider(other[at], type))) yield 'introduces-implicit-cast'
}

const byWidth = 'BSIJFD'

function isWider(type: string | undefined, than: string | undefined): boolean {
  if (type === undefined || than === undefined || type === than) return false
  if (than === 'C') return 'IJFD'.includes(type)
  return byWidth.includes(type) && byWidth.includes(than) && byWidth.indexOf(type) > byWidth.indexOf(than)
}

/** One of them was not there to choose from, or could not be seen, when the other was called. */
function* overloading(two: Two): Generator<FilterName> {
  const { x, y, later, earlier, point, versions } = two
  const old = placeOf(versions.before, point.before, point.in.before.key, x)
  const now = placeOf(versions.after, point.after, point.in.after.key, y)
  const were = earlier.filter(each => isOverload(each, x) && isThere(old, each))
  const are = later.filter(each => isOverload(each, y) && isThere(now, each))
  if (!were.some(each => canSee(old, each))) {
    if (were.length > 0) yield 'enables-overloading-by-accessibility'
    else if (are.length > 0) yield 'enables-overloading'
  } else if (!are.some(each => canSee(now, each)))
    yield are.length > 0 ? 'disables-overloading-by-accessibility' : 'disables-overloading'
}

/** One overrides the other for the object that they are called on, in one version only. */
function* overriding(two: Two): Generator<FilterName> {
  const { x, y, later, earlier, point, versions } = two
  const [old, now] = [receiverOf(point.before, x), receiverOf(point.after, y)]
  const overrides = (version: Hierarchy, type: string, low: Member, high: Member) =>
    version.above(type).has(low.owner) && isOverriding(version, low, high)
  const gained = later.some(high => overrides(versions.after, now, y, high))
  const had = earlier.some(low => overrides(versions.before, old, low, x))
  if (gained && !had) yield 'enables-overriding'
  const owned = earlier.some(high => overrides(versions.before, old, x, high))
  const kept = later.some(low => overrides(versions.after, now, low, y))
  if (owned && !kept) yield 'disables-overriding'
}

/** One hides the other for the type that the access names, in one version only. */
function* hiding({ x, y, later, earlier, point, versions }: Two): Generator<FilterName> {
  const [old, now] = [siteOwner(point.before, x), siteOwner(point.after, y)]
  const are = later.some(({ owner, name }) => name === y.name && versions.after.above(now).has(owner))
  const were = earlier.some(({ owner, name }) => name === x.name && versions.before.above(old).has(owner))
  if (are && !were) yield 'enables-hiding'
  if (were && !are) yield 'disables-hiding'
}

function* qualifiers({ point, pairs }: Two): Generator<FilterName> {
  const { before, after } = point
  if (before.kind !== 'run' || after.kind !== 'run' || before.site === undefined || after.site === undefined) return
  const [was, is] = [isSuper(before.site), isSuper(after.site)]
  if (was && !is) yield 'super-to-this'
  if (is && !was) yield 'this-to-super'
  if (was && is && roleOf('before', point.in.before.key, pairs) === 'moved') yield 'maintains-super'
}

function isOverriding(hierarchy: Hierarchy, low: Member, high: Member): boolean {
  if (low.owner === high.owner || low.name !== high.name || !hierarchy.above(low.owner).has(high.owner)) return false
  if (parameters(low) !== parameters(high)) return false
  if (((low.access | high.access) & (flags.static | flags.private)) !== 0) return false
  return (high.access & (flags.public | flags.protected)) !== 0 || packageOf(low.owner) === packageOf(high.owner)
}

/** What could be meant by the same call. */
function isOverload(one: Member, other: Member): boolean {
  return one.name === other.name && arity(one) === arity(other) && parameters(one) !== parameters(other)
}

/** Where a member is chosen: by the code of one class, for a call that names another. */
interface Place {
  readonly hierarchy: Hierarchy
  readonly from: string
  readonly named: string
  readonly isSuper: boolean
}

function placeOf(hierarchy: Hierarchy, happening: Happening, around: string, member: Member): Place {
  const named = siteOwner(happening, member)
  const site = 'site' in happening ? happening.site : undefined
  return { hierarchy, from: ownerOf(around) ?? named, named, isSuper: site !== undefined && isSuper(site) }
}

function isThere({ hierarchy, named }: Place, { owner }: Member): boolean {
  return hierarchy.above(named).has(owner)
}

function canSee({ hierarchy, from, named, isSuper }: Place, { owner, access }: Member): boolean {
  if ((access & flags.public) !== 0) return true
  if ((access & flags.private) !== 0) return outermost(owner) === outermost(from) && outermost(named) === outermost(owner)
  if (packageOf(owner) === packageOf(from)) return true
  if ((access & flags.protected) === 0 || !hierarchy.above(from).has(owner)) return false
  // From another package only on objects of the own class.
  return isSuper || (access & flags.static) !== 0 || hierarchy.above(named).has(from)
}

function siteOwner(happening: Happening, { owner }: Member): string {
  return 'site' in happening && happening.site !== undefined ? happening.site.owner : receiverOf(happening, { owner })
}

function receiverOf(happening: Happening, { owner }: Pick<Member, 'owner'>): string {
  return happening.kind === 'run' ? (happening.receiver ?? happening.site?.owner ?? owner) : owner
}

function ownerOf(key: string): string | undefined {
  return key === '' ? undefined : key.slice(0, key.indexOf('.'))
}

function packageOf(type: string): string {
  return type.slice(0, type.lastIndexOf('/') + 1)
}

function outermost(type: string): string {
  return type.replace(/\$.*/, '')
}

function parameters({ descriptor }: Member): string {
  return descriptor.slice(0, descriptor.indexOf(')'))
}

function arity({ descriptor }: Member): number {
  return parametersOf(descriptor).length
}

function toldParameters({ told }: Member): string {
  return told.slice(told.indexOf('('), told.lastIndexOf(')'))
}
