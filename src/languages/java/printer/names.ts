/**
 * Names for ids and packages. A signature of one atom fixes the name of that atom; the others get letters that Java people use, in the
 * order of printing. A fixed name is never given to another atom, so it means the same in all programs of a theory.
 */
import type { Instance } from '../../../alloy/space.js'
import type { Declaration } from './tree.js'
import type { Singleton, Words } from './words.js'

/** The names of atoms. What no declaration has is named when it is first asked for. */
export interface Names {
  readonly ofPackage: Naming
  readonly ofClass: Naming
  readonly ofField: Naming
  readonly ofMethod: Naming
  readonly parameter: string
}

type Naming = (atom: string) => string

export function namerOf(words: Words): (instance: Instance, declarations: readonly Declaration[]) => Names {
  const classes = nameSpace(words.singletons('ClassId'), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ')
  // A class would hide a package of its name.
  const packages = nameSpace(words.singletons('Package').map(lowered), 'pqrst', classes.fixed)
  const fields = nameSpace(words.singletons('FieldId').map(lowered), fieldLetters)
  const methods = nameSpace(words.singletons('MethodId').map(lowered), 'mnklo', ofEveryObject)
  const parameter = freeNames('abcdefghijklmnopqrstuvwxyz', new Set([...fieldLetters, ...fields.fixed]))(0)

  return (instance, declarations) => {
    const names = {
      ofPackage: packages.naming(instance),
      ofClass: classes.naming(instance),
      ofField: fields.naming(instance),
      ofMethod: methods.naming(instance),
      parameter,
    }
    for (const declaration of declarations) {
      if (declaration.package !== undefined) names.ofPackage(declaration.package)
      names.ofClass(declaration.id)
      for (const { id } of declaration.fields) names.ofField(id)
      for (const { id } of declaration.methods) names.ofMethod(id)
    }
    return names
  }
}

const fieldLetters = 'fghij'

/** `Target` is marked `target`, `GetF` is named `getF`. */
export function uncapitalized(name: string): string {
  return name.slice(0, 1).toLowerCase() + name.slice(1)
}

/** `M` and `ID1` are no words: `m`, `id1`. */
function lowered(singleton: Singleton): Singleton {
  const { name } = singleton
  return { ...singleton, name: name === name.toUpperCase() ? name.toLowerCase() : uncapitalized(name) }
}

interface NameSpace {
  /** These names are taken even where their signature is empty. */
  readonly fixed: ReadonlySet<string>
  naming(instance: Instance): Naming
}

function nameSpace(singletons: readonly Singleton[], letters: string, taken: ReadonlySet<string> = new Set()): NameSpace {
  const fixed = new Map<string, string>()
  for (const { label, name } of singletons) {
    let allowed = identifier(name)
    while (fixed.has(allowed) || taken.has(allowed)) allowed += '_'
    fixed.set(allowed, label)
  }
  const free = freeNames(letters, new Set([...fixed.keys(), ...taken]))
  return {
    fixed: new Set(fixed.keys()),
    naming({ sigs }) {
      const names = new Map<string, string>()
      for (const [name, label] of fixed) {
        const atom = sigs[label]?.[0]
        if (atom !== undefined) names.set(atom, name)
      }
      let given = 0
      return atom => {
        const known = names.get(atom)
        if (known !== undefined) return known
        const name = free(given++)
        names.set(atom, name)
        return name
      }
    },
  }
}

/** The n-th name that is not taken: the letters, then the first of them with numbers. */
function freeNames(letters: string, taken: { has(name: string): boolean }): (n: number) => string {
  const names = [...letters].filter(letter => !taken.has(letter))
  let numbered = 0
  return n => {
    for (; n >= names.length; ) {
      numbered++
      const name = `${letters.slice(0, 1)}${numbered}`
      if (!taken.has(name)) names.push(name)
    }
    return names[n] as string
  }
}

/** Alloy's names may have quotes, and may be words of Java. */
function identifier(name: string): string {
  const plain = name.replace(/[^\p{L}\p{N}_]/gu, '_')
  return reserved.has(plain) ? `${plain}_` : plain
}

/** Methods that a class can't have with a number as result. */
const ofEveryObject = new Set(['clone', 'finalize', 'getClass', 'hashCode', 'notify', 'notifyAll', 'toString', 'wait'])

const reserved = new Set(
  `_ abstract assert boolean break byte case catch char class const continue default do double else enum extends false final finally
  float for goto if implements import instanceof int interface long native new null package permits private protected public record
  return sealed short static strictfp super switch synchronized this throw throws transient true try var void volatile while yield`.split(
    /\s+/,
  ),
)
