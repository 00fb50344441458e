/** `assay hunt`: a campaign from its options: who is tested, with which programs; then it is carried out and ends in a table. */

import type { Input } from '../campaign/input.js'
import { generatedInput, ownInput } from '../campaign/inputs.js'
import { openStore } from '../campaign/open-store.js'
import { carryOut } from '../campaign/run.js'
import type { Judge, Station } from '../campaign/see.js'
import { type EngineRelease, idOf, type Load } from '../engines/engine.js'
import { type Found, findEngine } from '../engines/engines.js'
import { openEngine } from '../engines/session.js'
import { refactorings as catalogue } from '../languages/java/catalogue.js'
import { openJava } from '../languages/java/java.js'
import type { Language } from '../languages/language.js'
import { asVersions, type ExitCode, exitCode, type HuntResult, InputError, nearest, type Plan } from '../model/index.js'
import { byDefault, check } from '../oracle/check.js'
import { readPrograms } from '../programs/own.js'
import { theoryNamed } from '../programs/theories.js'
import { huntText } from '../report/hunt.js'
import { weak } from '../techniques/weak.js'
import type { Say } from '../workers/busy.js'
import { longestTimer } from '../workers/deadline.js'
import type { HuntOptions } from './hunt-options.js'
import { huntScreen } from './hunt-screen.js'
import { progressTo } from './progress.js'

/** Which engines there are, who judges, and where the result goes to. */
export interface Surroundings {
  readonly releases?: readonly EngineRelease[]
  readonly language?: () => Language
  readonly stdout?: { write(text: string): unknown; readonly isTTY?: boolean }
}

export async function hunt(options: HuntOptions, surroundings: Surroundings = {}): Promise<ExitCode> {
  const { releases, stdout = process.stdout } = surroundings
  const started = performance.now()
  const engines = enginesFor(options, releases)
  const inputs = inputsFor(options, engines)
  if (inputs.every(({ planned }) => planned.requests === 0))
    throw new InputError('there is no program to hunt with: nothing in this scope satisfies the theory')
  const progress = progressTo(process.stderr, options.progress)
  const { say } = progress
  const language = surroundings.language ?? (() => openJava({ load: 'many', onProgress: say }))
  await using java = language()
  const plan = planOf(options, engines, inputs, java.platform)
  await using store = await openStore(options.campaign, plan)
  await using stations = openStations(engines, options, loadOf(inputs), judgeBy(java, options), say)
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
  const result: HuntResult = {
    campaign: options.campaign,
    rows: await store.rows(),
    known: 0,
    flaky: await store.flaky(),
    ...(end === 'cut short' ? { truncated: true } : {}),
    time: { totalMs: Math.round(performance.now() - started), firstFindingMs },
  }
  stdout.write(options.output === 'json' ? `${JSON.stringify(result)}\n` : huntText(result, stdout))
  return result.rows.some(({ findings }) => findings > 0) ? exitCode.found : exitCode.fine
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

function inputsFor(options: HuntOptions, engines: readonly Found[]): readonly Input[] {
  const { programs, seed } = options
  const wanted = refactoringsFor(options, engines)
  if (programs.from === 'own') {
    const own = readPrograms(programs.path)
    return wanted.map(name => ownInput(name, own))
  }
  const { theory, scope, where, constraints } = programs
  const selecting = programs.selecting.kind === 'sample' ? { ...programs.selecting, seed } : programs.selecting
  return wanted.map(name => {
    return generatedInput(name, {
      theory: theoryNamed(theory ?? catalogue[name].generated.theory),
      choice: { ...(scope === undefined ? {} : { scope }), where },
      constraints,
      selecting,
    })
  })
}

type Hunted = keyof typeof catalogue

/** All that every engine can do and that have a theory; or those that are named. */
function refactoringsFor({ refactorings }: HuntOptions, engines: readonly Found[]): readonly Hunted[] {
  const names = Object.keys(catalogue) as Hunted[]
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

interface Stations extends AsyncDisposable {
  readonly all: readonly Station[]
}

/** Each engine twice: what the first one finds, the other one, in processes of its own, must find again. */
function openStations(engines: readonly Found[], options: HuntOptions, load: Load, judge: Judge, onProgress: Say): Stations {
  const all = engines.map(({ release, jdk }): Station => {
    const first = openEngine(release, { jdk, jobs: options.jobs, load, onProgress })
    const again = openEngine(release, { jdk, jobs: 1, load: 'few', recycleAfter: againEach, warm: false, onProgress })
    return { engine: idOf(release.manifest), first, again, technique: weak, rejectAt: options.rejectAt, judge }
  })
  return {
    all,
    async [Symbol.asyncDispose]() {
      await Promise.all(all.flatMap(({ first, again }) => [first[Symbol.asyncDispose](), again[Symbol.asyncDispose]()]))
    },
  }
}

/** What the optimising compiler takes at first, it gives back only after thousands of requests. */
function loadOf(inputs: readonly Input[]): Load {
  return inputs.reduce((sum, { planned }) => sum + planned.requests, 0) > manyRequests ? 'many' : 'few'
}

const manyRequests = 10_000

/** Findings that a process looks at again before another takes its place. */
const againEach = 1000

function judgeBy(java: Language, { sequences, seed }: HuntOptions): Judge {
  return async pair => {
    const settings = { ...byDefault, sequences, seed, structure: true }
    const { result, tests: _, ...facts } = await check(asVersions(pair), java, settings)
    const { verdict, evidence } = result
    return { verdict, ...(evidence === undefined ? {} : { evidence }), ...facts }
  }
}
