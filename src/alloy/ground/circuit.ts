/**
 * A boolean circuit of AND gates and negations, as Kodkod's. Equal gates are one gate (hash-consing), so what is said twice costs
 * nothing, and a tautology is a constant before any solver sees it.
 */

/** A node, or with a minus sign its negation. */
export type Literal = number

/** Node 1. */
export const TRUE: Literal = 1
export const FALSE: Literal = -1

/** The theory needs more than one wants to pay for. */
export class TooLarge extends Error {}

/** What grounding may cost in all: gates, cells of matrices, choices of quantified variables, each weighed by its memory and time. */
export class Budget {
  #left: number

  constructor(whole: number) {
    this.#left = whole
  }

  spend(cost: number): void {
    this.#left -= cost
    if (this.#left < 0) throw new TooLarge()
  }
}

const costOfGate = 20

export class Circuit {
  /** The operands of gate n lie from #ends[n - 1] to #ends[n]; an input has none. */
  #operands = new Int32Array(1 << 12)
  #ends = new Int32Array(1 << 10)
  #size = 2
  /** Open addressing; 0 is free. */
  #table = new Int32Array(1 << 12)
  #scratch: Literal[] = []

  constructor(readonly budget: Budget) {}

  /** Nodes are the numbers below this one. */
  get size(): number {
    return this.#size
  }

  input(): Literal {
    return this.#add([])
  }

  isGate(node: number): boolean {
    return this.#start(node) < this.#end(node)
  }

  /** The operands of a gate, in ascending order of their nodes. */
  operands(node: number): Int32Array {
    return this.#operands.subarray(this.#start(node), this.#end(node))
  }

  and(literals: Iterable<Literal>): Literal {
    const operands = this.#scratch
    operands.length = 0
    for (const literal of literals) {
      if (literal === FALSE) return FALSE
      if (literal !== TRUE) operands.push(literal)
    }
    if (operands.length > 1 && normalise(operands) === 'contradiction') return FALSE
    if (operands.length === 0) return TRUE
    return operands.length === 1 ? (operands[0] as Literal) : this.#gate(operands)
  }

  or(literals: Iterable<Literal>): Literal {
    const negated: Literal[] = []
    for (const literal of literals) negated.push(-literal)
    return -this.and(negated)
  }

  implies(condition: Literal, conclusion: Literal): Literal {
    return -this.and([condition, -conclusion])
  }

  iff(left: Literal, right: Literal): Literal {
    return this.and([this.implies(left, right), this.implies(right, left)])
  }

  ifElse(condition: Literal, then: Literal, otherwise: Literal): Literal {
    if (condition === TRUE || then === otherwise) return then
    if (condition === FALSE) return otherwise
    return this.or([this.and([condition, then]), this.and([-condition, otherwise])])
  }

  /** At most one of them. */
  lone(literals: readonly Literal[]): Literal {
    let before: Literal = FALSE
    const twice: Literal[] = []
    for (const literal of literals) {
      twice.push(this.and([literal, before]))
      before = this.or([before, literal])
    }
    return -this.or(twice)
  }

  /** For each number from 0 on, whether so many of them hold: after each literal, how many so far. */
  howMany(literals: Iterable<Literal>): Literal[] {
    let soFar: Literal[] = [TRUE]
    for (const literal of literals) {
      const before = soFar
      soFar = [...before, FALSE].map((_, n) => this.ifElse(literal, before[n - 1] ?? FALSE, before[n] ?? FALSE))
    }
    return soFar
  }

  one(literals: readonly Literal[]): Literal {
    return this.and([this.or(literals), this.lone(literals)])
  }

  #gate(operands: readonly Literal[]): Literal {
    const mask = this.#table.length - 1
    let slot = hashOf(operands) & mask
    for (let node = this.#table[slot]; node; node = this.#table[slot]) {
      if (this.#equal(node, operands)) return node
      slot = (slot + 1) & mask
    }
    this.budget.spend(costOfGate)
    const node = this.#add(operands)
    this.#table[slot] = node
    if (2 * this.#size > this.#table.length) this.#rehash()
    return node
  }

  #add(operands: readonly Literal[]): number {
    const node = this.#size++
    if (node >= this.#ends.length) this.#ends = grown(this.#ends)
    let end = this.#start(node)
    while (end + operands.length > this.#operands.length) this.#operands = grown(this.#operands)
    for (const operand of operands) this.#operands[end++] = operand
    this.#ends[node] = end
    return node
  }

  #start(node: number): number {
    return this.#ends[node - 1] as number
  }

  #end(node: number): number {
    return this.#ends[node] as number
  }

  #equal(node: number, operands: readonly Literal[]): boolean {
    const start = this.#start(node)
    if (this.#end(node) - start !== operands.length) return false
    for (let n = 0; n < operands.length; n++) if (this.#operands[start + n] !== operands[n]) return false
    return true
  }

  #rehash(): void {
    this.#table = new Int32Array(2 * this.#table.length)
    const mask = this.#table.length - 1
    for (let node = 2; node < this.#size; node++) {
      if (!this.isGate(node)) continue
      let slot = hashOf(this.operands(node)) & mask
      while (this.#table[slot]) slot = (slot + 1) & mask
      this.#table[slot] = node
    }
  }
}

/** Sorts by node and drops what is there twice, in place. */
function normalise(literals: Literal[]): 'fine' | 'contradiction' {
  literals.sort(byNode)
  let kept = 1
  for (let n = 1; n < literals.length; n++) {
    const literal = literals[n] as Literal
    const last = literals[kept - 1] as Literal
    if (literal === -last) return 'contradiction'
    if (literal !== last) literals[kept++] = literal
  }
  literals.length = kept
  return 'fine'
}

function byNode(left: Literal, right: Literal): number {
  return Math.abs(left) - Math.abs(right) || left - right
}

function hashOf(literals: ArrayLike<Literal>): number {
  let hash = literals.length
  for (let n = 0; n < literals.length; n++) hash = Math.imul(hash ^ (literals[n] as Literal), 0x9e3779b1) ^ (hash >>> 15)
  return hash ^ (hash >>> 13)
}

export function grown(array: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(2 * array.length)
  larger.set(array)
  return larger
}
