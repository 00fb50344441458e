/**
 * `npm run bench:everyday`, `bench:practice` and `bench:keeping`: pairs of everyday Java that somebody wrote who had not seen the search, with
 * the truth that plain javac and java told (`corpus/README.md`). Fails if a pair that keeps the behaviour is called changed, if
 * fewer than nine in ten slips are found, or if more than three in a hundred answers `preserved, full` are wrong.
 * Another folder of such pairs can be given by its whole path. `-- --list` names the pairs that were judged wrong; `-- --seed N` and `--sequences N` are handed on.
 */
import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import type { CheckResult } from '../src/model/index.js'
import { assay, root } from './shared/run.js'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { list: { type: 'boolean', default: false }, seed: { type: 'string', default: '1' }, sequences: { type: 'string' } },
})
const [name = 'everyday'] = positionals
const folder = isAbsolute(name) ? name : join(root, 'corpus', name)
const effort = values.sequences === undefined ? [] : ['--sequences', values.sequences]
const neededFound = 0.9
const mostWrong = 0.03

interface Pair {
  readonly id: string
  readonly truth: 'kept' | 'slip'
  /** How hard a slip is to see, or the kind of a keeping edit. */
  readonly level: string
}

const pairs = readdirSync(folder).sort().map(readPair)
const started = performance.now()
const results = await check(pairs)
const tables = new Map<string, Map<string, number>>()
for (const pair of pairs) count(`${pair.truth} ${pair.level}`, answerOf(pair))
for (const [row, answers] of [...tables].sort(([a], [b]) => (a < b ? -1 : 1)))
  console.log(`${row.padEnd(30)}  ${[...answers].map(([answer, number]) => `${answer} ${number}`).join(', ')}`)

const kept = pairs.filter(({ truth }) => truth === 'kept')
const slips = pairs.filter(({ truth }) => truth === 'slip')
const alarms = kept.filter(pair => ['changed', 'uncompilable'].includes(kindOf(pair)))
const missed = slips.filter(pair => kindOf(pair) !== 'changed')
const full = pairs.filter(pair => kindOf(pair) === 'preserved' && results.get(pair.id)?.evidence?.grade === 'full')
const wrong = full.filter(({ truth }) => truth === 'slip')
console.log(`\nfalse alarms: ${alarms.length} of ${kept.length}`)
console.log(`preserved, full, of those that keep: ${full.length - wrong.length} of ${kept.length}`)
if (slips.length > 0) {
  console.log(`found: ${slips.length - missed.length} of ${slips.length}, needed ${neededFound * 100} %`)
  console.log(`wrong answers among preserved, full: ${wrong.length} of ${full.length}, at most ${mostWrong * 100} %`)
}
console.log(`${((performance.now() - started) / 1000).toFixed(0)} s`)
if (values.list) for (const pair of [...alarms, ...missed]) console.log(`${pair.id}  ${pair.truth}  ${answerOf(pair)}`)
const isGood = alarms.length === 0 && missed.length <= (1 - neededFound) * slips.length && wrong.length <= mostWrong * full.length
process.exitCode = isGood ? 0 : 1

function readPair(id: string): Pair {
  const { truth, level, kind } = JSON.parse(readFileSync(join(folder, id, 'pair.json'), 'utf8'))
  return { id, truth, level: level ?? kind }
}

function kindOf({ id }: Pair): string {
  return results.get(id)?.verdict.kind ?? 'none'
}

function answerOf(pair: Pair): string {
  const { verdict, evidence } = results.get(pair.id) ?? {}
  if (verdict?.kind === 'unknown') return `unknown (${verdict.reason})`
  return verdict?.kind === 'preserved' ? `preserved, ${evidence?.grade}` : kindOf(pair)
}

function count(row: string, answer: string): void {
  const answers = tables.get(row) ?? new Map<string, number>()
  tables.set(row, answers.set(answer, (answers.get(answer) ?? 0) + 1))
}

async function check(all: readonly Pair[]): Promise<ReadonlyMap<string, CheckResult>> {
  const child = spawn(process.execPath, [assay, 'check', '--batch', '-', '--quiet', '--seed', values.seed, ...effort], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  for (const { id } of all) {
    const [before, after] = ['before', 'after'].map(version => sources(join(folder, id, version)))
    child.stdin.write(`${JSON.stringify({ id, before, after })}\n`)
  }
  child.stdin.end()
  let text = ''
  for await (const chunk of child.stdout) text += chunk
  const lines = text.split('\n').filter(line => line !== '')
  return new Map(lines.map(line => JSON.parse(line)).map(({ schemaVersion: _, id, ...result }) => [id, result]))
}

function sources(top: string): Readonly<Record<string, string>> {
  const files = readdirSync(top, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  const paths = files.map(({ parentPath, name }) => join(parentPath, name))
  return Object.fromEntries(paths.map(path => [relative(top, path), readFileSync(path, 'utf8')]))
}
