/**
 * `npm run bench:bugs`: the evaluation of S2 on Eclipse, from the programs to the list of bugs, as the tables of docs/bugs.md. It hunts with all
 * programs of the ten theories, or takes a campaign that is there (`--campaign FILE`), and checks every bug with all releases of its engine.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { bisect } from '../src/app/bisect.js'
import { defaultEnvironment } from '../src/app/environment.js'
import { progressLines } from '../src/app/progress.js'
import { report as load } from '../src/app/report.js'
import { type BugKind, bugKinds, linesOf, type ReportedBug } from '../src/model/bug.js'
import type { Report } from '../src/model/index.js'
import { assay, median } from './shared/run.js'

const { values } = parseArgs({ options: { campaign: { type: 'string' } } })
const campaign = values.campaign ?? hunted()
const progress = progressLines(line => console.error(line))
const environment = defaultEnvironment({ progress })
const started = performance.now()
const { length } = await bisect(campaign, undefined, {}, environment)
const bisecting = `bisect of ${length} bugs: ${Math.round((performance.now() - started) / 1000)} s`
console.log(tables(await load(campaign, {}, environment)))
console.log(`\n${bisecting}`)

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
    table(['refactoring', 'programs', 'findings', ...kinds, 'null receiver', 'regressions'], [...counted, total]),
    '',
    table(
      ['bug', 'refactoring', 'kind', 'cause', 'findings', 'lines', 'since'],
      bugs.map(bug => [
        `\`${bug.id}\``,
        bug.refactoring,
        [...new Set([bug.kind, ...(bug.symptoms ?? []).map(symptom => symptom.kind)])].join(', '),
        bug.cause.replaceAll('|', '\\|'),
        bug.findings.length,
        linesOf(bug.smallest.request.files),
        sinceOf(bug),
      ]),
    ),
  ].join('\n')

  function countsOf(some: readonly ReportedBug[]): readonly number[] {
    const others = some.filter(bug => !isNullReceiver(bug))
    return [
      ...kinds.map(kind => countOf(others, kind)),
      some.length - others.length,
      some.filter(bug => isRegression(bug)).length,
    ]
  }
}

/** Set apart, as in S2: nobody says that an engine should know whether a field is null. */
function isNullReceiver({ filters }: ReportedBug): boolean {
  return filters[0] === 'null-receiver'
}

function countOf(bugs: readonly ReportedBug[], kind: BugKind): number {
  return bugs.filter(bug => bug.kind === kind).length
}

/** A release that can be asked did not have it. */
function isRegression({ history }: ReportedBug): boolean {
  return (history?.first ?? null) !== null
}

/** `4.34`; `4.30 or before`, where that is the oldest release that was asked. */
function sinceOf({ history }: ReportedBug): string {
  const version = (engine = '') => engine.replace(/^.*@/, '')
  const oldest = history?.releases.find(({ holds }) => holds === 'yes')
  if (history === undefined || oldest === undefined) return ''
  const since = history.first === null ? `${version(oldest.engine)} or before` : version(history.first)
  return history.goneSince === undefined ? since : `${since}, gone since ${version(history.goneSince)}`
}

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
