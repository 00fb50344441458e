/** What may behave differently, and how far it is from the change. */

export interface Impacted {
  readonly element: string
  /** By version the declaration that runs, as `p/A.m(I)V`; none where it does not exist or has no code. */
  readonly before: string | undefined
  readonly after: string | undefined
  /** The class it is called on, and the name and descriptor of the method. */
  readonly on: string
  readonly key: string
  /** Steps from the change: 0 if that touches it directly, 1 for who calls that or reads what it writes, and so on. */
  readonly distance: number
  /** The change itself wrote it, or made another method of it; not only one that it inherits. */
  readonly isChanged: boolean
}

export interface Distant {
  readonly element: string
  readonly distance: number
}

export function nearestFirst<T extends Distant>(elements: readonly T[]): readonly T[] {
  return elements.toSorted((a, b) => a.distance - b.distance || (a.element < b.element ? -1 : a.element > b.element ? 1 : 0))
}
