/**
 * Bugs as SARIF 2.1.0 (OASIS): a run for each engine, a rule for each refactoring and kind, a result for each bug. The smallest programs come along as
 * artifacts with their contents, since they lie nowhere; a bug's id is its fingerprint, and a known one is suppressed.
 */
import type { BugKind, Diagnostic, Files, Mark, Report, ReportedBug, Wording } from '../../model/index.js'
import { isLink, oneLine, visible } from '../../model/plain.js'
import { plainly } from '../../model/words.js'
import { enginesOf } from '../engines-of.js'
import {
  diagnosticsOf,
  engineName,
  expected,
  kindNames,
  knownText,
  refactoringName,
  remarksOf,
  remarkText,
  replayCommand,
  seenLines,
  titleWords,
} from '../wording.js'

export function sarifReport(report: Report): string {
  const { plan, wording, bugs } = report
  const log = {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: enginesOf(report).map(named =>
      run(
        named,
        { plan, wording },
        bugs.filter(bug => bug.engine === named.engine),
      ),
    ),
  }
  return `${JSON.stringify(log, undefined, 2)}\n`
}

function run(
  named: ReturnType<typeof enginesOf>[number],
  { plan, wording }: Pick<Report, 'plan' | 'wording'>,
  bugs: readonly ReportedBug[],
) {
  const rules = [...new Map(bugs.map(bug => [ruleId(bug), bug])).values()]
  const artifacts = bugs.flatMap(bug => artifactsOf(bug, wording))
  const indexOf = new Map(artifacts.map(({ location }, index) => [location.uri, index]))
  return {
    tool: { driver: { name: 'Assay', rules: rules.map(rule) } },
    properties: { engine: engineName(named), components: named.builds?.[named.engine]?.components ?? {} },
    automationDetails: {
      id: `assay/${named.engine}/`,
      description: { text: `Refactorings of ${engineName(named)} on ${plan.platform}` },
    },
    columnKind: 'utf16CodeUnits',
    artifacts,
    results: bugs.map(bug =>
      result(
        bug,
        rules.findIndex(each => ruleId(each) === ruleId(bug)),
        indexOf,
      ),
    ),
  }
}

function ruleId({ refactoring, kind }: ReportedBug): string {
  return `${refactoring}/${kind}`
}

function rule(bug: ReportedBug) {
  const name = refactoringName(bug.refactoring)
  return {
    id: ruleId(bug),
    name: `${name.replaceAll(' ', '')}${bug.kind.slice(0, 1).toUpperCase()}${bug.kind.slice(1)}`,
    shortDescription: { text: `${name}: ${kindNames[bug.kind]}` },
    help: { text: `Expected of ${name}: ${expected(bug)}.` },
    defaultConfiguration: { level: levels[bug.kind] },
  }
}

const levels: Readonly<Record<BugKind, 'error' | 'warning'>> = {
  compile: 'error',
  behaviour: 'error',
  crash: 'error',
  refusal: 'warning',
  transformation: 'error',
}

function result(bug: ReportedBug, ruleIndex: number, indexOf: ReadonlyMap<string, number>) {
  const { id, kind, known, reported = known, related, choice, filters, findings, smallest, elsewhere, history } = bug
  const { files, target } = smallest.request
  const uri = uriOf(id, 'before', target.file)
  const lines = [...seenLines(bug), ...remarksOf(bug).map(remarkText)].join('\n')
  return {
    ruleId: ruleId(bug),
    ruleIndex,
    level: levels[kind],
    message: { text: `${plainly(titleWords(bug))}.\n${lines}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: artifactLocation(uri, indexOf),
          region: regionOf(files[target.file] ?? '', target),
        },
      },
    ],
    relatedLocations: diagnosticsOf(smallest).flatMap(error => relatedLocations(error, bug, indexOf)),
    partialFingerprints: { 'assayBug/v1': id },
    occurrenceCount: Math.max(1, findings.length),
    suppressions:
      known === undefined
        ? []
        : [
            {
              kind: 'external',
              status: 'accepted',
              justification: oneLine(knownText(known), 1000),
            },
          ],
    ...(reported !== undefined && isLink(reported.link) ? { workItemUris: [reported.link] } : {}),
    properties: {
      kind,
      cause: bug.cause,
      filters,
      parameters: smallest.attempt.parameters,
      ...(elsewhere === undefined ? {} : { elsewhere }),
      ...(history === undefined ? {} : { history }),
      ...(reported === undefined ? {} : { reported }),
      ...(related === undefined ? {} : { related }),
      ...(choice === undefined ? {} : { choice }),
      replay: replayCommand(bug),
    },
  }
}

/** Where the compiler has met its errors, in the result of the refactoring. */
function relatedLocations(
  { file, line, column, message }: Diagnostic,
  { id }: ReportedBug,
  indexOf: ReadonlyMap<string, number>,
) {
  const uri = uriOf(id, 'after', file)
  if (line < 1 || !indexOf.has(uri)) return []
  const region = { startLine: line, ...(column > 0 ? { startColumn: column } : {}) }
  return [{ message: { text: oneLine(message) }, physicalLocation: { artifactLocation: artifactLocation(uri, indexOf), region } }]
}

function artifactsOf({ id, smallest }: ReportedBug, { code }: Wording) {
  const of = (side: 'before' | 'after', files: Files) =>
    Object.entries(files).map(([path, text]) => ({
      location: { uri: uriOf(id, side, path) },
      contents: { text },
      sourceLanguage: code,
      roles: [side === 'before' ? 'analysisTarget' : 'modified'],
    }))
  return [...of('before', smallest.request.files), ...of('after', smallest.after ?? {})]
}

function uriOf(id: string, side: 'before' | 'after', path: string): string {
  return [id, side, ...path.split('/')].map(part => encodeURIComponent(visible(part))).join('/')
}

function artifactLocation(uri: string, indexOf: ReadonlyMap<string, number>) {
  return { uri, index: indexOf.get(uri) ?? -1 }
}

function regionOf(text: string, { start, end }: Mark) {
  const [first, last] = [placeOf(text, start), placeOf(text, end)]
  return { startLine: first.line, startColumn: first.column, endLine: last.line, endColumn: last.column }
}

function placeOf(text: string, offset: number): { readonly line: number; readonly column: number } {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/)
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 }
}
