/** The theories of the ten refactorings that S2 and S0 test, and their programs, numbered. */
import { openSpace } from '../src/alloy/space.js'
import { printerOf } from '../src/languages/java/printer/printer.js'
import type { Program } from '../src/model/index.js'
import { shippedTheory } from '../src/programs/theories.js'

export interface Theory {
  readonly name: string
  /** What S0 generated for this refactoring, and the share of it that compiles. */
  readonly published: { readonly programs: number; readonly compiling: number }
}

export const theories: readonly Theory[] = [
  { name: 'java/rename-class', published: { programs: 15_916, compiling: 0.655 } },
  { name: 'java/rename-method', published: { programs: 11_264, compiling: 0.795 } },
  { name: 'java/rename-field', published: { programs: 19_424, compiling: 0.792 } },
  { name: 'java/push-down-method', published: { programs: 20_544, compiling: 0.785 } },
  { name: 'java/push-down-field', published: { programs: 11_936, compiling: 0.791 } },
  { name: 'java/pull-up-method', published: { programs: 8_937, compiling: 0.72 } },
  { name: 'java/pull-up-field', published: { programs: 10_928, compiling: 0.797 } },
  { name: 'java/encapsulate-field', published: { programs: 2_000, compiling: 0.928 } },
  { name: 'java/move-method', published: { programs: 22_905, compiling: 0.69 } },
  { name: 'java/add-parameter', published: { programs: 30_186, compiling: 0.63 } },
]

export interface Numbered extends Program {
  /** `java/rename-class#12`. */
  readonly id: string
}

export interface Programs {
  count(): bigint
  /** All in their order, or the first of them. */
  all(limit?: number): Iterable<Numbered>
  at(number: bigint): Numbered
}

/** The programs of a theory under one of its commands. Those of `published` need not compile. */
export function openPrograms(theory: string, run: string): Programs {
  const space = openSpace(shippedTheory(theory).file, { run })
  const print = printerOf(space.vocabulary, theory)
  return {
    count: () => space.count(),
    *all(limit = Number.POSITIVE_INFINITY) {
      let number = 0
      for (const instance of space.instances()) {
        if (number === limit) return
        yield { id: `${theory}#${number++}`, ...print(instance) }
      }
    },
    at: number => ({ id: `${theory}#${number}`, ...print(space.at(number)) }),
  }
}
