/** `assay report`: the bugs of a campaign as a page, as texts to file, for code scanning, for CI servers. */
import { resolve } from 'node:path'
import { type ExitCode, exitCode, InputError, jsonDocument } from '../model/index.js'
import { htmlReport } from '../report/html/report.js'
import { junitReport } from '../report/junit.js'
import { markdownReports } from '../report/markdown.js'
import { sarifReport } from '../report/sarif.js'
import type { ReportOptions } from './campaign-options.js'
import { withElsewhere } from './elsewhere.js'
import { makeEmpty, orExplain, refuseUsed, writeFiles } from './out-folder.js'
import { refuseOthers, writeReport } from './report-file.js'
import { reportOn, type Surroundings } from './sorted.js'

const written = { html: htmlReport, sarif: sarifReport, junit: junitReport } as const

export async function report(options: ReportOptions, surroundings: Surroundings = {}): Promise<ExitCode> {
  const { stdout = process.stdout } = surroundings
  const { markdown } = options
  // What would be refused in the end is refused before any work.
  refuseTwice(options)
  if (markdown !== undefined) orExplain(markdown, () => refuseUsed(markdown, '--markdown'), '--markdown')
  for (const form of forms) if (options[form] !== undefined) refuseOthers(options[form], form)
  const found = await withElsewhere(await reportOn(options, surroundings), options, surroundings)
  if (markdown !== undefined) {
    orExplain(
      markdown,
      () => {
        makeEmpty(markdown, '--markdown')
        writeFiles(markdown, Object.fromEntries(markdownReports(found)))
      },
      '--markdown',
    )
  }
  for (const form of forms) if (options[form] !== undefined) writeReport(options[form], form, written[form](found))
  const paths = pathsOf(options)
  stdout.write(options.output === 'json' ? jsonDocument({ written: paths }) : `${paths.join('\n')}\n`)
  return exitCode.fine
}

const forms = ['html', 'sarif', 'junit'] as const

function pathsOf({ html, sarif, junit, markdown }: ReportOptions): readonly string[] {
  return [html, sarif, junit, markdown].filter(path => path !== undefined)
}

function refuseTwice(options: ReportOptions): void {
  const paths = pathsOf(options)
  const twice = paths.find((path, at) => paths.slice(0, at).some(other => resolve(other) === resolve(path)))
  if (twice !== undefined) throw new InputError(`${twice} is named for two reports: give each a file of its own`)
}
