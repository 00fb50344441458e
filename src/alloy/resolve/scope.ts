/** What a command's scope says, of which signature: names looked up, and refused where a signature can't have such a scope. */

import { TheoryError } from '../position.js'
import type { CommandDeclaration, Name, ScopeDeclaration } from '../syntax.js'
import type { Scope, Sig } from '../theory.js'
import type { Instance, Signature } from './draft.js'
import type { Instances } from './instances.js'
import { signatureNamed } from './names.js'

export function scopeOf(
  command: CommandDeclaration,
  { overall, bitwidth, maxSeq, sigs }: ScopeDeclaration,
  { main, all }: Instances,
  literals: ReadonlySet<string>,
): Scope {
  const entries = sigs.filter(({ sig }) => sig.text !== 'String').map(entry => entryOf(main, entry))
  refuseTwoSizes(entries)
  // A scope that replaces the command's own is what its problems are about.
  const replaced = sigs.find(({ sig }) => sig.at.file !== command.at.file)?.sig.at
  return {
    at: replaced ?? command.at,
    ...(overall === undefined ? {} : { overall }),
    ...(bitwidth === undefined ? {} : { bitwidth }),
    ...(maxSeq === undefined ? {} : { maxSeq }),
    sigs: entries,
    exact: exactOf(main, all),
    strings: stringsOf(sigs, literals),
  }
}

interface Entry {
  readonly sig: Name
  readonly size: number
  readonly exactly: boolean
}

function entryOf(main: Instance, { sig, size, exactly }: Entry): Scope['sigs'][number] {
  const { at } = sig
  const signature = signatureNamed(main, sig)
  const refuse = (why: string) => new TheoryError(at, `'${sig.text}' can't have ${size} as its scope: ${why}`)
  const { core, kind, declaration } = signature
  if (core === undefined) throw refuse('it is built in')
  if (kind === undefined) throw refuse('it is a subset of others')
  if (declaration?.enum) throw refuse('it is an enumeration')
  if (core.multiplicity === 'one' && size !== 1) throw refuse("it is 'one'")
  if (core.multiplicity === 'lone' && size > 1) throw refuse("it is 'lone'")
  if (core.multiplicity === 'some' && size < 1) throw refuse("it is 'some'")
  return { sig: core, size, exactly, at }
}

function refuseTwoSizes(entries: Scope['sigs']): void {
  const sizes = new Map<Sig, number>()
  for (const { sig, size, at } of entries) {
    const other = sizes.get(sig) ?? size
    if (other !== size) throw new TheoryError(at, `'${sig.label}' has ${other} as its scope already`)
    sizes.set(sig, size)
  }
}

/** What is given to `exactly` parameters; for the main module, its own. */
function exactOf(main: Instance, all: readonly Instance[]): readonly Sig[] {
  const given = all.flatMap(instance => {
    const names = instance.loaded.module.parameters.filter(({ exactly }) => exactly).map(({ name }) => name.text)
    return names.map(name => (instance === main ? instance.signatures : instance.parameters).get(name))
  })
  const isOwn = (signature: Signature | undefined) => signature?.kind !== undefined
  return [...new Set(given.filter(isOwn).flatMap(signature => signature?.core ?? []))]
}

/** The literals, and as many more as the scope asks for. */
function stringsOf(entries: readonly Entry[], literals: ReadonlySet<string>): readonly string[] {
  const strings = new Set(literals)
  const [asked, again] = entries.filter(({ sig }) => sig.text === 'String')
  if (again !== undefined) throw new TheoryError(again.sig.at, "'String' has a scope already")
  if (asked !== undefined && !asked.exactly)
    throw new TheoryError(asked.sig.at, "the scope of 'String' must be exact: add 'exactly'")
  for (let n = 0; strings.size < (asked?.size ?? 0); n++) strings.add(`String${n}`)
  return [...strings].sort()
}
