/**
 * The words of a theory that the printer reads: JDolly's signatures and relations (S2, section 4.2). A theory may leave out what its
 * programs do not have, and its labels may have modules in front.
 */
import type { Signature, Vocabulary } from '../../../alloy/space.js'
import { InputError } from '../../../model/index.js'

export interface Words {
  /** The label of a signature. */
  sig(name: string): string | undefined
  /** The label of a relation, `Class.id`. */
  relation(name: string): string | undefined
  /** The signatures of at most one atom below this one, which name it. */
  singletons(below: string): readonly Singleton[]
}

export interface Singleton {
  readonly label: string
  readonly name: string
  readonly multiplicity: 'one' | 'lone'
}

export function wordsOf({ sigs, fields }: Vocabulary, theory: string): Words {
  const labels = labelsByName(sigs.map(({ label }) => label))
  const relations = labelsByName(fields)
  const byLabel = new Map(sigs.map(sig => [sig.label, sig]))
  requireJava(theory, labels, relations)
  return {
    sig: name => labels.get(name),
    relation: name => relations.get(name),
    singletons(below) {
      const top = labels.get(below)
      return sigs.flatMap(sig => {
        const { label, multiplicity } = sig
        return isSingle(multiplicity) && isBelow(sig, top, byLabel) ? [{ label, name: nameOf(label), multiplicity }] : []
      })
    },
  }
}

/** What a theory needs if it has the first of the line. */
const needed = [
  ['Class'],
  ['ClassId'],
  ['Class.id'],
  ['Class.methods', 'Method', 'MethodId', 'Method.id', 'Method.b'],
  ['Class.fields', 'Field', 'FieldId', 'Field.id', 'Field.type'],
  ['Interface', 'Interface.id'],
  ['MethodInvocation', 'MethodInvocation.id'],
  ['ConstructorMethodInvocation', 'ConstructorMethodInvocation.idClass', 'ConstructorMethodInvocation.idMethod'],
  ['FieldInvocation', 'FieldInvocation.idField'],
  ['ConstructorFieldInvocation', 'ConstructorFieldInvocation.idClass2', 'ConstructorFieldInvocation.idField'],
] as const

function requireJava(theory: string, labels: ReadonlyMap<string, string>, relations: ReadonlyMap<string, string>): void {
  const has = (name: string) => labels.has(name) || relations.has(name)
  for (const [first, ...rest] of needed) {
    const missing = rest.length === 0 ? [first].find(name => !has(name)) : has(first) && rest.find(name => !has(name))
    if (typeof missing !== 'string') continue
    const kind = missing.includes('.') ? 'relation' : 'signature'
    throw new InputError(`${theory} can't be printed as Java: it has no ${kind} ${missing}; add --instances or --count`)
  }
}

/** Of two with the same name the first: modules that are opened come before those that open them. */
function labelsByName(labels: readonly string[]): ReadonlyMap<string, string> {
  return new Map([...labels].reverse().map(label => [nameOf(label), label]))
}

function nameOf(label: string): string {
  return label.slice(label.lastIndexOf('/') + 1)
}

function isSingle(multiplicity: Signature['multiplicity']): multiplicity is Singleton['multiplicity'] {
  return multiplicity === 'one' || multiplicity === 'lone'
}

function isBelow({ parent }: Signature, top: string | undefined, byLabel: ReadonlyMap<string, Signature>): boolean {
  if (parent === undefined || top === undefined) return false
  if (parent === top) return true
  const next = byLabel.get(parent)
  return next !== undefined && isBelow(next, top, byLabel)
}
