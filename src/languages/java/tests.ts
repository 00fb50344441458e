/**
 * A project's own JUnit tests, on both versions. Only what a test does every time counts: it has to pass on the version before
 * and to fail in the same way on the version after, twice. Tests are trusted like the build that runs them otherwise: each run
 * is a process of its own, in an empty folder, but nothing that they do is refused.
 */
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { basename, delimiter, dirname, join } from 'node:path'
import { z } from 'zod'
import { installJars, type Part } from '../../jvm/jars.js'
import { type Jdk, javaOf, plainJvm } from '../../jvm/jdk.js'
import { type Diagnostic, InputError, type Version, type Versions } from '../../model/index.js'
import type { ProgressCallback } from '../../workers/busy.js'
import { once } from '../../workers/cache.js'
import { type ChildEnd, runChild } from '../../workers/child.js'
import { removeTemporary, temporaryFolder } from '../../workers/temporary.js'
import type { FailingTest, TestComparison, TestFindings } from '../language.js'
import { prepare } from './prepared.js'

export interface TestOptions {
  readonly jdk: Jdk
  /** The tests: sources, which are compiled against the version, or class files. */
  readonly tests: Version
  /** What both need besides: jars and folders. */
  readonly classpath: readonly string[]
  /** The source level; that of the JDK otherwise. */
  readonly level?: number
  /** For one run of all tests. */
  readonly deadlineMs: number
  readonly onProgress?: ProgressCallback
}

export interface TestResult {
  /** One test, or a group of them: a class, a test with parameters. */
  readonly kind: 'test' | 'group'
  readonly status: 'passed' | 'failed' | 'skipped'
  /** The exception's type, if it failed. */
  readonly type: string
  readonly message: string
}

/** By name, as in `p.OrderTest#total()`. */
export type TestResults = ReadonlyMap<string, TestResult>

export type TestRun =
  | { readonly kind: 'ran'; readonly results: TestResults }
  | { readonly kind: 'uncompilable'; readonly what: 'program' | 'tests'; readonly diagnostics: readonly Diagnostic[] }
  /** With the test that was running, if one was. */
  | { readonly kind: 'hung' | 'died'; readonly test?: string; readonly detail: string }

/** What the tests say of two versions. Each is tested once, and once more if that shows a difference. */
export async function checkTests(versions: Versions, options: TestOptions): Promise<TestFindings> {
  const { before, after } = prepare(versions, () => false).versions
  const say = options.onProgress ?? (() => {})
  say('running the tests on the version before')
  const first = usable(await runTests(before, options))
  say('running the tests on the version after')
  const second = await runTests(after, options)
  const runs = { before: [first], after: [] as TestResults[] }
  if (second.kind === 'uncompilable') return second
  if (second.kind === 'ran') {
    runs.after.push(second.results)
    const compared = compareTests(runs.before, runs.after)
    if (compared.failing.length === 0) return { kind: 'compared', ...compared }
  }
  say('running the tests again, to see whether the failures repeat')
  runs.before.push(usable(await runTests(before, options)))
  const again = await runTests(after, options)
  if (again.kind === 'uncompilable') return again
  if (again.kind === 'ran') runs.after.push(again.results)
  if (second.kind === 'ran' || again.kind === 'ran') return { kind: 'compared', ...compareTests(runs.before, runs.after) }
  return second
}

function usable(run: TestRun): TestResults {
  switch (run.kind) {
    case 'ran':
      if (![...run.results.values()].some(({ kind }) => kind === 'test'))
        throw new InputError('no JUnit test found in --tests: give the folder or jar of the tests')
      return run.results
    case 'uncompilable': {
      const [{ file, line, message } = { file: '', line: 0, message: 'no reason given' }] = run.diagnostics
      const place = `${file}:${line}: ${message}`
      if (run.what === 'program') throw new InputError(`the version before does not compile with the tests (${place})`)
      throw new InputError(`the tests do not compile against the version before (${place}); --classpath gives libraries`)
    }
    default: {
      const during = run.test === undefined ? '' : ` in ${run.test}`
      throw new InputError(
        `the tests ${run.kind === 'hung' ? 'do not terminate' : 'abort'} on the version before${during} (${run.detail})`,
      )
    }
  }
}

