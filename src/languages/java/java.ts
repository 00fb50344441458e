/**
 * Java behind the contract of a language. The work is done by worker JVMs: ECJ and the runs in one process, javac in
 * another at the same time, and whatever differs is shown again by a process that has not run it before.
 */
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { type Files, InputError, type Pair } from '../../model/index.js'
import { archiveFlags, plainFlags } from '../../workers/archive.js'
import { installJars } from '../../workers/jars.js'
import { type Jdk, javaOf, pickJdk, plainJvm } from '../../workers/jdk.js'
import { Pool, type Reply } from '../../workers/pool.js'
import type { Command } from '../../workers/worker.js'
import type { Answered, Both, Candidate, Comparison, Compiled, Language, Run, Settings, Verification } from '../language.js'
import type { CompiledAnswer, CompiledPair, JudgeAnswer, VerifyAnswer } from './answers.js'
import { trainingLines } from './training.js'

export interface JavaOptions {
  /** A JDK's folder; the newest that is found otherwise. */
  readonly jdk?: string
  /** The source level; that of the JDK otherwise. */
  readonly level?: number
  /** One pair, where the start counts, or many, where the rate does. */
  readonly load: Load
  readonly onProgress?: (line: string) => void
}

export type Load = 'one' | 'many'

/** The oldest JDK that the worker runs on. */
export const oldestJdk = 17

export function openJava(options: JavaOptions): Language {
  const jdk = pickJdk({ min: oldestJdk }, options.jdk === undefined ? {} : { jdk: options.jdk })
  const { level } = options
  if (level !== undefined && level > jdk.major)
    throw new InputError(
      `--release ${level}: JDK ${jdk.version} knows source levels up to ${jdk.major}; give a newer JDK with --jdk`,
    )
  return new Java(jdk, options)
}

/** Everything that a worker needs before it can start: our jar, its libraries, a class-data archive. */
export async function setUpJava(jdk: Jdk, load: Load, onProgress: (line: string) => void = () => {}): Promise<Command> {
  const jars = await installJars('oracle', { jdk, onProgress })
  const run = ['-jar', join(jars, 'oracle.jar')]
  // Where the rate counts a fast start is of no use, and what an archive brings with it costs some of the rate.
  const flags =
    load === 'many'
      ? plainFlags(jvmFlags(load))
      : await archiveFlags({ jdk, jars, flags: jvmFlags(load), run, train: trainingLines, onProgress })
  // One arena: glibc would keep one for each of the JVM's threads, filled once by its compilers and never given back.
  return { command: javaOf(jdk), args: [...flags, ...run], env: { ...plainJvm, MALLOC_ARENA_MAX: '1' }, cwd: jars }
}

/** Runs are short and many are thrown away, so a simple collector; for one pair the optimising compiler only costs. */
function jvmFlags(load: Load): readonly string[] {
  return [
    '-XX:+UseSerialGC',
    // Two thirds of the heap for what is new: nearly everything is thrown away after its pair.
    ...(load === 'one' ? ['-Xms64m'] : ['-Xms192m', '-Xmn128m']),
    '-Xmx256m',
    // Full collections, which alone unload classes, when so much of them has gathered.
    '-XX:MetaspaceSize=96m',
    '-XX:MaxMetaspaceSize=160m',
    '-XX:-UsePerfData',
    ...(load === 'one' ? ['-XX:TieredStopAtLevel=1'] : []),
    // Reflection by native calls: faster for methods that are called a few times (the first name is JDK 17's).
    '-Dsun.reflect.inflationThreshold=2147483647',
    '-Djdk.reflect.useNativeAccessorOnly=true',
    '-Duser.language=en',
    '-Duser.country=US',
    '-Duser.timezone=UTC',
    '-Dfile.encoding=UTF-8',
    '-Djava.awt.headless=true',
    // Which private field was null, which method logged, and when: the JDK's words, and no behaviour of the program.
    '-XX:-ShowCodeDetailsInExceptionMessages',
    '-Djava.util.logging.SimpleFormatter.format=%4$s: %5$s%6$s%n',
  ]
}

