/** `assay check`: one pair of versions, or a stream of pairs. */
import type { Toolchain, Way } from '../languages/language.js'
import {
  asVersions,
  type CheckResult,
  type ExitCode,
  jsonDocument,
  type Pair,
  type Verdict,
  withoutFiles,
} from '../model/index.js'
import { counted, firstOf } from '../model/plain.js'
import { type Checked, check as judge } from '../oracle/check.js'
import { checkBatch } from './check-batch.js'
import type { CheckOptions } from './check-options.js'
import { codeOf } from './code-of.js'
import { progressTo } from './progress.js'

export async function check(options: CheckOptions, toolchain: Toolchain): Promise<ExitCode> {
  const progress = progressTo(process.stderr, options.progress)
  const { input, output, junit } = options
  const given = { ...options, classpath: toolchain.readClasspath(options.classpath), onProgress: progress.say }
  if (input.kind === 'batch') {
    await using runtime = toolchain.open({ ...given, load: 'many' })
    const judgePair = (pair: Pair) => judge(asVersions(pair), runtime, options)
    return await checkBatch(input.file, judgePair, progress, options.api)
  }
  await using pair = toolchain.openPair(input, given)
  const { isSame, whySame, unread } = await pair.read()
  const { tests, ...checked } = isSame ? nothingRead(unread) : await judgeAll()
  const { result } = checked
  if (junit !== undefined) {
    const written = (await import('./witness-files.js')).writeWitnesses(junit, tests, result.verdict)
    for (const line of written.progress) progress.say(line)
    if (written.failure !== undefined) process.stderr.write(`assay: ${written.failure}\n`)
  }
  if (output === 'json') process.stdout.write(jsonDocument(result))
  else process.stdout.write((await import('../report/terminal.js')).checkText(result, process.stdout, options.api, whySame))
  return codeOf(result, options.api)

  /** By the first way in which the version before compiles; where there is none, what was said of the one that came nearest to it. */
  async function judgeAll(): Promise<Checked> {
    const { checked, way } = await firstCompiled()
    const result = options.tests === undefined ? checked.result : await addTests(checked.result, way)
    return { ...checked, result: withoutUnseen(result, way.without, unread) }
  }

  async function firstCompiled(): Promise<{ readonly checked: Checked; readonly way: Way }> {
    const tried: { readonly checked: Checked; readonly way: Way }[] = []
    for await (const way of pair.ways(() => messagesOf(tried.at(-1)?.checked))) {
      const checked = await judgeBy(way, 'whole')
      tried.push({ checked, way })
      if (!isUncompiled(checked)) return { checked, way }
    }
    const reduced: typeof tried = []
    // Files are left out only where nothing else helps.
    for (const { way } of options.keepGoing ? tried.filter(({ way }) => way.canReduce) : []) {
      const checked = await judgeBy(way, 'what-compiles')
      if (!isUncompiled(checked)) return { checked, way }
      reduced.push({ checked, way })
    }
    // What came nearest to compiling says best what is missing; of equals the one that knows what was tried.
    const [best] = [...reduced, ...tried].toSorted((a, b) => errorsOf(a.checked) - errorsOf(b.checked))
    if (best === undefined) throw new Error('there is no way to compile the versions')
    return best
  }

  async function judgeBy(way: Way, wanted: 'whole' | 'what-compiles'): Promise<Checked> {
    await using runtime = way.open(wanted)
    return await judge(way.versions, runtime, options)
  }

  /** Also what the project's own tests say. */
  async function addTests(result: CheckResult, way: Way): Promise<CheckResult> {
    const { canTest, withTests } = await import('../oracle/tests.js')
    if (!canTest(result)) return result
    const started = performance.now()
    const findings = await way.runTests(withoutFiles(way.versions, result.evidence?.leftOut))
    const totalMs = result.time.totalMs + Math.round(performance.now() - started)
    return withTests({ ...result, time: { totalMs } }, findings, options.witnesses)
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
