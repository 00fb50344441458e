/** `assay report`: the bugs of a campaign as a page, as texts to file, for code scanning, for CI servers. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { reopenStore } from '../campaign/open-store.js'
import { replay } from '../campaign/replay.js'
import { idOf } from '../engines/engine.js'
import { allEngines, type Found } from '../engines/engines.js'
import { openJava } from '../languages/java/java.js'
import { type ExitCode, exitCode, InputError, type Report, type ReportedBug } from '../model/index.js'
import { htmlReport } from '../report/html/report.js'
import { junitReport } from '../report/junit.js'
import { markdownReports } from '../report/markdown.js'
import { sarifReport } from '../report/sarif.js'
import { noRules, readRules } from '../triage/own-rules.js'
import type { ReportOptions } from './campaign-options.js'
import { makeEmpty, orExplain, refuseUsed, writeFiles } from './out-folder.js'
import { progressTo } from './progress.js'
import { reportOn, type Surroundings } from './sorted.js'
import { openStations } from './stations.js'

export async function report(options: ReportOptions, surroundings: Surroundings = {}): Promise<ExitCode> {
  const { stdout = process.stdout } = surroundings
  const { html, sarif, junit, markdown } = options
  if (markdown !== undefined) orExplain(markdown, () => refuseUsed(markdown))
  const found = await reportOn(options, surroundings)
  if (markdown !== undefined) {
    const texts = markdownReports(await withElsewhere(found, options, surroundings))
    orExplain(markdown, () => {
      makeEmpty(markdown)
      writeFiles(markdown, Object.fromEntries(texts))
    })
  }
  if (html !== undefined) writeReport(html, htmlReport(found))
  if (sarif !== undefined) writeReport(sarif, sarifReport(found))
  if (junit !== undefined) writeReport(junit, junitReport(found))
  const written = [html, sarif, junit, markdown].filter(path => path !== undefined)
  stdout.write(`${written.join('\n')}\n`)
  return exitCode.fine
}

/** Over what was there, but not into a folder that is not. */
export function writeReport(path: string, text: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    throw new InputError(`${path} can't be written (${error.code}): name another file`)
  }
}

/** Who files a bug is asked whether other releases have it: those of the same engine that run here are tried, once. */
async function withElsewhere(found: Report, options: ReportOptions, surroundings: Surroundings): Promise<Report> {
  const { releases, language } = surroundings
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
  await using java = (language ?? (() => openJava({ load: 'many', onProgress: progress.say })))()
  const answers = new Map(found.bugs.map(bug => [bug.id, [...(bug.elsewhere ?? [])]]))
  for (const { engine, bugs } of missing.values()) {
    await using stations = openStations([engine], store.plan, java, { jobs: 1, load: 'few', onProgress: progress.say })
    for (const station of stations.all) {
      for (const [done, bug] of bugs.entries()) {
        progress.count(() => `${done} of ${bugs.length} bugs tried with ${station.engine}`)
        const { engine: name, answer } = await replay(bug.smallest, station, own)
        await store.writeElsewhere(bug.id, { engine: name, answer })
        answers.get(bug.id)?.push({ engine: name, answer })
      }
    }
  }
  return { ...found, bugs: found.bugs.map(bug => ({ ...bug, elsewhere: answers.get(bug.id) ?? [] })) }
}
