/**
 * The meaning of expressions over matrices: a relation becomes a matrix, an integer a one-hot number, a formula a literal.
 * Quantifiers are expanded over the atoms of their bounds. What an expression is worth depends only on the values of its free
 * variables, so it is worked out once for each of these.
 */

import { TheoryError } from '../position.js'
import type { Multiplicity } from '../syntax.js'
import type { Binding, Expr, Field, Formula, Integer, Relation, Sig, Variable } from '../theory.js'
import type { Atom, Universe } from './bounds.js'
import { type Circuit, FALSE, type Literal, TRUE } from './circuit.js'
import { freeVariables } from './free-variables.js'
import { Matrices, type Matrix } from './matrix.js'
import { Numbers, type OneHot } from './numbers.js'

type Value = Matrix | OneHot | Literal

/** What the names of signatures and fields stand for; `ground` fills it while it declares them. */
export interface Declared {
  readonly sigs: ReadonlyMap<Sig, Matrix>
  readonly fields: ReadonlyMap<Field, Matrix>
  /** All atoms that exist. */
  univ(): Matrix
}

/** A quantifier over sets is expanded to all subsets of its bound; a bound of more tuples than this is refused. */
const mostForSubsets = 16

const costOfChoice = 2
const costOfSubset = 200

export class Evaluator {
  readonly matrices: Matrices
  readonly numbers: Numbers
  readonly #values = new Map<Variable, Value>()
  readonly #known = new Map<object, Map<number | string, Value>>()
  readonly #ids = new Map<object, number>()
  readonly #atoms: readonly Matrix[]

  constructor(
    readonly circuit: Circuit,
    private readonly universe: Universe,
    private readonly declared: Declared,
  ) {
    this.matrices = new Matrices(circuit, universe.atoms.length)
    this.numbers = new Numbers(circuit, universe.bitwidth)
    this.#atoms = universe.atoms.map((_, atom) => this.matrices.set([atom]))
    for (const [atom, matrix] of this.#atoms.entries()) this.#ids.set(matrix, atom)
  }

  /** Evaluates with a variable bound to an atom. */
  withAtom<V>(variable: Variable, atom: Atom, evaluate: () => V): V {
    return this.#with(variable, this.#atomMatrix(atom), evaluate)
  }

  relation(e: Relation): Matrix {
    return this.#once(e, this.#relation) as Matrix
  }

  integer(e: Integer): OneHot {
    return this.#once(e, this.#integer) as OneHot
  }

  formula(e: Formula): Literal {
    return this.#once(e, this.#formula) as Literal
  }

  /** `relation in bound`, where the arrows of the bound have multiplicities: A m -> n B has n for each of A, and m for each of B. */
  within(relation: Matrix, bound: Relation, multiplicity: Multiplicity): Literal {
    return this.circuit.and([
      this.matrices.subset(relation, this.relation(bound)),
      this.#many(multiplicity, relation),
      this.arrows(relation, bound),
    ])
  }

  /** What the arrows of a bound say of a relation that is within it. */
  arrows(relation: Matrix, bound: Relation): Literal {
    if (bound.kind !== 'product' || !counts(bound)) return TRUE
    const { left, right, leftMultiplicity, rightMultiplicity } = bound
    const holds: Literal[] = []
    if (rightMultiplicity !== 'set' || counts(right)) {
      for (const [tuple, exists] of this.#counted(left)) {
        const after = this.#after(relation, tuple, this.#arityOf(left))
        const fits = this.circuit.and([this.#many(rightMultiplicity, after), this.arrows(after, right)])
        holds.push(this.circuit.implies(exists, fits))
      }
    }
    if (leftMultiplicity !== 'set' || counts(left)) {
      for (const [tuple, exists] of this.#counted(right)) {
        const before = this.#before(relation, tuple, this.#arityOf(right))
        const fits = this.circuit.and([this.#many(leftMultiplicity, before), this.arrows(before, left)])
        holds.push(this.circuit.implies(exists, fits))
      }
    }
    return this.circuit.and(holds)
  }

  /**
   * The tuples on one side of an arrow for which those on the other side are counted. Alloy asks of a tuple of several atoms that it is
   * within that side by itself, multiplicities included; few are, and the others go uncounted.
   */
  *#counted(side: Relation): Generator<readonly [tuple: number, exists: Literal]> {
    const { arity, cells } = this.relation(side)
    for (const [tuple, exists] of cells) {
      const alone: Matrix = { arity, cells: new Map([[tuple, TRUE]]) }
      yield [tuple, counts(side) ? this.circuit.and([exists, this.arrows(alone, side)]) : exists]
    }
  }

  #arityOf(bound: Relation): number {
    return this.relation(bound).arity
  }

  /** What follows a tuple in a relation. */
  #after(relation: Matrix, tuple: number, arity: number): Matrix {
    const rest = this.matrices.base ** (relation.arity - arity)
    const cells = [...relation.cells].filter(([whole]) => Math.floor(whole / rest) === tuple)
    return { arity: relation.arity - arity, cells: new Map(cells.map(([whole, literal]) => [whole % rest, literal])) }
  }

  /** What a tuple follows in a relation. */
  #before(relation: Matrix, tuple: number, arity: number): Matrix {
    const rest = this.matrices.base ** arity
    const cells = [...relation.cells].filter(([whole]) => whole % rest === tuple)
    return { arity: relation.arity - arity, cells: new Map(cells.map(([whole, literal]) => [Math.floor(whole / rest), literal])) }
  }

  #many(multiplicity: Multiplicity, relation: Matrix): Literal {
    return multiplicity === 'set' ? TRUE : this.matrices[multiplicity](relation)
  }

