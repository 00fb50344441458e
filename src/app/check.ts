/** Did the behaviour stay the same? One pair of versions, or a stream of pairs. */
import type { LanguageEntry, OpenPair, PairOptions, Runtime, RuntimeOptions, Toolchain, Way } from '../languages/language.js'
import { languageNamed, languageOf } from '../languages/languages.js'
import {
  asVersions,
  type CheckResult,
  defined,
  type Pair,
  type Strategy,
  type Verdict,
  type Wording,
  withoutFiles,
} from '../model/index.js'
import { counted, firstOf } from '../model/plain.js'
import { byDefault, type Checked, check as judge, type OracleSettings } from '../oracle/check.js'
import { statsOf } from '../programs/folder.js'
import type { VersionsInput } from '../programs/versions-input.js'
import { inOrder } from '../workers/in-order.js'
import { WorkerBug } from '../workers/pool.js'
import { abortable, type Opened } from './abortable.js'
import { defaultEnvironment, type Environment } from './environment.js'

/** How versions are compiled and judged. What is left out is as `assay check` does it by itself. */
export interface JudgingOptions {
  /** The name of a language; otherwise the files tell, and of a repository the first that Assay knows is meant. */
  readonly language?: string | undefined
  /** Which common methods are tested: those that a change can reach, or every one. */
  readonly strategy?: Strategy | undefined
  /** Where neither this nor a budget is given, a larger program gets more of both. */
  readonly sequences?: number | undefined
  /** Ceiling in time for the runs of one pair. */
  readonly budgetMs?: number | undefined
  readonly seed?: number | undefined
  /** Compare messages of exceptions, too. */
  readonly strict?: boolean | undefined
  /** Let the program touch files, processes and the network: only for code that is trusted. */
  readonly allowIo?: boolean | undefined
  readonly witnesses?: 'smallest' | 'all' | undefined
  /** The source level. */
  readonly level?: number | undefined
  /** The folder of what programs run on, such as a JDK's. */
  readonly home?: string | undefined
  /** Jars and folders that the program needs; `dir/*` is every jar in it. */
  readonly classpath?: readonly string[] | undefined
}

/** How versions are read that are in files or in a repository. */
export interface ReadingOptions {
  /** Of the sources; what the build says otherwise, else UTF-8. */
  readonly encoding?: string | undefined
  /** Whether annotation processors that the build names may run; they may unless this says no. */
  readonly runsProcessors?: boolean | undefined
  /** Judge what compiles where some files of the version before do not. */
  readonly keepGoing?: boolean | undefined
}

export interface CheckOptions extends JudgingOptions, ReadingOptions {
  /** A folder or jar with the project's own tests, to be run on both versions. */
  readonly tests?: string | undefined
}

/** The result, and a test for each witness in it. */
export interface CheckedPair extends Checked {
  /** Where nothing differs: more than that, if there is more to say. */
  readonly whySame?: string | undefined
  /** How messages speak of its language. */
  readonly wording: Wording
}

export async function check(
  input: VersionsInput,
  options: CheckOptions = {},
  environment: Environment = defaultEnvironment(),
): Promise<CheckedPair> {
  return abortable(environment.signal, async opened => {
    const language = await languageFor(input, options, environment)
    const toolchain = await language.toolchain()
    await using pair = opened(toolchain.openPair(input, pairOptions(options, toolchain, environment)))
    const { isSame, whySame, unread } = await pair.read()
    const checked = isSame ? { ...nothingRead(unread), whySame } : await judgeRead(pair, unread, options, opened)
    return { ...checked, wording: language.wording }
  })
}

/** A pair by its name; or what is wrong with one that could not even be read, which keeps its place. */
export type BatchItem = NamedPair | Unjudged
export type BatchAnswer = (CheckResult & { readonly id: Id }) | Unjudged

type Id = string | number | null

export interface NamedPair extends Pair {
  readonly id: string | number
}

export interface Unjudged {
  readonly id: Id
  readonly error: string
}

/** Many pairs in memory, at once on all cores; the answers come in the order of the pairs. */
export async function* checkBatch(
  items: AsyncIterable<BatchItem> | Iterable<BatchItem>,
  options: JudgingOptions = {},
  environment: Environment = defaultEnvironment(),
): AsyncGenerator<BatchAnswer, void, undefined> {
  const { signal, languages } = environment
  const settings = settingsOf(options)
  await using runtimes = runtimesOf(options, environment)
  // Where only one language can be meant its processes start before there is a pair.
  if (options.language !== undefined || languages.length === 1)
    await abortable(signal, async () => runtimes.of(await languageFor(undefined, options, environment)))
  const answers = inOrder(items, atOnce, async (item): Promise<BatchAnswer> => {
    if ('error' in item) return item
    try {
      const runtime = await runtimes.of(await languageFor({ kind: 'files', ...item }, options, environment))
      return { id: item.id, ...(await judge(asVersions(item), runtime, settings)).result }
    } catch (error) {
      // A bug of ours that one pair brings out must not cost the others their results.
      if (!(error instanceof WorkerBug)) throw error
      return { id: item.id, error: `a bug in Assay: ${error.stack}` }
    }
  })
  try {
    for (;;) {
      const next = await abortable(signal, opened => {
        opened(runtimes)
        return answers.next()
      })
      if (next.done) return
      yield next.value
    }
  } finally {
    await answers.return()
  }
}

