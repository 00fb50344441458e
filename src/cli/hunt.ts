/** `assay hunt`: a campaign from its options: who is tested, with which programs; then it is carried out and ends in a table. */

import type { Input } from '../campaign/input.js'
import { generatedInput, ownInput } from '../campaign/inputs.js'
import { carryOut } from '../campaign/run.js'
import { sortCampaign } from '../campaign/sort.js'
import { openStore } from '../campaign/stores.js'
import { type EngineRelease, idOf, type Load } from '../engines/engine.js'
import { type Found, findEngine } from '../engines/engines.js'
import type { Language } from '../languages/language.js'
import { languageNamed } from '../languages/languages.js'
import { type ExitCode, exitCode, type HuntResult, InputError, jsonDocument, nearest, type Plan } from '../model/index.js'
import { readPrograms } from '../programs/own.js'
import { theoryNamed } from '../programs/theories.js'
import { formatNamed } from '../report/formats.js'
import { huntText } from '../report/hunt.js'
import { readKnown, withKnown } from '../triage/known.js'
import { noRules, readRules } from '../triage/own-rules.js'
import { longestTimer } from '../workers/deadline.js'
import type { HuntOptions } from './hunt-options.js'
import { huntScreen } from './hunt-screen.js'
import { progressTo } from './progress.js'
import { isReplaceable, writeReport } from './report-file.js'
import { reportOf, runtimeFor, type Surroundings, sortingTo } from './sorted.js'
import { openStations } from './stations.js'

export async function hunt(options: HuntOptions, surroundings: Surroundings = {}): Promise<ExitCode> {
  const { releases, stdout = process.stdout } = surroundings
  const started = performance.now()
  const rules = options.filters === undefined ? noRules : readRules(options.filters)
  const known = options.known === undefined ? [] : readKnown(options.known)
  const engines = enginesFor(options, releases)
  const inputs = inputsFor(options, engines, await languageOf(engines))
  if (inputs.every(({ planned }) => planned.requests === 0))
    throw new InputError('there is no program to hunt with: nothing in this scope satisfies the theory')
  const progress = progressTo(process.stderr, options.progress)
  const { say } = progress
  await using runtime = await runtimeFor(surroundings, { load: 'many', onProgress: say })
  const plan = planOf(options, engines, inputs, runtime.version)
  await using store = await openStore(options.campaign, plan)
  await using stations = await openStations(engines, plan, runtime, { jobs: options.jobs, load: loadOf(inputs), onProgress: say })
  await using screen = huntScreen(progress, process.stderr.isTTY ? 'screen' : 'line', plan, await store.rows(), stations.all)
  const time = new AbortController()
  const timer = options.forMs === undefined ? undefined : setTimeout(() => time.abort(), Math.min(options.forMs, longestTimer))
  /** By engine and refactoring; of those that were found now. */
  const firstFindingMs: Record<string, number> = {}
  const end = await carryOut({
    store,
    inputs,
    stations: stations.all,
    atOnce: inHand * options.jobs,
    ...(options.limit === undefined ? {} : { limit: options.limit }),
    until: options.until,
    signal: time.signal,
    ...(options.rerun === undefined ? {} : { rerun: options.rerun }),
    onSeen(seen) {
      screen.seen(seen)
      const key = `${seen.engine} ${seen.request.refactoring}`
      if (seen.findings.length > 0 && !(key in firstFindingMs)) firstFindingMs[key] = Math.round(performance.now() - started)
    },
  })
  clearTimeout(timer)
  screen.end()
  // Whoever has given a time wants no more than that: what was found can be sorted later.
  const isOver = time.signal.aborted
  const sorting = { own: rules, stations: stations.all, onProgress: sortingTo(progress) }
  const bugs = isOver ? [] : await withKnown(await sortCampaign(store, sorting), known)
  const page = isOver ? undefined : pageFor(options.campaign)
  // Nobody asked for it by name: a page of the user's own stays as it is.
  const written = page !== undefined && isReplaceable(page, pageFormat) ? page : undefined
  if (written !== undefined) writeReport(written, pageFormat, await pageFormat.render(await reportOf(store, bugs)))
  const result: HuntResult = {
    campaign: options.campaign,
    rows: await store.rows(),
    known: bugs.reduce((sum, bug) => sum + (bug.known === undefined ? 0 : bug.findings.length), 0),
    flaky: await store.flaky(),
    ...(end === 'cut short' ? { truncated: true } : {}),
    time: { totalMs: Math.round(performance.now() - started), firstFindingMs },
  }
  stdout.write(
    options.output === 'json' ? jsonDocument(result) : huntText(result, { bugs, page, isWritten: written !== undefined }, stdout),
  )
  const findings = result.rows.reduce((sum, row) => sum + row.findings, 0)
  return findings > result.known ? exitCode.found : exitCode.fine
}

