/**
 * Where a renaming of the atoms takes an input: to the place of the same relation's renamed tuple. The tuples of all relations are
 * kept in one trie, a row of the table for each beginning of a tuple.
 */
import type { Atom } from './bounds.js'
import { grown } from './circuit.js'
import type { Order, Place } from './order.js'

/** The new name of each atom. */
export type Renaming = Int32Array

export class Images {
  static readonly nowhere = -1
  readonly #universe: number
  /** Row after row, one entry for each atom: one more than the next row, or than the place if the tuple ends. 0 is nothing. */
  #table: Int32Array
  #rows: number
  readonly #tuples: readonly (readonly Atom[])[]
  readonly #owners: readonly number[]

  constructor(universe: number, { tuples, owners, unknowns }: Order) {
    this.#universe = universe
    this.#tuples = tuples
    this.#owners = owners
    this.#rows = unknowns.length
    this.#table = new Int32Array(Math.max(1, 2 * this.#rows * universe))
    for (const [place, tuple] of tuples.entries()) this.#enter(owners[place] as number, tuple, place)
  }

  identity(): Renaming {
    return Int32Array.from({ length: this.#universe }, (_, atom) => atom)
  }

  of(place: Place, renaming: Renaming): Place {
    const tuple = this.#tuples[place] as readonly Atom[]
    let row = this.#owners[place] as number
    for (let n = 0; n < tuple.length; n++) {
      row = (this.#table[row * this.#universe + (renaming[tuple[n] as Atom] as Atom)] as number) - 1
      if (row < 0) return Images.nowhere
    }
    return row
  }

  #enter(owner: number, tuple: readonly Atom[], place: Place): void {
    let row = owner
    for (const [n, atom] of tuple.entries()) {
      const entry = row * this.#universe + atom
      const isLast = n === tuple.length - 1
      const known = this.#table[entry] as number
      // A new row may move the table.
      const next = isLast ? place : known > 0 ? known - 1 : this.#newRow()
      this.#table[entry] = next + 1
      row = next
    }
  }

  #newRow(): number {
    const row = this.#rows++
    while (this.#rows * this.#universe > this.#table.length) this.#table = grown(this.#table)
    return row
  }
}
