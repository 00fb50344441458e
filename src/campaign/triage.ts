/** The findings of a campaign, triaged into bugs that are kept with it. What was triaged already, or minimised before a kill, is not done again. */
import type { Languages } from '../languages/languages.js'
import type { Bug } from '../model/index.js'
import { bugsOf, triageKey } from '../triage/triage.js'
import type { UserRules } from '../triage/user-rules.js'
import { execute, executeOnce, type Lane, withTechniques } from './execute.js'
import type { Readable, Store } from './store.js'

/** Undefined if they were not triaged, or by other rules, or have changed since. */
export async function triagedBugs(campaign: Readable, rules: UserRules): Promise<readonly Bug[] | undefined> {
  const triaged = await campaign.triaged()
  if (triaged === undefined) return undefined
  return triaged.key === triageKey(await campaign.findingIds(), rules) ? triaged.bugs : undefined
}

export interface TriageOptions {
  readonly rules: UserRules
  readonly lanes: readonly Lane[]
  /** Among which those of the programs are. */
  readonly languages: Languages
  readonly onProgress?: (done: number, of: number) => void
}

export async function triageCampaign(
  store: Store,
  { rules, lanes, languages, onProgress }: TriageOptions,
): Promise<readonly Bug[]> {
  const known = await triagedBugs(store, rules)
  if (known !== undefined) return known
  const laneOf = (engine: string, technique: string): Lane => {
    const lane = lanes.find(each => each.engine === engine)
    if (lane === undefined) throw new Error(`${engine} has no lane`)
    return withTechniques(lane, [technique])
  }
  const bugs = await bugsOf(store.findings(), {
    rules,
    languages,
    findOnce: ({ engine, technique }, request) => executeOnce({ lane: laneOf(engine, technique), request }),
    find: async ({ engine, technique }, request) => (await execute({ lane: laneOf(engine, technique), request })).findings,
    kept: { get: key => store.minimised(key), put: (key, smallest) => store.writeMinimised(key, smallest) },
    ...(onProgress === undefined ? {} : { onProgress }),
  })
  await store.writeTriaged({ key: triageKey(await store.findingIds(), rules), bugs })
  return bugs
}