/** An archive that was damaged without changing its size can keep a JVM from starting. */
function withoutArchive(command: Command): Command {
  return { ...command, args: command.args.filter(arg => !/^-XX:(AOTCache|SharedArchiveFile)=/.test(arg)) }
}

/** The rest of a deadline beside the time for the runs: compiling, which grows with the sources, shrinking, a busy machine. */
function graceMs({ before, after }: Pair): number {
  const characters = [before, after].flatMap(files => Object.values(files)).reduce((sum, text) => sum + text.length, 0)
  return leastGraceMs + characters / 100
}

const leastGraceMs = 15_000
const saltedRounds = 6
const startMs = 60_000
const memoryMb = 1_000
/** Seldom: a new process needs a minute to become as fast as the old one. */
const recycleAfter = 400_000

type Task = Readonly<Record<string, unknown>> & { readonly id?: never }

class Java implements Language {
  readonly platform: string
  readonly #level: number | undefined
  readonly #load: Load
  readonly #start: Promise<Command>
  readonly #pool: Pool<Task, unknown>
  /** Loaded while the JVMs start: it costs more than all the rest of the command's own code. */
  readonly #answers = import('./answers.js')

  constructor(jdk: Jdk, { level, load, onProgress }: JavaOptions) {
    this.platform = jdk.version
    this.#level = level
    this.#load = load
    const size = load === 'one' ? 2 : Math.max(2, availableParallelism())
    const start = setUpJava(jdk, load, onProgress)
    // A failure to set up is reported by the first task.
    start.catch(() => {})
    this.#start = start
    this.#pool = this.#newPool(size)
    this.#pool.warm(size)
  }

  #newPool(size: number): Pool<Task, unknown> {
    return new Pool<Task, unknown>(async attempt => (attempt === 1 ? this.#start : withoutArchive(await this.#start)), {
      size,
      startMs,
      deadlineMs: leastGraceMs,
      memoryMb,
      recycleAfter,
      batch: 16,
      window: 48,
    })
  }

  async compare(pair: Pair, settings: Settings): ReturnType<Language['compare']> {
    return this.#load === 'one' ? this.#compareInTwo(pair, settings) : this.#compareInOne(pair, settings)
  }

  /** With many pairs every worker has enough to do, so all about a pair is done by one. */
  async #compareInOne(pair: Pair, settings: Settings): Promise<Answered<Comparison>> {
    const { judgeAnswer } = await this.#answers
    const task = { kind: 'judge', opinion: true, ...versions(pair), settings }
    return this.#ask(task, { deadlineMs: settings.budgetMs + graceMs(pair) }, answer => {
      const judged = judgeAnswer.parse(answer)
      if (judged.opinion === undefined) throw new Error('the worker did not give the opinion that it was asked for')
      return readComparison(judged.opinion, judged)
    })
  }

  /** With one pair javac and ECJ work at the same time. */
  async #compareInTwo(pair: Pair, settings: Settings): Promise<Answered<Comparison>> {
    const { compileAnswer, judgeAnswer } = await this.#answers
    const { before, after } = versions(pair)
    const [compiled, judged] = await Promise.all([
      this.#ask({ kind: 'compile', compiler: 'javac-errors', programs: [before, after] }, { deadlineMs: graceMs(pair) }, answer =>
        pairOf(compileAnswer.parse(answer).compiled),
      ),
      this.#ask({ kind: 'judge', before, after, settings }, { deadlineMs: settings.budgetMs + graceMs(pair) }, answer =>
        judgeAnswer.parse(answer),
      ),
    ])
    if (compiled.kind !== 'answered') return compiled
    if (judged.kind !== 'answered') return judged
    return { ...judged, value: readComparison(compiled.value, judged.value) }
  }

  async verify(...[pair, settings, candidate, foundBy]: Parameters<Language['verify']>): ReturnType<Language['verify']> {
    const [{ verifyAnswer }, { witnessTest }] = await Promise.all([this.#answers, import('./witness-test.js')])
    const task = { kind: 'verify', ...versions(pair), settings, witness: candidate }
    const deadlineMs = graceMs(pair)
    const shown = await this.#ask(task, { notBy: foundBy, deadlineMs }, answer => verifyAnswer.parse(answer))
    if (shown.kind !== 'answered') return shown
    const holds = await this.#holdsElsewhere(shown.value, task, deadlineMs)
    return { ...shown, value: holds ? readVerification(shown.value, witnessTest) : { kind: 'unsteady' } }
  }

  /**
   * The JDK draws the order of some sets and maps once for each process. Where a program uses them, one more process proves
   * nothing: it must be the same in several.
   */
  async #holdsElsewhere(first: VerifyAnswer, task: Task, deadlineMs: number): Promise<boolean> {
    if (first.finding !== 'holds' || !first.salted) return true
    const { verifyAnswer } = await this.#answers
    for (let round = 0; round < saltedRounds; round++) {
      await using fresh = this.#newPool(1)
      const again = await this.#ask(task, { deadlineMs }, answer => verifyAnswer.parse(answer), fresh)
      if (again.kind !== 'answered' || again.value.finding !== 'holds') return false
      if (!isDeepStrictEqual(again.value.difference, first.difference)) return false
    }
    return true
  }

  async #ask<T>(
    task: Task,
    options: Parameters<Pool<Task, unknown>['ask']>[1],
    read: (answer: unknown) => T,
    pool = this.#pool,
  ): Promise<Answered<T>> {
    const reply: Reply<unknown> = await pool.ask(this.#level === undefined ? task : { ...task, level: this.#level }, options)
    return reply.kind === 'answered' ? { kind: 'answered', value: read(reply.answer), by: reply.by } : reply
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#pool[Symbol.asyncDispose]()
  }
}

