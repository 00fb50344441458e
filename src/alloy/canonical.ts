/**
 * One instance of each isomorphism class: the one that comes first in the order (its lex-leader). Whether the first relations of an
 * instance are those of a leader can be said of them alone, since renaming takes each relation to itself; a beginning that is no
 * leader's is cut with all that would follow (orderly generation, as Read and Faradzhev).
 *
 * The test looks for a renaming that gives an earlier beginning. It tries atom after atom what may come in its place, and compares
 * at each place as soon as it can. A renaming that changes nothing is an automorphism: it spares all images that it takes to ones
 * already tried (Schreier and Sims), so symmetry makes the search shorter, not longer. If no automorphism moves an atom that is
 * still to be spoken of, all completions of the beginning are different, and leaders.
 */
import type { Atom } from './bounds.js'
import type { Grounded } from './ground.js'
import { Images, type Renaming } from './images.js'
import type { Order, Place } from './order.js'

export type Beginning =
  /** A renaming of it comes earlier. */
  | 'copy'
  /** It is a leader's. */
  | 'leader'
  /** And so are all its completions. */
  | 'rigid'

type Compared = 'earlier' | 'same' | 'later'

export class Canonical {
  readonly #images: Images
  readonly #tuples: readonly (readonly Atom[])[]
  /** The atoms that each atom may be renamed to; none if it keeps its name. */
  readonly #class: readonly (readonly Atom[] | undefined)[]
  /** The atoms that may be renamed, in the order in which the places speak of them. */
  readonly #base: readonly Atom[]
  /** The first place that speaks of each of these. */
  readonly #firstPlace: readonly Place[]
  readonly #renaming: Renaming
  /** For each atom of a class: whether it has its new name, and whether its name is taken. */
  readonly #renamed: Uint8Array
  readonly #taken: Uint8Array
  /** Union-find over the atoms: the orbits of the automorphisms found. */
  readonly #orbit: Int32Array
  readonly #live: Uint8Array
  #values: Int8Array = new Int8Array(0)
  #end: Place = 0

  constructor({ bounds }: Grounded, order: Order) {
    const atoms = bounds.universe.atoms.length
    this.#images = new Images(atoms, order)
    this.#tuples = order.tuples
    const classOf = new Array<readonly Atom[] | undefined>(atoms).fill(undefined)
    for (const alike of bounds.interchangeable) for (const atom of alike) classOf[atom] = alike
    this.#class = classOf
    const first = new Map<Atom, Place>()
    for (const [place, tuple] of order.tuples.entries()) {
      for (const atom of tuple) if (classOf[atom] !== undefined && !first.has(atom)) first.set(atom, place)
    }
    this.#base = [...first.keys()]
    this.#firstPlace = [...first.values()]
    this.#renaming = this.#images.identity()
    this.#renamed = Uint8Array.from(classOf, alike => (alike === undefined ? 1 : 0))
    this.#taken = new Uint8Array(atoms)
    this.#orbit = new Int32Array(atoms)
    this.#live = new Uint8Array(atoms)
  }

  /**
   * What the first `end` places, the end of a relation, are the beginning of. The values are those of the search: for place p at
   * 2p, 1 is true, -1 is false, 0 is open.
   */
  judge(values: Int8Array, end: Place): Beginning {
    this.#values = values
    this.#end = end
    for (let atom = 0; atom < this.#orbit.length; atom++) this.#orbit[atom] = atom
    let levels = this.#base.length
    while (levels > 0 && (this.#firstPlace[levels - 1] as Place) >= end) levels--
    this.#fix(levels)
    // From the last level to the first: what is found there keeps all atoms before it in place.
    for (let level = levels - 1; level >= 0; level--) {
      this.#release(this.#base[level] as Atom)
      if (this.#earlierAt(level)) {
        this.#releaseAll(level)
        return 'copy'
      }
    }
    return this.#movesLiveAtom(end) ? 'leader' : 'rigid'
  }

  #earlierAt(level: number): boolean {
    const atom = this.#base[level] as Atom
    const tried: Atom[] = [atom]
    for (const name of this.#class[atom] as readonly Atom[]) {
      if (this.#taken[name] || tried.some(other => this.#find(other) === this.#find(name))) continue
      tried.push(name)
      this.#rename(atom, name)
      const compared = this.#compare(this.#firstPlace[level] as Place)
      this.#release(atom)
      if (compared === 'earlier') return true
    }
    return false
  }

  /** Compares the renamed beginning with our own from a place on; the first completion of the renaming that is not later counts. */
  #compare(from: Place): Compared {
    const values = this.#values
    for (let place = from; place < this.#end; place++) {
      const open = this.#openAtom(place)
      if (open >= 0) return this.#choose(open, place)
      const there = this.#images.of(place, this.#renaming)
      const ours = values[2 * place] as number
      const theirs = there === Images.nowhere ? -1 : (values[2 * there] as number)
      if (ours !== theirs) return theirs > ours ? 'earlier' : 'later'
    }
    this.#joinOrbits()
    return 'same'
  }

  #choose(atom: Atom, place: Place): Compared {
    for (const name of this.#class[atom] as readonly Atom[]) {
      if (this.#taken[name]) continue
      this.#rename(atom, name)
      const compared = this.#compare(place)
      this.#release(atom)
      if (compared !== 'later') return compared
    }
    return 'later'
  }

  /** An atom of the tuple at a place that has no new name yet. */
  #openAtom(place: Place): Atom {
    const tuple = this.#tuples[place] as readonly Atom[]
    for (let n = 0; n < tuple.length; n++) if (!this.#renamed[tuple[n] as Atom]) return tuple[n] as Atom
    return -1
  }

  #rename(atom: Atom, name: Atom): void {
    this.#renaming[atom] = name
    this.#renamed[atom] = 1
    this.#taken[name] = 1
  }

  #release(atom: Atom): void {
    this.#taken[this.#renaming[atom] as Atom] = 0
    this.#renaming[atom] = atom
    this.#renamed[atom] = 0
  }

  #fix(levels: number): void {
    for (let level = 0; level < levels; level++) this.#rename(this.#base[level] as Atom, this.#base[level] as Atom)
  }

  #releaseAll(levels: number): void {
    for (let level = 0; level < levels; level++) this.#release(this.#base[level] as Atom)
  }

  #joinOrbits(): void {
    for (const atom of this.#base) {
      if (!this.#renamed[atom]) continue
      const one = this.#find(atom)
      const other = this.#find(this.#renaming[atom] as Atom)
      if (one !== other) this.#orbit[Math.max(one, other)] = Math.min(one, other)
    }
  }

  #find(atom: Atom): Atom {
    let root = atom
    while (this.#orbit[root] !== root) root = this.#orbit[root] as Atom
    return root
  }

  /** Whether an automorphism moves an atom that a place behind `end` may still speak of. */
  #movesLiveAtom(end: Place): boolean {
    const live = this.#live.fill(0)
    for (let place = end; place < this.#tuples.length; place++) {
      if ((this.#values[2 * place] as number) < 0) continue
      const tuple = this.#tuples[place] as readonly Atom[]
      for (let n = 0; n < tuple.length; n++) live[tuple[n] as Atom] = 1
    }
    for (const [level, atom] of this.#base.entries()) {
      if (!live[atom]) continue
      // Atoms that no place has spoken of yet can still be swapped.
      if ((this.#firstPlace[level] as Place) >= end) return true
      for (const other of this.#class[atom] as readonly Atom[]) {
        if (other !== atom && this.#find(other) === this.#find(atom)) return true
      }
    }
    return false
  }
}
