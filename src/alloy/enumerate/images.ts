/**
 * Where the inputs are: the place of a tuple in a relation. The tuples of all relations are kept in one trie, a row of its table for
 * each beginning of a tuple, so that the tuples that differ in their last atom only are found from one row.
 */
import type { Atom } from '../ground/bounds.js'
import { grown } from '../ground/circuit.js'
import type { Order, Place } from './order.js'

/** The new name of each atom. */
export type Renaming = Int32Array

export const nowhere = -1

export class Images {
  /** Row after row, one entry for each atom: one more than the next row, or than the place if the tuple ends. 0 is nothing. */
  #table: Int32Array
  #rows: number
  readonly #identity: Renaming

  constructor(
    private readonly universe: number,
    private readonly order: Order,
  ) {
    this.#rows = order.unknowns.length
    this.#identity = Int32Array.from({ length: universe }, (_, atom) => atom)
    this.#table = new Int32Array(Math.max(1, 2 * this.#rows * universe))
    for (const [place, tuple] of order.tuples.entries()) this.#enter(order.owners[place] as number, tuple, place)
  }

  identity(): Renaming {
    return this.#identity.slice()
  }

  /** The place of the tuple at a place once its atoms are renamed. */
  of(place: Place, renaming: Renaming): Place {
    const tuple = this.order.tuples[place] as readonly Atom[]
    const row = this.row(place, renaming)
    return row === nowhere ? nowhere : this.in(row, renaming[tuple.at(-1) as Atom] as Atom)
  }

  /** The row of the tuples that begin as the one at a place, but for its last atom, once its atoms are renamed. */
  row(place: Place, renaming: Renaming): number {
    const tuple = this.order.tuples[place] as readonly Atom[]
    let row = this.order.owners[place] as number
    for (let n = 0; n < tuple.length - 1; n++) {
      row = this.in(row, renaming[tuple[n] as Atom] as Atom)
      if (row === nowhere) return nowhere
    }
    return row
  }

  /** The place in a row of the tuple that ends with an atom. */
  in(row: number, atom: Atom): Place {
    return (this.#table[row * this.universe + atom] as number) - 1
  }

  #enter(owner: number, tuple: readonly Atom[], place: Place): void {
    let row = owner
    for (const [n, atom] of tuple.entries()) {
      const entry = row * this.universe + atom
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
    while (this.#rows * this.universe > this.#table.length) this.#table = grown(this.#table)
    return row
  }
}
