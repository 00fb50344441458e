/**
 * What a change can reach (S1): the changes between two versions, the methods that may behave differently because of them,
 * and which of those can be called on both. A pure function over two sets of class files; it runs nothing.
 */
import type { ImpactResult } from '../../../model/index.js'
import { type Change, changeElement, changesBetween } from './changes.js'
import { reach } from './closure.js'
import { type Common, commonConstructors, commonFields, commonMethods, openInBoth } from './common.js'
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
  /** Public methods of public classes that both versions have. */
  readonly common: readonly string[]
  /** Code without a name of its own that is impacted: bodies of lambdas, each with the method around it as its element. */
  readonly lambdas: readonly Impacted[]
  /** Those of the common ones that are impacted, or that show what impacted ones made; the nearest first. */
  readonly tested: readonly string[]
  /** How far each of them is from the change. */
  readonly distances: readonly number[]
  /** Static fields that are public in both versions and may have another value. */
  readonly fields: readonly Distant[]
  /** Constructors that are public in both versions and impacted. */
  readonly constructors: readonly Distant[]
  /** Common methods that write what impacted ones read: called before them, they bring about what there is to see. */
  readonly helpers: readonly string[]
}

/** The elements as a person or a script reads them. */
export function impactResult({ changes, impacted, common, tested }: Impact): ImpactResult {
  return {
    changes: changes.map(change => ({ kind: change.kind, element: changeElement(change) })),
    impacted: impacted.map(({ element }) => element),
    common: [...common],
    tested: inOrderOf(common, tested),
  }
}

function inOrderOf(all: readonly string[], some: readonly string[]): string[] {
  const chosen = new Set(some)
  return all.filter(element => chosen.has(element))
}

export function impactOf(before: Hierarchy, after: Hierarchy): Impact {
  const changes = changesBetween(before, after)
  const common = commonMethods(before, after)
  const commonClasses = openInBoth(before, after).length
  if (changes.length === 0)
    return {
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
  const callable = new Set([...common.values()].flatMap(({ keys }) => keys))
  const showing = new Showing(usage, effects, key => callable.has(key))
  const reached = reach(
    changes.map(change => touchedBy(change, usage)),
    usage,
    effects,
    showing,
  )
  const impacted = elementsOf(reached.methods, before, after)
  const distances = testedDistances([...impacted, ...elementsOf(showing.distances, before, after)], showing.objects, common)
  const distant = (names: Iterable<string>) => [...names].flatMap(element => withDistance(element, distances.get(element)))
  const tested = nearestFirst(distant(common.keys()))
  return {
    changes,
    commonClasses,
    impacted,
    lambdas: lambdaBodies(reached.methods, before, after),
    common: [...common.keys()],
    tested: tested.map(({ element }) => element),
    distances: tested.map(({ distance }) => distance),
    fields: nearestFirst(commonFields(reached.fields, before, after)),
    constructors: nearestFirst(distant(commonConstructors(before, after))),
    helpers: helpersOf(
      tested.map(({ element }) => element),
      common,
      usage,
      effects,
    ),
  }
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
