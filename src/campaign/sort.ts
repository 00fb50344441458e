/** The findings of a campaign, sorted into bugs and kept with it. What was sorted already, or made smaller before a kill, is not done again. */
import type { Bug } from '../model/index.js'
import type { OwnRules } from '../triage/own-rules.js'
import { bugsOf, sortedBy } from '../triage/triage.js'
import { once, type Station, see } from './see.js'
import type { Readable, Store } from './store.js'

/** Undefined if they were not, or not by these rules, or have changed since. */
export async function sortedBugs(campaign: Readable, own: OwnRules): Promise<readonly Bug[] | undefined> {
  const sorted = await campaign.sorted()
  if (sorted === undefined) return undefined
  return sorted.by === sortedBy(await campaign.findingIds(), own) ? sorted.bugs : undefined
}

export interface Sorting {
  readonly own: OwnRules
  readonly stations: readonly Station[]
  readonly onProgress?: (done: number, of: number) => void
}

export async function sortCampaign(store: Store, { own, stations, onProgress }: Sorting): Promise<readonly Bug[]> {
  const known = await sortedBugs(store, own)
  if (known !== undefined) return known
  const stationOf = (engine: string): Station => {
    const station = stations.find(each => each.engine === engine)
    if (station === undefined) throw new Error(`${engine} is not at work`)
    return station
  }
  const bugs = await bugsOf(store.findings(), {
    own,
    look: (engine, request) => once(stationOf(engine), request),
    lookAgain: async (engine, request) => (await see({ station: stationOf(engine), request })).findings,
    kept: { get: key => store.minimised(key), put: (key, smallest) => store.writeMinimised(key, smallest) },
    ...(onProgress === undefined ? {} : { onProgress }),
  })
  await store.writeSorted({ by: sortedBy(await store.findingIds(), own), bugs })
  return bugs
}
