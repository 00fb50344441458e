/** Instances for people: the names of the atoms in each signature and each field. What is the same as before is not made again. */
import type { Atom } from '../ground/bounds.js'
import { TRUE } from '../ground/circuit.js'
import type { Grounded, Unknown } from '../ground/ground.js'
import type { Theory } from '../theory.js'
import type { Order, Place } from './order.js'

export interface Instance {
  /** The atoms of each signature, those of its children too. */
  readonly sigs: Readonly<Record<string, readonly string[]>>
  /** The tuples of each field, by `Sig.field`. */
  readonly fields: Readonly<Record<string, readonly (readonly string[])[]>>
}

/** A signature or a field. */
interface Part<V> {
  readonly label: string
  /** Behind this place nothing changes it. */
  readonly lastPlace: Place
  readonly make: (values: Uint8Array) => V
}

export class Instances {
  readonly #sigs: readonly Part<readonly string[]>[]
  readonly #fields: readonly Part<readonly (readonly string[])[]>[]
  #last: Instance | undefined

  constructor(theory: Theory, grounded: Grounded, order: Order) {
    const names = grounded.bounds.universe.atoms
    const placeOf = new Map(order.inputs.map((input, place) => [input, place]))
    this.#sigs = theory.sigs.map(sig => {
      const members = [...(grounded.members.get(sig) ?? [])].sort(([one], [other]) => one - other)
      const places = members.map(([, literals]) =>
        literals.includes(TRUE) ? undefined : literals.map(each => placeOf.get(each) as Place),
      )
      const isMember = (values: Uint8Array, n: number) => places[n]?.some(place => values[place]) ?? true
      return {
        label: sig.label,
        lastPlace: Math.max(-1, ...places.flatMap(each => each ?? [])),
        make: (values: Uint8Array) => members.filter((_, n) => isMember(values, n)).map(([atom]) => names[atom] as string),
      }
    })
    this.#fields = theory.fields.map(field => partOf(field.label, grounded.fields.get(field), order, names))
  }

  /** The values from `changedFrom` on may be others than last time. */
  instance(values: Uint8Array, changedFrom: Place): Instance {
    const from = this.#last === undefined ? -1 : changedFrom
    this.#last = {
      sigs: renewed(this.#sigs, this.#last?.sigs ?? {}, values, from),
      fields: renewed(this.#fields, this.#last?.fields ?? {}, values, from),
    }
    return this.#last
  }
}

function partOf(
  label: string,
  unknown: Unknown | undefined,
  { unknowns, starts }: Order,
  names: readonly string[],
): Part<readonly (readonly string[])[]> {
  const n = unknown === undefined ? -1 : unknowns.indexOf(unknown)
  const [from, to] = n < 0 ? [0, 0] : [starts[n] as Place, starts[n + 1] as Place]
  const tuples = n < 0 ? [] : (unknown?.tuples ?? []).map(tuple => tuple.map((atom: Atom) => names[atom] as string))
  return { label, lastPlace: to - 1, make: values => tuples.filter((_, k) => values[from + k]) }
}

function renewed<V>(
  parts: readonly Part<V>[],
  last: Readonly<Record<string, V>>,
  values: Uint8Array,
  from: Place,
): Readonly<Record<string, V>> {
  let all: Record<string, V> | undefined
  for (const part of parts) {
    if (part.lastPlace < from) continue
    all ??= { ...last }
    all[part.label] = part.make(values)
  }
  return all ?? last
}
