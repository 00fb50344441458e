/**
 * `npm run bench:alloy`: our Alloy beside the Alloy tool with SAT4J, on the theories of Java, in the same run. Ours starts cold, in
 * a process of its own for each theory (the middle of three), and gives every instance once up to isomorphism; Alloy's JVM stays
 * warm, and its instances are only asked for, not read. Then a space of more than ten million instances, which Alloy is not asked
 * for. `--alloy N` stops Alloy after N instances: then the ratio is one of rates, copies counted in Alloy's favour.
 */
import { execFile } from 'node:child_process'
import { basename, join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { type ShippedTheory, shippedTheories, shippedTheory } from '../src/programs/theories.js'
import type { Measured } from './alloy/own.js'
import { type AlloyAnswer, openAlloyTool } from './shared/alloy-tool.js'
import { median, root } from './shared/run.js'

const { values: options } = parseArgs({ options: { alloy: { type: 'string' } } })
/** All but the one that asks for no refactoring. */
const theories = shippedTheories().filter(({ name }) => name !== 'java/inheritance-graph')

interface Row {
  readonly name: string
  readonly ours: Measured
  readonly alloy: AlloyAnswer
}

await using alloy = openAlloyTool()
const rows: Row[] = []
printHead()
for (const theory of theories) {
  const row = await measure(theory)
  printRow(row)
  rows.push(row)
}
printSummary()
printLarge(await own(shippedTheory('java/rename-field'), 'mainOnly'))

async function measure(theory: ShippedTheory): Promise<Row> {
  const ours = middle([await own(theory), await own(theory), await own(theory)])
  const limit = options.alloy === undefined ? {} : { limit: Number(options.alloy) }
  const answer = await alloy.ask({ file: theory.file, command: 'generate', silent: true, ...limit })
  if (answer.problem !== undefined) throw new Error(`Alloy refuses ${theory.name}: ${answer.problem.message}`)
  return { name: basename(theory.name), ours, alloy: answer }
}

async function own({ file }: ShippedTheory, command = 'generate'): Promise<Measured> {
  const measured = [join(root, 'dist/bench/alloy/own.js'), file, command]
  const { stdout } = await promisify(execFile)(process.execPath, measured)
  return JSON.parse(stdout)
}

/** Each of them takes less than a second, so one hiccup of the machine would count. */
function middle(rounds: readonly Measured[]): Measured {
  const of = (key: keyof Measured) => median(rounds.map(round => round[key]))
  return {
    instances: of('instances'),
    streamMs: of('streamMs'),
    firstMs: of('firstMs'),
    countMs: of('countMs'),
    sampleMs: of('sampleMs'),
    peakMb: Math.max(...rounds.map(({ peakMb }) => peakMb)),
  }
}

function printHead(): void {
  const columns = ['theory', 'instances', 's', 'instances/s', 'first (ms)', 'count (ms)', 'k-th (µs)', 'peak (MB)']
  const theirs = ['Alloy: instances', 's', 'instances/s', 'times faster']
  console.log(`| ${[...columns, ...theirs].join(' | ')} |`)
  console.log(`|${' ---: |'.repeat(columns.length + theirs.length)}`)
}

function printRow({ name, ours, alloy }: Row): void {
  const cells = [name, ...cellsOf(ours), `${alloy.raw}${alloy.truncated ? '+' : ''}`, seconds(alloy.ms.all), rateOf(alloy)]
  console.log(`| ${[...cells, times([{ ours, alloy }])].join(' | ')} |`)
}

function cellsOf({ instances, streamMs, firstMs, countMs, sampleMs, peakMb }: Measured): readonly (string | number)[] {
  const rate = Math.round((1000 * instances) / streamMs)
  return [
    instances,
    seconds(streamMs),
    rate,
    firstMs.toFixed(0),
    countMs.toFixed(0),
    (1000 * sampleMs).toFixed(0),
    peakMb.toFixed(0),
  ]
}

function rateOf({ raw, ms }: AlloyAnswer): number {
  return Math.round((1000 * raw) / ms.all)
}

/** Alloy's time for all instances to ours; where it was stopped, our rate to its. */
function times(some: readonly Pick<Row, 'ours' | 'alloy'>[]): string {
  const sum = (of: (row: Pick<Row, 'ours' | 'alloy'>) => number) => some.reduce((total, row) => total + of(row), 0)
  const slower = sum(({ alloy }) => alloy.ms.all) / sum(({ ours }) => ours.streamMs)
  const more = sum(({ ours }) => ours.instances) / sum(({ alloy }) => alloy.raw)
  return (some.some(({ alloy }) => alloy.truncated) ? slower * more : slower).toFixed(0)
}

function printSummary(): void {
  const instances = rows.reduce((total, { ours }) => total + ours.instances, 0)
  const ms = rows.reduce((total, { ours }) => total + ours.streamMs, 0)
  console.log(`\nall together: ${Math.round((1000 * instances) / ms)} instances/s, ${times(rows)} times faster than Alloy`)
  const most = (of: (ours: Measured) => number) => Math.max(...rows.map(({ ours }) => of(ours)))
  const slowest = Math.min(...rows.map(({ ours }) => (1000 * ours.instances) / ours.streamMs))
  console.log(
    `at worst: ${Math.round(slowest)} instances/s, count ${most(({ countMs }) => countMs).toFixed(0)} ms, ` +
      `k-th ${most(({ sampleMs }) => 1000 * sampleMs).toFixed(0)} µs, ${most(({ peakMb }) => peakMb).toFixed(0)} MB`,
  )
}

function printLarge({ instances, streamMs, countMs, sampleMs, peakMb }: Measured): void {
  console.log(
    `\nten million and more: ${instances} instances counted in ${seconds(countMs)} s, a uniform sample of 1000 in ` +
      `${seconds(1000 * sampleMs)} s, all streamed in ${seconds(streamMs)} s (${Math.round((1000 * instances) / streamMs)}/s), ` +
      `${peakMb.toFixed(0)} MB at most`,
  )
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(ms < 10_000 ? 2 : 0)
}
