/**
 * A theory with one command: every name resolved, every overloading decided, every cast written out. This is what the solver's
 * side of the house reads; of the text only positions are left. As in Kodkod there are three sorts of expressions: relations
 * (sets are relations of arity 1), integers, formulas.
 */
import type { Position } from './position.js'
import type { Multiplicity } from './syntax.js'

export interface Theory {
  /** In the order of their declaration, opened modules before those that open them; `index` is the place in this list. */
  readonly sigs: readonly Sig[]
  /** In the order of their declaration, as the signatures. */
  readonly fields: readonly Field[]
  /** Facts, signature facts, and what declarations say beyond bounds and multiplicities (`disj`, `seq`). All of them hold. */
  readonly facts: readonly Formula[]
  /** What the command asks for: a predicate with its parameters chosen, or an assertion broken. */
  readonly goal: Formula
  readonly scope: Scope
}

export interface Sig {
  readonly index: number
  /** Its name; with the alias of its module, `ordering/Ord`, where another signature has the same name, or in Assay's own modules. */
  readonly label: string
  readonly at: Position
  readonly abstract: boolean
  readonly multiplicity: Multiplicity
  /** `extends`. */
  readonly parent?: Sig
  /** `in`: a subset of the union of these. */
  readonly subsetOf?: readonly Relation[]
  /** `=`: all of that union. */
  readonly wholeUnion?: true
  readonly enum?: true
}

export interface Field {
  readonly index: number
  /** `Sig.name`, with the signature's label. */
  readonly label: string
  readonly name: string
  readonly at: Position
  readonly owner: Sig
  /** With the owner's column. */
  readonly arity: number
  /** Stands for an atom of the owner in `bound`. */
  readonly self: Variable
  /** What `self.field` is a subset of; its arrows may have multiplicities. It may use fields declared before. */
  readonly bound: Relation
  /** How many of the bound, for each atom of the owner; `set` where `bound` is no set. */
  readonly multiplicity: Multiplicity
}

/** What the command says; how much that gives each signature is `bounds`' to say. */
export interface Scope {
  readonly at: Position
  readonly overall?: number
  readonly bitwidth?: number
  readonly maxSeq?: number
  readonly sigs: readonly { readonly sig: Sig; readonly size: number; readonly exactly: boolean; readonly at: Position }[]
  /** Signatures given to a module's `exactly` parameter (util/ordering): whatever their scope is, it is exact. */
  readonly exact: readonly Sig[]
  /** The string literals, sorted; they are atoms. */
  readonly strings: readonly string[]
}

/** One object for each binding: two variables of the same name are two variables. */
export interface Variable {
  readonly name: string
}

/** `x: m E`, one variable; of `x, y: E` there are two. */
export interface Binding {
  readonly variable: Variable
  readonly bound: Relation
  /** More than `one` is a quantification over sets. */
  readonly multiplicity: Multiplicity
  /** Variables of the same `disj` declaration, bound before this one. */
  readonly disjointFrom: readonly Variable[]
}

/** A predicate or function with its arguments: the parameters stand for the arguments' values. Never recursive. */
export interface Function<Body> {
  readonly name: string
  readonly parameters: readonly Variable[]
  readonly body: Body
}

interface If<E> {
  readonly kind: 'if'
  readonly condition: Formula
  readonly then: E
  readonly otherwise: E
}
interface Let<E> {
  readonly kind: 'let'
  readonly variable: Variable
  readonly value: Expr
  readonly body: E
}
interface Call<E> {
  readonly kind: 'call'
  readonly function: Function<E>
  readonly arguments: readonly Expr[]
}
interface Use {
  readonly kind: 'variable'
  readonly variable: Variable
}

export type Expr =
  | { readonly sort: 'relation'; readonly of: Relation }
  | { readonly sort: 'integer'; readonly of: Integer }
  | { readonly sort: 'formula'; readonly of: Formula }

export type Relation = { readonly at: Position } & (
  | { readonly kind: 'sig'; readonly sig: Sig }
  | { readonly kind: 'field'; readonly field: Field }
  /** `Int/next`: each integer with the one after it (`fun/next`). */
  | { readonly kind: 'constant'; readonly name: 'univ' | 'iden' | 'Int' | 'seq/Int' | 'String' | 'Int/next' }
  /** The empty relation. */
  | { readonly kind: 'none'; readonly arity: number }
  | { readonly kind: 'string'; readonly value: string }
  | Use
  | {
      readonly kind: 'union' | 'intersection' | 'difference' | 'override' | 'join' | 'domain' | 'range'
      readonly left: Relation
      readonly right: Relation
    }
  /** With multiplicities only in a bound: of a field, or on the right of `in`. */
  | {
      readonly kind: 'product'
      readonly left: Relation
      readonly right: Relation
      readonly leftMultiplicity: Multiplicity
      readonly rightMultiplicity: Multiplicity
    }
  | { readonly kind: 'transpose' | 'closure' | 'reflexive-closure'; readonly operand: Relation }
  | { readonly kind: 'comprehension'; readonly bindings: readonly Binding[]; readonly body: Formula }
  /** The atom of an integer: `Int[i]`. */
  | { readonly kind: 'atom-of'; readonly operand: Integer }
  | If<Relation>
  | Let<Relation>
  | Call<Relation>
)

export type Integer = { readonly at: Position } & (
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'cardinality'; readonly operand: Relation }
  /** The sum of the integers in a set: `int[e]`, and every set of integers where a number is wanted. */
  | { readonly kind: 'value-of'; readonly operand: Relation }
  | { readonly kind: 'sum'; readonly bindings: readonly Binding[]; readonly body: Integer }
  | {
      readonly kind: 'add' | 'subtract' | 'multiply' | 'divide' | 'remainder' | 'shift-left' | 'shift-right' | 'shift-right-zero'
      readonly left: Integer
      readonly right: Integer
    }
  /** `fun/min`, `fun/max`: the least and the greatest integer of the bit width. */
  | { readonly kind: 'least' | 'greatest' }
  | Use
  | If<Integer>
  | Let<Integer>
  | Call<Integer>
)

export type Formula = { readonly at: Position } & (
  | { readonly kind: 'and' | 'or'; readonly operands: readonly Formula[] }
  | { readonly kind: 'not'; readonly operand: Formula }
  | { readonly kind: 'iff' | 'implies'; readonly left: Formula; readonly right: Formula }
  /** The multiplicities of the arrows on the right count. */
  | { readonly kind: 'in'; readonly left: Relation; readonly right: Relation; readonly multiplicity: Multiplicity }
  | { readonly kind: 'equal'; readonly left: Relation; readonly right: Relation }
  | {
      readonly kind: 'compare'
      readonly operator: '=' | '<' | '>' | '=<' | '>='
      readonly left: Integer
      readonly right: Integer
    }
  | { readonly kind: 'no' | 'some' | 'lone' | 'one'; readonly operand: Relation }
  | {
      readonly kind: 'quantified'
      readonly quantifier: 'all' | 'some' | 'no' | 'one' | 'lone'
      readonly bindings: readonly Binding[]
      readonly body: Formula
    }
  /** First and next order all atoms of `elements` into one line. */
  | { readonly kind: 'total-order'; readonly elements: Relation; readonly first: Relation; readonly next: Relation }
  | Use
  | If<Formula>
  | Let<Formula>
  | Call<Formula>
)
