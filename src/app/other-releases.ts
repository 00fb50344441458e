/** Which other releases of an engine have the bugs; maintainers ask for it. Each is tried once, and its answer is kept with the campaign. */
import { openLanes } from '../campaign/lanes.js'
import { replay } from '../campaign/replay.js'
import { reopenStore } from '../campaign/stores.js'
import { idOf } from '../engines/engine.js'
import { allEngines, type ResolvedEngine } from '../engines/engines.js'
import { InputError, type Report, type ReportedBug } from '../model/index.js'
import { abortable, type Opened } from './abortable.js'
import type { Environment } from './environment.js'
import { type ReportOptions, rulesOf, runtimeFor } from './load-report.js'

/** Those of the same engine that run here. */
export async function withOtherReleases(
  found: Report,
  campaign: string,
  options: ReportOptions,
  environment: Environment,
): Promise<Report> {
  return abortable(environment.signal, opened => asked(found, campaign, options, environment, opened))
}

async function asked(
  found: Report,
  campaign: string,
  options: ReportOptions,
  environment: Environment,
  opened: Opened,
): Promise<Report> {
  const { languages, techniques, progress } = environment
  const rules = rulesOf(options)
  const releases = await environment.releases()
  const others = (bug: ReportedBug) =>
    allEngines({ releases }).flatMap(each => {
      const isOther = each.release.manifest.name === bug.engine.replace(/@.*/, '') && idOf(each.release.manifest) !== bug.engine
      const isAsked = bug.elsewhere?.some(({ engine }) => engine === idOf(each.release.manifest))
      return 'impossible' in each || !isOther || isAsked ? [] : [each]
    })
  const missing = new Map<string, { readonly engine: ResolvedEngine; readonly bugs: ReportedBug[] }>()
  for (const bug of found.bugs) {
    for (const engine of others(bug)) {
      const name = idOf(engine.release.manifest)
      missing.set(name, { engine, bugs: [...(missing.get(name)?.bugs ?? []), bug] })
    }
  }
  if (missing.size === 0) return found
  const onProgress = progress.say
  await using store = await reopenStore(campaign, await environment.stores())
  const engines = [...missing.values()].map(({ engine }) => engine)
  await using runtime = opened(await runtimeFor(engines, environment, { load: 'many', onProgress }))
  const answers = new Map(found.bugs.map(bug => [bug.id, [...(bug.elsewhere ?? [])]]))
  for (const { engine, bugs } of missing.values()) {
    try {
      const options = { languages, techniques, jobs: 1, load: 'few', onProgress } as const
      await using lanes = opened(await openLanes([engine], store.plan, runtime, options))
      for (const lane of lanes.all) {
        for (const [done, bug] of bugs.entries()) {
          progress.count(() => `${done} of ${bugs.length} bugs checked with ${lane.engine}`)
          const { engine: name, answer } = await replay(bug.smallest, lane, rules)
          await store.writeElsewhere(bug.id, { engine: name, answer })
          answers.get(bug.id)?.push({ engine: name, answer })
        }
      }
    } catch (error) {
      // Without a network an older release can't be had: the report is as good without, and says that nobody asked.
      if (!(error instanceof InputError)) throw error
      progress.say(`not checked with ${idOf(engine.release.manifest)}: ${error.message}`)
    }
  }
  return { ...found, bugs: found.bugs.map(bug => ({ ...bug, elsewhere: answers.get(bug.id) ?? [] })) }
}
