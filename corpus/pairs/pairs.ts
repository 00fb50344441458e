/**
 * Small pairs of Java programs for the benchmarks and for the test that holds reused compilers equal to fresh ones.
 * A program is three classes of the kind that JDolly makes, or everyday Java beside a smaller such hierarchy; the version after is made
 * by a refactoring done naively, so that most pairs keep their behaviour, some change it, some do not compile.
 * A pair depends on its seed and number only, never on the pairs before it.
 */
import { type Dice, dice } from './dice.js'
import { edited, everyday, someEdit } from './everyday.js'
import { broken } from './faults.js'
import { type Files, hierarchy, type Program, print } from './hierarchy.js'
import { refactorings } from './refactorings.js'

export interface Pair {
  readonly id: string
  readonly before: Files
  readonly after: Files
}

/** Pairs whose version before always compiles. */
export function* pairs(count: number, seed: number): Generator<Pair> {
  for (let n = 0; n < count; n++) {
    const { before, after } = refactored(dice(seed, n))
    yield { id: `${seed}-${n}`, before, after }
  }
}

/** The same for three classes only, of the size and kind that S2 tests refactoring engines with. */
export function* threeClassPairs(count: number, seed: number): Generator<Pair> {
  for (let n = 0; n < count; n++) {
    const d = dice(seed, n)
    yield { id: `${seed}-${n}`, ...changedHierarchy(d, hierarchy(d, 3)) }
  }
}

/** Good programs with a fault or two planted in them, of all kinds; some three in a hundred compile all the same. */
export function* brokenPrograms(count: number, seed: number): Generator<Files> {
  for (let n = 0; n < count; n++) {
    const d = dice(seed, n)
    const once = broken(d, refactored(d).before)
    yield d.chance(0.25) ? broken(d, once) : once
  }
}

interface Versions {
  readonly before: Files
  readonly after: Files
}

function refactored(d: Dice): Versions {
  const shape = d.pick(shapes)
  switch (shape) {
    case 'hierarchy':
      return changedHierarchy(d, hierarchy(d, 3))
    case 'hierarchy beside everyday code': {
      const beside = everyday(d).files
      const { before, after } = changedHierarchy(d, hierarchy(d, 2))
      return { before: { ...before, ...beside }, after: { ...after, ...beside } }
    }
    case 'everyday code beside a hierarchy': {
      const beside = print(hierarchy(d, 2))
      const feature = everyday(d)
      return { before: { ...beside, ...feature.files }, after: { ...beside, ...edited(feature.files, someEdit(d, feature)) } }
    }
  }
}

const shapes = [
  'hierarchy',
  'hierarchy',
  'hierarchy',
  'hierarchy beside everyday code',
  'everyday code beside a hierarchy',
] as const

/** The first refactoring, in an order drawn by lot, that finds something to do. */
function changedHierarchy(d: Dice, program: Program): Versions {
  const before = print(program)
  for (;;) {
    const after = d.pick(refactorings)(d, program)
    if (after !== null) return { before, after: print(after) }
  }
}
