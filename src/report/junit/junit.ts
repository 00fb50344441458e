/**
 * Bugs for whatever reads JUnit's XML: a suite for each engine, in it a failed test for each bug, a skipped one where it is known, and one that passed for
 * each refactoring without any.
 */
import type { Report, ReportedBug } from '../../model/index.js'
import { visible } from '../../model/plain.js'
import { plainly } from '../../model/words.js'
import { engineName, expected, faultWords, refactoringName, seenLines, targetOf } from '../fault.js'

export function junitReport({ plan, bugs }: Report): string {
  const engines = [...new Set([...plan.engines, ...bugs.map(({ engine }) => engine)])]
  const suites = engines.map(engine =>
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
  const fault = plainly(faultWords(bug))
  const outcome =
    known === undefined
      ? `<failure ${attributes({ type: kind, message: fault })}>${escaped(textOf(bug))}</failure>`
      : `<skipped ${attributes({ message: `known as ${known.id} (${known.status}): ${known.link}` })}/>`
  const name = attributes({
    classname: className(engine, refactoring),
    name: `${refactoringName(refactoring)}: ${fault} [${id}]`,
    time: 0,
  })
  return [`    <testcase ${name}>`, `      ${outcome}`, '    </testcase>']
}

/** Readers take what is before a dot for a package. */
function className(engine: string, refactoring: string): string {
  return `${engine.replaceAll('.', '_')}.${refactoring}`
}

function textOf(bug: ReportedBug): string {
  const { id, smallest, engine, findings } = bug
  const { place, text } = targetOf(smallest)
  const parameters = Object.entries(smallest.attempt.parameters).map(([name, value]) => `, ${name} = ${value}`)
  return [
    `${refactoringName(bug.refactoring)} by ${engineName(engine)} of ${text} at ${place}${parameters.join('')}`,
    `expected: ${expected(bug)}`,
    ...seenLines(bug),
    `findings: ${findings.length}; npx assay replay CAMPAIGN ${id}`,
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
