/** A text for each bug, ready to be filed with the engine's makers, and a table of them all. */
import { linesOf } from '../../model/bug.js'
import type { Files, Report, ReportedBug } from '../../model/index.js'
import { counted } from '../../model/plain.js'
import { enginesOf } from '../engines-of.js'
import { componentsText, elsewhereText, engineName, kindNames } from '../wording.js'
import { bugReport } from './bug-report.js'
import { code, knownBug } from './marks.js'

/** By file name. */
export function markdownReports(report: Report): Files {
  const { plan, wording, bugs } = report
  return Object.fromEntries([
    ['README.md', index(report)],
    ...bugs.map(bug => [fileName(bug), bugReport(bug, { wording, platform: plan.platform })]),
  ])
}

function index(report: Report): string {
  const { plan, bugs } = report
  const columns = ['bug', 'kind', 'refactoring', 'engine', 'findings', 'lines', 'cause', 'remarks', 'elsewhere']
  const rows = bugs.map(bug => [
    `[${bug.id}](${fileName(bug)})`,
    kindNames[bug.kind],
    bug.refactoring,
    bug.engine,
    String(bug.findings.length),
    String(linesOf(bug.smallest.request.files)),
    code(bug.cause),
    remarksCell(bug),
    bug.elsewhere === undefined ? '' : code(elsewhereText(bug)),
  ])
  return `${[
    `# ${counted(bugs.length, 'bug')}`,
    '',
    `Found with ${enginesOf(report).map(engineName).join(', ')} on ${plan.platform} (\`assay hunt ${plan.selection}\`).${bugs.length === 0 ? '' : ' One file per bug, ready to be filed.'}`,
    ...enginesOf(report).flatMap(engine => ['', `${engineName(engine)} is ${componentsText(engine)}.`]),
    ...(bugs.length === 0 ? [] : ['', row(columns), row(columns.map(() => '---')), ...rows.map(row)]),
  ].join('\n')}\n`
}

function remarksCell({ known, reported = known, choice }: ReportedBug): string {
  return [...(reported === undefined ? [] : [knownBug(reported)]), ...(choice === undefined ? [] : ['may be a choice'])].join(
    '; ',
  )
}

/** A stroke would end the cell, in code, too. */
function row(cells: readonly string[]): string {
  return `| ${cells.map(cell => cell.replace(/(?<!\\)\|/g, '\\|')).join(' | ')} |`
}

function fileName({ refactoring, kind, id }: ReportedBug): string {
  return `${[refactoring, kind, id].join('-').replace(/[^\w.-]+/g, '_')}.md`
}
