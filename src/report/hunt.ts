/** The result table of a hunt, for people: a row for each engine and refactoring, and totals. */
import { huntCounts } from '../model/campaign.js'
import type { HuntResult, HuntRow, ReportedBug } from '../model/index.js'
import { counted } from '../model/plain.js'
import { bugsText } from './bugs.js'
import { type Paint, painter, type Stream } from './paint.js'

/** The bugs that the findings were triaged into, and the report page: undefined if they were not triaged. */
export interface TriagedBugs {
  readonly bugs: readonly ReportedBug[]
  readonly page: string | undefined
  /** Not if there is something else of that name. */
  readonly isWritten: boolean
}

export function huntText(result: HuntResult, triaged: TriagedBugs, stream: Stream): string {
  const { bugs } = triaged
  const { campaign, rows, flaky, known, truncated, time } = result
  const paint = painter(stream)
  const engines = new Set(rows.map(({ engine }) => engine))
  const columns = columnsFor(engines.size, time.firstFindingMs)
  const cells = rows.map(row => columns.map(({ of }) => of(row)))
  const total = columns.map(({ of, sum }) => (sum ? String(rows.reduce((all, row) => all + Number(of(row)), 0)) : ''))
  total[0] = 'all'
  const table = [columns.map(({ title }) => title), ...cells, total]
  const widths = columns.map((_, at) => Math.max(...table.map(line => line[at]?.length ?? 0)))
  const lines = table.map(line => written(line, widths, columns))
  const [head = '', ...body] = lines
  return `${[
    paint('bold', head),
    ...body.map((line, at) => (at < rows.length ? painted(line, rows[at], paint) : paint('bold', line))),
    '',
    ...closing(rows, flaky, known, truncated === true, time.totalMs),
    ...(bugs.length === 0 ? [] : ['', bugsText(bugs, stream).trimEnd(), '']),
    ...where(campaign, triaged),
  ].join('\n')}\n`
}

function where(campaign: string, { bugs, page, isWritten }: TriagedBugs): readonly string[] {
  if (page === undefined) return [`The campaign is in ${campaign}; assay bugs ${campaign} lists its bugs.`]
  const more = bugs.length === 0 ? '' : `; assay bugs ${campaign} ID shows a whole bug`
  if (isWritten) return [`The campaign is in ${campaign}, the report in ${page}${more}.`]
  return [
    `The campaign is in ${campaign}${more}.`,
    `${page} exists, is not an Assay report and was not overwritten: assay report ${campaign} --html FILE writes one.`,
  ]
}

interface Column {
  readonly title: string
  readonly of: (row: HuntRow) => string
  readonly sum: boolean
}

function columnsFor(engines: number, firstFindingMs: HuntResult['time']['firstFindingMs']): readonly Column[] {
  return [
    { title: 'refactoring', of: row => row.refactoring, sum: false },
    ...(engines > 1 ? [{ title: 'engine', of: (row: HuntRow) => row.engine, sum: false }] : []),
    ...huntCounts.map(name => ({ title: name, of: (row: HuntRow) => String(row[name]), sum: true })),
    { title: 'first at', of: row => (row.firstFinding === undefined ? '-' : String(row.firstFinding.programs)), sum: false },
    { title: 'after', of: row => secondsText(firstFindingMs[`${row.engine} ${row.refactoring}`]), sum: false },
  ]
}

function secondsText(ms: number | undefined): string {
  return ms === undefined ? '-' : `${(ms / 1000).toFixed(1)} s`
}

function written(line: readonly string[], widths: readonly number[], columns: readonly Column[]): string {
  const isText = (at: number) => columns[at]?.title === 'refactoring' || columns[at]?.title === 'engine'
  return line
    .map((cell, at) => (isText(at) ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
    .join('  ')
    .trimEnd()
}

function painted(line: string, row: HuntRow | undefined, paint: Paint): string {
  return row !== undefined && row.findings > 0 ? paint('red', line) : line
}

function closing(rows: readonly HuntRow[], flaky: number, known: number, isCut: boolean, totalMs: number): readonly string[] {
  const findings = rows.reduce((sum, row) => sum + row.findings, 0)
  const programs = rows.reduce((sum, row) => sum + row.programs, 0)
  const unasked = rows.reduce((sum, row) => sum + row.programs - row.applied - row.rejected - row.crashed - row.hung, 0)
  const seconds = (totalMs / 1000).toFixed(1)
  const again = findings === 0 ? '' : `; ${findings === 1 ? 'it' : 'each'} was reproduced in fresh processes`
  return [
    `${counted(findings, 'finding')} in ${counted(programs, 'program')}, ${seconds} s${again}.`,
    ...(known > 0 ? [`${known} of them ${known === 1 ? 'is' : 'are'} known.`] : []),
    ...(flaky > 0 ? [`${flaky} more ${flaky === 1 ? 'was' : 'were'} not reproducible: counted separately as flaky.`] : []),
    ...(unasked > 0
      ? [`${counted(unasked, 'request')} could not be made: nothing can be refactored there, or not with these parameters.`]
      : []),
    ...(isCut ? ['The hunt was cut short: run the same command without --limit, --for and --first to finish it.'] : []),
  ]
}
