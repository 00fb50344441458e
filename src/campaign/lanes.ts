/** Lanes of a campaign: each engine with the techniques that ask it and the oracle that judges it; for hunts, for triage, for replays. */
import { type EngineRelease, idOf, type Load } from '../engines/engine.js'
import { findEngine, type ResolvedEngine } from '../engines/engines.js'
import { openEngine } from '../engines/session.js'
import type { LanguageEntry, Runtime } from '../languages/language.js'
import { languageNamed } from '../languages/languages.js'
import { asVersions, type Plan } from '../model/index.js'
import { byDefault, check } from '../oracle/check.js'
import type { TechniqueEntry } from '../techniques/technique.js'
import { techniqueNamed } from '../techniques/techniques.js'
import type { ProgressCallback } from '../workers/busy.js'
import type { Judge, Lane } from './execute.js'

export interface Lanes extends AsyncDisposable {
  readonly all: readonly Lane[]
}

export interface LaneOptions {
  /** Among which those of the engines are. */
  readonly languages: readonly LanguageEntry[]
  /** Among which those of the plan are. */
  readonly techniques: readonly TechniqueEntry[]
  readonly jobs: number
  readonly load: Load
  readonly onProgress: ProgressCallback
}

type LanePlan = Pick<Plan, 'techniques' | 'sequences' | 'seed' | 'rejectAt'>

/** Each engine twice: what the first one finds, the other one, in processes of its own, must find again. */
export async function openLanes(
  engines: readonly ResolvedEngine[],
  plan: LanePlan,
  runtime: Runtime,
  options: LaneOptions,
): Promise<Lanes> {
  const judge = judgeBy(runtime, plan)
  const { languages, jobs, load, onProgress } = options
  const opened = engines.map(async (found): Promise<Lane> => {
    const { manifest } = found.release
    const language = await languageNamed(manifest.language, languages).load()
    const postconditions = await language.postconditions()
    const named = plan.techniques.map(name => techniqueNamed(name, options.techniques))
    const techniques = await Promise.all(named.map(entry => entry.open(postconditions)))
    const first = openEngine(found, { jobs, load, onProgress })
    const again = openEngine(found, { jobs: 1, load: 'few', recycleAfter: againEach, warm: false, onProgress })
    return { engine: idOf(manifest), first, again, techniques, rejectAt: plan.rejectAt, judge }
  })
  const all = await Promise.all(opened)
  return {
    all,
    async [Symbol.asyncDispose]() {
      await Promise.all(all.flatMap(({ first, again }) => [first[Symbol.asyncDispose](), again[Symbol.asyncDispose]()]))
    },
  }
}

/** Those of a campaign. */
export function enginesOf({ engines }: Pick<Plan, 'engines'>, releases: readonly EngineRelease[]): readonly ResolvedEngine[] {
  return engines.map(name => findEngine(name, { releases }))
}

/** Findings that a process reproduces before another takes its place. */
const againEach = 1000

function judgeBy(runtime: Runtime, { sequences, seed }: LanePlan): Judge {
  return async pair => {
    const settings = { ...byDefault, sequences, seed, structure: true }
    const { result, tests: _, ...facts } = await check(asVersions(pair), runtime, settings)
    const { verdict, evidence } = result
    return { verdict, ...(evidence === undefined ? {} : { evidence }), ...facts }
  }
}
