/** The releases of an engine, and what they say of a bug together. */
import { type EngineRelease, idOf } from '../engines/engine.js'
import { allEngines, type ResolvedEngine } from '../engines/engines.js'
import { type History, historyOf, type ReportedBug } from '../model/index.js'

/** Of an engine, as far as they run here. */
export function runnable(name: string, releases: readonly EngineRelease[]): readonly ResolvedEngine[] {
  return allEngines({ releases }).flatMap(each => ('impossible' in each || each.release.manifest.name !== name ? [] : [each]))
}

/** The name of its engine, without the release. */
export function nameOf({ engine }: Pick<ReportedBug, 'engine'>): string {
  return engine.replace(/@.*/, '')
}

/** What is known of an engine's releases, oldest first; whoever was not asked does not count. */
export function historyFrom({ engine, elsewhere = [] }: ReportedBug, name: string, releases: readonly EngineRelease[]): History {
  const answers = new Map(elsewhere.map(({ engine: asked, answer }) => [asked, answer]))
  const ids = releases.flatMap(({ manifest }) => (manifest.name === name ? [idOf(manifest)] : [])).toReversed()
  return historyOf(
    engine,
    ids.map(id => ({ engine: id, holds: answers.get(id) ?? 'n.a.' })),
  )
}

/** Whether every release that runs here was asked: only then is it known since when a bug is there. */
export function isHistoryKnown(bug: ReportedBug, releases: readonly EngineRelease[]): boolean {
  const asked = new Set(bug.elsewhere?.map(({ engine }) => engine))
  return runnable(nameOf(bug), releases).every(({ release }) => asked.has(idOf(release.manifest)))
}
