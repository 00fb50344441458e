/**
 * In which releases of its engine a bug is. All of them are asked, and not only as many as halving would take: a bug may have gone and
 * come back, and a release costs seconds.
 */
import { type History, InputError, type ReportedBug } from '../model/index.js'
import { nearest } from '../model/nearest.js'
import { defaultEnvironment, type Environment } from './environment.js'
import { bugNamed, loadReport, type ReportOptions } from './load-report.js'
import { withAnswersOf } from './other-releases.js'
import { historyFrom, nameOf, runnable } from './releases.js'

export interface BisectOptions extends Pick<ReportOptions, 'filters'> {
  /** The engine whose releases are asked, without a release; that of the bug if absent. */
  readonly engine?: string | undefined
}

export interface BisectedBug {
  readonly bug: ReportedBug
  readonly history: History
}

/** By the id of a bug, or of a finding of it; all bugs of the campaign if absent. */
export async function bisect(
  campaign: string,
  id: string | undefined,
  options: BisectOptions = {},
  environment: Environment = defaultEnvironment(),
): Promise<readonly BisectedBug[]> {
  const releases = await environment.releases()
  const names = [...new Set(releases.map(({ manifest }) => manifest.name))]
  const { engine } = options
  if (engine !== undefined && !names.includes(engine)) {
    if (engine.includes('@'))
      throw new InputError(`${engine} is one release: give --engine the name of an engine, all of whose releases are checked`)
    const near = nearest(engine, names)
    const advice = near.length === 0 ? `available: ${names.join(', ')}` : `did you mean ${near.join(' or ')}?`
    throw new InputError(`unknown engine ${engine}; ${advice}`)
  }
  const { report } = await loadReport(campaign, options, environment)
  const wanted = id === undefined ? report.bugs : [bugNamed(report.bugs, id, campaign)]
  const asked = (bug: ReportedBug) => runnable(engine ?? nameOf(bug), releases)
  const bugs = await withAnswersOf(asked, wanted, { campaign, plan: report.plan }, options, environment)
  return bugs.map(bug => ({ bug, history: historyFrom(bug, engine ?? nameOf(bug), releases) }))
}
