/**
 * An expression between text and theory: its names are looked up, its types are known, but where a name may mean several things
 * they all still stand side by side as a `choice`. `typing` makes drafts from below, `settle` takes the choices out from above,
 * `lower` writes the theory.
 */
import type { Loaded } from '../parse/modules.js'
import type { Position } from '../position.js'
import type { BinaryOperator, Expression, FunctionDeclaration, Multiplicity, Quantifier, SigDeclaration } from '../syntax.js'
import type { Field, Sig, Variable } from '../theory.js'
import type { Kind, Type } from './types.js'

/** A module with its parameters filled in. One file with the same arguments is one instance, however often it is opened. */
export interface Instance {
  readonly loaded: Loaded
  /** The shortest chain of aliases that leads here; empty for the main module. */
  readonly path: string
  readonly parameters: ReadonlyMap<string, Signature>
  /** By alias, in the order of the text. `instance` is missing only while modules are being connected. */
  readonly opens: Map<string, { readonly private: boolean; instance?: Instance }>
  readonly signatures: Map<string, Signature>
  readonly functions: Map<string, Callable[]>
  readonly asserts: Map<string, Assertion>
}

/** A signature, built-in ones included. What its ancestors say of it is filled in by `signatures`. */
export interface Signature {
  readonly name: string
  readonly at: Position
  readonly private: boolean
  /** Where it is declared; built-in ones are nowhere. */
  readonly home?: Instance
  readonly declaration?: SigDeclaration
  label: string
  type: Type
  /** None for a subset signature. */
  kind?: Kind
  /** The one that it extends, or those that it is a subset of. */
  parents: readonly Signature[]
  fields: FieldTerm[]
  /** None for a built-in one. */
  core?: Sig
}

export interface FieldTerm {
  readonly name: string
  readonly at: Position
  readonly private: boolean
  readonly owner: Signature
  readonly type: Type
  /** Stands for an atom of the owner in the bound. */
  readonly self: Local
  readonly bound: Draft
  core?: Field
}

/** A predicate or function of an instance. Its types are known before any body is read. */
export interface Callable {
  readonly name: string
  readonly home: Instance
  readonly declaration: FunctionDeclaration
  parameters: readonly Local[]
  /** What the parameters are bound to, one entry for each declaration. */
  bindings: readonly Binder[]
  result?: Draft
  body?: Draft
}

export interface Assertion {
  readonly at: Position
  readonly body: Expression
  formula?: Draft
}

/** A variable: of a quantifier, of `let`, a parameter, or `this`. */
export interface Local {
  readonly variable: Variable
  readonly at: Position
  readonly type: Type
}

export interface Binder {
  readonly locals: readonly Local[]
  readonly bound: Draft
  readonly disjoint: boolean
}

export interface Problem {
  readonly at: Position
  readonly what: string
}

export type UnaryDraft =
  | 'not'
  | 'no'
  | 'some'
  | 'lone'
  | 'one'
  // How many of a bound.
  | 'some-of'
  | 'lone-of'
  | 'one-of'
  | 'set-of'
  | 'transpose'
  | 'closure'
  | 'reflexive-closure'
  | 'cardinality'
  /** The sum of a set of integers. */
  | 'to-number'
  /** The atom of a number. */
  | 'to-set'

export type BinaryDraft = Exclude<BinaryOperator, 'and' | 'or'>

export type ListDraft = 'and' | 'or' | 'disjoint' | 'total-order'

export interface Typed {
  readonly at: Position
  /** Of its first word; an operator stands after it. */
  readonly start: Position
  /** `nothing` if and only if there is a problem. */
  readonly type: Type
  /** Of several meanings the lightest wins: a field that needs an implicit `this` weighs more. */
  readonly weight: number
  /** Whether it only makes sense as a bound: `some A`, `A -> one B`. */
  readonly multiplicity: 'none' | 'set' | 'arrow'
  /** There is a choice in it. */
  readonly ambiguous: boolean
  readonly problem?: Problem
}

export interface CallDraft extends Typed {
  readonly kind: 'call' | 'bad-call'
  readonly callable: Callable
  readonly arguments: readonly Draft[]
  readonly extraWeight: number
}

export interface ChoiceDraft extends Typed {
  readonly kind: 'choice'
  readonly choices: readonly Draft[]
  /** Where each comes from, for messages. */
  readonly reasons: readonly string[]
}

export type Draft =
  | (Typed &
      (
        | { readonly kind: 'signature'; readonly signature: Signature }
        | { readonly kind: 'field'; readonly field: FieldTerm }
        | { readonly kind: 'local'; readonly local: Local }
        | { readonly kind: 'constant'; readonly name: 'iden' | 'least' | 'greatest' | 'next' | 'empty' }
        | { readonly kind: 'number'; readonly value: number }
        | { readonly kind: 'string'; readonly value: string }
        | { readonly kind: 'unary'; readonly operator: UnaryDraft; readonly operand: Draft }
        | { readonly kind: 'binary'; readonly operator: BinaryDraft; readonly left: Draft; readonly right: Draft }
        | {
            readonly kind: 'arrow'
            readonly left: Draft
            readonly right: Draft
            readonly leftMultiplicity: Multiplicity
            readonly rightMultiplicity: Multiplicity
            /** `seq E`: its left column has no gaps. */
            readonly sequence: boolean
          }
        | { readonly kind: 'list'; readonly operator: ListDraft; readonly operands: readonly Draft[] }
        | { readonly kind: 'if'; readonly condition: Draft; readonly then: Draft; readonly otherwise: Draft }
        | { readonly kind: 'let'; readonly local: Local; readonly value: Draft; readonly body: Draft }
        | {
            readonly kind: 'quantified'
            readonly quantifier: Quantifier
            readonly binders: readonly Binder[]
            readonly body: Draft
          }
        /** What could not be made at all. */
        | { readonly kind: 'bad' }
      ))
  | CallDraft
  | ChoiceDraft
