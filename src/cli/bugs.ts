/** `assay bugs`: what the findings of a campaign come to, or all about one bug. */
import { bugKinds, summaryOf, wholeOf } from '../model/bug.js'
import { type ExitCode, exitCode, jsonDocument, type ReportedBug } from '../model/index.js'
import { bugsText, bugText } from '../report/bugs.js'
import { knownTableText } from '../report/known.js'
import type { Stream } from '../report/paint.js'
import { readKnown } from '../triage/known.js'
import type { BugsOptions } from './campaign-options.js'
import { bugNamed, reportOn, type Surroundings } from './sorted.js'

export async function bugs(options: BugsOptions, surroundings: Surroundings = {}): Promise<ExitCode> {
  const { stdout = process.stdout } = surroundings
  const { campaign, id, sort, output } = options
  const report = await reportOn(options, surroundings)
  if (id !== undefined) {
    const bug = bugNamed(report, id, campaign)
    stdout.write(output === 'json' ? jsonDocument(wholeOf(bug)) : bugText(bug, campaign, stdout))
    return exitCode.fine
  }
  const all = [...report.bugs].sort(order[sort ?? 'none'])
  stdout.write(
    output === 'json' ? `${JSON.stringify(all.map(summaryOf))}\n` : `${bugsText(all, stdout)}${knownText(options, all, stdout)}`,
  )
  return exitCode.fine
}

/** What became of those that were reported. */
function knownText({ known }: BugsOptions, all: readonly ReportedBug[], stream: Stream): string {
  if (known === undefined) return ''
  const found = new Set(all.flatMap(bug => bug.known?.id ?? []))
  return `\n${knownTableText(readKnown(known), found, stream)}`
}

/** What is equal stays in the order of the plan. */
const order: Readonly<Record<string, (a: ReportedBug, b: ReportedBug) => number>> = {
  none: () => 0,
  findings: (a, b) => b.findings.length - a.findings.length,
  kind: (a, b) => bugKinds.indexOf(a.kind) - bugKinds.indexOf(b.kind),
  refactoring: (a, b) => (a.refactoring === b.refactoring ? 0 : a.refactoring < b.refactoring ? -1 : 1),
}
