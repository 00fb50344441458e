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
      return sigs.filter(sig => isSingle(sig) && isBelow(sig, top, byLabel)).map(({ label }) => ({ label, name: nameOf(label) }))
    },
  }
}

/**
 * What the programs of a theory don't show though it says it: relations that the printer does not know, and further primitive types,
 * access words and qualifiers, which are written as if they were not there.
 */
export function notPrinted({ sigs, fields }: Vocabulary): readonly string[] {
  const byLabel = new Map(sigs.map(sig => [sig.label, sig]))
  const labels = labelsByName(sigs.map(({ label }) => label))
  const unknown = Object.entries(printed.below).flatMap(([top, names]) =>
    sigs.filter(sig => isBelow(sig, labels.get(top), byLabel) && !names.includes(nameOf(sig.label))).map(({ label }) => label),
  )
  return [...fields.filter(label => !printed.relations.has(nameOf(label))), ...unknown]
}

const printed = {
  relations: new Set(
    `Class.id Class.package Class.extend Class.implement Class.methods Class.fields Interface.id Interface.package Interface.extend
    Field.id Field.type Field.acc Method.id Method.param Method.acc Method.return Method.b MethodInvocation.id MethodInvocation.q
    ConstructorMethodInvocation.idClass ConstructorMethodInvocation.idMethod FieldInvocation.idField FieldInvocation.qField
    ConstructorFieldInvocation.idClass2 ConstructorFieldInvocation.idField`.split(/\s+/),
  ),
  below: {
    PrimitiveType: ['Int_', 'Long_'],
    Accessibility: ['public', 'protected', 'private_'],
    Qualifier: ['this_', 'super_', 'qthis_'],
  } as Readonly<Record<string, readonly string[]>>,
}

/** What a theory needs where it has a certain word. */
const needed: readonly { readonly where?: string; readonly names: readonly string[] }[] = [
  { names: ['Class', 'ClassId', 'Class.id'] },
  { where: 'Class.methods', names: ['Method', 'MethodId', 'Method.id', 'Method.b'] },
  { where: 'Class.fields', names: ['Field', 'FieldId', 'Field.id', 'Field.type'] },
  { where: 'Interface', names: ['Interface.id'] },
  { where: 'MethodInvocation', names: ['MethodInvocation.id'] },
  {
    where: 'ConstructorMethodInvocation',
    names: ['ConstructorMethodInvocation.idClass', 'ConstructorMethodInvocation.idMethod'],
  },
  { where: 'FieldInvocation', names: ['FieldInvocation.idField'] },
  {
    where: 'ConstructorFieldInvocation',
    names: ['ConstructorFieldInvocation.idClass2', 'ConstructorFieldInvocation.idField'],
  },
]

function requireJava(theory: string, labels: ReadonlyMap<string, string>, relations: ReadonlyMap<string, string>): void {
  const has = (name: string) => labels.has(name) || relations.has(name)
  const missing = needed
    .filter(({ where }) => where === undefined || has(where))
    .flatMap(({ names }) => names)
    .find(name => !has(name))
  if (missing === undefined) return
  const kind = missing.includes('.') ? 'relation' : 'signature'
  throw new InputError(`${theory} can't be printed as Java: it has no ${kind} ${missing}; add --instances or --count`)
}

/** Of two with the same name the first: modules that are opened come before those that open them. */
function labelsByName(labels: readonly string[]): ReadonlyMap<string, string> {
  return new Map([...labels].reverse().map(label => [nameOf(label), label]))
}

function nameOf(label: string): string {
  return label.slice(label.lastIndexOf('/') + 1)
}

function isSingle({ multiplicity }: Signature): boolean {
  return multiplicity === 'one' || multiplicity === 'lone'
}

function isBelow({ parent }: Signature, top: string | undefined, byLabel: ReadonlyMap<string, Signature>): boolean {
  if (parent === undefined || top === undefined) return false
  if (parent === top) return true
  const next = byLabel.get(parent)
  return next !== undefined && isBelow(next, top, byLabel)
}
