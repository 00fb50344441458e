/**
 * The universe of atoms, and for each signature the atoms that it must have and those that it may have. Only exact and top-level
 * signatures own atoms; all others draw from their parent's. Atoms that every bound treats alike are interchangeable: renaming
 * them gives an instance that nobody can tell from the first.
 */
import { TheoryError } from '../position.js'
import type { Relation, Scope, Sig, Theory } from '../theory.js'
import { childrenOf, type Size, sizesOf } from './sizes.js'

/** The number of an atom: its place in `Universe.atoms`. */
export type Atom = number

export interface Universe {
  /** The integers first, in their order, then the strings, then the atoms of the signatures. */
  readonly atoms: readonly string[]
  readonly integers: ReadonlyMap<number, Atom>
  readonly valueOf: ReadonlyMap<Atom, number>
  readonly strings: ReadonlyMap<string, Atom>
  readonly bitwidth: number
  readonly maxSeq: number
}

export interface SigBounds {
  readonly must: ReadonlySet<Atom>
  readonly may: ReadonlySet<Atom>
  readonly size: Size
}

export interface Bounds {
  readonly universe: Universe
  readonly sigs: ReadonlyMap<Sig, SigBounds>
  /** Sets of two or more interchangeable atoms, each in ascending order. */
  readonly interchangeable: readonly (readonly Atom[])[]
}

/** A universe beyond this has no chance of being grounded. */
const mostAtoms = 10_000

export function boundsOf(theory: Theory): Bounds {
  const atoms: string[] = []
  const { sigs } = theory
  const fixed = constants(theory.scope, atoms)
  const sizes = sizesOf(theory)
  const bounds = new Map<Sig, { must: Set<Atom>; may: Set<Atom>; size: Size }>()

  const own = (sig: Sig): ReadonlySet<Atom> => {
    const { atMost, exact } = sizeOf(sizes, sig)
    const must = new Set<Atom>()
    for (const child of childrenOf(sig, sigs)) for (const atom of own(child)) must.add(atom)
    const size = { atMost: Math.max(atMost, must.size), exact: exact || theory.scope.exact.includes(sig) }
    const may = new Set(must)
    if (size.exact || sig.parent === undefined) {
      const missing = size.atMost - must.size
      if (atoms.length + missing > mostAtoms) {
        throw new TheoryError(theory.scope.at, `the scope needs more than ${mostAtoms} atoms; lower it (${sig.label}: ${atMost})`)
      }
      for (let n = 0; n < missing; n++) {
        const atom = atoms.push(`${sig.label}$${n}`) - 1
        if (size.exact) must.add(atom)
        may.add(atom)
      }
    }
    bounds.set(sig, { must, may, size })
    return must
  }

  const draw = (sig: Sig): void => {
    const pool = new Set(boundsAt(bounds, sig).may)
    const children = childrenOf(sig, sigs)
    for (const child of children) for (const atom of boundsAt(bounds, child).must) pool.delete(atom)
    for (const child of children) {
      const { must, may, size } = boundsAt(bounds, child)
      if (size.atMost > must.size) for (const atom of pool) may.add(atom)
      draw(child)
    }
  }

  const subset = (sig: Sig, parents: readonly Relation[]): ReadonlySet<Atom> => {
    const known = bounds.get(sig)
    if (known !== undefined) return known.may
    const may = new Set<Atom>()
    bounds.set(sig, { must: new Set(), may, size: { atMost: Number.POSITIVE_INFINITY, exact: false } })
    for (const parent of parents) {
      const above =
        parent.kind === 'sig'
          ? parent.sig.subsetOf
            ? subset(parent.sig, parent.sig.subsetOf)
            : boundsAt(bounds, parent.sig).may
          : constantAtoms(parent, fixed, atoms)
      for (const atom of above) may.add(atom)
    }
    return may
  }

  const roots = sigs.filter(sig => sig.parent === undefined && sig.subsetOf === undefined)
  for (const sig of roots) own(sig)
  for (const sig of roots) draw(sig)
  for (const sig of sigs) if (sig.subsetOf !== undefined) subset(sig, sig.subsetOf)
  const universe = { atoms, ...fixed }
  return { universe, sigs: bounds, interchangeable: interchangeable(universe, sigs, bounds) }
}

function constants(scope: Scope, atoms: string[]): Omit<Universe, 'atoms'> {
  // Alloy 6.2 has integer atoms in every instance, whether they are used or not.
  const bitwidth = scope.bitwidth ?? 4
  if (bitwidth > 12) throw new TheoryError(scope.at, `integers of ${bitwidth} bits are too large to ground: 12 bits are the most`)
  const integers = new Map<number, Atom>()
  const half = bitwidth === 0 ? 0 : 2 ** (bitwidth - 1)
  for (let value = -half; value < half; value++) integers.set(value, atoms.push(`${value}`) - 1)
  const greatest = Math.max(0, half - 1)
  if (scope.maxSeq !== undefined && scope.maxSeq > greatest) {
    throw new TheoryError(
      scope.at,
      `with integers of ${bitwidth} bits a sequence has at most ${greatest} elements, not ${scope.maxSeq}`,
    )
  }
  const maxSeq = scope.maxSeq ?? Math.min(scope.overall ?? 4, greatest)
  const strings = new Map(scope.strings.map(text => [text, atoms.push(JSON.stringify(text)) - 1]))
  return { integers, valueOf: new Map([...integers].map(([value, atom]) => [atom, value])), strings, bitwidth, maxSeq }
}

function sizeOf(sizes: ReadonlyMap<Sig, Size>, sig: Sig): Size {
  const size = sizes.get(sig)
  if (size === undefined) throw new Error(`no size for ${sig.label}`)
  return size
}

export function boundsAt<B>(bounds: ReadonlyMap<Sig, B>, sig: Sig): B {
  const found = bounds.get(sig)
  if (found === undefined) throw new Error(`no bounds for ${sig.label}`)
  return found
}

/** `sig Even in Int`, `sig Some in univ`. */
function constantAtoms(parent: Relation, fixed: Omit<Universe, 'atoms'>, atoms: readonly string[]): Iterable<Atom> {
  if (parent.kind === 'constant') {
    if (parent.name === 'Int') return fixed.integers.values()
    if (parent.name === 'String') return fixed.strings.values()
    if (parent.name === 'univ') return atoms.keys()
    if (parent.name === 'seq/Int') return [...fixed.integers].filter(([n]) => n >= 0 && n < fixed.maxSeq).map(([, atom]) => atom)
  }
  throw new TheoryError(parent.at, 'a subset signature is a subset of signatures')
}

function interchangeable(universe: Universe, sigs: readonly Sig[], bounds: ReadonlyMap<Sig, SigBounds>): Atom[][] {
  const alike = new Map<string, Atom[]>()
  for (const atom of universe.atoms.keys()) {
    if (universe.valueOf.has(atom) || atom < universe.integers.size + universe.strings.size) continue
    const key = sigs.map(sig => membership(boundsAt(bounds, sig), atom)).join('')
    const others = alike.get(key)
    if (others === undefined) alike.set(key, [atom])
    else others.push(atom)
  }
  return [...alike.values()].filter(atoms => atoms.length > 1)
}

function membership({ must, may }: SigBounds, atom: Atom): string {
  if (must.has(atom)) return '2'
  return may.has(atom) ? '1' : '0'
}
