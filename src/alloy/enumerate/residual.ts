/**
 * What a theory still says once the first relations are known: the circuit, simplified under their values, as a decision diagram.
 * For the whole theory such a diagram is hopeless; under a beginning that tells most atoms apart it is small. Where symmetries are
 * left it also says that none of them makes the instance earlier.
 */

import { type Circuit, FALSE, type Literal, TRUE } from '../ground/circuit.js'
import type { Grounded } from '../ground/ground.js'
import { ALWAYS, type Bdd, type Edge, NEVER, TooManyNodes } from './bdd.js'
import { type Images, nowhere, type Renaming } from './images.js'
import type { Order, Place } from './order.js'

export class Residual {
  readonly #circuit: Circuit
  readonly #constraints: readonly Literal[]
  readonly #placeOf: Int32Array
  /** The diagram of each node, if its stamp is the present round's. */
  readonly #edges: Int32Array
  readonly #stamps: Int32Array
  #round = 0
  #values: Int8Array = new Int8Array(0)

  constructor(
    { circuit, constraints }: Grounded,
    private readonly order: Order,
    private readonly images: Images,
    private readonly bdd: Bdd,
  ) {
    this.#circuit = circuit
    this.#constraints = [...new Set(constraints.flatMap(constraint => conjuncts(circuit, constraint)))]
    this.#placeOf = new Int32Array(circuit.size).fill(-1)
    for (const [place, input] of order.inputs.entries()) this.#placeOf[input] = place
    this.#edges = new Int32Array(circuit.size)
    this.#stamps = new Int32Array(circuit.size)
  }

  /**
   * The completions of the first `end` values that come before all their images under these symmetries; or undefined if their diagram
   * would need more than `nodes` new nodes. The values are those of the search, which may know some behind the end.
   */
  under(values: Int8Array, end: Place, symmetries: readonly Renaming[], nodes: number): Edge | undefined {
    this.#values = values
    this.#round++
    const { size } = this.bdd
    this.bdd.limit = size + nodes
    try {
      return symmetries.reduce((all, symmetry) => this.bdd.and(all, this.#leads(end, symmetry)), this.#conjunction(end))
    } catch (error) {
      if (!(error instanceof TooManyNodes)) throw error
      this.bdd.shrink(size)
      return undefined
    }
  }

  #conjunction(end: Place): Edge {
    const parts = new Set<Edge>()
    for (const constraint of this.#constraints) {
      const edge = this.#edge(constraint)
      if (edge === NEVER) return NEVER
      if (edge !== ALWAYS) parts.add(edge)
    }
    let all = this.#known(end)
    for (const part of this.#fromTheBottom([...parts])) all = this.bdd.and(all, part)
    return all
  }

  /** At the first place where the image differs, ours is true: from the last place to the first, (a or not b) and (rest or (a and not b)). */
  #leads(end: Place, symmetry: Renaming): Edge {
    let rest = ALWAYS
    for (let place = this.order.inputs.length - 1; place >= end; place--) {
      const there = this.images.of(place, symmetry)
      if (there === place) continue
      const ours = this.#input(place)
      const theirs = there === nowhere ? NEVER : this.#input(there)
      const atLeast = this.bdd.and(ours ^ 1, theirs) ^ 1
      const more = this.bdd.and(ours, theirs ^ 1)
      rest = this.bdd.and(atLeast, this.bdd.and(rest ^ 1, more ^ 1) ^ 1)
    }
    return rest
  }

  /** The values behind the end that the search knows already. */
  #known(end: Place): Edge {
    let all = ALWAYS
    for (let place = this.order.inputs.length - 1; place >= end; place--) {
      const value = this.#values[2 * place] as number
      if (value > 0) all = this.bdd.node(place, all, NEVER)
      else if (value < 0) all = this.bdd.node(place, NEVER, all)
    }
    return all
  }

  #edge(literal: Literal): Edge {
    if (literal === TRUE) return ALWAYS
    if (literal === FALSE) return NEVER
    const node = Math.abs(literal)
    if (this.#stamps[node] !== this.#round) {
      this.#edges[node] = this.#circuit.isGate(node) ? this.#gate(node) : this.#input(this.#placeOf[node] as Place)
      this.#stamps[node] = this.#round
    }
    return (this.#edges[node] as Edge) ^ (literal < 0 ? 1 : 0)
  }

  #input(place: Place): Edge {
    const value = this.#values[2 * place] as number
    if (value !== 0) return value > 0 ? ALWAYS : NEVER
    return this.bdd.node(place, ALWAYS, NEVER)
  }

  #gate(node: number): Edge {
    const parts: Edge[] = []
    const operands = this.#circuit.operands(node)
    for (let n = 0; n < operands.length; n++) {
      const edge = this.#edge(operands[n] as Literal)
      if (edge === NEVER) return NEVER
      if (edge !== ALWAYS) parts.push(edge)
    }
    let all = ALWAYS
    for (const part of parts.length > 2 ? this.#fromTheBottom(parts) : parts) all = this.bdd.and(all, part)
    return all
  }

  /** Diagrams grow least if those of the last places are joined first. */
  #fromTheBottom(edges: Edge[]): Edge[] {
    return edges.sort((left, right) => this.bdd.place(right) - this.bdd.place(left) || left - right)
  }
}

function conjuncts(circuit: Circuit, constraint: Literal): Literal[] {
  if (constraint < 0 || !circuit.isGate(constraint)) return [constraint]
  return [...circuit.operands(constraint)].flatMap(operand => conjuncts(circuit, operand))
}
