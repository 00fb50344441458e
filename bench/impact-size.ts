/**
 * `npm run bench:impact-size -- REPO [REV…]`: how large the impact of small commits of a real library is, how much of it is near
 * the change, and how long the analysis takes. Each revision is compared with its parent, nothing is run. Without revisions the newest
 * commits are taken that touch a single source file of the program (`--commits N`), and of those that change one to three
 * declarations. `--grep` takes only commits with such a message, `--classes DIR` keeps the class files for the next time; `--classpath`
 * names the jars that the library needs, `--jdk` the JDK to compile with.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { pickJdk } from '../src/jvm/jdk.js'
import { compileAnswer } from '../src/languages/java/answers.js'
import { Hierarchy } from '../src/languages/java/impact/hierarchy.js'
import { type Impact, impactOf } from '../src/languages/java/impact/impact.js'
import { setUpJava } from '../src/languages/java/jvm.js'
import { readInput } from '../src/languages/java/project/input.js'
import type { Classes, Version } from '../src/model/index.js'
import { Pool } from '../src/workers/pool.js'
import { median } from './shared/run.js'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    commits: { type: 'string', default: '20' },
    classes: { type: 'string' },
    classpath: { type: 'string' },
    grep: { type: 'string' },
    jdk: { type: 'string' },
  },
})
const [repository, ...given] = positionals
if (repository === undefined) throw new Error('give a repository, and revisions of it if you like')

const near = 2
const mostChanges = 3
const wanted = given.length > 0 ? given.length : Number(values.commits)

const command = await setUpJava(pickJdk({ min: 17 }, values.jdk === undefined ? {} : { jdk: values.jdk }), 'one')
await using pool = new Pool<Readonly<Record<string, unknown>> & { readonly id?: never }, unknown>(() => command, {
  size: 1,
  startMs: 60_000,
  deadlineMs: 120_000,
  maxLineBytes: 256 << 20,
})

const rows: Measured[] = []
for (const revision of given.length > 0 ? given : candidates(repository)) {
  if (rows.length >= wanted) break
  const measured = await measure(repository, revision)
  if (measured === undefined) continue
  rows.push(measured)
  if (rows.length === 1) console.log(line(['commit', 'changes', 'impacted', 'tested', `within ${near}`, 'ms', 'ms cold']))
  console.log(line(Object.values(measured)))
}
const columns = ['changes', 'impacted', 'tested', 'near', 'ms', 'coldMs'] as const
const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length
console.log(line([`median of ${rows.length}`, ...columns.map(column => median(rows.map(row => row[column])))]))
console.log(line(['mean', ...columns.map(column => mean(rows.map(row => row[column])))]))

interface Measured {
  readonly revision: string
  readonly changes: number
  readonly impacted: number
  readonly tested: number
  /** Of the tested ones. */
  readonly near: number
  /** Of the analysis, reading class files included. */
  readonly ms: number
  readonly coldMs: number
}

async function measure(repo: string, revision: string): Promise<Measured | undefined> {
  const pair = await compiled(repo, revision)
  if (pair === undefined) return undefined
  const [first, ...more] = [1, 2, 3].map(() => analysed(pair))
  if (first === undefined) return undefined
  const { impact } = first
  const isSmall = impact.changes.length > 0 && impact.changes.length <= mostChanges
  if (!isSmall && given.length === 0) return undefined
  return {
    revision: revision.slice(0, 9),
    changes: impact.changes.length,
    impacted: impact.impacted.length,
    tested: impact.tested.length,
    near: nearOf(impact),
    ms: Math.min(...more.map(({ ms }) => ms)),
    coldMs: first.ms,
  }
}

function analysed({ before, after }: { readonly before: Classes; readonly after: Classes }): { impact: Impact; ms: number } {
  const started = performance.now()
  const impact = impactOf(new Hierarchy(before), new Hierarchy(after))
  return { impact, ms: performance.now() - started }
}

function nearOf({ distances }: Impact): number {
  return distances.filter(distance => distance <= near).length
}

async function compiled(repo: string, revision: string): Promise<{ before: Classes; after: Classes } | undefined> {
  const kept = values.classes === undefined ? undefined : join(values.classes, `${revision}.json`)
  if (kept !== undefined && existsSync(kept)) {
    const [before, after] = JSON.parse(readFileSync(kept, 'utf8')) as Record<string, string>[]
    return before === undefined || after === undefined ? undefined : { before: classesOf(before), after: classesOf(after) }
  }
  const range = { kind: 'range', range: `${revision}~1..${revision}` } as const
  const read = await readInput({ kind: 'git', input: range, path: repo }, undefined)
  const versions = read.kind === 'project' ? read.parts[0]?.versions : undefined
  if (versions === undefined) throw new Error('nothing was read')
  const programs = [versions.before, versions.after].map(sourcesOf)
  const classpath = values.classpath === undefined ? {} : { classpath: values.classpath.split(':') }
  const reply = await pool.ask({ kind: 'compile', compilers: ['ecj'], programs, classes: 'files', ...classpath })
  if (reply.kind !== 'answered') return undefined
  const [before, after] = compileAnswer.parse(reply.answer).compiled[0] ?? []
  if (!before?.ok || !after?.ok) {
    console.error(`${revision.slice(0, 9)} does not compile: ${(before?.diagnostics ?? after?.diagnostics)?.[0]?.message}`)
    if (kept !== undefined) write(kept, '[]')
    return undefined
  }
  if (kept !== undefined) write(kept, JSON.stringify([before.classes, after.classes]))
  return { before: classesOf(before.classes ?? {}), after: classesOf(after.classes ?? {}) }
}

function write(file: string, text: string): void {
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, text)
}

function sourcesOf(version: Version): Readonly<Record<string, string>> {
  if (version.kind !== 'sources') throw new Error('a repository has sources')
  return Object.fromEntries(Object.entries(version.files).filter(([path]) => !/(^|\/)(module|package)-info\.java$/.test(path)))
}

function classesOf(files: Readonly<Record<string, string>>): Classes {
  return new Map(Object.entries(files).map(([name, base64]) => [name, Buffer.from(base64, 'base64')]))
}

/** Newest first, without merges, of a few changed lines in one source file that is no test. */
function* candidates(repo: string): Generator<string> {
  const grep = values.grep === undefined ? [] : ['-i', '-E', `--grep=${values.grep}`]
  const log = execFileSync('git', ['log', '--no-merges', '--format=@%H', '--numstat', ...grep, '-n', '4000'], {
    cwd: repo,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  for (const commit of log.split('@').slice(1)) {
    const [hash, ...stats] = commit.split('\n').filter(text => text !== '')
    const sources = stats.map(text => text.split('\t')).filter(([, , path = '']) => /main\/java\/.*\.java$/.test(path))
    const [added = 0, removed = 0] = (sources[0] ?? []).slice(0, 2).map(Number)
    if (hash !== undefined && sources.length === 1 && added + removed >= 2 && added + removed <= 40) yield hash
  }
}

function line([first, ...cells]: readonly (string | number)[]): string {
  const text = (cell: string | number) => (typeof cell === 'number' && !Number.isInteger(cell) ? cell.toFixed(0) : String(cell))
  return `${String(first).padEnd(14)}${cells.map(cell => text(cell).padStart(10)).join('')}`
}
