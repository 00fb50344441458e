/** A Java program as a tree whose names are still atoms: what an instance says, and nothing of how it is written. */

/** A class or an interface. */
export interface Declaration {
  readonly kind: 'class' | 'interface'
  readonly atom: string
  readonly id: string
  /** Nothing is the default package. */
  readonly package: string | undefined
  readonly superclass: Declaration | undefined
  /** What a class implements, or an interface extends. */
  readonly interfaces: readonly Declaration[]
  readonly fields: readonly Field[]
  readonly methods: readonly Method[]
}

export interface Field {
  readonly atom: string
  readonly id: string
  readonly type: Type
  readonly access: Access
}

export interface Method {
  readonly atom: string
  readonly id: string
  readonly param: Type | undefined
  readonly access: Access
  readonly returns: Type
  /** An abstract method has none. */
  readonly body: Body | undefined
}

export type Element = Declaration | Field | Method
export type Type = 'int' | 'long' | Declaration
export type Access = 'public' | 'protected' | 'private' | 'package'
export type Body = { readonly kind: 'literal' } | Use

/** A method is called or a field is read. */
export interface Use {
  readonly kind: 'call' | 'read'
  readonly id: string
  readonly on: Receiver
}

/** `m()`, `this.m()`, `super.m()`, `A.this.m()`; else `new A().m()`, where the id of `A` is all that is known. */
export type Receiver = 'nothing' | 'this' | 'super' | 'qualified this' | { readonly newOf: string }
