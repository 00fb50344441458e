/**
 * Bugs for whatever reads JUnit's XML: a suite for each engine, in it a failed test for each bug, a skipped one where it is known, and one that passed for
 * each refactoring without any.
 */
import type { Report, ReportedBug } from '../../model/index.js'
import { visible } from '../../model/plain.js'
import { plainly } from '../../model/words.js'
import { enginesOf } from '../engines-of.js'
import {
  expected,
  faultWords,
  knownText,
  refactoringName,
  remarksOf,
  remarkText,
  replayCommand,
  requestText,
  seenLines,
  targetText,
  titleWords,
} from '../wording.js'

export function junitReport(report: Report): string {
  const { plan, bugs } = report
  const suites = enginesOf(report).map(({ engine }) =>
    suite(
      engine,
      plan,
      bugs.filter(bug => bug.engine === engine),
    ),
  )
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${attributes({ name: 'assay', ...sum(suites.map(({ counts }) => counts)) })}>`,
    ...suites.flatMap(({ lines }) => lines),
    '</testsuites>',
  ]
  return `${lines.join('\n')}\n`
}

interface Counts {
  readonly tests: number
  readonly failures: number
  readonly errors: number
  readonly skipped: number
}

interface Suite {
  readonly counts: Counts
  readonly lines: readonly string[]
}

function suite(engine: string, plan: Report['plan'], bugs: readonly ReportedBug[]): Suite {
  const refactorings = [...new Set([...plan.inputs, ...bugs].map(({ refactoring }) => refactoring))]
  const clean = refactorings.filter(name => !bugs.some(({ refactoring }) => refactoring === name))
  const skipped = bugs.filter(({ known }) => known !== undefined).length
  const counts = { tests: bugs.length + clean.length, failures: bugs.length - skipped, errors: 0, skipped }
  const cases = refactorings.flatMap(name =>
    clean.includes(name)
      ? [
          `    <testcase ${attributes({ classname: className(engine, name), name: `${refactoringName(name)}: no bug found`, time: 0 })}/>`,
        ]
      : bugs.filter(({ refactoring }) => refactoring === name).flatMap(testcase),
  )
  return { counts, lines: [`  <testsuite ${attributes({ name: engine, ...counts, time: 0 })}>`, ...cases, '  </testsuite>'] }
}

function testcase(bug: ReportedBug): readonly string[] {
  const { id, kind, refactoring, engine, known } = bug
  const outcome =
    known === undefined
      ? `<failure ${attributes({ type: kind, message: plainly(faultWords(bug)) })}>${escaped(textOf(bug))}</failure>`
      : `<skipped ${attributes({ message: knownText(known) })}/>`
  const name = attributes({
    classname: className(engine, refactoring),
    name: `${plainly(titleWords(bug))} [${id}]`,
    time: 0,
  })
  return [`    <testcase ${name}>`, `      ${outcome}`, '    </testcase>']
}

/** Readers take what is before a dot for a package. */
function className(engine: string, refactoring: string): string {
  return `${engine.replaceAll('.', '_')}.${refactoring}`
}

function textOf(bug: ReportedBug): string {
  const { smallest, findings } = bug
  const parameters = Object.entries(smallest.attempt.parameters).map(([name, value]) => `, ${name} = ${value}`)
  return [
    `${requestText(bug)} of ${targetText(smallest)}${parameters.join('')}`,
    `expected: ${expected(bug)}`,
    ...seenLines(bug),
    ...remarksOf(bug).map(remarkText),
    `findings: ${findings.length}; ${replayCommand(bug)}`,
    ...Object.entries(smallest.request.files).flatMap(([path, source]) => ['', `${path}:`, source.trimEnd()]),
  ].join('\n')
}

function sum(counts: readonly Counts[]): Counts {
  const all = (name: keyof Counts) => counts.reduce((total, each) => total + each[name], 0)
  return { tests: all('tests'), failures: all('failures'), errors: all('errors'), skipped: all('skipped') }
}

function attributes(values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}="${escaped(String(value)).replace(/\s+/g, ' ')}"`)
    .join(' ')
}

function escaped(text: string): string {
  return visible(text).replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`)
}
