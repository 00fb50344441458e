/**
 * A hang costs the member that hung, not the verdict. A worker whose run does not come back tells what it knows until then and
 * ends itself; another one goes on without that member, a few times. Whether the other version hangs as well is probed, because
 * a hang that one version has and the other has not is a difference that can't be shown.
 */
import type { Answered } from '../language.js'
import type { ProbeAnswer, RunAnswer } from './answers.js'
import { type FoundWitness, joinedRuns, type Ran, type Round } from './joined.js'
import type { PartAnswer } from './parts.js'

/** All rounds as if they were one. */
export interface Rounds {
  readonly ran: Ran
  readonly witnesses: readonly FoundWitness[]
  /** Elements that did not come back, in the order in which that happened. */
  readonly hung: readonly string[]
  /** One of them hung in one version and came back in the other. */
  readonly hungInOne: boolean
}

export interface Asked {
  run(round: Round): Promise<Answered<PartAnswer>>
  /** Does the version after come back from these calls? */
  probe(round: Round & { readonly calls: object }): Promise<Answered<ProbeAnswer>>
}

/** With the first one; each may last as long as the budget that is left, or this part of all of it. */
const mostRounds = 4
const leastPart = 1 / 3

export async function inRounds(asked: Asked, settings: Round['settings']): Promise<Answered<Rounds>> {
  const hangs: Hang[] = []
  const rounds = await runAll(asked, settings, hangs)
  if (rounds.kind !== 'answered' || hangs.length === 0) return rounds
  // Where there is a witness, it decides.
  const hungInOne = rounds.value.witnesses.length === 0 && (await isInOne(asked, hangs))
  const hung = [...new Set(hangs.map(({ hung }) => hung.element))]
  return { ...rounds, value: { ...rounds.value, hung, hungInOne } }
}

/** What hung, and in which round. */
interface Hang {
  readonly round: Round
  readonly hung: NonNullable<RunAnswer['hung']>
}

async function runAll(asked: Asked, settings: Round['settings'], hangs: Hang[]): Promise<Answered<Rounds>> {
  let { budgetMs } = settings
  let rounds: (Answered<Rounds> & { kind: 'answered' }) | undefined
  for (let left = mostRounds; ; left--) {
    const exclude = hangs.map(({ hung }) => hung.element)
    const round = { settings: { ...settings, budgetMs }, ...(exclude.length === 0 ? {} : { exclude }) }
    const answer = await asked.run(round)
    // What earlier rounds know is not lost by one that gives no answer.
    if (answer.kind !== 'answered') return rounds === undefined ? answer : cutShort(rounds)
    const { hung, done = false, ...ran } = answer.value
    rounds = { ...answer, value: joined(rounds?.value, ran, exclude) }
    if (hung === undefined) return rounds
    hangs.push({ round, hung })
    if (rounds.value.witnesses.length > 0 || done) return rounds
    if (left === 1 || exclude.includes(hung.element)) return cutShort(rounds)
    budgetMs = Math.ceil(Math.max(budgetMs - hung.spentMs, settings.budgetMs * leastPart))
  }
}

/** The version before runs first: what hung in the one after came back there. */
async function isInOne(asked: Asked, hangs: readonly Hang[]): Promise<boolean> {
  if (hangs.some(({ hung }) => hung.in === 'after')) return true
  for (const { round, hung } of hangs) {
    const answer = await asked.probe({ ...round, calls: hung.calls })
    // Whoever gives no answer in time hangs, too; of one that died nothing is known.
    const hangsToo = answer.kind === 'answered' ? answer.value.hung !== undefined : answer.kind === 'hung'
    if (!hangsToo) return true
  }
  return false
}

function cutShort<T extends { readonly value: Rounds }>(rounds: T): T {
  const { value } = rounds
  return { ...rounds, value: { ...value, ran: { ...value.ran, truncated: true } } }
}

function joined(
  earlier: Rounds | undefined,
  { witnesses, ...ran }: Omit<PartAnswer, 'hung' | 'done'>,
  exclude: readonly string[],
): Rounds {
  const found = exclude.length === 0 ? witnesses : witnesses.map(witness => ({ ...witness, exclude }))
  if (earlier === undefined) return { ran, witnesses: found, hung: [], hungInOne: false }
  return { ...earlier, ran: { ...joinedRuns(earlier.ran, ran), truncated: ran.truncated }, witnesses: found }
}
