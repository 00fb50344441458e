/** Bugs for people at a terminal: all of them as a table, or one with all that is known of it. */
import { summaryOf } from '../model/bug.js'
import type { ReportedBug } from '../model/index.js'
import { counted, oneLine, visible } from '../model/plain.js'
import { plainly } from '../model/words.js'
import { type DiffLine, diffFiles } from './diff.js'
import { type Colour, type Paint, painter, type Stream } from './paint.js'
import { tableText } from './table.js'
import {
  componentsText,
  elsewhereText,
  engineName,
  expected,
  faultWords,
  messageText,
  remarksOf,
  remarkText,
  replayCommand,
  requestText,
  samePlaceLines,
  seenLines,
  symptomLines,
  targetText,
} from './wording.js'

export function bugsText(bugs: readonly ReportedBug[], stream: Stream): string {
  if (bugs.length === 0) return 'No bugs.\n'
  const paint = painter(stream)
  const engines = new Set(bugs.map(({ engine }) => engine))
  const known = bugs.filter(bug => bug.known !== undefined).length
  const remarks = bugs.flatMap(bug => remarksOf(bug).map(remark => `${bug.id}  ${remarkText(remark)}`))
  const columns = columnsFor(engines.size, known)
  const rows = bugs.map(bug => columns.map(({ of }) => of(bug)))
  const [head = '', ...lines] = tableText(
    columns.map(({ title }) => title),
    rows,
  )
  return `${[
    paint('bold', head),
    ...lines.map((line, at) => (bugs[at]?.known === undefined ? paint('red', line) : line)),
    '',
    `${counted(bugs.length, 'bug')}${known > 0 ? `, ${known} of them known` : ''}.`,
    ...(remarks.length === 0 ? [] : ['', ...remarks]),
  ].join('\n')}\n`
}

interface Column {
  readonly title: string
  readonly of: (bug: ReportedBug) => string
}

/** Without what is the same in every line. */
function columnsFor(engines: number, known: number): readonly Column[] {
  return [
    { title: 'id', of: bug => bug.id },
    { title: 'kind', of: kindsText },
    { title: 'refactoring', of: bug => bug.refactoring },
    ...(engines > 1 ? [{ title: 'engine', of: (bug: ReportedBug) => bug.engine }] : []),
    { title: 'findings', of: bug => String(bug.findings.length) },
    { title: 'lines', of: bug => String(summaryOf(bug).smallest.lines) },
    { title: 'cause', of: bug => oneLine(bug.cause, 100) },
    ...(known > 0 ? [{ title: 'known', of: knownText }] : []),
  ]
}

/** `compile, behaviour`: as what it shows. */
function kindsText({ kind, symptoms = [] }: ReportedBug): string {
  return [...new Set([kind, ...symptoms.map(symptom => symptom.kind)])].join(', ')
}

function knownText({ known }: ReportedBug): string {
  return known === undefined ? '' : oneLine(`${known.id} (${known.status})`, 40)
}

export function bugText(bug: ReportedBug, campaign: string, stream: Stream): string {
  const { kind, refactoring, cause, filters, findings, smallest, known = bug.reported } = bug
  const paint = painter(stream)
  const { parameters, disabled } = smallest.attempt
  const heading = (title: string, lines: readonly string[]) => (lines.length === 0 ? [] : ['', paint('bold', title), ...lines])
  return `${[
    `${paint('red', kind)}: ${requestText(bug)}: ${plainly(faultWords(bug))}`,
    ...remarksOf(bug).map(remark => paint('yellow', remarkText(remark))),
    ...heading('request', [
      `  ${refactoring} of ${targetText(smallest)}`,
      ...Object.entries(parameters).map(([name, value]) => `  ${name} = ${oneLine(value)}`),
      ...(disabled.length === 0 ? [] : [`  disabled: ${disabled.join(', ')}`]),
    ]),
    ...programs(bug, paint),
    ...heading('observed', [...seenLines(bug).map(line => `  ${line}`), `  expected: ${expected(bug)}`]),
    ...heading(
      'the same cause elsewhere',
      symptomLines(bug).map(line => `  ${line}`),
    ),
    ...heading(
      'engine messages',
      smallest.messages.map(message => `  ${messageText(message, { name: oneLine, text: oneLine })}`),
    ),
    ...heading('details', [
      `  engine     ${[engineName(bug), componentsText(bug, 2)].filter(text => text !== '').join(': ')}`,
      `  cause      ${oneLine(cause)}`,
      ...(filters.length === 0 ? [] : [`  filters    ${filters.map(each => oneLine(each)).join(', ')}`]),
      `  reported   ${known === undefined ? 'no' : oneLine(`${known.id}, ${known.status}: ${known.link}`)}`,
      `  elsewhere  ${oneLine(elsewhereText(bug))}`,
      ...samePlaceLines(bug).map(line => `  same place ${line}`),
      `  findings   ${findings.length}: ${findings.slice(0, shown).join(', ')}${findings.length > shown ? ' …' : ''}`,
    ]),
    '',
    `Reproduce it: ${replayCommand(bug, campaign)}`,
  ].join('\n')}\n`
}

const shown = 5

/** The program before as it is, and what became of it as a diff. */
function programs({ smallest }: ReportedBug, paint: Paint): readonly string[] {
  const { request, after } = smallest
  const before = Object.entries(request.files).flatMap(([path, text]) => [
    '',
    paint('bold', `before: ${visible(path)}`),
    ...visible(text.trimEnd())
      .split('\n')
      .map(line => `  ${line}`),
  ])
  const diff = after === undefined ? [] : diffFiles(request.files, after)
  return [...before, ...(diff.length === 0 ? [] : ['', paint('bold', 'after'), ...diff.map(line => diffLine(line, paint))])]
}

const colours: Readonly<Partial<Record<DiffLine['kind'], Colour>>> = { hunk: 'yellow', removed: 'red', added: 'green' }

function diffLine({ kind, text }: DiffLine, paint: Paint): string {
  const colour = colours[kind]
  const line = `  ${visible(text)}`
  return colour === undefined ? line : paint(colour, line)
}
