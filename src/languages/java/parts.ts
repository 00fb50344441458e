/**
 * A long search is made in two parts, so that of two processes none is idle: the first has the plan, both draw by lot. What
 * comes out does not hang on who was faster: the second part counts unless the first one says that more would show nothing more.
 */
import type { Answered } from '../language.js'
import type { RunAnswer } from './answers.js'
import { type FoundWitness, joinedRuns, type Round, smallest } from './joined.js'
import type { Load } from './jvm.js'

/** What was found, and by whom; `done`: one part came to its end, whatever hung in the other. */
export type PartAnswer = Omit<RunAnswer, 'witnesses'> & { readonly witnesses: readonly FoundWitness[]; readonly done?: true }

export type AskPart = (round: Round, part: 0 | 1, signal?: AbortSignal) => Promise<Answered<RunAnswer>>

/** From so many sequences on it is worth it. */
const leastShared = 4_000
/** Most programs are small, and done before that; a larger one is not. */
const headStartMs = 100
/** The second part begins later, in a process that has only compiled so far. */
const firstShare = 0.56

export async function inParts(ask: AskPart, round: Round, load: Load): Promise<Answered<PartAnswer>> {
  const { sequences, budgetMs } = round.settings
  if (sequences < leastShared) return found(await ask(round, 0))
  // Where the processes have enough to do, the parts come one after the other.
  const time = load === 'one' ? budgetMs : Math.ceil(budgetMs / 2)
  const part = (number: 0 | 1, signal?: AbortSignal) => {
    const share = number === 0 ? firstShare : 1 - firstShare
    const shared = { part: number, parts: 2, allSequences: sequences }
    const settings = { ...round.settings, sequences: Math.round(sequences * share), budgetMs: time, ...shared }
    return ask({ ...round, settings }, number, signal)
  }
  const later = new Later(signal => part(1, signal))
  try {
    if (load === 'one') later.beginAfter(round.settings.settles ? 0 : headStartMs)
    const first = found(await part(0))
    if (first.kind !== 'answered' || first.value.over || first.value.hung !== undefined) return first
    return joined(first, found(await later.now()), round)
  } finally {
    later.forgo()
  }
}

function joined(first: Answered<PartAnswer> & { kind: 'answered' }, second: Answered<PartAnswer>, round: Round): typeof first {
  // What one part knows is not lost by another one that gives no answer.
  if (second.kind !== 'answered') return { ...first, value: { ...first.value, truncated: true } }
  const { hung } = second.value
  return {
    ...first,
    value: {
      ...joinedRuns(first.value, second.value),
      witnesses: smallest([...first.value.witnesses, ...second.value.witnesses], round.settings.witnesses),
      ...(hung === undefined ? {} : { hung, done: true }),
    },
  }
}

/** What is begun after a while, or when it is needed; whoever no longer needs it says so. */
class Later<T> {
  readonly #begin: (signal: AbortSignal) => Promise<T>
  #timer: NodeJS.Timeout | undefined
  #begun: Promise<T> | undefined
  #forgone: AbortController | undefined

  constructor(begin: (signal: AbortSignal) => Promise<T>) {
    this.#begin = begin
  }

  beginAfter(ms: number): void {
    // Where it does not count, nobody waits for it, and the pool may be closed before its answer comes.
    this.#timer = setTimeout(() => this.now().catch(() => {}), ms)
  }

  now(): Promise<T> {
    clearTimeout(this.#timer)
    if (this.#begun !== undefined) return this.#begun
    // Made only when it is needed: most searches of a batch have one part.
    this.#forgone = new AbortController()
    this.#begun = this.#begin(this.#forgone.signal)
    return this.#begun
  }

  forgo(): void {
    clearTimeout(this.#timer)
    this.#forgone?.abort()
  }
}

function found(answer: Answered<RunAnswer>): Answered<PartAnswer> {
  if (answer.kind !== 'answered') return answer
  const witnesses = answer.value.witnesses.map(witness => ({ ...witness, foundBy: answer.by }))
  return { ...answer, value: { ...answer.value, witnesses } }
}
