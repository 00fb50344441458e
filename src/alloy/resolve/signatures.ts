/**
 * The signatures of all instances: what each extends or is a subset of, so its type, and what it is called. Parents come before
 * their children, and cyclic inheritance is reported.
 */

import { TheoryError } from '../position.js'
import type { Name } from '../syntax.js'
import type { Relation, Sig } from '../theory.js'
import type { Instance, Signature } from './draft.js'
import type { Instances } from './instances.js'
import { signatureNamed } from './names.js'
import { type Kind, none, type Type, typeOf, unionOf, univ } from './types.js'

/** In the order of their declaration; all of them are filled in then. */
export function resolveSignatures({ main, all }: Instances): readonly Signature[] {
  const declared = all.flatMap(instance => [...instance.signatures.values()])
  const labels = labelsOf(declared, main)
  const index = new Map(declared.map((signature, n) => [signature, n]))
  const underWay = new Set<Signature>()
  const resolve = (signature: Signature): void => {
    const { declaration, home } = signature
    if (signature.core !== undefined || declaration === undefined || home === undefined) return
    if (underWay.has(signature))
      throw new TheoryError(signature.at, `cyclic inheritance: '${signature.name}' is its own ancestor`)
    underWay.add(signature)
    signature.label = labels.get(signature) ?? signature.name
    const parents = (declaration.in ?? (declaration.extends ? [declaration.extends] : [])).map(name => {
      const parent = signatureNamed(home, name)
      resolve(parent)
      return { name, parent }
    })
    signature.parents = parents.map(({ parent }) => parent)
    if (declaration.in === undefined) extend(signature, parents[0])
    else beSubset(signature)
    signature.core = coreOf(signature, index.get(signature) ?? 0)
  }
  declared.forEach(resolve)
  return declared
}

/** Is it the other one, or does it extend it, or is it a subset of it or of what extends it? */
export function isWithin(signature: Signature, other: Signature): boolean {
  return signature === other || other.kind === univ || signature.parents.some(parent => isWithin(parent, other))
}

/** A signature as an expression of the theory. */
export function relationOf({ core, name }: Signature, at: Relation['at']): Relation {
  if (core !== undefined) return { kind: 'sig', sig: core, at }
  return name === 'univ' || name === 'Int' || name === 'seq/Int' || name === 'String'
    ? { kind: 'constant', name, at }
    : { kind: 'none', arity: 1, at }
}

function extend(signature: Signature, above: { readonly name: Name; readonly parent: Signature } | undefined): void {
  const parent = above?.parent
  if (parent !== undefined && above !== undefined) {
    const refuse = (why: string) => new TheoryError(above.name.at, `'${signature.name}' can't extend '${parent.name}': ${why}`)
    if (parent.kind === undefined) throw refuse('that is a subset signature')
    if (parent.home === undefined && parent.kind !== univ) throw refuse('that is built in')
    if (parent.parents[0]?.declaration?.enum) throw refuse('that is a value of an enumeration')
    if (parent.declaration?.enum && signature.declaration?.multiplicity !== 'one')
      throw refuse("only 'one' signatures are its values")
  }
  const kind: Kind = { name: signature.label, parent: parent?.kind ?? univ }
  signature.kind = kind
  // The values of an enumeration are not told apart by their types.
  signature.type = parent?.declaration?.enum ? parent.type : typeOf(kind)
}

function beSubset(signature: Signature): void {
  const { at, name, declaration } = signature
  if (declaration?.abstract) throw new TheoryError(at, `'${name}' can't be abstract: it is a subset of others`)
  const nonempty = signature.parents.filter(({ kind }) => kind !== none)
  const [first, ...others] = nonempty.map(({ type }): Type => type)
  if (first === undefined) throw new TheoryError(at, `'${name}' is a subset of nothing`)
  const everything = nonempty.find(({ kind }) => kind === univ)
  signature.parents = everything === undefined ? [...new Set(nonempty)] : [everything]
  signature.type = everything?.type ?? others.reduce(unionOf, first)
}

function coreOf({ label, at, declaration, parents, kind }: Signature, index: number): Sig {
  const [parent] = parents
  const extended = kind !== undefined && parent?.core !== undefined
  return {
    index,
    label,
    at,
    abstract: declaration?.abstract ?? false,
    multiplicity: declaration?.multiplicity ?? 'set',
    ...(extended ? { parent: parent.core } : {}),
    ...(kind === undefined ? { subsetOf: parents.map(one => relationOf(one, at)) } : {}),
    ...(declaration?.exactly ? { wholeUnion: true } : {}),
    ...(declaration?.enum ? { enum: true } : {}),
  }
}

/** The name; with the way to its module, where that is not the main one and the name is not the only one, or the module is ours. */
function labelsOf(declared: readonly Signature[], main: Instance): ReadonlyMap<Signature, string> {
  const times = new Map<string, number>()
  for (const { name, home } of declared) if (!home?.loaded.ours) times.set(name, (times.get(name) ?? 0) + 1)
  return new Map(
    declared.map(signature => {
      const { name, home } = signature
      const plain = home === main || (!home?.loaded.ours && times.get(name) === 1)
      return [signature, plain ? name : `${home?.path}/${name}`]
    }),
  )
}
