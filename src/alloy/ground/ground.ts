/**
 * From a theory to a circuit. Each signature that is no union of others and each field is a relation whose tuples are inputs; all
 * that the theory says of them are literals that must hold. Whoever finds inputs under which they do has an instance.
 */

import { TheoryError } from '../position.js'
import type { Field, Sig, Theory } from '../theory.js'
import { type Atom, type Bounds, boundsAt, boundsOf } from './bounds.js'
import { Budget, Circuit, FALSE, type Literal, TooLarge, TRUE } from './circuit.js'
import { type Declared, Evaluator } from './evaluate.js'
import type { Matrix, Tuple } from './matrix.js'
import { childrenOf } from './sizes.js'

/** A relation to be found: one input for each of its tuples. */
export interface Unknown {
  readonly label: string
  readonly arity: number
  /** In ascending order. */
  readonly tuples: readonly (readonly Atom[])[]
  readonly inputs: readonly Literal[]
}

export interface Grounded {
  readonly bounds: Bounds
  readonly circuit: Circuit
  /** In the order of the declarations: the signatures, then the fields. */
  readonly unknowns: readonly Unknown[]
  /** All of them hold. */
  readonly constraints: readonly Literal[]
  /** An atom is in a signature if one of these inputs holds, TRUE among them. */
  readonly members: ReadonlyMap<Sig, ReadonlyMap<Atom, readonly Literal[]>>
  readonly fields: ReadonlyMap<Field, Unknown>
}

/** About two million gates. */
const affordable = 40_000_000

export function ground(theory: Theory, cost = affordable): Grounded {
  const bounds = boundsOf(theory)
  try {
    return new Grounding(theory, bounds, cost).ground()
  } catch (error) {
    if (!(error instanceof TooLarge)) throw error
    const atoms = bounds.universe.atoms.length - bounds.universe.integers.size
    const what = `the scope is too large: with its ${atoms} atoms the theory would need more than two million gates; lower the scope`
    throw new TheoryError(theory.scope.at, what)
  }
}

class Grounding {
  readonly #circuit: Circuit
  readonly #unknowns: Unknown[] = []
  readonly #constraints: Literal[] = []
  readonly #sigs = new Map<Sig, Matrix>()
  readonly #fields = new Map<Field, Matrix>()
  readonly #members = new Map<Sig, Map<Atom, Literal[]>>()
  readonly #unknownOf = new Map<Field, Unknown>()
  readonly #evaluator: Evaluator
  #univ: Matrix | undefined

