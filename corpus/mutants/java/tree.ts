/**
 * A small syntax tree of Java: what everyday programs of one to six classes are written with, and no more. Nodes are plain
 * readonly records; an edit makes a new tree that shares all it did not touch. Types are kept as text, `List<String>`.
 */

export type Expression =
  | Literal
  | Name
  | FieldAccess
  | Call
  | New
  | NewArray
  | ArrayInit
  | Index
  | Unary
  | Postfix
  | Binary
  | InstanceOf
  | Assign
  | Conditional
  | Cast
  | Lambda
  | Reference
  | Switch
  | Paren

export interface Literal {
  readonly kind: 'literal'
  readonly text: string
}
/** A variable, a class, `this` or `super`: what it is depends on where it stands. */
export interface Name {
  readonly kind: 'name'
  readonly name: string
}
export interface FieldAccess {
  readonly kind: 'field-access'
  readonly on: Expression
  readonly name: string
}
export interface Call {
  readonly kind: 'call'
  readonly on: Expression | null
  readonly name: string
  readonly args: readonly Expression[]
}
export interface New {
  readonly kind: 'new'
  readonly type: string
  readonly args: readonly Expression[]
  readonly body: readonly Member[] | null
}
export interface NewArray {
  readonly kind: 'new-array'
  readonly element: string
  readonly sizes: readonly Expression[]
  readonly more: number
  readonly init: Expression | null
}
export interface ArrayInit {
  readonly kind: 'array-init'
  readonly elements: readonly Expression[]
}
export interface Index {
  readonly kind: 'index'
  readonly on: Expression
  readonly at: Expression
}
export interface Unary {
  readonly kind: 'unary'
  readonly op: string
  readonly operand: Expression
}
export interface Postfix {
  readonly kind: 'postfix'
  readonly op: string
  readonly operand: Expression
}
export interface Binary {
  readonly kind: 'binary'
  readonly op: string
  readonly left: Expression
  readonly right: Expression
}
export interface InstanceOf {
  readonly kind: 'instanceof'
  readonly value: Expression
  readonly type: string
  readonly binding: string | null
}
export interface Assign {
  readonly kind: 'assign'
  readonly op: string
  readonly target: Expression
  readonly value: Expression
}
export interface Conditional {
  readonly kind: 'conditional'
  readonly test: Expression
  readonly yes: Expression
  readonly no: Expression
}
export interface Cast {
  readonly kind: 'cast'
  readonly type: string
  readonly value: Expression
}
export interface Lambda {
  readonly kind: 'lambda'
  readonly params: readonly Param[]
  readonly body: Expression | Block
}
export interface Reference {
  readonly kind: 'reference'
  readonly on: Expression
  readonly name: string
}
/** Both the expression and the statement. */
export interface Switch {
  readonly kind: 'switch'
  readonly subject: Expression
  readonly arrows: boolean
  readonly cases: readonly Case[]
}
export interface Paren {
  readonly kind: 'paren'
  readonly inner: Expression
}

/** `default` if it has no labels. An arrow has one statement; an expression after an arrow is an expression statement. */
export interface Case {
  readonly kind: 'case'
  readonly labels: readonly Expression[]
  readonly body: readonly Statement[]
}

export type Statement =
  | Block
  | Local
  | ExpressionStatement
  | If
  | For
  | ForEach
  | While
  | DoWhile
  | Switch
  | Return
  | Throw
  | Jump
  | Yield
  | Try

