/** Engines at work, from their names and what a plan says about judging: for hunts, for sorting what they found, for replays. */
import type { Judge, Station } from '../campaign/see.js'
import { type EngineRelease, idOf, type Load } from '../engines/engine.js'
import { type Found, findEngine } from '../engines/engines.js'
import { openEngine } from '../engines/session.js'
import type { Runtime } from '../languages/language.js'
import { languageNamed } from '../languages/languages.js'
import { asVersions, type Plan } from '../model/index.js'
import { byDefault, check } from '../oracle/check.js'
import { weak } from '../techniques/weak.js'
import type { Say } from '../workers/busy.js'

export interface Stations extends AsyncDisposable {
  readonly all: readonly Station[]
}

export interface Manner {
  readonly jobs: number
  readonly load: Load
  readonly onProgress: Say
}

type Judging = Pick<Plan, 'sequences' | 'seed' | 'rejectAt'>

/** Each engine twice: what the first one finds, the other one, in processes of its own, must find again. */
export async function openStations(
  engines: readonly Found[],
  judging: Judging,
  runtime: Runtime,
  manner: Manner,
): Promise<Stations> {
  const judge = judgeBy(runtime, judging)
  const { jobs, load, onProgress } = manner
  const opened = engines.map(async ({ release, jdk }): Promise<Station> => {
    const language = await languageNamed(release.manifest.language).load()
    const technique = weak(await language.postconditions())
    const first = openEngine(release, { jdk, jobs, load, onProgress })
    const again = openEngine(release, { jdk, jobs: 1, load: 'few', recycleAfter: againEach, warm: false, onProgress })
    return { engine: idOf(release.manifest), first, again, technique, rejectAt: judging.rejectAt, judge }
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
export function enginesOf({ engines }: Pick<Plan, 'engines'>, releases: readonly EngineRelease[] | undefined): readonly Found[] {
  return engines.map(name => findEngine(name, releases === undefined ? {} : { releases }))
}

/** Findings that a process looks at again before another takes its place. */
const againEach = 1000

function judgeBy(runtime: Runtime, { sequences, seed }: Judging): Judge {
  return async pair => {
    const settings = { ...byDefault, sequences, seed, structure: true }
    const { result, tests: _, ...facts } = await check(asVersions(pair), runtime, settings)
    const { verdict, evidence } = result
    return { verdict, ...(evidence === undefined ? {} : { evidence }), ...facts }
  }
}
