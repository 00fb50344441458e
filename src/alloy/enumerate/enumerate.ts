/**
 * The search for all instances, one of each class, in their order. The solver runs through the relations; where one ends, a copy of
 * something earlier is cut. Where a beginning leaves few symmetries, its completions that are no copies come as one block: a diagram
 * that knows their number and each of them. Blocks are in order, and so are the instances in them.
 */

import type { Grounded } from '../ground/ground.js'
import { ALWAYS, Bdd, type Edge, NEVER } from './bdd.js'
import { type Beginning, Canonical } from './canonical.js'
import { type Cnf, cnfOf } from './cnf.js'
import { Images } from './images.js'
import { type Order, orderOf, type Place } from './order.js'
import { Residual } from './residual.js'
import { Solver } from './solver.js'

export interface Block {
  /** The values of the first places, 1 or 0. */
  readonly beginning: Uint8Array
  /** What may follow. */
  readonly completions: Edge
}

/**
 * A diagram larger than this is not worth it: the search goes on to the next relation. The first are kept small, so that somebody who
 * waits for an instance gets one soon; the more blocks there are, the larger they may be.
 */
const nodesFor = (blocks: number) => (blocks < 20 ? 200 : 2000 * Math.min(10, Math.max(1, blocks / 1000)))

/** Of a beginning with more symmetries than this no diagram is made. */
const mostSymmetries = 8

/** What does not change while one searches. */
export class Enumeration {
  readonly order: Order
  readonly #grounded: Grounded
  readonly #cnf: Cnf
  readonly #images: Images
  readonly #canonical: Canonical
  readonly #stops: readonly Place[]

  constructor(grounded: Grounded) {
    this.order = orderOf(grounded)
    this.#grounded = grounded
    this.#images = new Images(grounded.bounds.universe.atoms.length, this.order)
    this.#cnf = cnfOf(grounded, this.order, this.#images)
    this.#canonical = new Canonical(grounded, this.order, this.#images)
    this.#stops = this.order.starts
  }

  /** A place for the diagrams of blocks. */
  newBdd(): Bdd {
    return new Bdd(this.order.inputs.length)
  }

  /** All blocks, from the one that begins with `start`. Between two of them the diagrams may be cleared. */
  *blocks(bdd: Bdd, start: ArrayLike<number> = []): Generator<Block, void> {
    const residual = new Residual(this.#grounded, this.order, this.#images, bdd)
    const solver = new Solver(this.#cnf, this.order.inputs.length, this.#stops, start)
    if (start.length === 0 && !solver.isSatisfiable()) return
    const { values } = solver
    const patience = this.#stops.map(() => new Patience())
    /** The number of the stop from which on all beginnings are leaders. */
    let rigidFrom = Number.POSITIVE_INFINITY
    /** A block that began before the start's end would have instances from before the start. */
    let noBlockBefore = start.length
    let blocks = 0
    for (let stop = solver.advance(); stop >= 0; stop = solver.advance()) {
      const end = this.#stops[stop] as Place
      const beginning = stop > rigidFrom ? 'rigid' : this.#canonical.judge(values, end)
      if (stop <= rigidFrom) rigidFrom = beginning === 'rigid' ? stop : Number.POSITIVE_INFINITY
      if (beginning !== 'copy') {
        if (end < noBlockBefore) continue
        const completions = this.#completions(beginning, values, end, residual, patience[stop] as Patience, blocks++)
        if (completions === undefined) continue
        if (completions !== NEVER) yield { beginning: firstOf(values, end), completions }
      }
      solver.cut()
      noBlockBefore = 0
    }
  }

  #completions(
    beginning: Beginning,
    values: Int8Array,
    end: Place,
    residual: Residual,
    patience: Patience,
    blocks: number,
  ): Edge | undefined {
    if (end === this.order.inputs.length) return ALWAYS
    if (!patience.tries()) return undefined
    const symmetries = beginning === 'rigid' ? [] : this.#canonical.symmetries(mostSymmetries)
    if (symmetries === undefined) return undefined
    const completions = residual.under(values, end, symmetries, nodesFor(blocks))
    patience.learn(completions)
    return completions
  }
}

/** Where diagrams become too large they are tried less and less often. */
class Patience {
  #failures = 0
  #waits = 0

  tries(): boolean {
    return this.#waits-- <= 0
  }

  learn(completions: Edge | undefined): void {
    this.#failures = completions === undefined ? this.#failures + 1 : 0
    this.#waits = completions === undefined ? 2 ** Math.min(10, this.#failures) : 0
  }
}

function firstOf(values: Int8Array, end: Place): Uint8Array {
  const first = new Uint8Array(end)
  for (let place = 0; place < end; place++) if ((values[2 * place] as number) > 0) first[place] = 1
  return first
}
