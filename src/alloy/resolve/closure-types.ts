/**
 * Which tuples under a closure matter: of `A->B + B->C` both, if what is needed of the closure is `A->C`. A tuple matters if it
 * lies on a path from the left of something needed to its right.
 */
import { type Kind, meet, none, nothing, ofArity, relation, type Type } from './types.js'

export function relevantEdges(needed: Type, operand: Type): Type {
  const edges = new Map<Kind, Set<Kind>>()
  const connect = (a: Kind, b: Kind) => edges.set(a, (edges.get(a) ?? new Set()).add(b))
  const nodes = new Set<Kind>()
  const steps = ofArity(operand, 2).products.flatMap(([from, to]) => (from && to ? [{ from, to }] : []))
  const wanted = ofArity(needed, 2).products.flatMap(([from, to]) => (from && to ? [{ from, to }] : []))
  for (const { from, to } of steps) {
    connect(from, to)
    nodes.add(from).add(to)
  }
  for (const a of [...nodes, ...wanted.flatMap(({ from, to }) => [from, to])]) {
    for (const b of nodes) {
      if (a === b || meet(a, b) === none) continue
      connect(a, b)
      connect(b, a)
    }
    nodes.add(a)
  }
  const reached = new Map<Kind, ReadonlySet<Kind>>()
  const from = (start: Kind) => {
    const known = reached.get(start) ?? reachable(edges, start)
    reached.set(start, known)
    return known
  }
  const relevant = steps.filter(step => wanted.some(want => from(want.from).has(step.from) && from(step.to).has(want.to)))
  return relevant.length === 0 ? nothing : relation(relevant.map(step => [step.from, step.to]))
}

function reachable(edges: ReadonlyMap<Kind, ReadonlySet<Kind>>, start: Kind): ReadonlySet<Kind> {
  const found = new Set([start])
  for (const kind of found) for (const next of edges.get(kind) ?? []) found.add(next)
  return found
}
