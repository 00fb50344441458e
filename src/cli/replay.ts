/** `assay replay`: does a bug or a finding still hold, on its own engine or on others? */

import { type Replayed, replay as replayOn } from '../campaign/replay.js'
import { openReader } from '../campaign/stores.js'
import { findEngine } from '../engines/engines.js'
import { type ExitCode, exitCode, type Finding, jsonDocument } from '../model/index.js'
import { replayText } from '../report/replay.js'
import { noRules, readRules } from '../triage/own-rules.js'
import type { ReplayOptions } from './campaign-options.js'
import { progressTo } from './progress.js'
import { bugNamed, reportOn, runtimeFor, type Surroundings } from './sorted.js'
import { openStations } from './stations.js'

export async function replay(options: ReplayOptions, surroundings: Surroundings = {}): Promise<ExitCode> {
  const { stdout = process.stdout, releases } = surroundings
  const own = options.filters === undefined ? noRules : readRules(options.filters)
  const { plan, id, finding } = await findingNamed(options, surroundings)
  const names = options.engines.length === 0 ? [finding.engine] : options.engines
  const engines = names.map(name => findEngine(name, releases === undefined ? {} : { releases }))
  const { say } = progressTo(process.stderr, options.progress)
  await using runtime = await runtimeFor(surroundings, { load: 'one', onProgress: say })
  await using stations = await openStations(engines, plan, runtime, { jobs: 1, load: 'few', onProgress: say })
  const answers: Replayed[] = []
  for (const station of stations.all) answers.push(await replayOn(finding, station, own))
  const result = { id, finding: finding.id, refactoring: finding.request.refactoring, answers }
  stdout.write(options.output === 'json' ? jsonDocument(result) : replayText(result, stdout))
  return codeFor(answers)
}

function codeFor(answers: readonly Replayed[]): ExitCode {
  if (answers.some(({ answer }) => answer === 'yes')) return exitCode.found
  return answers.some(({ answer }) => answer === 'n.a.') ? exitCode.unknown : exitCode.fine
}

/** A finding by its id, or the smallest program of a bug. */
async function findingNamed(options: ReplayOptions, surroundings: Surroundings) {
  await using campaign = await openReader(options.campaign)
  const { plan } = campaign
  const one: Finding | undefined = await campaign.finding(options.id)
  if (one !== undefined) return { plan, id: one.id, finding: one }
  const report = await reportOn(options, surroundings)
  const { id, smallest } = bugNamed(report, options.id, options.campaign)
  return { plan, id, finding: smallest }
}
