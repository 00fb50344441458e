/** Which other releases of an engine have a bug: who files it is asked that. Each is tried once, and what came of it is kept with the campaign. */

import { replay } from '../campaign/replay.js'
import { reopenStore } from '../campaign/stores.js'
import { idOf } from '../engines/engine.js'
import { allEngines, type Found } from '../engines/engines.js'
import { InputError, type Report, type ReportedBug } from '../model/index.js'
import { noRules, readRules } from '../triage/own-rules.js'
import type { Looking } from './campaign-options.js'
import { progressTo } from './progress.js'
import { runtimeFor, type Surroundings } from './sorted.js'
import { openStations } from './stations.js'

/** Those of the same engine that run here. */
export async function withElsewhere(found: Report, options: Looking, surroundings: Surroundings): Promise<Report> {
  const { releases } = surroundings
  const own = options.filters === undefined ? noRules : readRules(options.filters)
  const others = (bug: ReportedBug) =>
    allEngines(releases === undefined ? {} : { releases }).flatMap(each => {
      const isOther = each.release.manifest.name === bug.engine.replace(/@.*/, '') && idOf(each.release.manifest) !== bug.engine
      const isAsked = bug.elsewhere?.some(({ engine }) => engine === idOf(each.release.manifest))
      return 'why' in each || !isOther || isAsked ? [] : [each]
    })
  const missing = new Map<string, { readonly engine: Found; readonly bugs: ReportedBug[] }>()
  for (const bug of found.bugs) {
    for (const engine of others(bug)) {
      const name = idOf(engine.release.manifest)
      missing.set(name, { engine, bugs: [...(missing.get(name)?.bugs ?? []), bug] })
    }
  }
  if (missing.size === 0) return found
  const progress = progressTo(process.stderr, options.progress)
  await using store = await reopenStore(options.campaign)
  await using runtime = await runtimeFor(surroundings, { load: 'many', onProgress: progress.say })
  const answers = new Map(found.bugs.map(bug => [bug.id, [...(bug.elsewhere ?? [])]]))
  for (const { engine, bugs } of missing.values()) {
    try {
      await using stations = await openStations([engine], store.plan, runtime, { jobs: 1, load: 'few', onProgress: progress.say })
      for (const station of stations.all) {
        for (const [done, bug] of bugs.entries()) {
          progress.count(() => `${done} of ${bugs.length} bugs tried with ${station.engine}`)
          const { engine: name, answer } = await replay(bug.smallest, station, own)
          await store.writeElsewhere(bug.id, { engine: name, answer })
          answers.get(bug.id)?.push({ engine: name, answer })
        }
      }
    } catch (error) {
      // Without a network an older release can't be had: the report is as good without, and says that nobody asked.
      if (!(error instanceof InputError)) throw error
      progress.say(`not tried with ${idOf(engine.release.manifest)}: ${error.message}`)
    }
  }
  return { ...found, bugs: found.bugs.map(bug => ({ ...bug, elsewhere: answers.get(bug.id) ?? [] })) }
}
