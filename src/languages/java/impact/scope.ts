/** What is worth testing of an impact, the nearest to the change first, and what may be called before it. */
import type { Impact } from './impact.js'
import { nearestFirst } from './impacted.js'

export interface Scope {
  /** Methods, static fields and constructors, and how far each is from the change. */
  readonly tested: readonly string[]
  readonly distances: readonly number[]
  readonly helpers: readonly string[]
}

/** Nothing where no method of both versions is reached: then all are tested. */
export function scopeOf({ impacted, tested, distances, fields, constructors, helpers }: Impact): Scope | undefined {
  const isInBoth = impacted.some(({ before, after }) => before !== undefined && after !== undefined)
  if (!isInBoth && fields.length === 0) return undefined
  const methods = tested.map((element, at) => ({ element, distance: distances[at] ?? 0 }))
  const all = nearestFirst([...methods, ...fields, ...constructors])
  return { tested: all.map(({ element }) => element), distances: all.map(({ distance }) => distance), helpers }
}
