/**
 * Relations as sparse boolean matrices, as in Kodkod: for each tuple that may be in the relation, the literal that says whether it
 * is. A tuple is one number, its atoms the digits to the base of the universe's size.
 */
import type { Atom } from './bounds.js'
import { type Circuit, FALSE, type Literal, TooLarge, TRUE } from './circuit.js'

export type Tuple = number

export interface Matrix {
  readonly arity: number
  /** Never FALSE: what can't be in the relation has no cell. */
  readonly cells: ReadonlyMap<Tuple, Literal>
}

const costOfCell = 10

export class Matrices {
  constructor(
    private readonly circuit: Circuit,
    /** How many atoms there are. */
    readonly base: number,
  ) {}

  tuple(atoms: readonly Atom[]): Tuple {
    return atoms.reduce((tuple, atom) => tuple * this.base + atom, 0)
  }

  atoms(tuple: Tuple, arity: number): Atom[] {
    const atoms = new Array<Atom>(arity)
    for (let n = arity - 1, rest = tuple; n >= 0; n--) {
      atoms[n] = rest % this.base
      rest = Math.floor(rest / this.base)
    }
    return atoms
  }

  empty(arity: number): Matrix {
    return { arity, cells: new Map() }
  }

  /** The set of these atoms. */
  set(atoms: Iterable<Atom>): Matrix {
    const cells = new Map<Tuple, Literal>()
    for (const atom of atoms) cells.set(atom, TRUE)
    return { arity: 1, cells }
  }

  /** iden over a set. */
  diagonal(set: Matrix): Matrix {
    const cells = new Map<Tuple, Literal>()
    for (const [atom, literal] of set.cells) cells.set(atom * this.base + atom, literal)
    return { arity: 2, cells }
  }

  union(left: Matrix, right: Matrix): Matrix {
    if (right.cells.size === 0) return left
    const cells = new Map(left.cells)
    for (const [tuple, literal] of right.cells) {
      const known = cells.get(tuple)
      cells.set(tuple, known === undefined ? literal : this.circuit.or([known, literal]))
    }
    return { arity: left.arity, cells }
  }

  intersection(left: Matrix, right: Matrix): Matrix {
    return this.#filter(left, (tuple, literal) => this.circuit.and([literal, right.cells.get(tuple) ?? FALSE]))
  }

  difference(left: Matrix, right: Matrix): Matrix {
    return this.#filter(left, (tuple, literal) => this.circuit.and([literal, -(right.cells.get(tuple) ?? FALSE)]))
  }

