/**
 * What an expression may contain: a union of products of signatures, and perhaps a truth value. Types only ever say which tuples
 * are impossible; they decide what an overloaded name means and which expressions are always empty. (The Alloy paper's "types".)
 */

/** A signature as types see it. Subset signatures have none of their own: their type is their parents'. */
export interface Kind {
  readonly name: string
  readonly parent?: Kind
}

/** Columns; either none of them is `none`, or all are. */
export type Product = readonly Kind[]

export interface Type {
  /** It may be a formula. */
  readonly formula: boolean
  /** It is a number, not a set of integers: a set of them may be had by a cast. */
  readonly number: boolean
  /** No one is part of another. */
  readonly products: readonly Product[]
}

export const univ: Kind = { name: 'univ' }
export const none: Kind = { name: 'none' }
export const int: Kind = { name: 'Int', parent: univ }
export const seqInt: Kind = { name: 'seq/Int', parent: int }
export const string: Kind = { name: 'String', parent: univ }

/** The type of what is wrong: nothing at all, not even the empty set. */
export const nothing: Type = { formula: false, number: false, products: [] }
export const formula: Type = { formula: true, number: false, products: [] }
export const number: Type = { formula: false, number: true, products: [[int]] }

/** More than anybody writes; what a product of many unions would otherwise eat. */
const mostProducts = 4_000

export class TypeTooLarge extends Error {}

export function typeOf(...columns: Kind[]): Type {
  return relation([columns])
}

export function isNothing(type: Type): boolean {
  return !type.formula && type.products.length === 0
}

export function isInteger(type: Type): boolean {
  return type.products.some(product => product.length === 1 && product[0] === int)
}

/** May it contain a tuple? */
export function hasTuple(type: Type): boolean {
  return type.products.some(product => !isEmpty(product))
}

export function hasArity(type: Type, arity: number): boolean {
  return type.products.some(product => product.length === arity)
}

/** The one arity of all its products. */
export function arityOf(type: Type): number | undefined {
  const [first] = type.products
  return first !== undefined && type.products.every(product => product.length === first.length) ? first.length : undefined
}

export function hasCommonArity(a: Type, b: Type): boolean {
  return a.products.some(product => hasArity(b, product.length))
}

export function overlap(a: Type, b: Type): boolean {
  return a.products.some(x => b.products.some(y => x.length === y.length && !isEmpty(meetOfProducts(x, y))))
}

/** Do their first columns meet? */
export function firstColumnsOverlap(a: Type, b: Type): boolean {
  return a.products.some(([x]) => b.products.some(([y]) => x !== undefined && y !== undefined && meet(x, y) !== none))
}

/** Do first columns meet in products of the same arity? */
export function canOverride(a: Type, b: Type): boolean {
  return a.products.some(x => b.products.some(y => x.length === y.length && meetOf(x[0], y[0]) !== none))
}

/** As a set or relation only. */
export function asRelation(type: Type): Type {
  return type.formula || type.number ? relation(type.products) : type
}

export function withFormula(type: Type): Type {
  return { ...type, number: false, formula: true }
}

/** Both: what a name may be that means two things. */
export function either(a: Type, b: Type): Type {
  if (a.formula === b.formula) {
    if (a.products.length === 0) return b
    if (b.products.length === 0) return a
  }
  return { formula: a.formula || b.formula, number: false, products: union([...a.products, ...b.products]) }
}

/** The union of two relations: what has an arity that both have. */
export function unionOf(a: Type, b: Type): Type {
  return relation([
    ...a.products.filter(product => hasArity(b, product.length)),
    ...b.products.filter(product => hasArity(a, product.length)),
  ])
}

/** Of `a`, what has an arity of `b`. */
export function ofArityOf(a: Type, b: Type): Type {
  return relation(a.products.filter(product => hasArity(b, product.length)))
}

export function ofArity(type: Type, arity: number): Type {
  return relation(type.products.filter(product => product.length === arity))
}

export function intersectionOf(a: Type, b: Type): Type {
  return relation(a.products.flatMap(x => b.products.filter(y => y.length === x.length).map(y => meetOfProducts(x, y))))
}

export function productOf(a: Type, b: Type): Type {
  return relation(a.products.flatMap(x => b.products.map(y => productOfProducts(x, y))))
}

