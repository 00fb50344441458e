/**
 * `npm run bench:bugs`: the evaluation of S2 on Eclipse, from the programs to the list of bugs, as the tables of docs/bugs.md. It hunts with all
 * programs of the ten theories, or takes a campaign that is there (`--campaign FILE`), and tries every bug with the other releases.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { defaultEnvironment } from '../src/app/environment.js'
import { progressLines } from '../src/app/progress.js'
import { report as load } from '../src/app/report.js'
import { type BugKind, bugKinds, linesOf, type ReportedBug } from '../src/model/bug.js'
import type { Report } from '../src/model/index.js'
import { assay, median } from './shared/run.js'

const { values } = parseArgs({ options: { campaign: { type: 'string' } } })
const campaign = values.campaign ?? hunted()
const progress = progressLines(line => console.error(line))
const report = await load(campaign, {}, defaultEnvironment({ progress }))
console.log(tables(report))

function hunted(): string {
  const file = join(mkdtempSync(join(tmpdir(), 'assay-bench-')), 'all.db')
  const { status } = spawnSync(process.execPath, [assay, 'hunt', '--all', '--campaign', file], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status !== 1) throw new Error(`the hunt ended with ${status}, though there are bugs to be found`)
  return file
}

function tables({ plan, rows, bugs }: Report): string {
  const kinds = bugKinds.filter(kind => bugs.some(bug => bug.kind === kind))
  const releases = [...new Set(bugs.flatMap(({ elsewhere = [] }) => elsewhere.map(({ engine }) => engine)))].sort()
  const lines = bugs.map(({ smallest }) => linesOf(smallest.request.files))
  const findings = rows.reduce((sum, row) => sum + row.findings, 0)
  const programs = rows.reduce((sum, row) => sum + row.programs, 0)
  const counted = rows.map(({ refactoring, engine, programs: asked, findings: found }) => {
    const own = bugs.filter(bug => bug.refactoring === refactoring && bug.engine === engine)
    return [refactoring, asked, found, ...countsOf(own)]
  })
  const total = ['all', programs, findings, ...countsOf(bugs)]
  return [
    `${findings} findings in ${programs} programs (${plan.engines.join(', ')}, ${plan.selection}) are ${bugs.length} bugs.`,
    `Smallest programs: ${median(lines)} lines in the median, ${Math.max(...lines)} at most.`,
    '',
    table(
      ['refactoring', 'programs', 'findings', ...kinds, 'null receiver', `not in ${releases.join(' and ')}`],
      [...counted, total],
    ),
    '',
    table(
      ['bug', 'refactoring', 'kind', 'cause', 'findings', 'lines', ...releases],
      bugs.map(bug => [
        `\`${bug.id}\``,
        bug.refactoring,
        bug.kind,
        bug.cause.replaceAll('|', '\\|'),
        bug.findings.length,
        linesOf(bug.smallest.request.files),
        ...releases.map(engine => bug.elsewhere?.find(each => each.engine === engine)?.answer ?? ''),
      ]),
    ),
  ].join('\n')

  function countsOf(some: readonly ReportedBug[]): readonly number[] {
    const others = some.filter(bug => !isNullReceiver(bug))
    return [...kinds.map(kind => countOf(others, kind)), some.length - others.length, countNew(some, releases)]
  }
}

/** Set apart, as in S2: nobody says that an engine should know whether a field is null. */
function isNullReceiver({ filters }: ReportedBug): boolean {
  return filters[0] === 'null-receiver'
}

function countOf(bugs: readonly ReportedBug[], kind: BugKind): number {
  return bugs.filter(bug => bug.kind === kind).length
}

function countNew(bugs: readonly ReportedBug[], releases: readonly string[]): number {
  const isNew = ({ elsewhere = [] }: ReportedBug) => releases.length > 0 && elsewhere.every(({ answer }) => answer === 'no')
  return bugs.filter(isNew).length
}

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
