/** The bugs of a campaign, for all commands that want them. Engines are started only if something has to be sorted. */

import { sortCampaign, sortedBugs } from '../campaign/sort.js'
import type { Readable } from '../campaign/store.js'
import { openReader, reopenStore } from '../campaign/stores.js'
import type { EngineRelease } from '../engines/engine.js'
import type { Runtime, RuntimeOptions } from '../languages/language.js'
import { languageOf } from '../languages/languages.js'
import { type Bug, InputError, type Report, type ReportedBug } from '../model/index.js'
import { readKnown, withKnown } from '../triage/known.js'
import { noRules, type OwnRules, readRules } from '../triage/own-rules.js'
import type { Looking } from './campaign-options.js'
import { type Progress, progressTo } from './progress.js'
import { enginesOf, openStations } from './stations.js'

/** Which engines there are, who judges, and where the result goes to. */
export interface Surroundings {
  readonly releases?: readonly EngineRelease[]
  readonly language?: () => Runtime
  readonly stdout?: { write(text: string): unknown; readonly isTTY?: boolean }
}

export async function reportOn(looking: Looking, surroundings: Surroundings): Promise<Report> {
  // What is wrong with them is said before any work.
  const own = looking.filters === undefined ? noRules : readRules(looking.filters)
  const known = looking.known === undefined ? [] : readKnown(looking.known)
  const bugs = await sorted(looking, own, surroundings)
  await using campaign = await openReader(looking.campaign)
  return await reportOf(campaign, await withAnswers(campaign, await withKnown(bugs, known)))
}

/** Without what other releases say: who wants that asks for a report. */
export async function reportOf(campaign: Readable, bugs: readonly ReportedBug[]): Promise<Report> {
  return { plan: campaign.plan, rows: await campaign.rows(), flaky: await campaign.flaky(), bugs }
}

async function withAnswers(campaign: Readable, bugs: readonly ReportedBug[]): Promise<readonly ReportedBug[]> {
  const elsewhere = await campaign.elsewhere()
  return bugs.map(bug => {
    const answers = elsewhere.get(bug.id)
    return answers === undefined ? bug : { ...bug, elsewhere: answers }
  })
}

async function sorted(looking: Looking, own: OwnRules, surroundings: Surroundings): Promise<readonly Bug[]> {
  {
    await using campaign = await openReader(looking.campaign)
    const bugs = await sortedBugs(campaign, own)
    if (bugs !== undefined) return bugs
  }
  const progress = progressTo(process.stderr, looking.progress)
  await using store = await reopenStore(looking.campaign)
  const engines = enginesOf(store.plan, surroundings.releases)
  await using runtime = await runtimeFor(surroundings, { load: 'many', onProgress: progress.say })
  await using stations = await openStations(engines, store.plan, runtime, { jobs: 2, load: 'few', onProgress: progress.say })
  return await sortCampaign(store, { own, stations: stations.all, onProgress: sortingTo(progress) })
}

/** What judges; that of the language, unless the surroundings have another. */
export async function runtimeFor({ language }: Surroundings, options: RuntimeOptions): Promise<Runtime> {
  return language === undefined ? (await languageOf([]).toolchain()).open(options) : language()
}

/** How far the sorting is. */
export function sortingTo(progress: Progress): (done: number, of: number) => void {
  return (done, of) => {
    const text = () => `${done} of ${of} causes: the smallest program of each is looked for`
    if (done === of) progress.end(text)
    else progress.count(text)
  }
}

/** By its id, or by the beginning of it; or that of one of its findings. */
export function bugNamed({ bugs }: Pick<Report, 'bugs'>, id: string, campaign: string): ReportedBug {
  const named = bugs.filter(bug => id !== '' && bug.id.startsWith(id))
  const [only = bugs.find(({ findings, smallest }) => smallest.id === id || findings.includes(id)), ...others] = named
  if (others.length > 0)
    throw new InputError(`${shown(id)} could be any of ${named.map(bug => bug.id).join(', ')}: give more of its id`)
  if (only === undefined)
    throw new InputError(`there is no bug and no finding ${shown(id)} in ${campaign}: assay bugs ${campaign} lists them`)
  return only
}

/** What somebody typed, as far as it helps him. */
function shown(id: string): string {
  return JSON.stringify(id.length > 40 ? `${id.slice(0, 40)}…` : id)
}
