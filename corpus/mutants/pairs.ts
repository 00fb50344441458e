/**
 * The pairs: programs beside themselves with one to four edits that keep the behaviour, and programs beside themselves with a
 * fault, some of them with such edits on top, as in a refactoring that went wrong. A pair depends on its seed, number and
 * attempt only. Kinds take turns, so that rare ones are tested as often as those that fit everywhere.
 */
import { type Dice, dice } from '../pairs/dice.js'
import type { Edit } from './edit.js'
import { print } from './java/print.js'
import type { Program } from './java/tree.js'
import { keepEdits } from './keep.js'
import { faults } from './plant.js'
import { drawProgram } from './program.js'
import type { Answer, Candidate, Truth } from './truth.js'

export interface Mutant extends Candidate {
  /** What was done, in order; in a planted pair the fault comes first. */
  readonly edits: readonly string[]
}

export interface Judged extends Mutant {
  readonly truth: Answer
}

export function keepPair(seed: number, number: number, attempt: number): Mutant {
  const d = dice(seed * 2, number * attempts + attempt)
  const { before, after, edit } = firstThatFits(d, keepEdits, number)
  const more = edited(d, after, d.pick([0, 0, 1, 1, 2, 3]))
  return { id: `k${number}_${attempt}`, before, after: more.program, edits: [edit.name, ...more.edits] }
}

export function plantedPair(seed: number, number: number, attempt: number): Mutant {
  const d = dice(seed * 2 + 1, number * attempts + attempt)
  const { before, after, edit } = firstThatFits(d, faults, number + (attempt < attempts / 2 ? 0 : attempt))
  const more = edited(d, after, d.chance(0.3) ? 1 + d.below(2) : 0)
  return { id: `c${number}_${attempt}`, before, after: more.program, edits: [edit.name, ...more.edits] }
}

/** That many pairs that keep the behaviour. One that does not is a mistake in the edits, and an error. */
export async function keepPairs(count: number, seed: number, truth: Truth): Promise<readonly Judged[]> {
  return accepted(
    count,
    truth,
    (number, attempt) => keepPair(seed, number, attempt),
    pair => {
      if (pair.truth.kind === 'equal') return true
      if (pair.truth.kind === 'endless' || pair.truth.kind === 'unsteady') return false
      throw new Error(
        `${pair.id} should keep the behaviour (${pair.edits.join(', ')}) and is ${pair.truth.kind}: ${pair.truth.detail.join(' | ')}`,
      )
    },
  )
}

/** That many pairs whose difference a caller can see; faults that nobody can see, or that do not compile, are drawn again. */
export async function plantedPairs(count: number, seed: number, truth: Truth): Promise<readonly Judged[]> {
  return accepted(
    count,
    truth,
    (number, attempt) => plantedPair(seed, number, attempt),
    pair => pair.truth.kind === 'differs',
  )
}

const attempts = 64
const atOnce = 200

async function accepted(
  count: number,
  truth: Truth,
  make: (number: number, attempt: number) => Mutant,
  accept: (pair: Judged) => boolean,
): Promise<readonly Judged[]> {
  const found = new Map<number, Judged>()
  let open = Array.from({ length: count }, (_, number) => ({ number, attempt: 0 }))
  while (open.length > 0) {
    const round = open.slice(0, atOnce).map(slot => ({ ...slot, pair: make(slot.number, slot.attempt) }))
    const answers = await truth.judge(round.map(({ pair }) => pair))
    const again: typeof open = []
    for (const { number, attempt, pair } of round) {
      const answer = answers.get(pair.id)
      if (answer === undefined) throw new Error(`no answer about ${pair.id}`)
      const judged = { ...pair, truth: answer }
      if (accept(judged)) found.set(number, judged)
      else if (attempt + 1 < attempts) again.push({ number, attempt: attempt + 1 })
      else throw new Error(`nothing found for ${pair.id}`)
    }
    open = [...open.slice(atOnce), ...again]
  }
  return [...found].sort(([a], [b]) => a - b).map(([, judged]) => judged)
}

/** The kind whose turn it is, on the first program that has a place for it; another kind if none of many has. */
function firstThatFits(
  d: Dice,
  kinds: readonly Edit[],
  turn: number,
): { readonly before: Program; readonly after: Program; readonly edit: Edit } {
  for (let tries = 0; ; tries++) {
    const edit = tries < 30 ? kinds[turn % kinds.length] : d.pick(kinds)
    const before = drawProgram(d)
    const after = edit?.apply(d, before)
    if (edit !== undefined && after != null && !sameText(before, after)) return { before, after, edit }
  }
}

function edited(d: Dice, program: Program, count: number): { readonly program: Program; readonly edits: readonly string[] } {
  let now = program
  const done: string[] = []
  for (let tries = 0; done.length < count && tries < 20; tries++) {
    const edit = d.pick(keepEdits)
    const next = edit.apply(d, now)
    if (next === null) continue
    now = next
    done.push(edit.name)
  }
  return { program: now, edits: done }
}

function sameText(a: Program, b: Program): boolean {
  return JSON.stringify(print(a)) === JSON.stringify(print(b))
}
