/**
 * One instance of each isomorphism class: the one that comes first in the order (its lex-leader). Whether the first relations of an
 * instance are those of a leader can be said of them alone, since renaming takes each relation to itself; a beginning that is no
 * leader's is cut with all that would follow (orderly generation, after Read and Faradzhev).
 *
 * The test looks for a renaming that gives an earlier beginning. It goes through the relations row by row, and keeps the renamings
 * that gave the same so far, as a colouring of the atoms: a row splits colours (partition backtracking, after Leon), and only where a
 * row begins with an atom that may still have several names one of them is chosen. Renamings that give the same to the end are
 * automorphisms; they spare all choices that they take to ones already tried (Schreier and Sims), so symmetry makes the search
 * shorter, not longer. If no automorphism moves an atom that is still to be spoken of, all completions of the beginning are
 * different, and leaders; else those are that no automorphism makes earlier.
 */
import type { Atom } from '../ground/bounds.js'
import type { Grounded } from '../ground/ground.js'
import { type Images, nowhere, type Renaming } from './images.js'
import type { Order, Place } from './order.js'
import { Renamings } from './renamings.js'

export type Beginning =
  /** A renaming of it comes earlier. */
  | 'copy'
  /** It is a leader's. */
  | 'leader'
  /** And so are all its completions. */
  | 'rigid'

type Compared = 'earlier' | 'same' | 'later'

/** The places of a relation whose tuples differ in their last atom only. */
interface Row {
  readonly start: Place
  readonly end: Place
  /** The atoms that they begin with. */
  readonly head: readonly Atom[]
}

/** Where a name was chosen for an atom that could have had others. */
interface Level {
  readonly row: number
  readonly atom: Atom
  readonly renamings: Renamings
}

export class Canonical {
  readonly #images: Images
  readonly #tuples: readonly (readonly Atom[])[]
  /** The last atom of the tuple at each place. */
  readonly #last: Int32Array
  readonly #rows: readonly Row[]
  readonly #interchangeable: readonly (readonly Atom[])[]
  /** The set of interchangeable atoms that an atom is in. */
  readonly #setOf: readonly (readonly Atom[])[]
  readonly #all: Renamings
  /** Renamings that nobody uses at present. */
  readonly #spare: Renamings[] = []
  /** The name of each atom that has only one. */
  readonly #renaming: Renaming
  /** For each colour in the present row: how many of its names are still to come in a true tuple; -1 where nobody asked. */
  readonly #trueNames: Int32Array
  readonly #asked: number[] = []
  /** Union-find over the atoms: the orbits of the automorphisms found. */
  readonly #orbits: Int32Array
  /** One of each set of automorphisms found, if it moves a live atom; together they make all. */
  readonly #automorphisms: Renaming[] = []
  /** The atoms that a place behind the end may still speak of. */
  readonly #live: Uint8Array
  #values: Int8Array = new Int8Array(0)
  #end = 0

  constructor({ bounds }: Grounded, order: Order, images: Images) {
    const universe = bounds.universe.atoms.length
    this.#images = images
    this.#tuples = order.tuples
    this.#last = Int32Array.from(order.tuples, tuple => tuple.at(-1) ?? 0)
    this.#rows = rowsOf(order)
    this.#interchangeable = bounds.interchangeable
    const setOf = Array.from({ length: universe }, (_, atom): readonly Atom[] => [atom])
    for (const set of bounds.interchangeable) for (const atom of set) setOf[atom] = set
    this.#setOf = setOf
    this.#all = Renamings.within(universe, bounds.interchangeable)
    this.#renaming = this.#images.identity()
    this.#trueNames = new Int32Array(universe).fill(-1)
    this.#orbits = new Int32Array(universe)
    this.#live = new Uint8Array(universe)
  }