/** Enough to keep every worker supplied, few enough to hold in memory. */
const atOnce = 256

interface Runtimes extends AsyncDisposable {
  of(language: LanguageEntry): Promise<Runtime>
}

/** One of each language, for many pairs, from when it is first asked for. */
function runtimesOf(options: JudgingOptions, environment: Environment): Runtimes {
  const runtimes = new Map<LanguageEntry, Promise<Runtime>>()
  return {
    of(language) {
      const known = runtimes.get(language) ?? open(language)
      runtimes.set(language, known)
      return known
    },
    async [Symbol.asyncDispose]() {
      const started = await Promise.allSettled(runtimes.values())
      await Promise.all(started.map(each => (each.status === 'fulfilled' ? each.value[Symbol.asyncDispose]() : undefined)))
    },
  }

  async function open(language: LanguageEntry): Promise<Runtime> {
    const toolchain = await language.toolchain()
    return toolchain.open({ ...runtimeOptions(options, toolchain, environment), load: 'many' })
  }
}

/** Without an input, or where its files do not tell, the first. */
export async function languageFor(
  input: VersionsInput | undefined,
  { language }: Pick<JudgingOptions, 'language'>,
  { languages }: Pick<Environment, 'languages'>,
): Promise<LanguageEntry> {
  if (language !== undefined) return languageNamed(language, languages)
  return languageOf(input === undefined || languages.length === 1 ? [] : await pathsOf(input), languages)
}

/** Of the version before, and those of the one after. */
async function pathsOf(input: VersionsInput): Promise<readonly string[]> {
  switch (input.kind) {
    case 'files':
      return [...Object.keys(input.before), ...Object.keys(input.after)]
    case 'folders': {
      const { folderTree } = await import('../programs/tree.js')
      return [input.before, input.after].flatMap(path =>
        statsOf(path)?.isDirectory() ? [...folderTree(path).files.keys()] : [path],
      )
    }
    case 'git':
      return []
  }
}

/** All that an oracle is told, and no more of what a use case was given: it travels with every task. */
export function settingsOf(options: JudgingOptions): OracleSettings {
  const { strategy, seed, strict, allowIo, witnesses } = options
  return {
    ...byDefault,
    ...defined({ strategy, seed, strict, allowIo, witnesses }),
    ...effortOf(options),
    compareApi: true,
    places: true,
  }
}

/** Whoever gives more time wants more to be tried in it, and the other way round. */
function effortOf({ sequences, budgetMs }: JudgingOptions): Pick<OracleSettings, 'sequences' | 'budgetMs' | 'grows'> {
  const times = Math.max(1, (budgetMs ?? 0) / byDefault.budgetMs, (sequences ?? 0) / byDefault.sequences)
  return {
    sequences: sequences ?? Math.round(byDefault.sequences * times),
    budgetMs: budgetMs ?? Math.round(byDefault.budgetMs * times),
    grows: sequences === undefined && budgetMs === undefined,
  }
}

function runtimeOptions(
  { classpath = [], level, home }: JudgingOptions,
  toolchain: Toolchain,
  { progress }: Environment,
): Omit<RuntimeOptions, 'load'> {
  return { classpath: toolchain.readClasspath(classpath), ...defined({ level, home }), onProgress: progress.say }
}

export function pairOptions(options: CheckOptions, toolchain: Toolchain, { progress }: Environment): PairOptions {
  const { classpath = [], runsProcessors = true, keepGoing = false, level, home, encoding, tests } = options
  return {
    classpath: toolchain.readClasspath(classpath),
    runsProcessors,
    keepGoing,
    ...defined({ level, home, encoding, tests }),
    onProgress: progress.say,
  }
}

/** By the first way in which the version before compiles; where there is none, what was said of the one that came nearest to it. */
async function judgeRead(pair: OpenPair, unread: readonly string[], options: CheckOptions, opened: Opened): Promise<Checked> {
  const settings = settingsOf(options)
  const { checked, way } = await firstCompiled()
  const result = options.tests === undefined ? checked.result : await addTests(checked.result, way, settings.witnesses)
  return { ...checked, result: withoutUnseen(result, way.without, unread) }

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
    await using runtime = opened(way.open(wanted))
    return await judge(way.versions, runtime, settings)
  }
}

/** Also what the project's own tests say. */
async function addTests(result: CheckResult, way: Way, wanted: 'smallest' | 'all'): Promise<CheckResult> {
  const { canTest, withTests } = await import('../oracle/tests.js')
  if (!canTest(result)) return result
  const started = performance.now()
  const findings = await way.runTests(withoutFiles(way.versions, result.evidence?.leftOut))
  const totalMs = result.time.totalMs + Math.round(performance.now() - started)
  return withTests({ ...result, time: { totalMs } }, findings, wanted)
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
  return `${counted(paths.length, 'changed file')} outside the programs that were read, not compared: ${firstOf(paths, 3)}`
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