  readonly #relation = (e: Relation): Matrix => {
    const { matrices, circuit } = this
    switch (e.kind) {
      case 'sig':
        return found(this.declared.sigs, e.sig, e.sig.label)
      case 'field':
        return found(this.declared.fields, e.field, e.field.label)
      case 'constant':
        return this.#constant(e.name)
      case 'none':
        return matrices.empty(e.arity)
      case 'string':
        return this.#atomMatrix(found(this.universe.strings, e.value, e.value))
      case 'variable':
        return found(this.#values, e.variable, e.variable.name) as Matrix
      case 'union':
      case 'intersection':
      case 'difference':
      case 'override':
      case 'join':
      case 'product':
      case 'domain':
      case 'range':
        return matrices[e.kind](this.relation(e.left), this.relation(e.right))
      case 'transpose':
      case 'closure':
        return matrices[e.kind](this.relation(e.operand))
      case 'reflexive-closure':
        return matrices.union(matrices.closure(this.relation(e.operand)), matrices.diagonal(this.declared.univ()))
      case 'comprehension': {
        const cells = new Map<number, Literal>()
        this.#each(e.bindings, (guards, atoms) => {
          const literal = circuit.and([...guards, this.formula(e.body)])
          if (literal !== FALSE) cells.set(matrices.tuple(atoms), literal)
        })
        return { arity: e.bindings.length, cells }
      }
      case 'atom-of': {
        const cells = new Map<number, Literal>()
        for (const [value, literal] of this.integer(e.operand).cases) {
          const atom = this.universe.integers.get(value)
          if (atom !== undefined) cells.set(atom, literal)
        }
        return { arity: 1, cells }
      }
      case 'if':
        return matrices.ifElse(this.formula(e.condition), this.relation(e.then), this.relation(e.otherwise))
      case 'let':
        return this.#with(e.variable, this.#value(e.value), () => this.relation(e.body))
      case 'call':
        return this.#call(e.function.parameters, e.arguments, () => this.relation(e.function.body))
    }
  }

  #constant(name: Extract<Relation, { kind: 'constant' }>['name']): Matrix {
    const { matrices, universe } = this
    switch (name) {
      case 'univ':
        return this.declared.univ()
      case 'iden':
        return matrices.diagonal(this.declared.univ())
      case 'Int':
        return matrices.set(universe.integers.values())
      case 'Int/next': {
        const cells = new Map<number, Literal>()
        for (const [value, atom] of universe.integers) {
          const next = universe.integers.get(value + 1)
          if (next !== undefined) cells.set(matrices.tuple([atom, next]), TRUE)
        }
        return { arity: 2, cells }
      }
      case 'seq/Int':
        return matrices.set(Array.from({ length: universe.maxSeq }, (_, n) => found(universe.integers, n, `${n}`)))
      case 'String':
        return matrices.set(universe.strings.values())
    }
  }

  readonly #integer = (e: Integer): OneHot => {
    const { numbers } = this
    switch (e.kind) {
      case 'number':
        return numbers.constant(e.value)
      case 'least':
      case 'greatest':
        return numbers.constant(numbers[e.kind])
      case 'cardinality':
        return numbers.count(this.relation(e.operand).cells.values())
      case 'value-of': {
        const terms = [...this.relation(e.operand).cells].map(([atom, literal]): [Literal, OneHot] => [
          literal,
          numbers.constant(this.universe.valueOf.get(atom) ?? 0),
        ])
        return numbers.sum(terms)
      }
      case 'sum': {
        const terms: [Literal, OneHot][] = []
        this.#each(e.bindings, guards => terms.push([this.circuit.and(guards), this.integer(e.body)]))
        return numbers.sum(terms)
      }
      case 'variable':
        return found(this.#values, e.variable, e.variable.name) as OneHot
      case 'if':
        return numbers.ifElse(this.formula(e.condition), this.integer(e.then), this.integer(e.otherwise))
      case 'let':
        return this.#with(e.variable, this.#value(e.value), () => this.integer(e.body))
      case 'call':
        return this.#call(e.function.parameters, e.arguments, () => this.integer(e.function.body))
      default:
        return numbers.calculate(e.kind, this.integer(e.left), this.integer(e.right))
    }
  }

  readonly #formula = (e: Formula): Literal => {
    const { circuit, matrices } = this
    switch (e.kind) {
      case 'and':
        return circuit.and(e.operands.map(operand => this.formula(operand)))
      case 'or':
        return circuit.or(e.operands.map(operand => this.formula(operand)))
      case 'not':
        return -this.formula(e.operand)
      case 'implies': {
        const condition = this.formula(e.left)
        return condition === FALSE ? TRUE : circuit.implies(condition, this.formula(e.right))
      }
      case 'iff':
        return circuit.iff(this.formula(e.left), this.formula(e.right))
      case 'in':
        return this.within(this.relation(e.left), e.right, e.multiplicity)
      case 'equal':
        return matrices.equal(this.relation(e.left), this.relation(e.right))
      case 'compare':
        return this.numbers.compare(e.operator, this.integer(e.left), this.integer(e.right))
      case 'no':
        return -matrices.some(this.relation(e.operand))
      case 'some':
      case 'lone':
      case 'one':
        return matrices[e.kind](this.relation(e.operand))
      case 'quantified':
        return this.#quantified(e.quantifier, e.bindings, e.body)
      case 'total-order': {
        const inTheirOrder = e.elements.kind === 'sig' && e.elements.sig.enum
        const order = inTheirOrder ? this.#declaredOrder : this.#totalOrder
        return order(this.relation(e.elements), this.relation(e.first), this.relation(e.next))
      }
      case 'variable':
        return found(this.#values, e.variable, e.variable.name) as Literal
      case 'if':
        return circuit.ifElse(this.formula(e.condition), this.formula(e.then), this.formula(e.otherwise))
      case 'let':
        return this.#with(e.variable, this.#value(e.value), () => this.formula(e.body))
      case 'call':
        return this.#call(e.function.parameters, e.arguments, () => this.formula(e.function.body))
    }
  }

  #quantified(quantifier: 'all' | 'some' | 'no' | 'one' | 'lone', bindings: readonly Binding[], body: Formula): Literal {
    const { circuit } = this
    const each: Literal[] = []
    this.#each(bindings, guards => {
      const holds = this.formula(body)
      each.push(quantifier === 'all' ? circuit.or([...guards.map(guard => -guard), holds]) : circuit.and([...guards, holds]))
    })
    switch (quantifier) {
      case 'all':
        return circuit.and(each)
      case 'some':
        return circuit.or(each)
      case 'no':
        return -circuit.or(each)
      case 'lone':
        return circuit.lone(each)
      case 'one':
        return circuit.one(each)
    }
  }

  /** All of `elements` in one line that starts at `first`. */
  readonly #totalOrder = (elements: Matrix, first: Matrix, next: Matrix): Literal => {
    const { matrices, circuit } = this
    const steps = matrices.closure(next)
    const last = matrices.difference(elements, matrices.join(next, elements))
    const single: Literal[] = []
    for (const atom of elements.cells.keys()) single.push(matrices.lone(this.#after(next, atom, 1)))
    return circuit.and([
      matrices.one(first),
      matrices.one(last),
      matrices.subset(first, elements),
      matrices.subset(next, matrices.product(elements, elements)),
      matrices.subset(elements, matrices.union(first, matrices.join(first, steps))),
      -matrices.some(matrices.join(next, first)),
      ...single,
    ])
  }

  /** The values of an enum are ordered as they are declared; their atoms are numbered so. */
  readonly #declaredOrder = (elements: Matrix, first: Matrix, next: Matrix): Literal => {
    const { matrices, circuit } = this
    const line = [...elements.cells.keys()].sort((left, right) => left - right)
    const steps = new Map(line.slice(1).map((atom, n) => [matrices.tuple([line[n] as Atom, atom]), TRUE]))
    return circuit.and([matrices.equal(first, matrices.set(line.slice(0, 1))), matrices.equal(next, { arity: 2, cells: steps })])
  }

  /** Calls `body` once for each choice of the variables, with the conditions under which they are a choice. */
  #each(bindings: readonly Binding[], body: (guards: readonly Literal[], atoms: readonly Atom[]) => void): void {
    const guards: Literal[] = []
    const atoms: Atom[] = []
    const next = (n: number): void => {
      const binding = bindings[n]
      if (binding === undefined) {
        body(guards, atoms)
        return
      }
      const bound = this.relation(binding.bound)
      if (binding.multiplicity !== 'one') {
        this.#eachSubset(binding, bound, guards, () => next(n + 1))
        return
      }
      for (const [tuple, guard] of bound.cells) {
        const apart = this.#apart(binding, tuple, bound.arity)
        if (apart === FALSE) continue
        this.circuit.budget.spend(costOfChoice)
        guards.push(guard)
        atoms.push(tuple)
        const value = bound.arity === 1 ? this.#atomMatrix(tuple) : { arity: bound.arity, cells: new Map([[tuple, TRUE]]) }
        this.#with(binding.variable, value, () => next(n + 1))
        guards.pop()
        atoms.pop()
      }
    }
    next(0)
  }

  /** Whether a tuple differs from those that the other variables of its `disj` have. */
  #apart(binding: Binding, tuple: number, arity: number): Literal {
    for (const other of binding.disjointFrom) {
      const value = found(this.#values, other, other.name) as Matrix
      if (value.arity === arity && value.cells.has(tuple)) return FALSE
    }
    return TRUE
  }

  #eachSubset(binding: Binding, bound: Matrix, guards: Literal[], next: () => void): void {
    const tuples = [...bound.cells]
    if (tuples.length > mostForSubsets) {
      const { name } = binding.variable
      const what = `${name} ranges over the subsets of ${tuples.length} tuples; more than ${mostForSubsets} are too many to try`
      throw new TheoryError(binding.bound.at, what)
    }
    const multiplicity = binding.multiplicity
    for (let subset = 0; subset < 2 ** tuples.length; subset++) {
      const chosen = tuples.filter((_, n) => (subset >> n) % 2 === 1)
      if (multiplicity === 'some' && chosen.length === 0) continue
      if (multiplicity === 'lone' && chosen.length > 1) continue
      const value: Matrix = { arity: bound.arity, cells: new Map(chosen.map(([tuple]) => [tuple, TRUE])) }
      const shared = binding.disjointFrom.some(other => {
        const { cells } = found(this.#values, other, other.name) as Matrix
        return chosen.some(([tuple]) => cells.has(tuple))
      })
      const arrows = shared ? FALSE : this.arrows(value, binding.bound)
      if (arrows === FALSE) continue
      this.circuit.budget.spend(costOfSubset)
      guards.push(this.circuit.and([arrows, ...chosen.map(([, literal]) => literal)]))
      this.#with(binding.variable, value, next)
      guards.pop()
    }
  }

  #call<V>(parameters: readonly Variable[], args: readonly Expr[], body: () => V): V {
    const values = args.map(arg => this.#value(arg))
    const bind = (n: number): V => {
      const parameter = parameters[n]
      return parameter === undefined ? body() : this.#with(parameter, values[n] as Value, () => bind(n + 1))
    }
    return bind(0)
  }

  #value(e: Expr): Value {
    switch (e.sort) {
      case 'relation':
        return this.relation(e.of)
      case 'integer':
        return this.integer(e.of)
      case 'formula':
        return this.formula(e.of)
    }
  }

  /** Nothing is recursive, so no variable is ever bound twice at a time. */
  #with<V>(variable: Variable, value: Value, evaluate: () => V): V {
    this.#values.set(variable, value)
    const result = evaluate()
    this.#values.delete(variable)
    return result
  }

  #once<E extends Relation | Integer | Formula>(e: E, evaluate: (e: E) => Value): Value {
    if (e.kind === 'variable') return evaluate(e)
    const key = this.#key(freeVariables(e))
    const known = this.#known.get(e) ?? new Map<number | string, Value>()
    this.#known.set(e, known)
    const value = known.get(key) ?? evaluate(e)
    known.set(key, value)
    return value
  }

  /** Tells the values of these variables from all others. */
  #key(variables: readonly Variable[]): number | string {
    let key = 1
    for (const [n, variable] of variables.entries()) {
      const id = this.#idOf(found(this.#values, variable, variable.name))
      if (n >= 3 || id >= 1 << 16) return variables.map(each => this.#idOf(found(this.#values, each, each.name))).join()
      key = key * (1 << 16) + id
    }
    return key
  }

  #idOf(value: Value): number {
    // Literals apart from the ids of matrices.
    if (typeof value === 'number') return value > 0 ? 2 * value + (1 << 26) : -2 * value + 1 + (1 << 26)
    const id = this.#ids.get(value) ?? this.#ids.size
    this.#ids.set(value, id)
    return id
  }

  #atomMatrix(atom: Atom): Matrix {
    return this.#atoms[atom] as Matrix
  }
}

/** Whether any arrow of a bound has a multiplicity. */
export function counts(bound: Relation): boolean {
  if (bound.kind !== 'product') return false
  const { left, right, leftMultiplicity, rightMultiplicity } = bound
  return leftMultiplicity !== 'set' || rightMultiplicity !== 'set' || counts(left) || counts(right)
}

function found<K, V>(map: ReadonlyMap<K, V>, key: K, name: string): V {
  const value = map.get(key)
  if (value === undefined) throw new Error(`${name} has no value`)
  return value
}
