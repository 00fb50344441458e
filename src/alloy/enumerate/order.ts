/**
 * The order of the inputs. It defines the order of the instances, which is lexicographic in it, true before false; so it is a
 * function of the theory alone, and whoever changes it gives it a new version: the number of an instance is a promise.
 *
 * Version 1: the signatures, then the fields between interchangeable atoms, which tell these apart, then the other fields, which
 * only decorate them; each in the order of the declarations, and the tuples of each in ascending order.
 */
import type { Atom } from '../ground/bounds.js'
import type { Literal } from '../ground/circuit.js'
import type { Grounded, Unknown } from '../ground/ground.js'

export const orderVersion = 1

/** A place is the number of an input in this order. */
export type Place = number

export interface Order {
  /** The unknowns, as they come. */
  readonly unknowns: readonly Unknown[]
  /** Where each of them begins; one more at the end. */
  readonly starts: readonly Place[]
  readonly inputs: readonly Literal[]
  readonly tuples: readonly (readonly Atom[])[]
  /** For each place, which of `unknowns` it belongs to. */
  readonly owners: readonly number[]
}

export function orderOf({ unknowns, bounds }: Grounded): Order {
  const symmetric = new Set(bounds.interchangeable.flat())
  const ordered = unknowns
    .filter(unknown => unknown.tuples.length > 0)
    .map(unknown => ({ unknown, links: linksOf(unknown, symmetric) }))
    .sort((left, right) => right.links - left.links)
    .map(({ unknown }) => unknown)
  const starts = [0]
  for (const { tuples } of ordered) starts.push((starts.at(-1) ?? 0) + tuples.length)
  return {
    unknowns: ordered,
    starts,
    inputs: ordered.flatMap(({ inputs }) => inputs),
    tuples: ordered.flatMap(({ tuples }) => tuples),
    owners: ordered.flatMap(({ tuples }, n) => tuples.map(() => n)),
  }
}

/** The share of tuples that link interchangeable atoms. */
function linksOf({ arity, tuples }: Unknown, symmetric: ReadonlySet<Atom>): number {
  if (arity === 1) return Number.POSITIVE_INFINITY
  const linking = tuples.filter(tuple => tuple.filter(atom => symmetric.has(atom)).length > 1)
  return linking.length / tuples.length
}
