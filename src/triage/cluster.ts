/**
 * Findings with one cause, as far as their signatures tell. Compile errors come in sets, and a program may show several faults at once: sets
 * that overlap are split until no two causes share an error (S2), and a finding goes with the cause that says most about it.
 */
import type { Signature } from './signature.js'

/** Something with a signature, inside an engine and a refactoring. */
export interface Signed {
  readonly signature: Signature
  /** Where it belongs: only what is equal here can have one cause. */
  readonly group: string
}

export interface Cluster<T> {
  readonly group: string
  readonly kind: Signature['kind']
  readonly marks: readonly string[]
  readonly members: readonly T[]
}

/** In the order in which their first members come. */
export function clustersOf<T extends Signed>(findings: readonly T[]): readonly Cluster<T>[] {
  const groups = new Map<string, T[]>()
  for (const finding of findings) listed(groups, `${finding.group} ${finding.signature.kind}`).push(finding)
  const all = [...groups.values()].flatMap(clustersIn)
  const places = new Map(findings.map((finding, place) => [finding, place]))
  const placeOf = ({ members: [first] }: Cluster<T>) => (first === undefined ? 0 : (places.get(first) ?? 0))
  return all.sort((a, b) => placeOf(a) - placeOf(b))
}

function clustersIn<T extends Signed>(findings: readonly T[]): readonly Cluster<T>[] {
  const causes = disjointCauses(findings.map(({ signature }) => signature.marks))
  const clusters = new Map<string, T[]>()
  for (const finding of findings) listed(clusters, keyOf(causeIn(finding.signature.marks, causes))).push(finding)
  return [...clusters].flatMap(([key, members]) => {
    const [first] = members
    return first === undefined ? [] : [{ group: first.group, kind: first.signature.kind, marks: JSON.parse(key), members }]
  })
}

/** Sets of which no two share anything, and every given one contains at least one. */
export function disjointCauses(sets: readonly (readonly string[])[]): readonly (readonly string[])[] {
  let causes = minimal(distinct(sets))
  for (;;) {
    const met = firstOverlap(causes)
    if (met === undefined) return causes
    const [one, other, common] = met
    causes = minimal(distinct([...causes.filter(cause => cause !== one && cause !== other), common]))
  }
}

/** The smallest intersection of all, so that the result does not depend on the order of the sets. */
function firstOverlap(
  causes: readonly (readonly string[])[],
): readonly [readonly string[], readonly string[], readonly string[]] | undefined {
  let best: readonly [readonly string[], readonly string[], readonly string[]] | undefined
  for (const [at, one] of causes.entries()) {
    for (const other of causes.slice(at + 1)) {
      const common = one.filter(mark => other.includes(mark))
      if (common.length === 0) continue
      if (best === undefined || isBefore(common, best[2])) best = [one, other, common]
    }
  }
  return best
}

function isBefore(one: readonly string[], other: readonly string[]): boolean {
  return one.length !== other.length ? one.length < other.length : keyOf(one) < keyOf(other)
}

/** The one that explains most of a finding. */
function causeIn(marks: readonly string[], causes: readonly (readonly string[])[]): readonly string[] {
  const fitting = causes.filter(cause => cause.every(mark => marks.includes(mark)))
  const [most = marks] = fitting.sort((a, b) => b.length - a.length || (keyOf(a) < keyOf(b) ? -1 : 1))
  return most
}

/** Without those that contain another one: what they have in common with it is that one. */
function minimal(sets: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const contains = (set: readonly string[], other: readonly string[]) =>
    other.length < set.length && other.every(mark => set.includes(mark))
  return sets.filter(set => !sets.some(other => contains(set, other)))
}

function distinct(sets: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return [...new Map(sets.map(set => [keyOf(set), set])).entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, set]) => set)
}

function keyOf(set: readonly string[]): string {
  return JSON.stringify(set)
}

function listed<K, V>(map: Map<K, V[]>, key: K): V[] {
  const list = map.get(key) ?? []
  map.set(key, list)
  return list
}
