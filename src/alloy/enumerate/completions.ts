/** The completions of a block one after the other, in their order: true before false. */
import { ALWAYS, type Bdd, type Edge, NEVER } from './bdd.js'
import type { Block } from './enumerate.js'
import type { Place } from './order.js'

export class Completions {
  /** All values of the present instance. */
  readonly values: Uint8Array
  /** The first place whose value is another than in the instance before. */
  changedFrom: Place = 0
  readonly #bdd: Bdd
  readonly #from: Place
  /** The diagram at each place, under the values before it. */
  readonly #edges: Int32Array

  /** Stands on the n-th completion. */
  constructor(bdd: Bdd, places: number, { beginning, completions }: Block, n = 0n) {
    this.#bdd = bdd
    this.#from = beginning.length
    this.values = new Uint8Array(places)
    this.values.set(beginning)
    this.#edges = new Int32Array(places + 1)
    this.#edges[this.#from] = completions
    this.#descend(this.#from, n)
  }

  /** Goes to the next one; false if there is none. */
  next(): boolean {
    for (let place = this.values.length - 1; place >= this.#from; place--) {
      if (!this.values[place]) continue
      const edge = this.#after(place, 0)
      if (edge === NEVER) continue
      this.#set(place, 0, edge)
      this.#descend(place + 1, 0n)
      this.changedFrom = place
      return true
    }
    return false
  }

  #descend(from: Place, n: bigint): void {
    let rest = n
    for (let place = from; place < this.values.length; place++) {
      const ifTrue = this.#after(place, 1)
      const withTrue = ifTrue === NEVER || rest === 0n ? 0n : this.#bdd.count(ifTrue, place + 1)
      if (ifTrue !== NEVER && (rest === 0n || rest < withTrue)) {
        this.#set(place, 1, ifTrue)
      } else {
        rest -= withTrue
        this.#set(place, 0, this.#after(place, 0))
      }
    }
  }

  #set(place: Place, value: 0 | 1, edge: Edge): void {
    this.values[place] = value
    this.#edges[place + 1] = edge
  }

  #after(place: Place, value: 0 | 1): Edge {
    const edge = this.#edges[place] as Edge
    if (edge === ALWAYS || edge === NEVER || this.#bdd.place(edge) !== place) return edge
    return value ? this.#bdd.whenTrue(edge) : this.#bdd.whenFalse(edge)
  }
}
