/** `assay bugs`: the bugs of a campaign, or one of them in full. */
import { bugNamed, loadReport, type ReportOptions } from '../../app/load-report.js'
import { bugKinds, summaryOf, wholeOf } from '../../model/bug.js'
import { jsonDocument, type ReportedBug } from '../../model/index.js'
import { bugsText, bugText } from '../../report/bugs.js'
import { knownTableText } from '../../report/known.js'
import type { Shown, Terminal } from '../command.js'
import { type ExitCode, exitCode } from '../exit-code.js'

export interface BugsCommand extends Shown {
  readonly campaign: string
  /** Of a bug or a finding. */
  readonly id?: string | undefined
  readonly sort?: 'findings' | 'kind' | 'refactoring' | undefined
  readonly options: ReportOptions
}

export async function bugs({ campaign, id, sort, options, ...shown }: BugsCommand, terminal: Terminal): Promise<ExitCode> {
  const { stdout } = terminal
  const { report, known } = await loadReport(campaign, options, terminal.environment(shown.progress))
  if (id !== undefined) {
    const bug = bugNamed(report.bugs, id, campaign)
    stdout.write(shown.output === 'json' ? jsonDocument(wholeOf(bug)) : bugText(bug, campaign, stdout))
    return exitCode.fine
  }
  const all = [...report.bugs].sort(order[sort ?? 'none'])
  if (shown.output === 'json') {
    stdout.write(`${JSON.stringify(all.map(summaryOf))}\n`)
    return exitCode.fine
  }
  stdout.write(bugsText(all, stdout))
  if (options.known !== undefined) {
    // What became of those that were reported.
    const found = new Set(all.flatMap(bug => bug.known?.id ?? []))
    stdout.write(`\n${knownTableText(known, found, stdout)}`)
  }
  return exitCode.fine
}

/** What is equal stays in the order of the plan. */
const order: Readonly<Record<string, (a: ReportedBug, b: ReportedBug) => number>> = {
  none: () => 0,
  findings: (a, b) => b.findings.length - a.findings.length,
  kind: (a, b) => bugKinds.indexOf(a.kind) - bugKinds.indexOf(b.kind),
  refactoring: (a, b) => (a.refactoring === b.refactoring ? 0 : a.refactoring < b.refactoring ? -1 : 1),
}