function versions(pair: Pair): Readonly<Record<'before' | 'after', Files>> {
  return { before: withoutModules(pair.before), after: withoutModules(pair.after) }
}

/** Both versions are compiled as one unnamed module: what they may see is a matter of class path, not of module files. */
function withoutModules(files: Files): Files {
  const entries = Object.entries(files)
  const kept = entries.filter(([path]) => !/(^|\/)module-info\.java$/.test(path))
  return kept.length === entries.length ? files : Object.fromEntries(kept)
}

function opinion({ ok, diagnostics = [] }: CompiledAnswer): Compiled {
  return ok ? { kind: 'compiles' } : { kind: 'fails', diagnostics }
}

function readComparison(compiled: CompiledPair, judged: JudgeAnswer): Comparison {
  const opinions = { compiled: both(compiled), compiledToRun: both(judged.compiled) }
  return judged.comparison === undefined ? opinions : { ...opinions, run: readRun(judged, judged.comparison) }
}

function pairOf([before, after]: readonly CompiledAnswer[]): CompiledPair {
  if (before === undefined || after === undefined) throw new Error('the worker compiled fewer programs than it was given')
  return [before, after]
}

function both([before, after]: CompiledPair): Both<Compiled> {
  return { before: opinion(before), after: opinion(after) }
}

function readRun({ sameByteCode = false }: JudgeAnswer, comparison: NonNullable<JudgeAnswer['comparison']>): Run {
  const { witnesses, ...counts } = comparison
  return { ...counts, sameByteCode, candidates: witnesses as unknown as readonly Candidate[] }
}

function readVerification(answer: VerifyAnswer, write: typeof import('./witness-test.js').witnessTest): Verification {
  if (answer.finding !== 'holds') return { kind: answer.finding }
  const { statements, expression, observed, before, after } = answer.difference
  const witness = { calls: [...statements, `${expression};`], observed, before, after }
  return answer.expected === undefined
    ? { kind: 'holds', witness }
    : { kind: 'holds', witness, test: write(answer.difference, answer.expected) }
}
