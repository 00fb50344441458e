/**
 * `npm run bench:impact`: every common method against the impacted ones only, on the same pairs, at several numbers of
 * sequences (S1, tables 3 and 6): methods that are tested, time, change coverage, relevant sequences, verdict. Both ways take
 * turns on each pair in one process, so that neither has the warmer machine, and the time of a pair is the median of its rounds.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { pairs } from '../corpus/pairs/pairs.js'
import { openJava } from '../src/languages/java/java.js'
import { readVersions } from '../src/languages/java/project/version.js'
import type { CheckResult, Strategy, Versions } from '../src/model/index.js'
import { asVersions } from '../src/model/index.js'
import { check } from '../src/oracle/check.js'
import { boxPlot } from './impact/box-plot.js'
import { median, root } from './shared/run.js'

const strategies = ['all', 'impact'] as const
const { values: options } = parseArgs({
  options: {
    counts: { type: 'string', default: '20,200,2000' },
    rounds: { type: 'string', default: '3' },
    pairs: { type: 'string', default: '40' },
  },
})
const counts = options.counts.split(',').map(Number)
const rounds = Number(options.rounds)

interface Subject {
  readonly name: string
  readonly versions: Versions
  readonly expected?: string
}

/** What S1 measures, for one subject and one strategy. */
interface Measured {
  readonly methods: number
  readonly ms: number
  readonly coverage: number | undefined
  readonly relevant: number | undefined
  readonly verdict: string
}

type Row = Readonly<Record<Strategy, Measured>>

const subjects = [...examples(), ...generated(Number(options.pairs))]
await using java = openJava({ load: 'one' })
// What the first pairs pay for a cold machine is nobody's merit.
for (const { versions } of subjects.slice(0, 40)) for (const strategy of strategies) await once(versions, strategy, 2000)

let failed = 0
for (const count of counts) {
  const rows = new Map<Subject, Row>()
  for (const subject of subjects) rows.set(subject, await measure(subject, count))
  const judged = new Map([...rows].filter(([, row]) => row.all.verdict !== 'uncompilable'))
  if (count === counts.at(-1)) printTable(rows)
  printPlots(count, [...judged.values()])
  failed += printSummary(judged)
}
process.exitCode = failed === 0 ? 0 : 1

async function measure({ versions }: Subject, count: number): Promise<Row> {
  const seen: Record<Strategy, Measured[]> = { all: [], impact: [] }
  for (let round = 0; round < rounds; round++)
    for (const strategy of round % 2 === 0 ? strategies : strategies.toReversed())
      seen[strategy].push(read(await once(versions, strategy, count)))
  const middle = (measured: readonly Measured[]): Measured => {
    const [first] = measured
    if (first === undefined) throw new Error('nothing was measured: give --rounds 1 or more')
    return { ...first, ms: median(measured.map(({ ms }) => ms)) }
  }
  return { all: middle(seen.all), impact: middle(seen.impact) }
}

async function once(versions: Versions, strategy: Strategy, sequences: number): Promise<Timed> {
  const settings = {
    sequences,
    seed: 1,
    budgetMs: 60_000,
    strict: false,
    allowIo: false,
    strategy,
    witnesses: 'smallest',
  } as const
  const started = performance.now()
  const { result } = await check(versions, java, settings)
  return { result, ms: performance.now() - started }
}

interface Timed {
  readonly result: CheckResult
  readonly ms: number
}

function read({ result: { verdict, impact, evidence }, ms }: Timed): Measured {
  return {
    methods: impact?.tested ?? 0,
    ms,
    coverage:
      impact === undefined || impact.impacted === 0 ? undefined : (100 * (evidence?.impactedCovered ?? 0)) / impact.impacted,
    relevant: evidence === undefined || evidence.sequences === 0 ? undefined : (100 * evidence.relevant) / evidence.sequences,
    verdict: verdict.kind,
  }
}

function* examples(): Generator<Subject> {
  const folder = join(root, 'examples')
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue
    const { verdict } = JSON.parse(readFileSync(join(folder, entry.name, 'expect.json'), 'utf8'))
    const pair = join(folder, entry.name)
    yield { name: entry.name, versions: readVersions(join(pair, 'before'), join(pair, 'after')), expected: verdict }
  }
}

function* generated(count: number): Generator<Subject> {
  for (const { id, before, after } of pairs(count, 3)) yield { name: `generated ${id}`, versions: asVersions({ before, after }) }
}

function printTable(rows: ReadonlyMap<Subject, Row>): void {
  const columns = ['methods', 'time (ms)', 'change coverage (%)', 'relevant (%)', 'verdict']
  console.log(`| subject | ${columns.map(name => `${name} all | ${name} impact`).join(' | ')} | baseline |`)
  console.log(`|${' --- |'.repeat(2 * columns.length + 2)}`)
  for (const [{ name, expected }, { all, impact }] of rows) {
    const cells = [
      [all.methods, impact.methods],
      [all.ms.toFixed(1), impact.ms.toFixed(1)],
      [percent(all.coverage), percent(impact.coverage)],
      [percent(all.relevant), percent(impact.relevant)],
      [all.verdict, impact.verdict],
    ]
    console.log(`| ${name} | ${cells.flat().join(' | ')} | ${expected ?? ''} |`)
  }
  console.log('')
}

function printPlots(count: number, rows: readonly Row[]): void {
  console.log(`at most ${count} sequences, ${rows.length} subjects that compile`)
  const measures = {
    'methods tested': (measured: Measured) => measured.methods,
    'time (ms)': (measured: Measured) => measured.ms,
    'change coverage (%)': (measured: Measured) => measured.coverage,
    'relevant sequences (%)': (measured: Measured) => measured.relevant,
  }
  for (const [name, of] of Object.entries(measures)) {
    const samples = strategies.map(strategy => [strategy, rows.flatMap(row => of(row[strategy]) ?? [])] as const)
    console.log(`\n${name}\n${boxPlot(Object.fromEntries(samples))}`)
  }
  console.log('')
}

/** Slower by more than a tenth and by more than what a busy machine makes of nothing. */
const noiseMs = 2

function printSummary(rows: ReadonlyMap<Subject, Row>): number {
  const slower = [...rows].filter(([, { all, impact }]) => impact.ms > 1.1 * all.ms && impact.ms > all.ms + noiseMs)
  const other = [...rows].filter(([, { all, impact }]) => all.verdict !== impact.verdict)
  const wrong = [...rows].filter(([{ expected }, { impact }]) => expected !== undefined && expected !== impact.verdict)
  const sum = (strategy: Strategy) => [...rows.values()].reduce((total, row) => total + row[strategy].ms, 0)
  console.log(`time of all subjects together: impact / all = ${(sum('impact') / sum('all')).toFixed(2)}`)
  console.log(`impact slower than all: ${names(slower)}`)
  console.log(`another verdict than all: ${names(other)}`)
  console.log(`impact not as expected: ${names(wrong)}\n`)
  return wrong.length
}

function names(rows: readonly (readonly [Subject, Row])[]): string {
  if (rows.length === 0) return 'none'
  const told = rows.map(
    ([{ name }, { all, impact }]) =>
      `${name} (${all.verdict} ${all.ms.toFixed(1)} ms, ${impact.verdict} ${impact.ms.toFixed(1)} ms)`,
  )
  return `${rows.length}: ${told.join(', ')}`
}

function percent(value: number | undefined): string {
  return value === undefined ? '-' : value.toFixed(0)
}