  /** The tuples of `right`, and those of `left` whose first atom begins none of `right`. */
  override(left: Matrix, right: Matrix): Matrix {
    const rest = this.base ** (left.arity - 1)
    const replaced = this.#project(right, tuple => Math.floor(tuple / rest))
    const kept = this.#filter(left, (tuple, literal) =>
      this.circuit.and([literal, -(replaced.get(Math.floor(tuple / rest)) ?? FALSE)]),
    )
    return this.union(kept, right)
  }

  product(left: Matrix, right: Matrix): Matrix {
    const shift = this.base ** right.arity
    const cells = new Map<Tuple, Literal>()
    this.circuit.budget.spend(left.cells.size * right.cells.size * costOfCell)
    if (this.base ** (left.arity + right.arity) > Number.MAX_SAFE_INTEGER) throw new TooLarge()
    for (const [before, one] of left.cells) {
      for (const [after, other] of right.cells) {
        const both = this.circuit.and([one, other])
        if (both !== FALSE) cells.set(before * shift + after, both)
      }
    }
    return { arity: left.arity + right.arity, cells }
  }

  join(left: Matrix, right: Matrix): Matrix {
    const rest = this.base ** (right.arity - 1)
    const byFirst = new Map<Atom, [Tuple, Literal][]>()
    for (const [tuple, literal] of right.cells) {
      const first = Math.floor(tuple / rest)
      const row = byFirst.get(first)
      if (row === undefined) byFirst.set(first, [[tuple % rest, literal]])
      else row.push([tuple % rest, literal])
    }
    const ways = new Map<Tuple, Literal[]>()
    for (const [tuple, literal] of left.cells) {
      const before = Math.floor(tuple / this.base)
      for (const [after, other] of byFirst.get(tuple % this.base) ?? []) {
        const both = this.circuit.and([literal, other])
        if (both === FALSE) continue
        this.circuit.budget.spend(costOfCell)
        const joined = before * rest + after
        const known = ways.get(joined)
        if (known === undefined) ways.set(joined, [both])
        else known.push(both)
      }
    }
    return { arity: left.arity + right.arity - 2, cells: this.#any(ways) }
  }

  /** `set <: relation`. */
  domain(set: Matrix, relation: Matrix): Matrix {
    const rest = this.base ** (relation.arity - 1)
    return this.#filter(relation, (tuple, literal) =>
      this.circuit.and([literal, set.cells.get(Math.floor(tuple / rest)) ?? FALSE]),
    )
  }

  /** `relation :> set`. */
  range(relation: Matrix, set: Matrix): Matrix {
    return this.#filter(relation, (tuple, literal) => this.circuit.and([literal, set.cells.get(tuple % this.base) ?? FALSE]))
  }

  transpose(relation: Matrix): Matrix {
    const cells = new Map<Tuple, Literal>()
    for (const [tuple, literal] of relation.cells) {
      cells.set((tuple % this.base) * this.base + Math.floor(tuple / this.base), literal)
    }
    return { arity: 2, cells }
  }

  /** By squaring: a path without a loop is no longer than there are atoms. */
  closure(relation: Matrix): Matrix {
    const atoms = new Set<Atom>()
    for (const tuple of relation.cells.keys()) atoms.add(tuple % this.base).add(Math.floor(tuple / this.base))
    let paths = relation
    for (let length = 1; length < atoms.size; length *= 2) paths = this.union(paths, this.join(paths, paths))
    return paths
  }

  ifElse(condition: Literal, then: Matrix, otherwise: Matrix): Matrix {
    if (condition === TRUE) return then
    if (condition === FALSE) return otherwise
    const cells = new Map<Tuple, Literal>()
    for (const tuple of new Set([...then.cells.keys(), ...otherwise.cells.keys()])) {
      const literal = this.circuit.ifElse(condition, then.cells.get(tuple) ?? FALSE, otherwise.cells.get(tuple) ?? FALSE)
      if (literal !== FALSE) cells.set(tuple, literal)
    }
    return { arity: then.arity, cells }
  }

  subset(left: Matrix, right: Matrix): Literal {
    const all: Literal[] = []
    for (const [tuple, literal] of left.cells) all.push(this.circuit.implies(literal, right.cells.get(tuple) ?? FALSE))
    return this.circuit.and(all)
  }

  equal(left: Matrix, right: Matrix): Literal {
    return this.circuit.and([this.subset(left, right), this.subset(right, left)])
  }

  some(relation: Matrix): Literal {
    return this.circuit.or(relation.cells.values())
  }

  lone(relation: Matrix): Literal {
    return this.circuit.lone([...relation.cells.values()])
  }

  one(relation: Matrix): Literal {
    return this.circuit.one([...relation.cells.values()])
  }

  #filter(relation: Matrix, literalOf: (tuple: Tuple, literal: Literal) => Literal): Matrix {
    const cells = new Map<Tuple, Literal>()
    for (const [tuple, literal] of relation.cells) {
      const kept = literalOf(tuple, literal)
      if (kept !== FALSE) cells.set(tuple, kept)
    }
    return { arity: relation.arity, cells }
  }

  #project(relation: Matrix, onto: (tuple: Tuple) => Tuple): ReadonlyMap<Tuple, Literal> {
    const ways = new Map<Tuple, Literal[]>()
    for (const [tuple, literal] of relation.cells) {
      const target = onto(tuple)
      const known = ways.get(target)
      if (known === undefined) ways.set(target, [literal])
      else known.push(literal)
    }
    return this.#any(ways)
  }

  #any(ways: ReadonlyMap<Tuple, readonly Literal[]>): ReadonlyMap<Tuple, Literal> {
    const cells = new Map<Tuple, Literal>()
    for (const [tuple, literals] of ways)
      cells.set(tuple, literals.length === 1 ? (literals[0] as Literal) : this.circuit.or(literals))
    return cells
  }
}
