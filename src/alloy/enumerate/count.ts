/**
 * How many instances there are, and which is the k-th, without making the others. The blocks are counted one after the other, and
 * remembered by the number of their first instance; if they become too many, only every second, fourth … is, and the search starts
 * again from the last remembered one.
 */
import type { Bdd } from './bdd.js'
import { Completions } from './completions.js'
import type { Block, Enumeration } from './enumerate.js'

interface Mark {
  /** The number of the block's first instance. */
  readonly first: bigint
  readonly beginning: Uint8Array
  /** Its diagram, while there is room for it. */
  readonly block?: Block
}

/** How much is remembered: blocks, and the nodes of their diagrams in all. */
export interface Memory {
  readonly marks: number
  readonly nodes: number
}

export const memory: Memory = { marks: 1 << 15, nodes: 1 << 20 }

export class Count {
  readonly total: bigint
  readonly #marks: Mark[] = []
  readonly #bdd: Bdd
  /** How many blocks there are for each mark. */
  #stride = 1

  constructor(
    private readonly enumeration: Enumeration,
    private readonly most = memory,
    onProgress: (soFar: bigint) => void = () => {},
  ) {
    const bdd = enumeration.newBdd()
    this.#bdd = bdd
    let total = 0n
    let kept = true
    let n = 0
    for (const block of enumeration.blocks(bdd)) {
      if (n++ % this.#stride === 0) this.#marks.push({ first: total, beginning: block.beginning, ...(kept ? { block } : {}) })
      total += bdd.count(block.completions, block.beginning.length)
      onProgress(total)
      if (bdd.size > this.most.nodes) {
        if (kept) this.#drop()
        kept = false
        bdd.clear()
      }
      if (this.#marks.length > this.most.marks) this.#thin()
    }
    this.total = total
  }

  /** Stands on the k-th instance, and goes on from there through all blocks. */
  *from(k: bigint): Generator<Completions, void> {
    const { order } = this.enumeration
    const bdd = this.enumeration.newBdd()
    const mark = this.#markOf(k)
    if (mark === undefined || k >= this.total) return
    let first = mark.first
    for (const block of this.enumeration.blocks(bdd, mark.beginning)) {
      const size = bdd.count(block.completions, block.beginning.length)
      if (first + size > k) yield new Completions(bdd, order.inputs.length, block, k > first ? k - first : 0n)
      first += size
      if (bdd.size > this.most.nodes) bdd.clear()
    }
  }

  at(k: bigint): Uint8Array | undefined {
    const { order } = this.enumeration
    const mark = this.#markOf(k)
    if (mark?.block !== undefined && this.#stride === 1) {
      return k >= this.total ? undefined : new Completions(this.#bdd, order.inputs.length, mark.block, k - mark.first).values
    }
    for (const completions of this.from(k)) return completions.values
    return undefined
  }

  #markOf(k: bigint): Mark | undefined {
    let low = 0
    let high = this.#marks.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((this.#marks[middle] as Mark).first <= k) low = middle
      else high = middle - 1
    }
    return k < 0n ? undefined : this.#marks[low]
  }

  #thin(): void {
    this.#stride *= 2
    const kept = this.#marks.filter((_, n) => n % 2 === 0)
    this.#marks.splice(0, this.#marks.length, ...kept)
  }

  /** Without diagrams, blocks are found by search again. */
  #drop(): void {
    for (const [n, { first, beginning }] of this.#marks.entries()) this.#marks[n] = { first, beginning }
  }
}
