/**
 * A module as it is written: what `parse` makes of a text and `resolve` gives a meaning to. Nothing is looked up here: a name is
 * a name, `a.b` and `f[x]` are what they look like. Only what differs in writing alone is already one: `=>` and `implies`,
 * `a !in b` and `a not in b`, `f[x, y]` for every box.
 */
import type { Position } from './position.js'

export interface Module {
  readonly file: string
  /** The name in its `module` line; the file's own name if there is none. */
  readonly name: string
  readonly parameters: readonly ModuleParameter[]
  readonly opens: readonly Open[]
  readonly sigs: readonly SigDeclaration[]
  readonly facts: readonly Paragraph[]
  readonly asserts: readonly Paragraph[]
  /** Predicates and functions. */
  readonly functions: readonly FunctionDeclaration[]
  readonly commands: readonly CommandDeclaration[]
}

export interface Name {
  /** May be qualified: `ordering/first`, `this/A`. `@f` is told by `Expression`. */
  readonly text: string
  readonly at: Position
}

export interface ModuleParameter {
  readonly name: Name
  readonly exactly: boolean
}

export interface Open {
  readonly at: Position
  /** `util/ordering`. */
  readonly module: Name
  readonly arguments: readonly Name[]
  readonly alias?: Name
  readonly private: boolean
}

export type Multiplicity = 'one' | 'lone' | 'some' | 'set'

export interface SigDeclaration {
  readonly name: Name
  readonly abstract: boolean
  readonly private: boolean
  readonly multiplicity?: 'one' | 'lone' | 'some'
  readonly extends?: Name
  readonly in?: readonly Name[]
  /** `sig A = B + C`: the signature is exactly that union. */
  readonly exactly?: true
  /** Fields; those of `sig A, B { f: C }` are in each of the two. */
  readonly fields: readonly Declaration[]
  /** The block after the fields. */
  readonly fact?: Expression
  /** It was written with `enum`: abstract, its children are the values, and it is ordered by util/ordering. */
  readonly enum?: true
}

/** `disj x, y: disj set E`. */
export interface Declaration {
  readonly names: readonly Name[]
  /** `disj` before the names. */
  readonly disjoint: boolean
  /** `disj` after the colon: only in fields. */
  readonly disjointAcross: boolean
  readonly private: boolean
  /** `x: set E`; none where none is written. `seq E` is `multiplicity: 'seq'`. */
  readonly multiplicity?: Multiplicity | 'seq'
  readonly bound: Expression
}

export interface Paragraph {
  readonly at: Position
  readonly name?: Name
  readonly body: Expression
}

export interface FunctionDeclaration {
  readonly kind: 'predicate' | 'function'
  readonly name: Name
  /** `pred A.p[x: B]`: the receiver is the first parameter, named `this`. */
  readonly parameters: readonly Declaration[]
  /** Of a function. */
  readonly result?: Pick<Declaration, 'multiplicity' | 'bound'>
  readonly body: Expression
  readonly private: boolean
}

export interface CommandDeclaration {
  readonly at: Position
  readonly kind: 'run' | 'check'
  /** Its label (`name: run …`), else the name of what it runs, else `run$1`: as Alloy names it. */
  readonly label: string
  /** A predicate's, function's or assertion's name, or a block. */
  readonly goal: Name | Expression
  readonly scope: ScopeDeclaration
}

/** `for 3 but exactly 2 A, 5 B, 4 int, 3 seq`. */
export interface ScopeDeclaration {
  readonly overall?: number
  readonly bitwidth?: number
  readonly maxSeq?: number
  readonly sigs: readonly { readonly sig: Name; readonly size: number; readonly exactly: boolean }[]
}

export type Quantifier = 'all' | 'some' | 'no' | 'one' | 'lone' | 'sum' | 'comprehension'

export type UnaryOperator =
  | 'not'
  // Of sets: formulas.
  | 'no'
  | 'some'
  | 'lone'
  | 'one'
  /** `set e`, `seq e`: only where a bound may stand. */
  | 'set'
  | 'seq'
  | 'transpose'
  | 'closure'
  | 'reflexive-closure'
  | 'cardinality'
  /** `int e` and `sum e` without declarations. */
  | 'int'
  /** `Int[e]` is a box; `Int e` is this. */
  | 'Int'

export type BinaryOperator =
  | 'and'
  | 'or'
  | 'implies'
  | 'iff'
  | 'in'
  | 'not-in'
  | 'equals'
  | 'not-equals'
  | 'less'
  | 'greater'
  | 'at-most'
  | 'at-least'
  | 'not-less'
  | 'not-greater'
  | 'not-at-most'
  | 'not-at-least'
  | 'union'
  | 'difference'
  | 'intersection'
  | 'override'
  | 'domain'
  | 'range'
  | 'join'
  // Of numbers: `fun/add`, `fun/sub`, `fun/mul`, `fun/div`, `fun/rem`, `<<`, `>>`, `>>>`.
  | 'add'
  | 'subtract'
  | 'multiply'
  | 'divide'
  | 'remainder'
  | 'shift-left'
  | 'shift-right'
  | 'shift-right-zero'

export type Expression = { readonly at: Position } & (
  | { readonly kind: 'name'; readonly name: string }
  /** `@f`: the field itself, never `this.f`. */
  | { readonly kind: 'raw-name'; readonly name: string }
  /** `this`, `none`, `univ`, `iden`, `Int`, `seq/Int`, `String`. */
  | { readonly kind: 'constant'; readonly name: 'this' | 'none' | 'univ' | 'iden' | 'Int' | 'seq/Int' | 'String' }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'unary'; readonly operator: UnaryOperator; readonly operand: Expression }
  | { readonly kind: 'binary'; readonly operator: BinaryOperator; readonly left: Expression; readonly right: Expression }
  /** `A m -> n B`. */
  | {
      readonly kind: 'arrow'
      readonly left: Expression
      readonly right: Expression
      readonly leftMultiplicity: Multiplicity
      readonly rightMultiplicity: Multiplicity
    }
  /** `f[a, b]`, also `disj[a, b]`, `Int[e]`, `pred/totalOrder[a, b, c]`; whether it is a call or a join, `resolve` says. */
  | { readonly kind: 'box'; readonly target: Expression; readonly arguments: readonly Expression[] }
  | {
      readonly kind: 'quantified'
      readonly quantifier: Quantifier
      readonly declarations: readonly Declaration[]
      readonly body: Expression
    }
  | { readonly kind: 'let'; readonly name: Name; readonly value: Expression; readonly body: Expression }
  | { readonly kind: 'if'; readonly condition: Expression; readonly then: Expression; readonly otherwise: Expression }
  /** `{ F G H }`: all of them hold; none at all is true. */
  | { readonly kind: 'block'; readonly formulas: readonly Expression[] }
)
