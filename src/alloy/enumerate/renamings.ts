/**
 * A set of renamings: atoms have colours, and an atom may be given any name of its own colour. A row of a relation (the tuples that
 * differ in their last atom only) splits colours; the choice of one name splits one.
 */
import type { Atom } from '../ground/bounds.js'

export class Renamings {
  /** The colour of each atom, and the colour of each name. */
  readonly atoms: Int32Array
  readonly names: Int32Array
  /** How many atoms, and as many names, have a colour. */
  readonly sizes: Int32Array
  #colours = 0

  constructor(universe: number) {
    this.atoms = new Int32Array(universe)
    this.names = new Int32Array(universe)
    this.sizes = new Int32Array(universe)
  }

  /** All renamings within these sets; other atoms keep their names. */
  static within(universe: number, interchangeable: readonly (readonly Atom[])[]): Renamings {
    const all = new Renamings(universe)
    const free = new Set(interchangeable.flat())
    const single = Array.from({ length: universe }, (_, atom) => atom).filter(atom => !free.has(atom))
    for (const set of [...interchangeable, ...single.map(atom => [atom])]) {
      const colour = all.#colours++
      all.sizes[colour] = set.length
      for (const atom of set) {
        all.atoms[atom] = colour
        all.names[atom] = colour
      }
    }
    return all
  }

  copy(from: Renamings): void {
    this.atoms.set(from.atoms)
    this.names.set(from.names)
    this.sizes.set(from.sizes)
    this.#colours = from.#colours
  }

  isFixed(atom: Atom): boolean {
    return this.sizes[this.atoms[atom] as number] === 1
  }

  /** A new colour for some atoms and names that have one colour now. */
  split(colour: number, size: number): number {
    const part = this.#colours++
    this.sizes[part] = size
    this.sizes[colour] = (this.sizes[colour] as number) - size
    return part
  }

  /** Only the renamings that give an atom this name of its colour. */
  choose(atom: Atom, name: Atom): void {
    const part = this.split(this.atoms[atom] as number, 1)
    this.atoms[atom] = part
    this.names[name] = part
  }
}
