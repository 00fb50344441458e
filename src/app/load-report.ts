/** Loads the bugs of a campaign with their annotations. Nothing is started or written unless there are findings that are not triaged yet. */
import { enginesOf, openLanes } from '../campaign/lanes.js'
import type { Readable } from '../campaign/store.js'
import { openReader, reopenStore } from '../campaign/stores.js'
import { triageCampaign, triagedBugs } from '../campaign/triage.js'
import { buildOf, idOf, type Manifest } from '../engines/engine.js'
import type { Runtime, RuntimeOptions } from '../languages/language.js'
import { languageNamed } from '../languages/languages.js'
import { type Bug, defined, InputError, type Report, type ReportedBug, type Symptom } from '../model/index.js'
import { type KnownEntry, readKnown, withKnown } from '../triage/known.js'
import { remarksOn } from '../triage/remarks.js'
import { samePlaceIn } from '../triage/same-place.js'
import { noRules, readRules, type UserRules } from '../triage/user-rules.js'
import { abortable, type Opened } from './abortable.js'
import { defaultEnvironment, type Environment } from './environment.js'
import type { Progress } from './progress.js'
import { historyFrom, isHistoryKnown, nameOf } from './releases.js'

/** Files that say how bugs are sorted and which are known. */
export interface ReportOptions {
  /** Bugs that were reported already. */
  readonly known?: string | undefined
  /** Triage rules. */
  readonly filters?: string | undefined
}

export interface LoadedReport {
  readonly report: Report
  /** What was reported already, whether it was found or not. */
  readonly known: readonly KnownEntry[]
}

/** Without what other releases would say that nobody has asked yet. */
export async function loadReport(
  campaign: string,
  options: ReportOptions = {},
  environment: Environment = defaultEnvironment(),
): Promise<LoadedReport> {
  // What is wrong with them is said before any work.
  const rules = rulesOf(options)
  const known = options.known === undefined ? [] : readKnown(options.known)
  const stores = await environment.stores()
  return (await loadTriaged()) ?? (await abortable(environment.signal, triageAndLoad))

  async function loadTriaged(): Promise<LoadedReport | undefined> {
    await using reader = await openReader(campaign, stores)
    const bugs = await triagedBugs(reader, rules)
    return bugs === undefined ? undefined : { report: await loaded(reader, bugs), known }
  }

  async function triageAndLoad(opened: Opened): Promise<LoadedReport> {
    const { languages, techniques, progress } = environment
    await using store = await reopenStore(campaign, stores)
    const engines = enginesOf(store.plan, await environment.releases())
    const onProgress = progress.say
    await using runtime = opened(await runtimeFor(engines, environment, { load: 'many', onProgress }))
    const options = { languages, techniques, jobs: 2, load: 'few', onProgress } as const
    await using lanes = opened(await openLanes(engines, store.plan, runtime, options))
    const bugs = await triageCampaign(store, { rules, languages, lanes: lanes.all, onProgress: triageProgress(progress) })
    return { report: await loaded(store, bugs), known }
  }

  async function loaded(readable: Readable, bugs: readonly Bug[]): Promise<Report> {
    return reportOf(readable, await withAnswers(readable, await withKnown(bugs, known, environment.languages)), environment)
  }
}

export async function reportOf(
  campaign: Readable,
  bugs: readonly ReportedBug[],
  { languages, releases }: Pick<Environment, 'languages' | 'releases'>,
): Promise<Report> {
  const { plan } = campaign
  const all = await releases()
  const known = all.map(({ manifest }) => manifest)
  const builds = { ...Object.fromEntries(known.map(manifest => [idOf(manifest), buildOf(manifest)])), ...plan.builds }
  const samePlace = samePlaceIn(bugs)
  const language = plan.engines.map(engine => manifestOf(engine, known)?.language)[0]
  return {
    plan,
    builds,
    wording: (languages.find(({ name }) => name === language) ?? languages[0]).wording,
    rows: await campaign.rows(),
    flaky: await campaign.flaky(),
    bugs: await Promise.all(bugs.map(withWhatIsKnown)),
  }

  async function withWhatIsKnown(bug: ReportedBug): Promise<ReportedBug> {
    const manifest = manifestOf(bug.engine, known)
    const history = isHistoryKnown(bug, all) ? historyFrom(bug, nameOf(bug), all) : undefined
    return {
      ...bug,
      builds,
      ...defined({
        menu: manifest?.menu?.[bug.refactoring],
        labels: manifest?.labels,
        history,
        samePlace: listed(samePlace.get(bug.id) ?? []),
      }),
      ...(manifest === undefined ? {} : await remarksOn(bug, manifest, languages)),
    }
  }
}

/** Nothing instead of an empty list. */
function listed<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length === 0 ? undefined : list
}

/** Of a release that is gone: another one of the same engine says as much. */
function manifestOf(engine: string, known: readonly Manifest[]): Manifest | undefined {
  return known.find(manifest => idOf(manifest) === engine) ?? known.find(({ name }) => name === engine.replace(/@.*/, ''))
}

async function withAnswers(campaign: Readable, bugs: readonly ReportedBug[]): Promise<readonly ReportedBug[]> {
  const elsewhere = await campaign.elsewhere()
  return bugs.map(bug => {
    const answers = elsewhere.get(bug.id)
    return answers === undefined ? bug : { ...bug, elsewhere: answers }
  })
}

export function rulesOf({ filters }: Pick<ReportOptions, 'filters'>): UserRules {
  return filters === undefined ? noRules : readRules(filters)
}

/** What judges what these engines do. */
export async function runtimeFor(
  [first]: ReturnType<typeof enginesOf>,
  { languages }: Pick<Environment, 'languages'>,
  options: RuntimeOptions,
): Promise<Runtime> {
  const language = first === undefined ? languages[0] : languageNamed(first.release.manifest.language, languages)
  return (await language.toolchain()).open(options)
}

/** How far the triage is. */
export function triageProgress(progress: Progress): (done: number, of: number) => void {
  return (done, of) => {
    const text = () => `${done} of ${of} causes: searching for the smallest program of each`
    if (done === of) progress.end(text)
    else progress.count(text)
  }
}

/** By its id, or by the beginning of it; or that of one of its findings. */
export function bugNamed(bugs: readonly ReportedBug[], id: string, campaign: string): ReportedBug {
  const named = bugs.filter(bug => id !== '' && shownAs(bug).some(symptom => symptom.id.startsWith(id)))
  const isOf = (symptom: Symptom) => symptom.smallest.id === id || symptom.findings.includes(id)
  const [only = bugs.find(bug => shownAs(bug).some(isOf)), ...others] = named
  if (others.length > 0)
    throw new InputError(`${shown(id)} is ambiguous (${named.map(bug => bug.id).join(', ')}): give more of the id`)
  if (only === undefined) throw new InputError(`no bug or finding ${shown(id)} in ${campaign}: assay bugs ${campaign} lists them`)
  return only
}

/** The symptoms of a bug, the one first that it is told by. */
export function shownAs(bug: ReportedBug): readonly Symptom[] {
  return [bug, ...(bug.symptoms ?? [])]
}

/** As it was typed, or the beginning of it. */
function shown(id: string): string {
  return JSON.stringify(id.length > 40 ? `${id.slice(0, 40)}…` : id)
}
