/** Which releases of an engine have the bugs; maintainers ask for it. Each is tried once, and its answer is kept with the campaign. */
import type { Lane } from '../campaign/execute.js'
import { openLanes } from '../campaign/lanes.js'
import { replay } from '../campaign/replay.js'
import { reopenStore } from '../campaign/stores.js'
import { idOf } from '../engines/engine.js'
import type { ResolvedEngine } from '../engines/engines.js'
import { type AffectedRelease, InputError, type Report, type ReportedBug } from '../model/index.js'
import { inOrder } from '../workers/in-order.js'
import { abortable, type Opened } from './abortable.js'
import type { Environment } from './environment.js'
import { type ReportOptions, rulesOf, runtimeFor } from './load-report.js'
import { nameOf, runnable } from './releases.js'

/** With the answers of those of the same engine that could start at once: nothing is downloaded for a report. */
export async function withOtherReleases(
  found: Report,
  campaign: string,
  options: ReportOptions,
  environment: Environment,
): Promise<Report> {
  const releases = await environment.releases()
  const isReady = ({ installation }: ResolvedEngine) => installation.missing() === undefined
  const others = (bug: ReportedBug) =>
    runnable(nameOf(bug), releases).filter(each => idOf(each.release.manifest) !== bug.engine && isReady(each))
  const bugs = await withAnswersOf(others, found.bugs, { campaign, plan: found.plan }, options, environment)
  return { ...found, bugs }
}

/** Asks the releases that have not answered yet. */
export async function withAnswersOf(
  asked: (bug: ReportedBug) => readonly ResolvedEngine[],
  bugs: readonly ReportedBug[],
  from: { readonly campaign: string } & Pick<Report, 'plan'>,
  options: ReportOptions,
  environment: Environment,
): Promise<readonly ReportedBug[]> {
  const missing = new Map<string, Question>()
  for (const bug of bugs) {
    for (const engine of asked(bug)) {
      const name = idOf(engine.release.manifest)
      if (bug.elsewhere?.some(answer => answer.engine === name)) continue
      missing.set(name, { engine, bugs: [...(missing.get(name)?.bugs ?? []), bug] })
    }
  }
  if (missing.size === 0) return bugs
  return abortable(environment.signal, opened => answered([...missing.values()], bugs, from, options, environment, opened))
}

/** Which bugs a release has. */
interface Question {
  readonly engine: ResolvedEngine
  readonly bugs: readonly ReportedBug[]
}

async function answered(
  questions: readonly Question[],
  bugs: readonly ReportedBug[],
  { campaign, plan }: { readonly campaign: string } & Pick<Report, 'plan'>,
  options: ReportOptions,
  environment: Environment,
  opened: Opened,
): Promise<readonly ReportedBug[]> {
  const { languages, techniques, progress } = environment
  const rules = rulesOf(options)
  const onProgress = progress.say
  await using store = await reopenStore(campaign, await environment.stores())
  await using runtime = opened(
    await runtimeFor(
      questions.map(({ engine }) => engine),
      environment,
      { load: 'many', onProgress },
    ),
  )
  const answers = new Map(bugs.map(bug => [bug.id, [...(bug.elsewhere ?? [])]]))
  let done = 0
  const ask = async ({ engine, bugs }: Question) => {
    await using lanes = opened(
      await openLanes([engine], plan, runtime, { languages, techniques, jobs: 1, load: 'few', onProgress }),
    )
    for (const lane of lanes.all) {
      for (const bug of bugs) {
        const answer = await answerOf(bug, lane)
        if (answer === undefined) return
        await store.writeElsewhere(bug.id, answer)
        answers.get(bug.id)?.push(answer)
      }
    }
    done++
    progress.count(() => `${done} of ${questions.length} releases checked`)
  }
  /** Without a network an older release can't be had: all else is as good without, and says that nobody asked. */
  const answerOf = async (bug: ReportedBug, lane: Lane): Promise<AffectedRelease | undefined> => {
    try {
      const { engine, answer } = await replay(bug.smallest, lane, rules)
      return { engine, answer }
    } catch (error) {
      if (!(error instanceof InputError)) throw error
      progress.say(`not checked with ${lane.engine}: ${error.message}`)
      return undefined
    }
  }
  for await (const _ of inOrder(questions, releasesAtOnce, ask));
  return bugs.map(bug => ({ ...bug, elsewhere: answers.get(bug.id) ?? [] }))
}

const releasesAtOnce = 2
