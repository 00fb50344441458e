/** Reproduces a bug or a finding, with its own engine or with others. */
import { openLanes } from '../campaign/lanes.js'
import { type Replayed, replay as replayOn } from '../campaign/replay.js'
import { openReader } from '../campaign/stores.js'
import { findEngine } from '../engines/engines.js'
import type { Finding, Plan } from '../model/index.js'
import type { UserRules } from '../triage/user-rules.js'
import { abortable, type Opened } from './abortable.js'
import { defaultEnvironment, type Environment } from './environment.js'
import { bugNamed, loadReport, type ReportOptions, rulesOf, runtimeFor, shownAs } from './load-report.js'

export interface ReplayOptions extends Pick<ReportOptions, 'filters'> {
  /** Where to try it; none: on the engine that it is about. */
  readonly engines?: readonly string[]
}

export interface ReplayResult {
  /** Of the bug or the finding. */
  readonly id: string
  /** The one that was made again. */
  readonly finding: string
  readonly refactoring: string
  readonly answers: readonly Replayed[]
}

/** By the id of a bug, whose smallest program is taken, or of a finding. */
export async function replay(
  campaign: string,
  id: string,
  options: ReplayOptions = {},
  environment: Environment = defaultEnvironment(),
): Promise<ReplayResult> {
  // What is wrong with them is said before any work.
  const rules = rulesOf(options)
  const found = await findingNamed(campaign, id, options, environment)
  return abortable(environment.signal, opened => replayed(found, rules, options, environment, opened))
}

interface Named {
  readonly plan: Plan
  readonly id: string
  readonly finding: Finding
}

async function replayed(
  { plan, id, finding }: Named,
  rules: UserRules,
  options: ReplayOptions,
  environment: Environment,
  opened: Opened,
): Promise<ReplayResult> {
  const { languages, techniques, progress } = environment
  const { engines: names = [] } = options
  const releases = await environment.releases()
  const engines = (names.length === 0 ? [finding.engine] : names).map(name => findEngine(name, { releases }))
  const onProgress = progress.say
  await using runtime = opened(await runtimeFor(engines, environment, { load: 'one', onProgress }))
  const laneOptions = { languages, techniques, jobs: 1, load: 'few', onProgress } as const
  await using lanes = opened(await openLanes(engines, plan, runtime, laneOptions))
  const answers: Replayed[] = []
  for (const lane of lanes.all) answers.push(await replayOn(finding, lane, rules))
  return { id, finding: finding.id, refactoring: finding.request.refactoring, answers }
}

async function findingNamed(campaign: string, id: string, options: ReplayOptions, environment: Environment): Promise<Named> {
  {
    await using reader = await openReader(campaign, await environment.stores())
    const finding = await reader.finding(id)
    if (finding !== undefined) return { plan: reader.plan, id, finding }
  }
  const { report } = await loadReport(campaign, options, environment)
  const bug = bugNamed(report.bugs, id, campaign)
  const { smallest } = shownAs(bug).find(symptom => symptom.id.startsWith(id)) ?? bug
  return { plan: report.plan, id: bug.id, finding: smallest }
}
