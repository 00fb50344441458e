/** `assay report`: the bugs of a campaign as a page, as texts to file, for code scanning, for CI servers. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type ExitCode, exitCode, InputError } from '../model/index.js'
import { htmlReport } from '../report/html/report.js'
import { junitReport } from '../report/junit.js'
import { markdownReports } from '../report/markdown.js'
import { sarifReport } from '../report/sarif.js'
import type { ReportOptions } from './campaign-options.js'
import { withElsewhere } from './elsewhere.js'
import { makeEmpty, orExplain, refuseUsed, writeFiles } from './out-folder.js'
import { reportOn, type Surroundings } from './sorted.js'

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
