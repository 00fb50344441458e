/**
 * What a name means in a module. Everything that a module opens, directly or not, can be named plainly; `alias/name` walks along
 * the opens first. What is private is seen in its own module only, and a private open by its own module only.
 */

import { nearest } from '../../model/index.js'
import { type Position, TheoryError } from '../position.js'
import type { Name } from '../syntax.js'
import type { Assertion, Callable, Instance, Signature } from './draft.js'
import { int, type Kind, none, seqInt, string, typeOf, univ } from './types.js'

const nowhere: Position = { file: '', line: 1, column: 1 }

/** The signatures that every module has. */
export const builtIn = {
  univ: builtInSignature(univ),
  Int: builtInSignature(int),
  'seq/Int': builtInSignature(seqInt),
  String: builtInSignature(string),
  none: builtInSignature(none),
}

function builtInSignature(kind: Kind): Signature {
  const { name } = kind
  return { name, label: name, at: nowhere, private: false, type: typeOf(kind), kind, parents: [], fields: [] }
}

function isBuiltIn(name: string): name is keyof typeof builtIn {
  return Object.hasOwn(builtIn, name)
}

/** This module and all whose names are seen in it, itself first. */
export function nameable(start: Instance): readonly Instance[] {
  const found = new Set<Instance>()
  const visit = (instance: Instance) => {
    if (found.has(instance)) return
    found.add(instance)
    for (const open of instance.opens.values()) {
      if (open.instance !== undefined && (instance === start || !open.private)) visit(open.instance)
    }
  }
  visit(start)
  return [...found]
}

/** The signatures of a name, those given to parameters included. More than one is ambiguous. */
export function signaturesNamed(from: Instance, name: string): readonly Signature[] {
  if (isBuiltIn(name)) return [builtIn[name]]
  const found = named(from, name, instance => one(instance.signatures.get(unqualified(name))))
  const parameter = from.parameters.get(name.startsWith('this/') ? unqualified(name) : name)
  return parameter === undefined || found.includes(parameter) ? found : [...found, parameter]
}

export function functionsNamed(from: Instance, name: string): readonly Callable[] {
  return named(from, name, instance => instance.functions.get(unqualified(name)) ?? [])
}

export function assertsNamed(from: Instance, name: string): readonly Assertion[] {
  return named(from, name, instance => one(instance.asserts.get(unqualified(name))))
}

/** The one signature that a name must mean. */
export function signatureNamed(from: Instance, { text, at }: Name): Signature {
  const [found, other] = signaturesNamed(from, text)
  if (found === undefined) throw new TheoryError(at, `unknown signature '${text}'${didYouMean(text, allSignatures(from))}`)
  if (other !== undefined) throw new TheoryError(at, `'${text}' may be ${found.label} or ${other.label} here`)
  return found
}

/** `; did you mean 'Class'?`, if a name is near enough. */
export function didYouMean(text: string, names: Iterable<string>): string {
  const near = nearest(text, names).map(name => `'${name}'`)
  return near.length === 0 ? '' : `; did you mean ${near.join(' or ')}?`
}

export function allSignatures(from: Instance): readonly string[] {
  return [
    ...nameable(from).flatMap(instance => [...instance.signatures.keys()]),
    ...from.parameters.keys(),
    ...Object.keys(builtIn),
  ]
}

/** Everything that could have been meant. */
export function allNames(from: Instance): readonly string[] {
  const members = nameable(from).flatMap(instance => [
    ...instance.functions.keys(),
    ...[...instance.signatures.values()].flatMap(({ fields }) => fields.map(({ name }) => name)),
  ])
  return [...allSignatures(from), ...members]
}

function one<T>(found: T | undefined): readonly T[] {
  return found === undefined ? [] : [found]
}

function unqualified(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1)
}

interface Declared {
  readonly private?: boolean
  readonly declaration?: { readonly private: boolean }
}

/** Looks in the module that the aliases lead to; if there is nothing, in all that can be named from there. */
function named<T extends Declared | Assertion>(
  from: Instance,
  name: string,
  look: (instance: Instance) => readonly T[],
): readonly T[] {
  const visible = (instance: Instance) => look(instance).filter(found => instance === from || !isPrivate(found))
  if (!name.includes('/')) return nameable(from).flatMap(visible)
  const aliases = name.split('/').slice(0, -1)
  if (aliases[0] === 'this') aliases.shift()
  let instance = from
  for (const [level, alias] of aliases.entries()) {
    const open = instance.opens.get(alias)
    if (open?.instance === undefined || (level > 0 && open.private)) return []
    instance = open.instance
  }
  const direct = visible(instance)
  return direct.length > 0 ? direct : nameable(instance).flatMap(visible)
}

function isPrivate(found: Declared | Assertion): boolean {
  if ('private' in found) return found.private ?? false
  return 'declaration' in found && (found.declaration?.private ?? false)
}
