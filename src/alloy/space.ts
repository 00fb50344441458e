/**
 * All instances of a theory under one of its commands, as one list: each once up to isomorphism, counted, numbered, in an order that
 * the theory's text and the order's version define.
 */
import { Completions } from './enumerate/completions.js'
import { Count, memory } from './enumerate/count.js'
import { Enumeration } from './enumerate/enumerate.js'
import { type Instance, Instances } from './enumerate/instance.js'
import { ground } from './ground/ground.js'
import { type Loaded, loadModules } from './parse/modules.js'
import { parseFormula, parseScope } from './parse/parse.js'
import { written } from './position.js'
import { resolve } from './resolve/resolve.js'
import type { Multiplicity } from './syntax.js'
import type { Theory } from './theory.js'

export type { Instance } from './enumerate/instance.js'
export { sampleNumbers } from './enumerate/sample.js'

/** What a user may choose beside the theory. */
export interface Choice {
  /** The label of a command; else the first `run`. */
  readonly run?: string
  /** Replaces the command's scope. */
  readonly scope?: string
  /** Formulas that must hold too. */
  readonly where?: readonly string[]
  /** A folder with modules that any theory may open: `a/b` is its file `a/b.als`. */
  readonly shared?: string
}

/** What a theory declares, with labels as in its instances. */
export interface Vocabulary {
  readonly sigs: readonly Signature[]
  /** `Sig.field`. */
  readonly fields: readonly string[]
}

export interface Signature {
  readonly label: string
  readonly multiplicity: Multiplicity
  /** What it extends. */
  readonly parent?: string
}

export interface Space {
  readonly vocabulary: Vocabulary
  /** `file:line:col: warning: …`. */
  readonly warnings: readonly string[]
  /** Tells now and then how many it has counted. */
  count(onProgress?: (soFar: bigint) => void): bigint
  /** All, in their order, from a number on. */
  instances(from?: bigint): Iterable<Instance>
  /** The k-th, made directly. */
  at(k: bigint): Instance
}

export function openSpace(file: string, choice: Choice = {}): Space {
  return openModules(loadModules(file, choice.shared), choice)
}

/** Of a theory that is read already. */
export function openModules(loaded: Loaded, choice: Omit<Choice, 'shared'>): Space {
  const { theory, warnings } = resolve(loaded, {
    ...(choice.run === undefined ? {} : { run: choice.run }),
    ...(choice.scope === undefined ? {} : { scope: parseScope(choice.scope, '--scope') }),
    where: (choice.where ?? []).map(formula => parseFormula(formula, '--where')),
  })
  return {
    warnings: warnings.map(({ at, what }) => `${written(at)}: warning: ${what}`),
    ...spaceOf(theory),
  }
}

/** The space of a theory that is resolved; grounding it may cost so much. */
export function spaceOf(theory: Theory, cost?: number): Omit<Space, 'warnings'> {
  const grounded = ground(theory, cost)
  const enumeration = new Enumeration(grounded)
  const places = enumeration.order.inputs.length
  const instances = () => new Instances(theory, grounded, enumeration.order)
  const single = instances()
  let counted: Count | undefined
  const count = (onProgress?: (soFar: bigint) => void) => (counted ??= new Count(enumeration, memory, onProgress))

  function* all(from: bigint): Generator<Instance, void> {
    const made = instances()
    for (const completions of from === 0n ? whole() : count().from(from)) {
      yield made.instance(completions.values, 0)
      while (completions.next()) yield made.instance(completions.values, completions.changedFrom)
    }
  }

  function* whole(): Generator<Completions, void> {
    const bdd = enumeration.newBdd()
    for (const block of enumeration.blocks(bdd)) {
      yield new Completions(bdd, places, block)
      if (bdd.size > memory.nodes) bdd.clear()
    }
  }

  return {
    vocabulary: vocabularyOf(theory),
    count: onProgress => count(onProgress).total,
    instances: (from = 0n) => all(from),
    at(k) {
      const values = count().at(k)
      if (values === undefined) throw new RangeError(`there is no instance ${k}: there are ${count().total}`)
      return single.instance(values, 0)
    },
  }
}

function vocabularyOf({ sigs, fields }: Theory): Vocabulary {
  return {
    sigs: sigs.map(({ label, multiplicity, parent }) => ({
      label,
      multiplicity,
      ...(parent === undefined ? {} : { parent: parent.label }),
    })),
    fields: fields.map(({ label }) => label),
  }
}
