/**
 * The search for all instances, one of each class, in their order. The solver runs through the relations; where one ends, a copy of
 * something earlier is cut. Where a beginning tells all atoms apart its completions are all different, and come as one block: a
 * diagram that knows their number and each of them. Blocks are in order, and so are the instances in them.
 */
import { ALWAYS, Bdd, type Edge, NEVER } from './bdd.js'
import { Canonical } from './canonical.js'
import { type Cnf, cnfOf } from './cnf.js'
import type { Grounded } from './ground.js'
import { type Order, orderOf, type Place } from './order.js'
import { Residual } from './residual.js'
import { Solver } from './solver.js'

export interface Block {
  /** The values of the first places, 1 or 0. */
  readonly beginning: Uint8Array
  /** What may follow. */
  readonly completions: Edge
}

/** A diagram larger than this is not worth it: the search goes on to the next relation. */
const mostNodes = 50_000

/** What does not change while one searches. */
export class Enumeration {
  readonly order: Order
  readonly #grounded: Grounded
  readonly #cnf: Cnf
  readonly #canonical: Canonical
  readonly #stops: readonly Place[]

  constructor(grounded: Grounded) {
    this.order = orderOf(grounded)
    this.#grounded = grounded
    this.#cnf = cnfOf(grounded, this.order)
    this.#canonical = new Canonical(grounded, this.order)
    this.#stops = this.order.inputs.length === 0 ? [0] : this.order.starts.slice(1)
  }

  /** A place for the diagrams of blocks. */
  newBdd(): Bdd {
    return new Bdd(this.order.inputs.length)
  }

  /** All blocks, from the one that begins with `start`. Between two of them the diagrams may be cleared. */
  *blocks(bdd: Bdd, start: ArrayLike<number> = []): Generator<Block, void> {
    const residual = new Residual(this.#grounded, this.order, bdd)
    const solver = new Solver(this.#cnf, this.order.inputs.length, this.#stops, start)
    const { values } = solver
    /** The number of the stop from which on all beginnings are leaders. */
    let rigidFrom = Number.POSITIVE_INFINITY
    for (let stop = solver.advance(); stop >= 0; stop = solver.advance()) {
      const end = this.#stops[stop] as Place
      if (stop <= rigidFrom) {
        const isImplied = solver.isImplied(this.#stops[stop - 1] ?? 0, end)
        const beginning = isImplied ? 'leader' : this.#canonical.judge(values, end)
        rigidFrom = beginning === 'rigid' ? stop : Number.POSITIVE_INFINITY
        if (beginning === 'copy') {
          solver.cut()
          continue
        }
      }
      const isWhole = end === this.order.inputs.length
      if (stop < rigidFrom && !isWhole) continue
      const completions = isWhole ? ALWAYS : residual.under(values, end, mostNodes)
      if (completions === undefined) continue
      if (completions !== NEVER) yield { beginning: firstOf(values, end), completions }
      solver.cut()
    }
  }
}

function firstOf(values: Int8Array, end: Place): Uint8Array {
  const first = new Uint8Array(end)
  for (let place = 0; place < end; place++) if ((values[2 * place] as number) > 0) first[place] = 1
  return first
}