  /**
   * What the first `end` places, the end of a relation, are the beginning of. The values are those of the search: for place p at
   * 2p, 1 is true, -1 is false, 0 is open.
   */
  judge(values: Int8Array, end: Place): Beginning {
    this.#values = values
    this.#end = 0
    while (this.#end < this.#rows.length && (this.#rows[this.#end] as Row).start < end) this.#end++
    for (let atom = 0; atom < this.#orbits.length; atom++) this.#orbits[atom] = atom
    this.#automorphisms.length = 0
    this.#markLive(end)
    const levels: Level[] = []
    const isCopy = this.#followIdentity(levels) === 'earlier' || levels.reverse().some(level => this.#earlierAt(level))
    for (const { renamings } of levels) this.#spare.push(renamings)
    if (isCopy) return 'copy'
    return this.#movesLiveAtom() ? 'leader' : 'rigid'
  }

  /**
   * The automorphisms of the beginning that was judged last, without the identity, but for what they do to atoms that nothing speaks
   * of any more; undefined if they are more than `most`.
   */
  symmetries(most: number): Renaming[] | undefined {
    // Already more than wanted, whatever they make together.
    if (this.#automorphisms.length > most) return undefined
    const live = this.#interchangeable.flat().filter(atom => this.#live[atom])
    const all = [this.#images.identity()]
    for (let n = 0; n < all.length; n++) {
      for (const automorphism of this.#automorphisms) {
        const both = (all[n] as Renaming).map(name => automorphism[name] as Atom)
        if (all.some(known => live.every(atom => known[atom] === both[atom]))) continue
        if (all.length > most) return undefined
        all.push(both)
      }
    }
    return all.slice(1)
  }

  /** The way on which every atom keeps its name, and what could have been chosen instead. */
  #followIdentity(levels: Level[]): Compared {
    const renamings = this.#taken(this.#all)
    let compared: Compared = 'same'
    for (let n = 0; n < this.#end && compared === 'same'; n++) {
      for (const atom of (this.#rows[n] as Row).head) {
        if (renamings.isFixed(atom)) continue
        levels.push({ row: n, atom, renamings: this.#taken(renamings) })
        renamings.choose(atom, atom)
      }
      compared = this.#row(this.#rows[n] as Row, renamings)
    }
    if (compared === 'same') this.#joinTwins(renamings)
    this.#spare.push(renamings)
    return compared
  }

  #earlierAt({ row, atom, renamings }: Level): boolean {
    const tried = [atom]
    for (const name of this.#setOf[atom] as readonly Atom[]) {
      if (renamings.names[name] !== renamings.atoms[atom] || tried.some(other => same(this.#orbits, name, other))) continue
      tried.push(name)
      if (this.#compareWith(renamings, atom, name, row) === 'earlier') return true
    }
    return false
  }

  #compareWith(renamings: Renamings, atom: Atom, name: Atom, row: number): Compared {
    const chosen = this.#taken(renamings)
    chosen.choose(atom, name)
    const compared = this.#compare(chosen, row)
    this.#spare.push(chosen)
    return compared
  }

  /** What these renamings give from a row on, compared with our own; of several choices, the first that is not later counts. */
  #compare(renamings: Renamings, from: number): Compared {
    for (let n = from; n < this.#end; n++) {
      const row = this.#rows[n] as Row
      for (const atom of row.head) if (!renamings.isFixed(atom)) return this.#compareEach(renamings, atom, n)
      const compared = this.#row(row, renamings)
      if (compared !== 'same') return compared
    }
    this.#joinOrbits(renamings)
    return 'same'
  }

  #compareEach(renamings: Renamings, atom: Atom, row: number): Compared {
    for (const name of this.#setOf[atom] as readonly Atom[]) {
      if (renamings.names[name] !== renamings.atoms[atom]) continue
      const compared = this.#compareWith(renamings, atom, name, row)
      if (compared !== 'later') return compared
    }
    return 'later'
  }

  /**
   * A row whose head has its names. Place after place: a true one needs a name that is true there, and a false one could have any
   * such name that is left, and be earlier. If all come out even, colours are split into true and false.
   */
  #row({ start, end, head }: Row, renamings: Renamings): Compared {
    for (const atom of head) this.#renaming[atom] = this.#nameOf(atom, renamings)
    const there = this.#images.row(start, this.#renaming)
    let compared: Compared = 'same'
    let splits = false
    for (let place = start; place < end && compared === 'same'; place++) {
      const atom = this.#last[place] as Atom
      const colour = renamings.atoms[atom] as number
      const left = this.#trueNamesOf(colour, atom, there, renamings)
      if ((this.#values[2 * place] as number) > 0) {
        if (left === 0) compared = 'later'
        this.#trueNames[colour] = left - 1
        splits ||= (renamings.sizes[colour] as number) > 1
      } else if (left > 0) compared = 'earlier'
    }
    if (splits && compared === 'same') this.#split(start, end, there, renamings)
    for (const colour of this.#asked) this.#trueNames[colour] = -1
    this.#asked.length = 0
    return compared
  }

  #trueNamesOf(colour: number, atom: Atom, there: number, renamings: Renamings): number {
    const known = this.#trueNames[colour] as number
    if (known >= 0) return known
    const set = this.#setOf[atom] as readonly Atom[]
    let count = 0
    for (let n = 0; n < set.length; n++) {
      const name = set[n] as Atom
      if (renamings.names[name] === colour && this.#isTrue(there, name)) count++
    }
    this.#asked.push(colour)
    this.#trueNames[colour] = count
    return count
  }

  #split(start: Place, end: Place, there: number, renamings: Renamings): void {
    // As many atoms of a colour are true as names; here they are counted again, by atoms.
    for (const colour of this.#asked) this.#trueNames[colour] = 0
    for (let place = start; place < end; place++) {
      if ((this.#values[2 * place] as number) <= 0) continue
      const colour = renamings.atoms[this.#last[place] as Atom] as number
      this.#trueNames[colour] = (this.#trueNames[colour] as number) + 1
    }
    for (const colour of this.#asked) {
      const size = this.#trueNames[colour] as number
      if (size > 0 && size < (renamings.sizes[colour] as number)) this.#splitOff(colour, size, start, end, there, renamings)
    }
  }

  #splitOff(colour: number, size: number, start: Place, end: Place, there: number, renamings: Renamings): void {
    const part = renamings.split(colour, size)
    let set: readonly Atom[] = []
    for (let place = start; place < end; place++) {
      const atom = this.#last[place] as Atom
      if (renamings.atoms[atom] !== colour || (this.#values[2 * place] as number) <= 0) continue
      renamings.atoms[atom] = part
      set = this.#setOf[atom] as readonly Atom[]
    }
    for (const name of set) if (renamings.names[name] === colour && this.#isTrue(there, name)) renamings.names[name] = part
  }

  #isTrue(row: number, name: Atom): boolean {
    const place = row === nowhere ? nowhere : this.#images.in(row, name)
    return place !== nowhere && (this.#values[2 * place] as number) > 0
  }

  #nameOf(atom: Atom, renamings: Renamings): Atom {
    const colour = renamings.atoms[atom] as number
    const set = this.#setOf[atom] as readonly Atom[]
    for (let n = 0; n < set.length; n++) if (renamings.names[set[n] as Atom] === colour) return set[n] as Atom
    throw new Error('an atom without a name')
  }

  /** All that is left are automorphisms: an atom can have any name of its colour. */
  #joinOrbits(renamings: Renamings): void {
    const automorphism = this.#images.identity()
    for (const set of this.#interchangeable) {
      const byColour = (colours: Int32Array) =>
        [...set].sort((one, other) => (colours[one] as number) - (colours[other] as number))
      const names = byColour(renamings.names)
      for (const [n, atom] of byColour(renamings.atoms).entries()) {
        automorphism[atom] = names[n] as Atom
        unite(this.#orbits, atom, names[n] as Atom)
      }
    }
    if (automorphism.some((name, atom) => name !== atom && this.#live[atom])) this.#automorphisms.push(automorphism)
  }

  /** On the way of the identity the names of one colour can be swapped two by two. */
  #joinTwins(renamings: Renamings): void {
    for (const set of this.#interchangeable) {
      for (const [n, atom] of set.entries()) {
        const other = set.slice(n + 1).find(each => renamings.names[each] === renamings.names[atom])
        if (other === undefined) continue
        unite(this.#orbits, atom, other)
        if (!this.#live[atom] && !this.#live[other]) continue
        const swap = this.#images.identity()
        swap[atom] = other
        swap[other] = atom
        this.#automorphisms.push(swap)
      }
    }
  }

  #markLive(end: Place): void {
    this.#live.fill(0)
    for (let place = end; place < this.#tuples.length; place++) {
      if ((this.#values[2 * place] as number) < 0) continue
      const tuple = this.#tuples[place] as readonly Atom[]
      for (let n = 0; n < tuple.length; n++) this.#live[tuple[n] as Atom] = 1
    }
  }

  #movesLiveAtom(): boolean {
    return this.#interchangeable.some(set =>
      set.some(atom => this.#live[atom] && set.some(other => other !== atom && same(this.#orbits, atom, other))),
    )
  }

  #taken(from: Renamings): Renamings {
    const renamings = this.#spare.pop() ?? new Renamings(this.#orbits.length)
    renamings.copy(from)
    return renamings
  }
}

function rowsOf({ tuples, owners }: Order): Row[] {
  const rows: Row[] = []
  for (const [place, tuple] of tuples.entries()) {
    const last = rows.at(-1)
    const head = tuple.slice(0, -1)
    const goesOn = last !== undefined && owners[last.start] === owners[place] && head.every((atom, n) => last.head[n] === atom)
    if (goesOn) rows[rows.length - 1] = { ...last, end: place + 1 }
    else rows.push({ start: place, end: place + 1, head })
  }
  return rows
}

/** Union-find: each atom points to another of its set, the first to itself. */
function first(sets: Int32Array, atom: Atom): Atom {
  let root = atom
  while (sets[root] !== root) root = sets[root] as Atom
  return root
}

function same(sets: Int32Array, one: Atom, other: Atom): boolean {
  return first(sets, one) === first(sets, other)
}

function unite(sets: Int32Array, one: Atom, other: Atom): void {
  const [left, right] = [first(sets, one), first(sets, other)]
  sets[Math.max(left, right)] = Math.min(left, right)
}
