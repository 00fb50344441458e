/** What several runs on one pair of programs came to, as if it had been one. */
import type { ProcessId } from '../../workers/worker.js'
import type { Settings } from '../language.js'
import type { RunAnswer } from './answers.js'

/** What changes from run to run. */
export interface Round {
  readonly settings: Omit<Settings, 'strategy' | 'structure' | 'compareApi' | 'places' | 'grows'> & {
    readonly settles?: true
    /** Of how many parts of a search this is one; all of it if absent. */
    readonly parts?: number
  }
  readonly exclude?: readonly string[]
}

/** What ran, without what was found. */
export type Ran = Omit<RunAnswer, 'hung' | 'witnesses'>

/** A difference, the process that saw it, and what was not called any more by then. */
export type FoundWitness = RunAnswer['witnesses'][number] & { readonly foundBy: ProcessId; readonly exclude?: readonly string[] }

/** What ran, ran: counts are added up. */
export function joinedRuns(one: Ran, other: Ran): Ran {
  const sums = Object.fromEntries(counts.map(key => [key, one[key] + other[key]] as const))
  const entered = {
    before: [...one.entered.before, ...other.entered.before],
    after: [...one.entered.after, ...other.entered.after],
  }
  const unreturned = one.unreturned.filter(element => other.unreturned.includes(element))
  return {
    ...other,
    ...sums,
    entered,
    threw: missed(one, other, 'threw'),
    untaken: missed(one, other, 'untaken'),
    unreturned,
    onlyThrew: [...new Set([...one.onlyThrew, ...other.onlyThrew])].filter(element => unreturned.includes(element)),
    unmade: one.unmade.filter(type => other.unmade.includes(type)),
    truncated: one.truncated || other.truncated,
  }
}

/** One for each thing that differs, the smallest first. */
export function smallest(witnesses: readonly FoundWitness[], most: number): readonly FoundWitness[] {
  const bySubject = new Map<string, FoundWitness>()
  for (const witness of witnesses) {
    const known = bySubject.get(witness.subject)
    if (known === undefined || witness.size < known.size) bySubject.set(witness.subject, witness)
  }
  return [...bySubject.values()].sort((a, b) => a.size - b.size).slice(0, most)
}

const counts = [
  'sequences',
  'judged',
  'relevant',
  'differing',
  'flaky',
  'refused',
  'refusedInOne',
  'limited',
  'limitedInOne',
] as const satisfies readonly (keyof RunAnswer)[]

function missed<K extends 'threw' | 'untaken'>(one: Ran, other: Ran, key: K): Ran[K] {
  const before = missedInBoth<number | [number, number]>(
    { entered: one.entered.before, missed: one[key].before },
    { entered: other.entered.before, missed: other[key].before },
  )
  const after = missedInBoth<number | [number, number]>(
    { entered: one.entered.after, missed: one[key].after },
    { entered: other.entered.after, missed: other[key].after },
  )
  return { before, after } as Ran[K]
}

interface Missed<T> {
  readonly entered: readonly (readonly [mark: number, receiver: string])[]
  readonly missed: readonly T[]
}

/** What one run missed in a mark counts unless the other one entered that mark and did not miss it. */
function missedInBoth<T extends number | [number, number]>(one: Missed<T>, other: Missed<T>): T[] {
  const kept = (mine: Missed<T>, theirs: Missed<T>) => {
    const marks = new Set(theirs.entered.map(([mark]) => mark))
    const missed = new Set(theirs.missed.map(String))
    return mine.missed.filter(miss => missed.has(String(miss)) || !marks.has(typeof miss === 'number' ? miss : miss[0]))
  }
  return [...new Map([...kept(one, other), ...kept(other, one)].map(miss => [String(miss), miss])).values()]
}
