/** Relations of an instance as maps. Most are the very same arrays as in the instance before; a map is made for another array only. */
import type { Instance } from '../../../alloy/space.js'

type Tuples = readonly (readonly string[])[]

/** A relation that maps each atom to one at most; if it has more, to the first. What the theory does not have is empty. */
export function relation(label: string | undefined): (instance: Instance) => ReadonlyMap<string, string> {
  return lastKept(label, tuples => {
    const map = new Map<string, string>()
    for (const [from, to] of tuples) if (from !== undefined && to !== undefined && !map.has(from)) map.set(from, to)
    return map
  })
}

/** A relation that maps each atom to any number of them. */
export function setRelation(label: string | undefined): (instance: Instance) => ReadonlyMap<string, readonly string[]> {
  return lastKept(label, tuples => {
    const map = new Map<string, string[]>()
    for (const [from, to] of tuples) {
      if (from === undefined || to === undefined) continue
      const those = map.get(from)
      if (those === undefined) map.set(from, [to])
      else those.push(to)
    }
    return map
  })
}

function lastKept<V>(label: string | undefined, make: (tuples: Tuples) => V): (instance: Instance) => V {
  let last: Tuples = []
  let made = make(last)
  if (label === undefined) return () => made
  return ({ fields }) => {
    const tuples = fields[label] ?? []
    if (tuples !== last) {
      made = make(tuples)
      last = tuples
    }
    return made
  }
}