/** In which the report is written that nobody asked for. */
const pageFormat = formatNamed('html')

/** Beside the campaign: `assay.html`. */
function pageFor(campaign: string): string {
  return `${campaign.replace(/\.db$/, '')}.html`
}

/** Of each process of an engine: enough that none ever waits, also while the slowest is waited for. */
const inHand = 64

function enginesFor({ engines }: HuntOptions, releases: readonly EngineRelease[] | undefined): readonly Found[] {
  const among = releases === undefined ? {} : { releases }
  const best = releases?.[0]?.manifest.name ?? 'eclipse'
  const found = (engines.length === 0 ? [best] : engines).map(name => findEngine(name, among))
  const ids = found.map(({ release }) => idOf(release.manifest))
  const twice = ids.find((id, at) => ids.indexOf(id) !== at)
  if (twice !== undefined) throw new InputError(`${twice} is named twice`)
  return found
}

/** That all of them refactor. */
async function languageOf(engines: readonly Found[]): Promise<Language> {
  const names = new Set(engines.map(({ release }) => release.manifest.language))
  const [name = '', other] = names
  if (other !== undefined)
    throw new InputError(`these engines refactor different languages, ${name} and ${other}: hunt with each alone`)
  return languageNamed(name).load()
}

function inputsFor(options: HuntOptions, engines: readonly Found[], language: Language): readonly Input[] {
  const { programs, seed } = options
  const wanted = refactoringsFor(options, engines, language)
  if (programs.from === 'own') {
    const own = readPrograms(programs.path, language.sources)
    return wanted.map(name => ownInput(name, own, language))
  }
  const { theory, scope, where, constraints } = programs
  const selecting = programs.selecting.kind === 'sample' ? { ...programs.selecting, seed } : programs.selecting
  return wanted.map(name => {
    return generatedInput(name, {
      language,
      theory: theoryNamed(theory ?? language.refactorings[name]?.generated?.theory ?? name),
      choice: { ...(scope === undefined ? {} : { scope }), where },
      constraints,
      selecting,
    })
  })
}

/** All that every engine can do and that have a theory; or those that are named. */
function refactoringsFor({ refactorings }: HuntOptions, engines: readonly Found[], language: Language): readonly string[] {
  const names = Object.keys(language.refactorings)
  const can = ({ release }: Found, name: string) => release.manifest.refactorings.some(each => each.name === name)
  if (refactorings.length === 0) return names.filter(name => engines.every(engine => can(engine, name)))
  return refactorings.map(given => {
    const name = names.find(each => each === given)
    if (name === undefined) {
      const near = nearest(given, names)
      const meant = near.length === 0 ? `there are ${names.join(', ')}` : `did you mean ${near.join(' or ')}?`
      throw new InputError(`there is no theory for ${given}, so it can't be hunted; ${meant}`)
    }
    const without = engines.find(engine => !can(engine, name))
    if (without !== undefined) throw new InputError(`${idOf(without.release.manifest)} has no refactoring ${name}`)
    return name
  })
}

function planOf(options: HuntOptions, engines: readonly Found[], inputs: readonly Input[], jdk: string): Plan {
  const { programs, seed, sequences, rejectAt } = options
  return {
    engines: engines.map(({ release }) => idOf(release.manifest)),
    techniques: ['weak'],
    inputs: inputs.map(({ planned }) => planned),
    selection: selectionOf(programs, seed),
    seed,
    sequences,
    rejectAt,
    jdk,
  }
}

function selectionOf(programs: HuntOptions['programs'], seed: number): string {
  if (programs.from === 'own') return '--programs'
  const { selecting, scope, where, constraints } = programs
  const all = selecting.kind === 'every' && selecting.nth === 1n
  return [
    ...(scope === undefined ? [] : [`--scope '${scope}'`]),
    ...where.map(formula => `--where '${formula}'`),
    ...(constraints === 'main' ? ['--main-only'] : []),
    selecting.kind === 'sample' ? `--sample ${selecting.size} --seed ${seed}` : all ? '--all' : `--skip ${selecting.nth}`,
  ].join(' ')
}

/** What the optimising compiler takes at first, it gives back only after thousands of requests. */
function loadOf(inputs: readonly Input[]): Load {
  return inputs.reduce((sum, { planned }) => sum + planned.requests, 0) > manyRequests ? 'many' : 'few'
}

const manyRequests = 10_000