  constructor(
    private readonly theory: Theory,
    private readonly bounds: Bounds,
    cost: number,
  ) {
    this.#circuit = new Circuit(new Budget(cost))
    const declared: Declared = { sigs: this.#sigs, fields: this.#fields, univ: () => (this.#univ ??= this.#everything()) }
    this.#evaluator = new Evaluator(this.#circuit, bounds.universe, declared)
  }

  ground(): Grounded {
    const { theory } = this
    const roots = theory.sigs.filter(sig => sig.parent === undefined && sig.subsetOf === undefined)
    for (const sig of roots) this.#declareSig(sig)
    for (const sig of theory.sigs) if (sig.subsetOf !== undefined) this.#declareSubset(sig)
    for (const sig of theory.sigs) this.#limit(sig)
    for (const field of theory.fields) this.#declareField(field)
    for (const fact of theory.facts) this.#require(this.#evaluator.formula(fact))
    this.#require(this.#evaluator.formula(theory.goal))
    return {
      bounds: this.bounds,
      circuit: this.#circuit,
      unknowns: this.#unknowns,
      constraints: this.#constraints,
      members: this.#members,
      fields: this.#unknownOf,
    }
  }

  /** A signature is the union of its children and, unless it is abstract, of a remainder; without children it is all remainder. */
  #declareSig(sig: Sig): void {
    const children = childrenOf(sig, this.theory.sigs)
    for (const child of children) this.#declareSig(child)
    const { must, may } = boundsAt(this.bounds.sigs, sig)
    const hasRemainder = children.length === 0 || !sig.abstract
    const cells = new Map<Tuple, Literal>()
    const members = new Map<Atom, Literal[]>()
    const remainder: Atom[] = []
    const inputs: Literal[] = []
    for (const atom of [...may].sort((left, right) => left - right)) {
      const inChildren = children.map(child => this.#sigs.get(child)?.cells.get(atom) ?? FALSE)
      const certain = must.has(atom)
      const parts = [...inChildren]
      if (hasRemainder && !certain && !inChildren.includes(TRUE)) {
        const input = this.#circuit.input()
        remainder.push(atom)
        inputs.push(input)
        parts.push(input)
      }
      this.#atMostOne(parts)
      const anywhere = this.#circuit.or(parts)
      if (certain && !hasRemainder) this.#require(anywhere)
      cells.set(atom, certain ? TRUE : anywhere)
      const known = children.flatMap(child => this.#members.get(child)?.get(atom) ?? [])
      members.set(atom, certain ? [TRUE] : [...known, ...parts.slice(children.length)])
    }
    this.#sigs.set(sig, { arity: 1, cells })
    this.#members.set(sig, members)
    this.#unknown(
      sig.label,
      1,
      remainder.map(atom => [atom]),
      inputs,
    )
  }

  #declareSubset(sig: Sig): void {
    if (this.#sigs.has(sig)) return
    for (const parent of sig.subsetOf ?? []) if (parent.kind === 'sig' && parent.sig.subsetOf) this.#declareSubset(parent.sig)
    const { matrices } = this.#evaluator
    const whole = (sig.subsetOf ?? [])
      .map(parent => this.#evaluator.relation(parent))
      .reduce((all, each) => matrices.union(all, each))
    const atoms = [...whole.cells.keys()].sort((left, right) => left - right)
    if (sig.wholeUnion) {
      this.#sigs.set(sig, whole)
      this.#members.set(sig, this.#membersOfUnion(sig))
      return
    }
    const inputs = atoms.map(() => this.#circuit.input())
    const cells = new Map(atoms.map((atom, n) => [atom, inputs[n] as Literal]))
    this.#sigs.set(sig, { arity: 1, cells })
    this.#members.set(sig, new Map([...cells].map(([atom, input]) => [atom, [input]])))
    this.#unknown(
      sig.label,
      1,
      atoms.map(atom => [atom]),
      inputs,
    )
    this.#require(matrices.subset({ arity: 1, cells }, whole))
  }

  #membersOfUnion(sig: Sig): Map<Atom, Literal[]> {
    const members = new Map<Atom, Literal[]>()
    for (const parent of sig.subsetOf ?? []) {
      const of = parent.kind === 'sig' ? (this.#members.get(parent.sig) ?? []) : this.#evaluator.relation(parent).cells
      for (const [atom, literals] of of) members.set(atom, [...(members.get(atom) ?? []), ...[literals].flat()])
    }
    return members
  }

  /** Multiplicity and scope, as far as the bounds don't say them. */
  #limit(sig: Sig): void {
    const matrix = this.#matrixOf(sig)
    const { matrices } = this.#evaluator
    if (sig.multiplicity !== 'set') this.#require(matrices[sig.multiplicity](matrix))
    if (sig.subsetOf !== undefined) return
    const { must, may, size } = boundsAt(this.bounds.sigs, sig)
    if (size.exact ? must.size === size.atMost && may.size === size.atMost : may.size <= size.atMost) return
    const howMany = this.#circuit.howMany(matrix.cells.values())
    this.#require(this.#circuit.or(size.exact ? [howMany[size.atMost] ?? FALSE] : howMany.slice(0, size.atMost + 1)))
  }

  /** For each atom of the owner, inputs for what the field's bound allows there. */
  #declareField(field: Field): void {
    const { owner, self, bound, multiplicity, arity, label } = field
    const { matrices } = this.#evaluator
    const owners = [...this.#matrixOf(owner).cells].sort(byTuple)
    const cells = new Map<Tuple, Literal>()
    const tuples: Atom[][] = []
    const inputs: Literal[] = []
    const columns = matrices.base ** (arity - 1)
    for (const [atom, exists] of owners) {
      this.#evaluator.withAtom(self, atom, () => {
        const row = new Map<Tuple, Literal>()
        const allowedTuples = [...this.#evaluator.relation(bound).cells].sort(byTuple)
        this.#refuseTooMany(label, owners.length * allowedTuples.length)
        for (const [tuple, allowed] of allowedTuples) {
          const input = this.#circuit.input()
          this.#circuit.budget.spend(costOfInput)
          this.#require(this.#circuit.implies(input, exists))
          this.#require(this.#circuit.implies(input, allowed))
          row.set(tuple, input)
          cells.set(atom * columns + tuple, input)
          tuples.push([atom, ...matrices.atoms(tuple, arity - 1)])
          inputs.push(input)
        }
        const literals = [...row.values()]
        // The row of an atom that does not exist is empty anyway.
        if (multiplicity === 'one' || multiplicity === 'lone') this.#atMostOne(literals)
        if (multiplicity === 'one' || multiplicity === 'some') this.#require(this.#circuit.or([-exists, ...literals]))
        this.#require(this.#circuit.implies(exists, this.#evaluator.arrows({ arity: arity - 1, cells: row }, bound)))
      })
    }
    this.#fields.set(field, { arity, cells })
    this.#unknownOf.set(field, this.#unknown(label, arity, tuples, inputs))
  }

  #refuseTooMany(label: string, tuples: number): void {
    if (tuples <= mostTuples) return
    const numbers = `${tuples.toLocaleString('en')} tuples; ${mostTuples.toLocaleString('en')} are the most`
    throw new TheoryError(this.theory.scope.at, `the scope is too large: ${label} alone would have ${numbers}`)
  }

  #matrixOf(sig: Sig): Matrix {
    return this.#sigs.get(sig) ?? this.#evaluator.matrices.empty(1)
  }

  #unknown(label: string, arity: number, tuples: readonly (readonly Atom[])[], inputs: readonly Literal[]): Unknown {
    const unknown = { label, arity, tuples, inputs }
    this.#unknowns.push(unknown)
    return unknown
  }

  #atMostOne(literals: readonly Literal[]): void {
    if (literals.length > mostPairs) this.#require(this.#circuit.lone(literals))
    else
      for (const [n, one] of literals.entries()) {
        for (const other of literals.slice(0, n)) this.#require(this.#circuit.or([-one, -other]))
      }
  }

  #require(literal: Literal): void {
    if (literal !== TRUE) this.#constraints.push(literal)
  }

  #everything(): Matrix {
    const { universe } = this.bounds
    const roots = this.theory.sigs.filter(sig => sig.parent === undefined && sig.subsetOf === undefined)
    const { matrices } = this.#evaluator
    const constants = matrices.set([...universe.integers.values(), ...universe.strings.values()])
    return roots.map(sig => this.#matrixOf(sig)).reduce((all, sig) => matrices.union(all, sig), constants)
  }
}

const costOfInput = 20

/** Of one field. */
const mostTuples = 200_000

/** Up to so many literals are held apart two by two: clauses that propagate at once. */
const mostPairs = 24

function byTuple([left]: readonly [Tuple, Literal], [right]: readonly [Tuple, Literal]): number {
  return left - right
}