export interface Block {
  readonly kind: 'block'
  readonly body: readonly Statement[]
}
export interface Local {
  readonly kind: 'local'
  readonly final: boolean
  readonly type: string
  readonly vars: readonly Declarator[]
}
export interface Declarator {
  readonly kind: 'declarator'
  readonly name: string
  readonly init: Expression | null
}
export interface ExpressionStatement {
  readonly kind: 'expression'
  readonly expression: Expression
}
export interface If {
  readonly kind: 'if'
  readonly test: Expression
  readonly yes: Statement
  readonly otherwise: Statement | null
}
export interface For {
  readonly kind: 'for'
  readonly init: readonly Statement[]
  readonly test: Expression | null
  readonly update: readonly Expression[]
  readonly body: Statement
}
export interface ForEach {
  readonly kind: 'for-each'
  readonly type: string
  readonly name: string
  readonly over: Expression
  readonly body: Statement
}
export interface While {
  readonly kind: 'while'
  readonly test: Expression
  readonly body: Statement
}
export interface DoWhile {
  readonly kind: 'do-while'
  readonly test: Expression
  readonly body: Statement
}
export interface Return {
  readonly kind: 'return'
  readonly value: Expression | null
}
export interface Throw {
  readonly kind: 'throw'
  readonly value: Expression
}
export interface Jump {
  readonly kind: 'jump'
  readonly to: 'break' | 'continue'
}
export interface Yield {
  readonly kind: 'yield'
  readonly value: Expression
}
export interface Try {
  readonly kind: 'try'
  readonly body: Block
  readonly catches: readonly Catch[]
  readonly finally: Block | null
}
export interface Catch {
  readonly kind: 'catch'
  readonly type: string
  readonly name: string
  readonly body: Block
}

export type Member = Field | Method | Initializer | TypeDeclaration

export interface Field {
  readonly kind: 'field'
  readonly modifiers: readonly string[]
  readonly type: string
  readonly name: string
  readonly init: Expression | null
}
/** A constructor has no type; the compact one of a record has no parameters of its own either. */
export interface Method {
  readonly kind: 'method'
  readonly modifiers: readonly string[]
  readonly typeParams: string
  readonly type: string | null
  readonly name: string
  readonly params: readonly Param[]
  readonly compact: boolean
  readonly throws: readonly string[]
  readonly body: Block | null
}
export interface Param {
  readonly kind: 'param'
  readonly final: boolean
  /** Empty where a lambda does not say it. */
  readonly type: string
  readonly varargs: boolean
  readonly name: string
}
export interface Initializer {
  readonly kind: 'initializer'
  readonly static: boolean
  readonly body: Block
}
export interface TypeDeclaration {
  readonly kind: 'type'
  readonly sort: 'class' | 'interface' | 'enum' | 'record'
  readonly modifiers: readonly string[]
  readonly name: string
  readonly typeParams: string
  readonly components: readonly Param[]
  readonly extends: readonly string[]
  readonly implements: readonly string[]
  readonly permits: readonly string[]
  readonly constants: readonly EnumConstant[]
  readonly members: readonly Member[]
}
export interface EnumConstant {
  readonly kind: 'constant'
  readonly name: string
  readonly args: readonly Expression[]
  readonly body: readonly Member[] | null
}

export interface Unit {
  readonly kind: 'unit'
  readonly package: string
  readonly imports: readonly string[]
  readonly types: readonly TypeDeclaration[]
}
export type Program = readonly Unit[]

export type Node = Expression | Statement | Member | Case | Declarator | Catch | Param | EnumConstant | Unit

export const name = (text: string): Name => ({ kind: 'name', name: text })
export const literal = (text: string | number): Literal => ({ kind: 'literal', text: String(text) })
export const call = (on: Expression | null, method: string, ...args: readonly Expression[]): Call => ({
  kind: 'call',
  on,
  name: method,
  args,
})
export const binary = (left: Expression, op: string, right: Expression): Binary => ({ kind: 'binary', op, left, right })
export const assign = (target: Expression, op: string, value: Expression): Statement => ({
  kind: 'expression',
  expression: { kind: 'assign', op, target, value },
})
export const block = (...body: readonly Statement[]): Block => ({ kind: 'block', body })
export const local = (type: string, variable: string, init: Expression | null): Local => ({
  kind: 'local',
  final: false,
  type,
  vars: [{ kind: 'declarator', name: variable, init }],
})
export const returns = (value: Expression | null): Return => ({ kind: 'return', value })
export const param = (type: string, variable: string): Param => ({
  kind: 'param',
  final: false,
  type,
  varargs: false,
  name: variable,
})
export const method = (
  modifiers: readonly string[],
  type: string | null,
  called: string,
  params: readonly Param[],
  body: Block,
): Method => ({ kind: 'method', modifiers, typeParams: '', type, name: called, params, compact: false, throws: [], body })
