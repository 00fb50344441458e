/**
 * What a change can reach (S1): the changes between two versions, the methods that may behave differently because of them,
 * and which of those can be called on both. A pure function over two sets of class files; it runs nothing.
 */
import type { ImpactResult } from '../../../model/index.js'
import { type Change, changeElement, changesBetween } from './changes.js'
import { reach } from './closure.js'
import { type Common, commonConstructors, commonFields, commonMethods, largestPackage, openInBoth } from './common.js'
import { Effects } from './effects.js'
import { elementsOf } from './elements.js'
import { helpersOf } from './helpers.js'
import type { Hierarchy } from './hierarchy.js'
import { type Distant, type Impacted, nearestFirst } from './impacted.js'
import { lambdaBodies } from './lambdas.js'
import { touchedBy } from './laws.js'
import { Showing } from './showing.js'
import { step, Usage } from './usage.js'

export interface Impact {
  readonly changes: readonly Change[]
  readonly commonClasses: number
  /** Methods that may behave differently, inherited ones on every class that has them. */
  readonly impacted: readonly Impacted[]
  /** The package that calls come from, where the versions have no public method in common; empty for the unnamed one. */
  readonly inside?: string
  /** Methods that both versions have and a caller may use: public ones of public classes, or those that are not private in `inside`. */
  readonly common: readonly string[]
  /** Code without a name of its own that is impacted: bodies of lambdas, each with the method around it as its element. */
  readonly lambdas: readonly Impacted[]
  /** Those of the common ones that are impacted, or that show what impacted ones made; the nearest first. */
  readonly tested: readonly string[]
  /** How far each of them is from the change. */
  readonly distances: readonly number[]
  /** Static fields that a caller may use in both versions and that may have another value. */
  readonly fields: readonly Distant[]
  /** Constructors that a caller may use in both versions and that are impacted. */
  readonly constructors: readonly Distant[]
  /** Common methods that write what impacted ones read: called before them, they bring about what there is to see. */
  readonly helpers: readonly string[]
}

/** The elements as a person or a script reads them. */
export function impactResult({ changes, impacted, common, tested, inside }: Impact): ImpactResult {
  return {
    ...(inside === undefined ? {} : { inside: shownPackage(inside) }),
    changes: changes.map(change => ({ kind: change.kind, element: changeElement(change) })),
    impacted: impacted.map(({ element }) => element),
    common: [...common],
    tested: inOrderOf(common, tested),
  }
}

/** The unnamed package needs something to be called by. */
export function shownPackage(name: string): string {
  return name === '' ? '(default)' : name
}

function inOrderOf(all: readonly string[], some: readonly string[]): string[] {
  const chosen = new Set(some)
  return all.filter(element => chosen.has(element))
}

export function impactOf(before: Hierarchy, after: Hierarchy): Impact {
  const changes = changesBetween(before, after)
  const { inside, common } = callable(before, after)
  const caller = inside === undefined ? {} : { inside }
  const commonClasses = openInBoth(before, after, inside).length
  if (changes.length === 0)
    return {
      ...caller,
      changes,
      commonClasses,
      impacted: [],
      lambdas: [],
      common: [...common.keys()],
      tested: [],
      distances: [],
      fields: [],
      constructors: [],
      helpers: [],
    }
  const usage = new Usage(before, after)
  const effects = new Effects(usage)
  const callableKeys = new Set([...common.values()].flatMap(({ keys }) => keys))
  const showing = new Showing(usage, effects, key => callableKeys.has(key))
  const reached = reach(
    changes.map(change => touchedBy(change, usage)),
    usage,
    effects,
    showing,
  )
  const impacted = elementsOf(reached.methods, before, after, inside)
  const shown = elementsOf(showing.distances, before, after, inside)
  const distances = testedDistances([...impacted, ...shown], showing.objects, common)
  const distant = (names: Iterable<string>) => [...names].flatMap(element => withDistance(element, distances.get(element)))
  const tested = nearestFirst(distant(common.keys()))
  return {
    ...caller,
    changes,
    commonClasses,
    impacted,
    lambdas: lambdaBodies(reached.methods, before, after),
    common: [...common.keys()],
    tested: tested.map(({ element }) => element),
    distances: tested.map(({ distance }) => distance),
    fields: nearestFirst(commonFields(reached.fields, before, after, inside)),
    constructors: nearestFirst(distant(commonConstructors(before, after, inside))),
    helpers: helpersOf(
      tested.map(({ element }) => element),
      common,
      usage,
      effects,
    ),
  }
}

/** From outside; where nothing is public in either version, from inside the largest package. */
function callable(before: Hierarchy, after: Hierarchy): { common: ReadonlyMap<string, Common>; inside?: string } {
  const common = commonMethods(before, after)
  const isPublic = ({ classes }: Hierarchy) => [...classes.values()].some(({ isOpen }) => isOpen)
  const inside = common.size > 0 || isPublic(before) || isPublic(after) ? undefined : largestPackage(before, after)
  if (inside === undefined) return { common }
  const within = commonMethods(before, after, inside)
  return within.size === 0 ? { common } : { common: within, inside }
}

/**
 * What is worth testing, by its distance: what may behave differently, and what may show that: methods of objects that may be
 * others, and those that lead to an object with something to test from one that has such, too (`outer.inner()`).
 */
function testedDistances(
  found: readonly Distant[],
  objects: ReadonlyMap<string, number>,
  common: ReadonlyMap<string, Common>,
): ReadonlyMap<string, number> {
  const distances = new Map<string, number>()
  const near = (names: Map<string, number>, name: string, distance: number) =>
    names.set(name, Math.min(distance, names.get(name) ?? Number.POSITIVE_INFINITY))
  for (const { element, distance } of found) near(distances, element, distance)
  for (const [element, { on, shows }] of common) {
    const distance = shows ? objects.get(on) : undefined
    if (distance !== undefined) near(distances, element, distance + 2 * step)
  }
  const classes = new Map<string, number>()
  for (const [element, { on }] of common) {
    const distance = distances.get(element)
    if (distance !== undefined) near(classes, on, distance)
  }
  for (const [element, { on, shows, result = on }] of common) {
    const distance = shows && result !== on && classes.has(on) ? classes.get(result) : undefined
    if (distance !== undefined) near(distances, element, distance + step)
  }
  return distances
}

function withDistance(element: string, distance: number | undefined): readonly Distant[] {
  return distance === undefined ? [] : [{ element, distance }]
}
