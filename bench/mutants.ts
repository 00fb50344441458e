/**
 * `npm run bench:mutants [-- --pairs N --seed S --out DIR]`: N pairs with edits that keep the behaviour and N pairs with a planted
 * fault that a caller can see, as plain javac and Java say; then `assay check --batch` on all of them. Fails if a pair that keeps
 * its behaviour is called changed or uncompilable, or if fewer than 99 in 100 faults are found. `--out` gets the pairs that were
 * judged wrong, to look at.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { print } from '../corpus/mutants/java/print.js'
import { type Judged, keepPairs, plantedPairs } from '../corpus/mutants/pairs.js'
import { openTruth } from '../corpus/mutants/truth.js'
import { pickJdk } from '../src/jvm/jdk.js'
import { assay } from './shared/run.js'

const { values } = parseArgs({
  options: { pairs: { type: 'string', default: '2000' }, seed: { type: 'string', default: '1' }, out: { type: 'string' } },
})
const [count, seed] = [Number(values.pairs), Number(values.seed)]
const needed = 0.99
const verdicts = ['changed', 'preserved', 'unknown', 'uncompilable', 'error'] as const

type Verdict = (typeof verdicts)[number]
interface Said {
  readonly verdict: Verdict
  readonly line: string
}

const started = performance.now()
const { keep, planted } = await made()
console.log(
  `${keep.length} pairs that keep and ${planted.length} that change the behaviour, seed ${seed}, made and run in ${seconds(started)}`,
)
const checking = performance.now()
const said = await check([...keep, ...planted])
console.log(`assay check --batch: ${seconds(checking)}\n`)

table('edits that keep the behaviour', keep)
table('planted faults', planted)

const alarms = keep.filter(pair => ['changed', 'uncompilable', 'error'].includes(verdictOf(pair)))
const missed = planted.filter(pair => verdictOf(pair) !== 'changed')
const recall = 1 - missed.length / planted.length
console.log(
  `false alarms: ${alarms.length} of ${keep.length}; faults found: ${(recall * 100).toFixed(2)} %, needed ${needed * 100} %`,
)
if (values.out !== undefined) {
  for (const [kind, pairs] of Object.entries({ alarms, missed })) {
    rmSync(join(values.out, kind), { recursive: true, force: true })
    for (const pair of pairs) writePair(join(values.out, kind, pair.id), pair)
  }
}
process.exitCode = alarms.length === 0 && recall >= needed ? 0 : 1

async function made(): Promise<{ readonly keep: readonly Judged[]; readonly planted: readonly Judged[] }> {
  await using truth = openTruth(pickJdk({ min: 17 }))
  return { keep: await keepPairs(count, seed, truth), planted: await plantedPairs(count, seed, truth) }
}

async function check(pairs: readonly Judged[]): Promise<ReadonlyMap<string, Said>> {
  const child = spawn(process.execPath, [assay, 'check', '--batch', '-', '--quiet'], { stdio: ['pipe', 'pipe', 'inherit'] })
  void feed(child.stdin, pairs)
  const found = new Map<string, Said>()
  for await (const line of createInterface({ input: child.stdout })) {
    const { id, verdict } = JSON.parse(line)
    found.set(String(id), { verdict: verdict?.kind ?? 'error', line })
  }
  return found
}

async function feed(stdin: NodeJS.WritableStream, pairs: readonly Judged[]): Promise<void> {
  for (const { id, before, after } of pairs) {
    const line = `${JSON.stringify({ id, before: print(before), after: print(after) })}\n`
    if (!stdin.write(line)) await new Promise<void>(resolve => stdin.once('drain', () => resolve()))
  }
  stdin.end()
}

function verdictOf(pair: Judged): Verdict {
  return said.get(pair.id)?.verdict ?? 'error'
}

/** A pair with several edits counts for each of the kinds; a planted one for its fault only. */
function table(title: string, pairs: readonly Judged[]): void {
  const kinds = new Map<string, Judged[]>()
  for (const pair of pairs) {
    for (const kind of pair.id.startsWith('k') ? new Set(pair.edits) : pair.edits.slice(0, 1)) {
      kinds.set(kind, [...(kinds.get(kind) ?? []), pair])
    }
  }
  console.log(row([title, 'pairs', ...verdicts]))
  for (const [kind, of] of [...kinds].sort(([a], [b]) => (a < b ? -1 : 1))) console.log(row([kind, ...counts(of)]))
  console.log(`${row(['total', ...counts(pairs)])}\n`)
}

function counts(pairs: readonly Judged[]): readonly string[] {
  return [pairs.length, ...verdicts.map(verdict => pairs.filter(pair => verdictOf(pair) === verdict).length)].map(String)
}

function row([kind = '', ...numbers]: readonly string[]): string {
  return `${kind.padEnd(42)}${numbers.map(text => text.padStart(13)).join('')}`
}

function writePair(folder: string, pair: Judged): void {
  for (const [side, program] of Object.entries({ before: pair.before, after: pair.after })) {
    for (const [path, text] of Object.entries(print(program))) write(join(folder, side, path), text)
  }
  const { kind, detail } = pair.truth
  write(
    join(folder, 'about.json'),
    `${JSON.stringify({ edits: pair.edits, truth: kind, detail, assay: JSON.parse(said.get(pair.id)?.line ?? 'null') }, null, 2)}\n`,
  )
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(0)} s`
}