/** Whatever passed in every run before and failed alike in every run after. */
export function compareTests(before: readonly TestResults[], after: readonly TestResults[]): TestComparison {
  const [first = new Map<string, TestResult>()] = before
  const failing: FailingTest[] = []
  const counts = { ran: 0, passedBefore: 0, flaky: 0 }
  // A group counts only where it failed without any of its tests, which are there first.
  const names = [...first].sort(([, a], [, b]) => Number(a.kind === 'group') - Number(b.kind === 'group'))
  for (const [test, { kind }] of names) {
    if (!after.some(run => run.has(test))) continue
    const [was, is] = [steady(before, test), steady(after, test)]
    if (kind === 'test') {
      counts.ran++
      if (was === undefined || is === undefined) counts.flaky++
      if (was?.status === 'passed') counts.passedBefore++
    }
    if (was?.status !== 'passed' || is?.status !== 'failed') continue
    if (kind === 'test' || !failing.some(found => isIn(found.test, test)))
      failing.push({ test, before: 'passed', after: words(is) })
  }
  return { ...counts, failing }
}

function isIn(test: string, group: string): boolean {
  return test.startsWith(group) && /^[#$[]/.test(test.slice(group.length))
}

/** What a test does in every run, if it is always the same. */
function steady(runs: readonly TestResults[], test: string): TestResult | undefined {
  const results = runs.map(run => run.get(test))
  const [first] = results
  return first !== undefined && results.every(result => result?.status === first.status && result.type === first.type)
    ? first
    : undefined
}

function words({ type, message }: TestResult): string {
  const line = message.replace(/\s+/g, ' ').trim()
  return line === '' ? type : `${type}: ${line.length > longestMessage ? `${line.slice(0, longestMessage)}…` : line}`
}

const longestMessage = 300

/** The tests, once, on one version. */
export async function runTests(version: Version, options: TestOptions): Promise<TestRun> {
  const { jdk, tests, level, onProgress } = options
  const folder = await temporaryFolder('tests')
  try {
    const junit = await installJunit(jdk, onProgress)
    // Libraries of the project's come first, but for JUnit itself, of which there may be only one.
    const libraries = [...options.classpath.filter(path => !isJunit(path)), ...junit]
    const run = (args: readonly string[], classpath: readonly string[]) => start(jdk, args, classpath, folder, options.deadlineMs)
    const program = await classesOf(version, join(folder, 'program'), libraries, run, level)
    if (typeof program !== 'string') return failed(program, 'program')
    const compiled = await classesOf(tests, join(folder, 'tests'), [program, ...libraries], run, level)
    if (typeof compiled !== 'string') return failed(compiled, 'tests')
    return readRun(await run(['run', compiled], [compiled, program, ...libraries]))
  } finally {
    await removeTemporary(folder)
  }
}

export const junitPart: Part = {
  name: 'junit',
  own: 'jvm/junit/src/main/java/assay/junit/TestRun.java',
  libraries: 'junit/pom.xml',
  fetched: 'JUnit',
}

/** JUnit in one jar, and our class that speaks with it. */
async function installJunit(jdk: Jdk, onProgress: ProgressCallback = () => {}): Promise<readonly string[]> {
  const folder = await installJars(junitPart, { jdk, onProgress })
  const jars = (await readdir(folder)).filter(name => name.endsWith('.jar')).map(name => join(folder, name))
  const classes = await once(join(dirname(folder), `${basename(folder)}-classes`), async output => {
    await mkdir(output)
    const args = ['-proc:none', '--release', '17', '-cp', jars.join(delimiter), '-d', output, join(folder, 'TestRun.java')]
    const end = await runChild({ command: join(jdk.home, 'bin', 'javac'), args, env: plainJvm }, startMs, () => {})
    if (end.kind !== 'done') throw new Error(`what runs tests does not compile: ${end.detail}`)
  })
  return [classes, ...jars]
}

const startMs = 120_000

function isJunit(path: string): boolean {
  return /^(junit(-(jupiter|platform|vintage)(-[a-z-]+)?|-dep)?|opentest4j)-\d[^/]*\.jar$/.test(basename(path))
}

type ReportedEvents = readonly (readonly string[])[]
type Run = (
  args: readonly string[],
  classpath: readonly string[],
) => Promise<{ readonly end: ChildEnd; readonly told: ReportedEvents }>

/** Runs our class in a process of its own; what it tells is marked, so that nothing which tests print is taken for it. */
async function start(
  jdk: Jdk,
  [goal = '', ...args]: readonly string[],
  classpath: readonly string[],
  folder: string,
  deadlineMs: number,
): ReturnType<Run> {
  const token = randomUUID()
  const told: (readonly string[])[] = []
  const cwd = join(folder, 'empty')
  await mkdir(cwd, { recursive: true })
  const command = {
    command: javaOf(jdk),
    // As Maven and Gradle run tests, with assertions; a short compilation is not worth the optimising compiler.
    args: [
      '-ea',
      '-XX:+UseSerialGC',
      ...(goal === 'compile' ? ['-XX:TieredStopAtLevel=1'] : []),
      '-cp',
      classpath.join(delimiter),
      'assay.junit.TestRun',
      goal,
      token,
      ...args,
    ],
    env: plainJvm,
    cwd,
  }
  const end = await runChild(command, deadlineMs, line => {
    if (line.startsWith(token)) told.push(z.array(z.string()).parse(JSON.parse(line.slice(token.length))))
  })
  return { end, told }
}

/** Where the class files of a version lie; or what became of compiling it. */
async function classesOf(
  version: Version,
  folder: string,
  classpath: readonly string[],
  run: Run,
  level?: number,
): Promise<string | Awaited<ReturnType<Run>>> {
  if (version.kind === 'classes') return version.path
  const [sources, output] = [join(folder, 'sources'), join(folder, 'classes')]
  await mkdir(output, { recursive: true })
  for (const [path, text] of Object.entries(version.files)) {
    if (/(^|\/)module-info\.java$/.test(path)) continue
    await mkdir(dirname(join(sources, path)), { recursive: true })
    await writeFile(join(sources, path), text)
  }
  const levels = level === undefined ? [] : ['-source', String(level), '-target', String(level)]
  const ended = await run(['compile', sources, output, classpath.join(delimiter), ...levels], classpath)
  const ok = ended.end.kind === 'done' && ended.told.some(([what, how]) => what === 'compiled' && how === 'ok')
  return ok ? output : ended
}

function failed({ end, told }: Awaited<ReturnType<Run>>, what: 'program' | 'tests'): TestRun {
  if (end.kind !== 'done') return { kind: end.kind === 'late' ? 'hung' : 'died', detail: end.detail }
  const diagnostics = told
    .filter(([kind]) => kind === 'error')
    .map(([, code = '', message = '', file = '', line, column]) => ({
      code,
      message,
      file,
      line: Number(line),
      column: Number(column),
    }))
  if (diagnostics.length === 0) return { kind: 'died', detail: 'javac failed without a message' }
  return { kind: 'uncompilable', what, diagnostics }
}

function readRun({ end, told }: Awaited<ReturnType<Run>>): TestRun {
  if (end.kind === 'done' && told.at(-1)?.[0] === 'done') return { kind: 'ran', results: resultsOf(told) }
  const [what, test] = told.at(-1) ?? []
  const during = what === 'started' && test !== undefined ? { test } : {}
  if (end.kind === 'done') return { kind: 'died', ...during, detail: 'a test ended the process' }
  return { kind: end.kind === 'late' ? 'hung' : 'died', ...during, detail: end.detail }
}

function resultsOf(told: ReportedEvents): TestResults {
  const results = new Map<string, TestResult>()
  for (const [kind, name, status, type = '', message = ''] of told) {
    if ((kind !== 'test' && kind !== 'group') || name === undefined) continue
    results.set(unused(name, results), { kind, status: statusOf(status), type, message })
  }
  return results
}

function statusOf(text: string | undefined): TestResult['status'] {
  return text === 'passed' || text === 'skipped' ? text : 'failed'
}

/** Tests of one name, as a factory may make them, are numbered. */
function unused(name: string, taken: TestResults): string {
  let free = name
  for (let number = 2; taken.has(free); number++) free = `${name} (${number})`
  return free
}
