/** `assay check`: one pair of versions, or a stream of pairs. */
import { join } from 'node:path'
import { openJava } from '../languages/java/java.js'
import { oldestJdk } from '../languages/java/jvm.js'
import { EarlyProcesses } from '../languages/java/processes.js'
import type { TestFindings } from '../languages/java/tests.js'
import type { Language } from '../languages/language.js'
import {
  asVersions,
  type CheckResult,
  type ExitCode,
  InputError,
  jsonDocument,
  type Pair,
  type Verdict,
  type Versions,
  withoutFiles,
} from '../model/index.js'
import { counted, firstOf } from '../model/plain.js'
import { type Checked, check as judge } from '../oracle/check.js'
import { newestClass } from '../programs/class-file.js'
import { isProject, readInput } from '../programs/input.js'
import type { Tests } from '../programs/tests.js'
import { type Jdk, pickJdk } from '../workers/jdk.js'
import { checkBatch } from './check-batch.js'
import type { CheckOptions } from './check-options.js'
import { codeOf } from './code-of.js'
import { progressTo } from './progress.js'
import { type Way, ways } from './ways.js'

export async function check(options: CheckOptions): Promise<ExitCode> {
  const progress = progressTo(process.stderr, options.progress)
  const { input, output, junit } = options
  const jdk = pickJdk({ min: oldestJdk }, { jdk: options.jdk, say: progress.say })
  if (input.kind === 'batch') {
    await using java = openJava({ ...options, jdk: jdk.home, load: 'many', onProgress: progress.say })
    const judgePair = (pair: Pair) => judge(asVersions(pair), java, options)
    return await checkBatch(input.file, judgePair, progress, options.api)
  }
  // Its processes start while the files are read.
  const isPlain = input.kind === 'folders' && !isProject(input.before) && !isProject(input.after)
  await using early = isPlain ? openJava({ ...options, jdk: jdk.home, load: 'one', onProgress: progress.say }) : undefined
  await using processes = isPlain ? undefined : new EarlyProcesses(jdk, { onProgress: progress.say })
  const read = await readInput(input, options.encoding)
  const unread = read.kind === 'project' ? read.unread : []
  const { tests, ...checked } = read.kind === 'project' && read.isSame ? nothingRead(unread) : await judgeAll()
  const { result } = checked
  if (junit !== undefined) {
    const written = (await import('./witness-files.js')).writeWitnesses(junit, tests, result.verdict)
    for (const line of written.progress) progress.say(line)
    if (written.failure !== undefined) process.stderr.write(`assay: ${written.failure}\n`)
  }
  if (output === 'json') process.stdout.write(jsonDocument(result))
  else process.stdout.write((await import('../report/terminal.js')).checkText(result, process.stdout, options.api))
  return codeOf(result, options.api)

  /** By the first way in which the version before compiles; where there is none, what was said of the one that came nearest to it. */
  async function judgeAll(): Promise<Checked> {
    const given = options.tests === undefined ? undefined : (await import('../programs/tests.js')).readTests(options.tests)
    const { checked, way } = await firstCompiled()
    const result = given === undefined ? checked.result : await addTests(checked.result, way, given)
    return { ...checked, result: withoutUnseen(result, way.without, unread) }
  }

  async function firstCompiled(): Promise<{ readonly checked: Checked; readonly way: Way }> {
    const tried: { readonly checked: Checked; readonly way: Way }[] = []
    const lastErrors = () => messagesOf(tried.at(-1)?.checked)
    for await (const way of ways(read, options, jdk, progress.say, lastErrors)) {
      refuseNewer(way.versions, way.jdk)
      const checked = await judgeBy(way, 'whole')
      tried.push({ checked, way })
      if (!isUncompiled(checked)) return { checked, way }
    }
    // Files are left out only where nothing else helps.
    for (const { way } of options.keepGoing && early === undefined ? tried : []) {
      const checked = await judgeBy(way, 'what-compiles')
      if (!isUncompiled(checked)) return { checked, way }
    }
    // What came nearest to compiling says best what is missing.
    const [best] = tried.toSorted((a, b) => errorsOf(a.checked) - errorsOf(b.checked))
    if (best === undefined) throw new Error('there is no way to compile the versions')
    return best
  }

  async function judgeBy(way: Way, wanted: 'whole' | 'what-compiles'): Promise<Checked> {
    if (early !== undefined) return judge(way.versions, early, options)
    const keepGoing = wanted === 'what-compiles'
    const ready = processes === undefined ? {} : { early: processes }
    await using java: Language = openJava({
      ...way,
      ...ready,
      keepGoing,
      jdk: way.jdk.home,
      load: 'one',
      onProgress: progress.say,
    })
    return await judge(way.versions, java, options)
  }

  /** Also what the project's own tests say. */
  async function addTests(result: CheckResult, way: Way, { tests, resources }: Tests): Promise<CheckResult> {
    const [{ checkTests }, { canTest, withTests }] = await Promise.all([
      import('../languages/java/tests.js'),
      import('../oracle/tests.js'),
    ])
    if (!canTest(result)) return result
    const started = performance.now()
    const findings = await checkTests(withoutFiles(way.versions, result.evidence?.leftOut), {
      jdk: way.jdk,
      tests,
      classpath: [...resources, ...(await way.testClasspath())],
      ...(way.level === undefined ? {} : { level: way.level }),
      deadlineMs: testRunMs,
      onProgress: progress.say,
    })
    const totalMs = result.time.totalMs + Math.round(performance.now() - started)
    return withTests({ ...result, time: { totalMs } }, inFolder(findings, options.tests ?? ''), options.witnesses)
  }
}

