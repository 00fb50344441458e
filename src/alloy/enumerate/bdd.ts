/**
 * Reduced ordered binary decision diagrams with complemented edges, over the inputs in their order. A diagram of what may follow a
 * beginning knows how many completions there are, and finds each in a walk from the top.
 */
import { grown } from '../ground/circuit.js'
import type { Place } from './order.js'

/** Twice the node, plus one if it is complemented. */
export type Edge = number

export const ALWAYS: Edge = 0
export const NEVER: Edge = 1

/** The diagram under construction has more nodes than it may have. */
export class TooManyNodes extends Error {}

const cacheBits = 16

export class Bdd {
  /** The place that each node decides, and where it leads if that is true or false; the latter may be complemented, the former not. */
  #place = new Int32Array(1 << 12)
  #high = new Int32Array(1 << 12)
  #low = new Int32Array(1 << 12)
  #size = 1
  #table = new Int32Array(1 << 13)
  readonly #cache = new Int32Array(3 << cacheBits)
  readonly #counts = new Map<Edge, bigint>()
  /** No more nodes than this. */
  limit = Number.POSITIVE_INFINITY

  constructor(private readonly places: number) {
    this.#place[0] = places
  }

  get size(): number {
    return this.#size
  }

  /** Forgets all diagrams. */
  clear(): void {
    this.#size = 1
    this.#table.fill(0)
    this.#cache.fill(0)
    this.#counts.clear()
  }

  /** Forgets the newest nodes, of which no diagram is wanted. */
  shrink(size: number): void {
    const mask = this.#table.length - 1
    // The last to come into the table are the first to go, so no gap is left before another.
    for (let node = this.#size - 1; node >= size; node--) {
      let slot = hash(this.#place[node] as number, this.#high[node] as number, this.#low[node] as number) & mask
      while (this.#table[slot] !== node) slot = (slot + 1) & mask
      this.#table[slot] = 0
    }
    this.#size = size
    this.#cache.fill(0)
  }

  /** The place that an edge leads to; the end for the constants. */
  place(edge: Edge): Place {
    return this.#place[edge >> 1] as Place
  }

  whenTrue(edge: Edge): Edge {
    return (this.#high[edge >> 1] as Edge) ^ (edge & 1)
  }

  whenFalse(edge: Edge): Edge {
    return (this.#low[edge >> 1] as Edge) ^ (edge & 1)
  }

  node(place: Place, high: Edge, low: Edge): Edge {
    if (high === low) return high
    if (high & 1) return this.node(place, high ^ 1, low ^ 1) ^ 1
    const mask = this.#table.length - 1
    let slot = hash(place, high, low) & mask
    for (let node = this.#table[slot]; node; node = this.#table[slot]) {
      if (this.#place[node] === place && this.#high[node] === high && this.#low[node] === low) return 2 * node
      slot = (slot + 1) & mask
    }
    if (this.#size >= this.limit) throw new TooManyNodes()
    if (this.#size === this.#place.length) this.#grow()
    const node = this.#size++
    this.#place[node] = place
    this.#high[node] = high
    this.#low[node] = low
    this.#table[slot] = node
    if (2 * this.#size > this.#table.length) this.#rehash()
    return 2 * node
  }

  and(left: Edge, right: Edge): Edge {
    if (left === NEVER || right === NEVER || left === (right ^ 1)) return NEVER
    if (left === ALWAYS || left === right) return right
    if (right === ALWAYS) return left
    const one = Math.min(left, right)
    const other = Math.max(left, right)
    const entry = 3 * (hash(0, one, other) & ((1 << cacheBits) - 1))
    if (this.#cache[entry] === one && this.#cache[entry + 1] === other) return this.#cache[entry + 2] as Edge
    const oneAt = this.place(one)
    const otherAt = this.place(other)
    const place = Math.min(oneAt, otherAt)
    const high = this.and(oneAt === place ? this.whenTrue(one) : one, otherAt === place ? this.whenTrue(other) : other)
    const low = this.and(oneAt === place ? this.whenFalse(one) : one, otherAt === place ? this.whenFalse(other) : other)
    const both = this.node(place, high, low)
    this.#cache[entry] = one
    this.#cache[entry + 1] = other
    this.#cache[entry + 2] = both
    return both
  }

  /** In how many ways the inputs from a place on can make it true. */
  count(edge: Edge, from: Place): bigint {
    if (edge === NEVER) return 0n
    const place = this.place(edge)
    if (edge === ALWAYS) return 1n << BigInt(this.places - from)
    let count = this.#counts.get(edge)
    if (count === undefined) {
      count = this.count(this.whenTrue(edge), place + 1) + this.count(this.whenFalse(edge), place + 1)
      this.#counts.set(edge, count)
    }
    return place === from ? count : count << BigInt(place - from)
  }

  #grow(): void {
    this.#place = grown(this.#place)
    this.#high = grown(this.#high)
    this.#low = grown(this.#low)
  }

  #rehash(): void {
    this.#table = new Int32Array(2 * this.#table.length)
    const mask = this.#table.length - 1
    for (let node = 1; node < this.#size; node++) {
      let slot = hash(this.#place[node] as number, this.#high[node] as number, this.#low[node] as number) & mask
      while (this.#table[slot]) slot = (slot + 1) & mask
      this.#table[slot] = node
    }
  }
}

function hash(place: number, high: number, low: number): number {
  let mixed = Math.imul(place, 0x9e3779b1) ^ Math.imul(high, 0x85ebca6b) ^ Math.imul(low, 0xc2b2ae35)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d)
  return mixed ^ (mixed >>> 13)
}
