/** A campaign: planned from its options, run or resumed, and its findings triaged into bugs. */
import { availableParallelism } from 'node:os'
import { usual } from '../campaign/defaults.js'
import type { Lane } from '../campaign/execute.js'
import { openLanes } from '../campaign/lanes.js'
import { type Campaign, planned } from '../campaign/plan.js'
import { carryOut } from '../campaign/run.js'
import type { Rerun } from '../campaign/store.js'
import { openStore } from '../campaign/stores.js'
import { triageCampaign } from '../campaign/triage.js'
import { summaryOf } from '../model/bug.js'
import { defined, type HuntResult, type HuntRow, type Plan, type Report, type RequestResult } from '../model/index.js'
import { readKnown, withKnown } from '../triage/known.js'
import { noRules, readRules } from '../triage/user-rules.js'
import { longestTimer } from '../workers/deadline.js'
import { abortable, type Opened } from './abortable.js'
import { defaultEnvironment, type Environment } from './environment.js'
import { reportOf, triageProgress } from './load-report.js'

export interface HuntOptions extends Partial<Campaign> {
  /** Where the campaign is kept; one that is there is resumed. */
  readonly campaign?: string
  /** Only so many requests now. */
  readonly limit?: number | undefined
  /** Begin nothing new after that time. */
  readonly forMs?: number | undefined
  /** Whether a refactoring ends at its first finding. */
  readonly until?: 'end' | 'first finding'
  /** Processes of an engine at once. */
  readonly jobs?: number
  /** Requests to make again. */
  readonly rerun?: Rerun | undefined
  /** A file of bugs that were reported already. */
  readonly known?: string | undefined
  /** A file of triage rules. */
  readonly filters?: string | undefined
}

/** Events while a campaign is carried out. */
export interface Watcher {
  started?(running: Running): void
  result?(result: RequestResult): void
  /** All requests are made; what was found is sorted next. */
  carriedOut?(): void
}

export interface Running {
  readonly plan: Plan
  /** What there was before. */
  readonly rows: readonly HuntRow[]
  readonly lanes: readonly Pick<Lane, 'engine' | 'first' | 'again'>[]
}

export interface Hunted {
  readonly result: HuntResult
  /** Unless the time was over before the findings could be sorted: they can be later. */
  readonly report?: Report
}

export async function hunt(
  options: HuntOptions = {},
  environment: Environment = defaultEnvironment(),
  watcher: Watcher = {},
): Promise<Hunted> {
  return abortable(environment.signal, opened => hunted(options, environment, watcher, opened))
}

async function hunted(options: HuntOptions, environment: Environment, watcher: Watcher, opened: Opened): Promise<Hunted> {
  const { languages, techniques, progress, signal } = environment
  const { campaign = usual.place, jobs = availableParallelism(), until = 'end', forMs, limit, rerun } = options
  const started = performance.now()
  const rules = options.filters === undefined ? noRules : readRules(options.filters)
  const known = options.known === undefined ? [] : readKnown(options.known)
  const wanted = await planned(
    { ...usualCampaign, ...options },
    {
      languages,
      techniques,
      releases: await environment.releases(),
    },
  )
  const onProgress = progress.say
  await using runtime = opened((await wanted.language.toolchain()).open({ load: 'many', onProgress }))
  const plan = wanted.planOn(runtime.platform)
  await using store = await openStore(campaign, plan, await environment.stores())
  const { engines, inputs, load } = wanted
  await using lanes = opened(await openLanes(engines, plan, runtime, { languages, techniques, jobs, load, onProgress }))
  watcher.started?.({ plan, rows: await store.rows(), lanes: lanes.all })
  const time = new AbortController()
  const timer = forMs === undefined ? undefined : setTimeout(() => time.abort(), Math.min(forMs, longestTimer))
  /** By engine and refactoring; of those that were found now. */
  const firstFindingMs: Record<string, number> = {}
  const end = await carryOut({
    store,
    inputs,
    lanes: lanes.all,
    atOnce: inHand * jobs,
    ...defined({ limit, rerun }),
    until,
    signal: signal === undefined ? time.signal : AbortSignal.any([time.signal, signal]),
    onResult(result) {
      watcher.result?.(result)
      const key = `${result.engine} ${result.request.refactoring}`
      if (result.findings.length > 0 && !(key in firstFindingMs)) firstFindingMs[key] = Math.round(performance.now() - started)
    },
  }).finally(() => clearTimeout(timer))
  watcher.carriedOut?.()
  // A time limit covers triage too: findings can be triaged later.
  const isOver = time.signal.aborted
  const triage = { rules, languages, lanes: lanes.all, onProgress: triageProgress(progress) }
  const bugs = isOver ? [] : await withKnown(await triageCampaign(store, triage), known, languages)
  const report = await reportOf(store, bugs, environment)
  const { rows, flaky } = report
  const result: HuntResult = {
    campaign,
    rows,
    ...(isOver ? {} : { bugs: bugs.map(summaryOf) }),
    known: bugs.reduce((sum, bug) => sum + (bug.known === undefined ? 0 : bug.findings.length), 0),
    flaky,
    ...(end === 'cut short' ? { truncated: true } : {}),
    time: { totalMs: Math.round(performance.now() - started), firstFindingMs },
  }
  return isOver ? { result } : { result, report }
}

const usualCampaign: Campaign = {
  engines: [],
  refactorings: [],
  techniques: usual.techniques,
  programs: { from: 'theories', where: [], constraints: 'all', selecting: { kind: 'sample', size: usual.sample } },
  seed: usual.seed,
  sequences: usual.sequences,
  rejectAt: usual.rejectAt,
}

/** Of each process of an engine: enough that none ever waits, also while the slowest is waited for. */
const inHand = 64