/** Nothing needs to be compiled to know that it is the same; but what nobody has read may be what changed. */
function nothingRead(unread: readonly string[]): Checked {
  const verdict: Verdict =
    unread.length === 0
      ? { kind: 'preserved', sameSources: true }
      : { kind: 'unknown', reason: 'nothing-reached', advice: [unreadNote(unread)] }
  return { result: { verdict, time: { totalMs: 0 } }, tests: [] }
}

function unreadNote(paths: readonly string[]): string {
  const what = counted(paths.length, 'changed file belongs', 'changed files belong')
  return `${what} to no program that was read, and nothing of it was looked at: ${firstOf(paths, 3)}`
}

/** What was not compiled, and what nobody has read, was not looked at. */
function withoutUnseen(result: CheckResult, modules: readonly string[], unread: readonly string[]): CheckResult {
  const { evidence } = result
  if (evidence === undefined || modules.length + unread.length === 0) return result
  const leftOut = [...(evidence.leftOut ?? []), ...modules]
  const notes = [...(evidence.notes ?? []), ...(unread.length === 0 ? [] : [unreadNote(unread)])]
  const more = { ...(leftOut.length === 0 ? {} : { leftOut }), ...(notes.length === 0 ? {} : { notes }) }
  return { ...result, evidence: { ...evidence, grade: 'partial', ...more } }
}

function isUncompiled({ result: { verdict } }: Checked): boolean {
  return verdict.kind === 'unknown' && ['before-does-not-compile', 'compilers-disagree'].includes(verdict.reason)
}

function errorsOf({ result: { verdict } }: Checked): number {
  return verdict.kind === 'unknown' ? (verdict.errors ?? verdict.diagnostics?.length ?? 0) : 0
}

function messagesOf(checked: Checked | undefined): readonly string[] {
  const verdict = checked?.result.verdict
  return verdict?.kind === 'unknown' ? (verdict.diagnostics ?? []).map(({ message }) => message) : []
}

/** Messages on tests name their files from where we are, so that nobody looks for them in the version after. */
function inFolder(findings: TestFindings, folder: string): TestFindings {
  if (findings.kind !== 'uncompilable') return findings
  return { ...findings, diagnostics: findings.diagnostics.map(found => ({ ...found, file: join(folder, found.file) })) }
}

/** For all tests on one version: nobody waits longer for tests that are meant to be run often. */
const testRunMs = 10 * 60_000

/** Said here in one line; the worker's JVM would refuse them class by class. */
function refuseNewer(versions: Versions, jdk: Jdk): void {
  for (const version of [versions.before, versions.after]) {
    if (version.kind !== 'classes') continue
    const { name, java } = newestClass(version.classes)
    if (java <= jdk.major) continue
    throw new InputError(
      `${version.path} was compiled for Java ${java} (${name}), and the JDK is ${jdk.version}: give a newer one with --jdk`,
    )
  }
}