export function joinOf(a: Type, b: Type): Type {
  return relation(a.products.flatMap(x => b.products.filter(y => x.length + y.length > 2).map(y => joinOfProducts(x, y))))
}

/** `set <: type`. */
export function domainOf(set: Type, type: Type): Type {
  return relation(unary(set).flatMap(kind => type.products.map(product => restricted(product, 0, kind))))
}

/** `type :> set`. */
export function rangeOf(type: Type, set: Type): Type {
  return relation(unary(set).flatMap(kind => type.products.map(product => restricted(product, product.length - 1, kind))))
}

/** What the operators that make a relation of two give. */
export const ofOperator = {
  union: unionOf,
  override: unionOf,
  difference: ofArityOf,
  intersection: intersectionOf,
  join: joinOf,
  domain: domainOf,
  range: rangeOf,
} as const

export function makesRelation(operator: string): operator is keyof typeof ofOperator {
  return Object.hasOwn(ofOperator, operator)
}

export function transposeOf(type: Type): Type {
  return relation(ofArity(type, 2).products.map(product => product.toReversed()))
}

export function closureOf(type: Type): Type {
  const step = ofArity(type, 2)
  let all = step
  for (let path = joinOf(step, step); ; path = joinOf(path, step)) {
    const more = unionOf(all, path)
    if (sameType(more, all)) return all
    all = more
  }
}

export function sameType(a: Type, b: Type): boolean {
  const within = (x: Type, y: Type) => x.products.every(product => y.products.some(other => isPart(product, other)))
  return a.formula === b.formula && within(a, b) && within(b, a)
}

/** A text that is the same for the same types only. */
export function keyOf(type: Type, idOf: (kind: Kind) => number): string {
  const products = type.products.map(product => product.map(idOf).join('>'))
  return `${type.formula ? 'f' : ''}${type.number ? 'n' : ''}${products.sort().join('|')}`
}

/** For messages: `{A->B, Int}`. */
export function writtenType(type: Type): string {
  const products = type.products.map(product => product.map(kind => kind.name).join('->'))
  return `{${[...(type.formula ? ['formula'] : []), ...products].join(', ')}}`
}

export function relation(products: readonly Product[]): Type {
  return products.length === 0 ? nothing : { formula: false, number: false, products: union(products) }
}

export function isEmpty(product: Product): boolean {
  return product[0] === none
}

/** What is in both. */
export function meet(a: Kind, b: Kind): Kind {
  if (isKindOf(a, b)) return a
  return isKindOf(b, a) ? b : none
}

export function isKindOf(a: Kind, b: Kind): boolean {
  if (a === none || a === b || b === univ) return true
  for (let kind = a.parent; kind !== undefined; kind = kind.parent) if (kind === b) return true
  return false
}

export function meetOfProducts(a: Product, b: Product): Product {
  return nonempty(a.map((kind, column) => meetOf(kind, b[column])))
}

export function productOfProducts(a: Product, b: Product): Product {
  return nonempty([...a, ...b])
}

export function joinOfProducts(a: Product, b: Product): Product {
  const columns = [...a.slice(0, -1), ...b.slice(1)]
  return meetOf(a.at(-1), b[0]) === none ? columns.map(() => none) : nonempty(columns)
}

/** The product with one column cut down to a kind. */
export function restricted(product: Product, column: number, to: Kind): Product {
  return nonempty(product.map((kind, i) => (i === column ? meet(kind, to) : kind)))
}

function meetOf(a: Kind | undefined, b: Kind | undefined): Kind {
  return a === undefined || b === undefined ? none : meet(a, b)
}

function nonempty(columns: Product): Product {
  return columns.includes(none) ? columns.map(() => none) : columns
}

function unary(type: Type): Kind[] {
  return type.products.flatMap(product => (product.length === 1 ? product : []))
}

function isPart(a: Product, b: Product): boolean {
  return a.length === b.length && a.every((kind, column) => isKindOf(kind, b[column] ?? none))
}

/** Without those that are part of others. */
function union(products: readonly Product[]): readonly Product[] {
  if (products.length <= 1) return products
  let kept: Product[] = []
  for (const product of products) {
    if (kept.some(other => isPart(product, other))) continue
    kept = kept.filter(other => !isPart(other, product))
    kept.push(product)
    if (kept.length > mostProducts) throw new TypeTooLarge()
  }
  return kept
}
