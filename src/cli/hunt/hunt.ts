/** `assay hunt`: a screen while it works, a table at its end, and its report as a page beside the campaign. */
import { type HuntOptions, hunt } from '../../app/hunt.js'
import { jsonDocument, type Report } from '../../model/index.js'
import { formatNamed } from '../../report/formats.js'
import { huntText } from '../../report/hunt.js'
import { isReplaceable, writeReport } from '../campaign/report-file.js'
import type { Shown, Terminal } from '../command.js'
import { type ExitCode, exitCode } from '../exit-code.js'
import { huntScreen, type Screen } from './screen.js'

export interface HuntCommand extends Shown {
  readonly options: HuntOptions
}

export async function showHunt({ options, ...shown }: HuntCommand, terminal: Terminal): Promise<ExitCode> {
  const { stdout } = terminal
  const environment = terminal.environment(shown.progress)
  let screen: Screen | undefined
  try {
    const { result, report } = await hunt(options, environment, {
      started({ plan, rows, lanes }) {
        screen = huntScreen(environment.progress, process.stderr.isTTY ? 'screen' : 'line', plan, rows, lanes)
      },
      result: result => screen?.result(result),
      carriedOut: () => screen?.end(),
    })
    const page = report === undefined ? undefined : pageFor(result.campaign)
    // Nobody asked for it by name: a page of the user's own stays as it is.
    const written = page !== undefined && isReplaceable(page, pageFormat) ? page : undefined
    if (written !== undefined && report !== undefined) await writePage(written, report)
    const about = { bugs: report?.bugs ?? [], page, isWritten: written !== undefined }
    stdout.write(shown.output === 'json' ? jsonDocument(result) : huntText(result, about, stdout))
    const findings = result.rows.reduce((sum, row) => sum + row.findings, 0)
    return findings > result.known ? exitCode.found : exitCode.fine
  } finally {
    screen?.end()
  }
}

/** In which the report is written that nobody asked for. */
const pageFormat = formatNamed('html')

/** Beside the campaign: `assay.html`. */
function pageFor(campaign: string): string {
  return `${campaign.replace(/\.db$/, '')}.html`
}

async function writePage(page: string, report: Report): Promise<void> {
  writeReport(page, pageFormat, await pageFormat.render(report))
}
