/**
 * `npm run bench:hunt`: all programs of the ten theories on one engine in one campaign, as a user would run it: how fast from end to end, how much
 * memory and processor time, the closing table, and the figures of S2 beside it. Options are handed to `assay hunt`; without any it is
 * `--all`. `--script FILE` hunts with another program (test/support/toy-hunt.mjs). The exit code says whether the floors hold.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { huntCounts } from '../src/model/campaign.js'
import { documentOf } from '../src/model/document.js'
import { huntResult } from '../src/model/hunt.js'
import type { HuntRow } from '../src/model/index.js'
import { type Cost, workers } from './shared/processes.js'
import { assay, median } from './shared/run.js'

const floors = { rate: 200, memoryMb: 2000, nodeShare: 0.1 }

/** What S2's text says of its evaluation: of Eclipse 3.7 by default, of one refactoring each the times. */
const published = [
  'S2 (153,444 programs, ten refactorings, each engine): 1h36m to 50h24m for one refactoring; Rename Method on Eclipse 6h54m.',
  'Bugs there, compile errors and behaviour: Eclipse 16 and 18, JRRTv1 11 and 13, JRRTv2 1 and 10, NetBeans 29 and 22.',
]

const [script, options] = given(process.argv.slice(2))
const folder = mkdtempSync(join(tmpdir(), 'assay-bench-'))
const campaign = join(folder, 'campaign.db')
const command = [...script, ...(options.length === 0 ? ['--all'] : options), '--json', '--campaign', campaign]
const started = performance.now()
const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] })
const costs = new Map<number, Cost>()
/** Of the hunt itself, second by second. */
const residentMb: number[] = []
let peakMb = 0
const looking = setInterval(look, 1000)
let text = ''
child.stdout.on('data', (chunk: Buffer) => {
  text += String(chunk)
})
const code = await new Promise(resolve => child.on('close', resolve))
clearInterval(looking)
if (text === '') throw new Error(`no result, exit code ${code}`)
const { rows, flaky, time } = documentOf(huntResult).parse(JSON.parse(text))
const seconds = (performance.now() - started) / 1000
const programs = sum(rows, row => row.programs)
const cpuMs = [...costs].reduce((all, [, cost]) => all + cost.cpuMs, 0)
const nodeMs = costs.get(child.pid ?? 0)?.cpuMs ?? 0
console.log(tableOf(rows))
console.log(
  `\n${programs} programs in ${seconds.toFixed(0)} s: ${(programs / seconds).toFixed(0)}/s from end to end (hunt itself: ${(time.totalMs / 1000).toFixed(0)} s)`,
)
console.log(`memory of all processes together, at most: ${peakMb.toFixed(0)} MB`)
console.log(`the hunt itself, tenth by tenth: ${tenths(residentMb).join(', ')} MB`)
console.log(
  `processor time: ${(cpuMs / programs).toFixed(2)} ms a program, ${((100 * nodeMs) / cpuMs).toFixed(1)} % of it Node's`,
)
console.log(`store: ${(statSync(campaign).size / programs).toFixed(0)} bytes a program; ${flaky} flaky`)
for (const line of published) console.log(line)
const problems = [
  ...(programs / seconds < floors.rate ? [`${(programs / seconds).toFixed(0)} programs/s; the floor is ${floors.rate}`] : []),
  ...(peakMb > floors.memoryMb ? [`${peakMb.toFixed(0)} MB; the ceiling is ${floors.memoryMb}`] : []),
  ...(nodeMs > floors.nodeShare * cpuMs ? [`Node takes more than ${100 * floors.nodeShare} % of the processor time`] : []),
]
for (const problem of problems) console.log(problem)
rmSync(folder, { recursive: true })
if (problems.length > 0) process.exitCode = 1

function given(args: readonly string[]): readonly [readonly string[], readonly string[]] {
  const at = args.indexOf('--script')
  const file = at < 0 ? undefined : args[at + 1]
  return file === undefined ? [[assay, 'hunt'], args] : [[file], args.filter((_, n) => n !== at && n !== at + 1)]
}

/** A process that has ended keeps what it had cost when it was last seen. */
function look(): void {
  // One that is just ending has no memory any more.
  const all = [...workers().filter(({ pid }) => pid === child.pid), ...workers(child.pid)]
  const now = all.filter(cost => Number.isFinite(cost.residentMb))
  for (const cost of now) {
    costs.set(cost.pid, cost)
    if (cost.pid === child.pid) residentMb.push(cost.residentMb)
  }
  peakMb = Math.max(
    peakMb,
    now.reduce((all, { residentMb }) => all + residentMb, 0),
  )
}

/** The middle of each tenth. */
function tenths(values: readonly number[]): readonly string[] {
  const length = Math.ceil(values.length / 10)
  return Array.from({ length: 10 }, (_, n) => median(values.slice(n * length, (n + 1) * length)).toFixed(0))
}

function tableOf(all: readonly HuntRow[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  const row = (name: string, some: readonly HuntRow[]) => [name, ...huntCounts.map(count => sum(some, each => each[count]))]
  const first = ({ firstFinding }: HuntRow) => firstFinding?.programs ?? '-'
  return [
    line(['refactoring', ...huntCounts, 'first at']),
    line(['---', ...huntCounts.map(() => '---:'), '---:']),
    ...all.map(each => line([...row(each.refactoring, [each]), first(each)])),
    line([...row('all', all), '']),
  ].join('\n')
}

function sum(rows: readonly HuntRow[], of: (row: HuntRow) => number): number {
  return rows.reduce((total, row) => total + of(row), 0)
}
