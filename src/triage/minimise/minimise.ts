/**
 * Makes a program smaller as long as the same finding stays. The passes of its language propose changes; what is asked next follows from the
 * answers so far, taken in order. Candidates are asked ahead as if all before them fail, so many can be asked at once and the
 * outcome is that of asking one by one.
 */
import { type Languages, languageOf, languages } from '../../languages/languages.js'
import type { Example, Reduction } from '../../languages/reduction.js'
import { askingOf, type Minimising } from './asking.js'
import { begin, type Step, steps } from './steps.js'

export type { Example } from '../../languages/reduction.js'
export type { Minimising } from './asking.js'

/** The language of an example is told by its files. */
export interface MinimiseOptions extends Minimising {
  readonly among?: Languages
}

export interface Minimised {
  readonly example: Example
  /** How many answers were used. */
  readonly tests: number
  /** Whether more could have been tried. */
  readonly truncated: boolean
}

export async function minimise(example: Example, options: MinimiseOptions): Promise<Minimised> {
  const reduction = await reductionFor(example, options.among)
  const asking = askingOf(options)
  let smallest = example
  let held = await asking.first(startsOf(example, reduction))
  while (held !== undefined) {
    smallest = held.example
    held = await asking.first(steps(reduction, held.next, asking.isUsed))
  }
  await asking.rest()
  return { example: smallest, tests: asking.used(), truncated: asking.isUsedUp() }
}

/** Equal for two examples that are equal up to names. */
export async function canonical(example: Example, among?: Languages): Promise<Example> {
  return (await reductionFor(example, among)).canonical(example)
}

async function reductionFor({ files }: Example, among: Languages = languages): Promise<Reduction> {
  return (await languageOf(Object.keys(files), among).load()).reduction()
}

/** The example in each of its layouts. */
function* startsOf(example: Example, reduction: Reduction): Generator<Step, void, undefined> {
  for (const layout of reduction.layouts) {
    const candidate = layout(example, example)
    if (candidate !== undefined) yield { example: candidate, next: begin(candidate, layout) }
  }
}
