/**
 * Java behind the contract of a language. Sources become class files, class files an impact, and what that says is worth
 * testing is run: by worker JVMs, ECJ and the runs in one process, javac in another at the same time. Whatever differs is
 * shown again by a process that has not run it before.
 */
import { isDeepStrictEqual } from 'node:util'
import { type Jdk, moduleFinder, pickJdk } from '../../jvm/jdk.js'
import {
  type ApiChange,
  type Classes,
  type Diagnostic,
  type ErrorKind,
  type Files,
  InputError,
  type Version,
  type Versions,
  type Witness,
} from '../../model/index.js'
import type { ProgressCallback } from '../../workers/busy.js'
import type { Reply } from '../../workers/pool.js'
import type { Command, ProcessId } from '../../workers/worker.js'
import type {
  Answered,
  Both,
  Candidate,
  Compilation,
  Compiled,
  Failed,
  Omitted,
  Reached,
  Run,
  Runtime,
  Settings,
  Verification,
  WitnessTest,
} from '../language.js'
import type { CompiledAnswer, Difference, Expected, SeedsAnswer, VerifyAnswer } from './answers.js'
import type { Compilations, Compiler } from './compilations.js'
import { type CompilerOptions, readCompilerOptions } from './compiler-options.js'
import type { DivergenceResult } from './divergence/divergence.js'
import { capped, explain, filesWithErrors, lacksSymbols } from './explained.js'
import type { Coverage } from './impact/coverage.js'
import type { Hierarchy } from './impact/hierarchy.js'
import type { Impact } from './impact/impact.js'
import type { FoundWitness, Round } from './joined.js'
import { type Load, oldestJdk, setUpJava } from './jvm.js'
import { type AskPart, inParts } from './parts.js'
import { nothingOmitted, type Prepared, prepare, without } from './prepared.js'
import { type EarlyProcesses, type JavaPool, leastGraceMs, newPool, startProcesses, type Task } from './processes.js'
import type { Generated, Processed } from './processors.js'
import type { Seeds } from './ranked-seeds.js'
import { inRounds } from './rounds.js'

export interface JavaOptions {
  /** A JDK's folder; that of JAVA_HOME or the newest that is found otherwise. */
  readonly home?: string
  /** The source level; that of the JDK otherwise. */
  readonly level?: number
  /** Jars and folders with what the program needs beside the JDK. */
  readonly classpath?: readonly string[]
  /** What the build tells javac beside level and class path; what is only about warnings and the like is left out. */
  readonly compilerOptions?: readonly string[]
  /** Jars and folders with the annotation processors of the build, and what they need: for one pair only. */
  readonly processors?: readonly string[]
  /** Where some files do not compile before the change, judge the rest. */
  readonly keepGoing?: boolean
  /** Programs that take long: what compilers make of them is kept for the next time. */
  readonly keeps?: boolean
  readonly load: Load
  readonly onProgress?: ProgressCallback
  /** Taken where they fit. */
  readonly early?: EarlyProcesses
}

export function openJava(options: JavaOptions): Runtime {
  const jdk = pickJdk({ min: oldestJdk }, { jdk: options.home, say: options.onProgress })
  const { level } = options
  if (level !== undefined && level > jdk.major)
    throw new InputError(
      `--release ${level} is unsupported: JDK ${jdk.version} supports source levels up to ${jdk.major}`,
      'give a newer JDK with --jdk',
    )
  return new Java(jdk, options)
}

/** From so many classes on a program gets more than the default, and from twice as many on no more than twice of it. */
const smallProgram = 100
const mostEffort = 2
/** A larger one than this is not searched on where nothing new of the change shows any more, unless somebody says how much to search. */
const soonSearched = 12

function effortFor(
  { strategy: _, structure: __, compareApi: ___, places: ____, grows = false, ...settings }: Settings,
  classes: number,
): Round['settings'] {
  if (!grows) return settings
  const times = Math.min(mostEffort, Math.max(1, classes / smallProgram))
  return {
    ...settings,
    sequences: Math.round(settings.sequences * times),
    budgetMs: Math.round(settings.budgetMs * times),
    ...(classes > soonSearched ? { settles: true } : {}),
  }
}

/** The rest of a deadline beside the time for the runs: compiling, which grows with the sources, shrinking, a busy machine. */
function graceMs({ before, after }: Versions): number {
  const size = [before, after].reduce((sum, version) => sum + sizeOf(version), 0)
  return leastGraceMs + size / 100
}

function sizeOf(version: Version): number {
  if (version.kind === 'sources') return Object.values(version.files).reduce((sum, text) => sum + text.length, 0)
  return [...version.classes.values()].reduce((sum, bytes) => sum + bytes.length, 0)
}

const lossMs = 5_000
/** Whatever tests have to say is not worth waiting longer for. */
const seedsMs = 20_000
const saltedRounds = 6
/** What the compilers say of both versions, and the class files that are to run if they say yes. */
interface Built extends Compilation {
  readonly classes?: Both<Classes>
  /** Hashes of what of them is executed, if they have more than that in them. */
  readonly code?: Both<string | undefined>
}

interface Loaded {
  readonly classes: Both<Classes>
  readonly sameByteCode: boolean
  readonly hierarchies: Both<Hierarchy>
  /** Who compiled it. */
  readonly by: ProcessId
}

class Java implements Runtime {
  readonly platform: string
  readonly version: string
  readonly #level: number | undefined
  readonly #classpath: readonly string[]
  readonly #options: CompilerOptions
  readonly #isOfJdk: (module: string) => boolean
  readonly #load: Load
  readonly #jdk: Jdk
  readonly #start: Promise<Command>
  readonly #pool: JavaPool
  /** Processes beside the pool, for what must be the same in several; started when they are first needed. */
  #others: readonly JavaPool[] | undefined
  /** Loaded while the JVMs start: they cost more than all the rest of the command's own code. */
  readonly #answers = import('./answers.js')
  readonly #analysis = import('./impact/analysis.js')
  readonly #given: JavaOptions
  readonly #prepared = new WeakMap<Versions, Promise<Prepared>>()
  /** Where class files lie that processors had a part in. */
  readonly #folders: string[] = []
  readonly #compilations: Promise<Compilations> | undefined
  /** Of versions that were reduced to what compiles: what is wrong with the version after. */
  readonly #errorsAfter = new WeakMap<Versions, readonly Diagnostic[]>()
  /** The same with more modules of the JDK, for the programs that require them. */
  readonly #larger = new Map<string, Java>()
  /** What was compared is what is verified, most of the time. */
  readonly #compared = new WeakMap<Versions, Both<Hierarchy>>()

  constructor(jdk: Jdk, options: JavaOptions) {
    const { level, classpath = [], compilerOptions = [], load, onProgress } = options
    this.#given = options
    this.platform = `JDK ${jdk.version}`
    this.version = jdk.version
    this.#isOfJdk = moduleFinder(jdk)
    this.#options = readCompilerOptions(compilerOptions, this.#isOfJdk)
    // Previews are those of the JDK, and javac has them at no other level.
    this.#level = this.#options.compiler.includes('--enable-preview') ? undefined : level
    this.#classpath = classpath
    this.#load = load
    this.#jdk = jdk
    const flags = this.#options.jvm
    const early = load === 'one' ? options.early?.take(jdk, flags) : undefined
    const { start, pool } = early ?? startProcesses(jdk, load, { onProgress, flags })
    this.#start = start
    this.#pool = pool
    this.#compilations = options.keeps && load === 'one' ? this.#newCompilations() : undefined
  }

  #newCompilations(): Promise<Compilations> {
    const loaded = Promise.all([this.#answers, import('./compilations.js'), import('../../workers/kept.js'), this.#start])
    return loaded.then(([{ compileAnswer, compiled }, { Compilations, stampsOf }, { Kept }, { cwd }]) => {
      const { home, version } = this.#jdk
      const setting = JSON.stringify([cwd, home, version, this.#level, this.#options.compiler, ...stampsOf(this.#classpath)])
      return new Compilations({
        kept: new Kept('compiled'),
        setting,
        read: answer => compiled.parse(answer),
        ask: ({ compiler, ...asked }, deadlineMs, signal) =>
          this.#ask({ kind: 'compile', compilers: [compiler], ...asked, classes: 'files' }, { deadlineMs, signal }, answer => {
            const [answers] = compileAnswer.parse(answer).compiled
            return answers ?? []
          }),
      })
    })
  }

  async compare(given: Versions, settings: Settings): ReturnType<Runtime['compare']> {
    const { versions, modules, omitted, failed } = await this.#prepare(given)
    if (modules.length > 0) return this.#with(modules).compare(given, settings)
    if (failed !== undefined) return { kind: 'answered', value: { compiled: failed, compiledToRun: failed }, by: noProcess }
    const compared = await this.#compare(versions, settings)
    if (compared.kind !== 'answered') return compared
    if (this.#given.keepGoing && fails(compared.value.compiled.before) && this.#errorsAfter.get(given) === undefined) {
      if (await this.#reduce(given)) return this.compare(given, settings)
      return { ...compared, value: { ...compared.value, compiled: withAdvice(compared.value.compiled, [gaveUp]) } }
    }
    const { compiled } = compared.value
    const after = fails(compiled.before) ? undefined : this.#errorsAfter.get(given)
    const said =
      after === undefined || after.length === 0 || !fails(compiled.after) ? compiled : { ...compiled, after: failure(after) }
    return { ...compared, value: { ...compared.value, compiled: said, ...together(omitted, compared.value.omitted) } }
  }

  /** Takes what does not compile before the change out of both versions; false if too much would go. */
  async #reduce(given: Versions): Promise<boolean> {
    const { versions, modules, omitted } = await this.#prepare(given)
    const { before, after } = versions
    if (before.kind !== 'sources' || after.kind !== 'sources') return false
    const [{ compileAnswer }, { compilingPart }] = await Promise.all([this.#answers, import('./compiling-part.js')])
    const findErrors = async (files: Files) => {
      const task = { kind: 'compile', compilers: ['javac-all-errors'], programs: [files] }
      const answer = await this.#ask(task, { deadlineMs: graceMs(versions) }, said => compileAnswer.parse(said).compiled[0]?.[0])
      return answer.kind === 'answered' && answer.value !== undefined ? (answer.value.diagnostics ?? []).map(shownOf) : undefined
    }
    const part = await compilingPart(before.files, after.files, findErrors)
    if (part.kind === 'none') return false
    const { leftOut, errorsAfter } = part
    const { versions: kept, omitted: more } = without(versions, leftOut)
    const all = { leftOut, changed: [...omitted.changed, ...more.changed], notes: omitted.notes }
    this.#prepared.set(given, Promise.resolve({ versions: kept, modules, omitted: all }))
    this.#errorsAfter.set(given, errorsAfter)
    return true
  }

  #prepare(versions: Versions): Promise<Prepared> {
    const known = this.#prepared.get(versions)
    if (known !== undefined) return known
    const prepared = prepare(
      versions,
      module => this.#isOfJdk(module) && !this.#options.jvm.some(flag => hasModule(flag, module)),
    )
    const hasProcessors = this.#load === 'one' && (this.#given.processors ?? []).length > 0
    const ready = hasProcessors && prepared.modules.length === 0 ? this.#process(prepared) : Promise.resolve(prepared)
    this.#prepared.set(versions, ready)
    return ready
  }

  /** With what the annotation processors of the build do to the program. */
  async #process(prepared: Prepared): Promise<Prepared> {
    const { before, after } = prepared.versions
    if (before.kind !== 'sources' || after.kind !== 'sources') return prepared
    const { processors: path = [], onProgress = () => {} } = this.#given
    const { generate, compileProcessed, isIdle, isRewriting, readGenerated } = await import('./processors.js')
    onProgress('running the annotation processors')
    const levels = this.#level === undefined ? [] : ['-source', String(this.#level), '-target', String(this.#level)]
    const preview = this.#level === undefined && this.#options.compiler.includes('--enable-preview')
    const options = [
      ...levels,
      ...(preview ? ['-source', String(this.#jdk.major)] : []),
      ...this.#options.compiler,
      ...this.#options.processor,
    ]
    const processorsOf = ({ beside = {} }: Sources) => ({ jdk: this.#jdk, path, classpath: this.#classpath, options, beside })
    if (!isRewriting(path, before.files) && !isRewriting(path, after.files)) {
      const compilations = await this.#compilations
      const texts = ['generated', ...path, ...options]
      const made = async (version: Sources, known?: Generated): Promise<Generated> => {
        const { files, beside = {} } = version
        const make = async () => known ?? (await generate(files, processorsOf(version)))
        return (await compilations?.madeOf(files, [...texts, ...Object.entries(beside).flat()], make, readGenerated)) ?? make()
      }
      const old = await made(before)
      return withGenerated(prepared, old, await made(after, isIdle(old, before.files, after.files) ? old : undefined))
    }
    const [old, now] = await Promise.all([
      compileProcessed(before.files, processorsOf(before)),
      compileProcessed(after.files, processorsOf(after)),
    ])
    this.#folders.push(old.folder, now.folder)
    return withProcessed(prepared, old, now)
  }

  #with(modules: readonly string[]): Java {
    const option = `--add-modules=${modules.join(',')}`
    const known = this.#larger.get(option)
    if (known !== undefined) return known
    const { compilerOptions = [], ...rest } = this.#given
    const larger = new Java(this.#jdk, { ...rest, compilerOptions: [...compilerOptions, option] })
    this.#larger.set(option, larger)
    return larger
  }

  async #compare(versions: Versions, settings: Settings): ReturnType<Runtime['compare']> {
    // For one pair javac is heard in a process of its own, beside the runs.
    if (this.#load !== 'one') return this.#buildAndRun(versions, settings)
    const started = performance.now()
    const patience = new AbortController()
    // Eclipse's compiler needs for ever for some lambdas in lambdas: it has twice the time that javac took, and a little more.
    const loseIt = () => setTimeout(() => patience.abort(), performance.now() - started + lossMs).unref()
    const [opinion, ran] = await Promise.all([
      this.#opinion(versions).finally(loseIt),
      this.#buildAndRun(versions, settings, undefined, patience.signal),
    ])
    if (opinion.kind !== 'answered') return ran.kind === 'answered' ? opinion : ran
    if (ran.kind === 'answered') {
      const { run, compiledToRun } = ran.value
      const isAgreed = fails(opinion.value.after) && !fails(compiledToRun.before)
      if (run !== undefined || fails(opinion.value.before) || isAgreed)
        return { ...ran, value: { ...ran.value, compiled: opinion.value } }
    } else if (fails(opinion.value.before) || !(await this.#isUncompiled(versions))) {
      return ran
    }
    const second = await this.#buildAndRun(versions, settings, ['javac-lines'])
    return second.kind === 'answered' ? { ...second, value: { ...second.value, omitted: onlyJavac } } : second
  }

  /** Whether it was Eclipse's compiler that gave no answer. */
  async #isUncompiled({ before, after }: Versions): Promise<boolean> {
    const compilations = await this.#compilations
    if (compilations === undefined || before.kind === 'classes' || after.kind === 'classes') return false
    return compilations.known('ecj-lines', filesOf(before, after)) === undefined
  }

  async #buildAndRun(
    versions: Versions,
    settings: Settings,
    by?: Compilers,
    signal?: AbortSignal,
  ): ReturnType<Runtime['compare']> {
    const built = await this.#build(versions, by, signal)
    if (built.kind !== 'answered') return built
    const { classes, code, ...said } = built.value
    if (classes === undefined) return { ...built, value: said }
    const { Hierarchy, structureOf } = await this.#analysis
    const hierarchies = { before: new Hierarchy(classes.before), after: new Hierarchy(classes.after) }
    this.#compared.set(versions, hierarchies)
    const run = await this.#run(versions, { classes, sameByteCode: isSame(classes, code), hierarchies, by: built.by }, settings)
    if (run.kind !== 'answered') return run
    const structure = settings.structure ? { structure: structureOf(hierarchies.before, hierarchies.after) } : {}
    const api = settings.compareApi ? { api: await this.#compareApi(hierarchies) } : {}
    return { ...run, value: { ...said, run: run.value, ...structure, ...api } }
  }

  /** Whether a library has what the program no longer declares is asked only where that matters. */
  async #compareApi({ before, after }: Both<Hierarchy>): Promise<ApiChange> {
    const [{ compareApi }, { librariesAnswer }] = await Promise.all([this.#analysis, this.#answers])
    const { change, unsure } = compareApi(before, after)
    if (unsure.length === 0) return change
    const answer = await this.#ask({ kind: 'libraries', types: unsure }, {}, answer => librariesAnswer.parse(answer))
    return answer.kind === 'answered' ? compareApi(before, after, classesOf(answer.value)).change : change
  }

  async impact(given: Versions): ReturnType<Runtime['impact']> {
    const { versions, modules, omitted, failed } = await this.#prepare(given)
    if (modules.length > 0) return this.#with(modules).impact(given)
    if (failed !== undefined) return { kind: 'answered', value: { compiled: failed, compiledToRun: failed }, by: noProcess }
    const leftOut = omitted.leftOut.length === 0 ? {} : { leftOut: omitted.leftOut }
    const [opinion, first] = await Promise.all([this.#opinion(versions), this.#build(versions)])
    if (opinion.kind !== 'answered') return opinion
    if (this.#given.keepGoing && fails(opinion.value.before) && this.#errorsAfter.get(given) === undefined)
      if (await this.#reduce(given)) return this.impact(given)
    const isMissing = first.kind === 'answered' ? first.value.classes === undefined : this.#compilations !== undefined
    const isJavacs = isMissing && !fails(opinion.value.before)
    const built = isJavacs && !fails(opinion.value.after) ? await this.#build(versions, ['javac-lines']) : first
    if (built.kind !== 'answered') return built
    const { impactOf, impactResult, Hierarchy } = await this.#analysis
    const { classes, code: _, ...said } = built.value
    const compilation = { ...said, compiled: opinion.value }
    if (classes === undefined) return { ...built, value: compilation }
    const impact = impactOf(new Hierarchy(classes.before), new Hierarchy(classes.after))
    return { ...built, value: { ...compilation, impact: { ...impactResult(impact), ...leftOut } } }
  }

  /** What javac says, in a process of its own while another one compiles and runs. */
  async #opinion({ before, after }: Versions): Promise<Answered<Both<Compiled>>> {
    if (before.kind === 'classes' || after.kind === 'classes') return { kind: 'answered', value: fine, by: noProcess }
    const read = (answers: readonly CompiledAnswer[] | undefined) => {
      const said = opinions(answers, { before, after })
      return this.#given.keepGoing ? said : withAdvice(said, keepGoingAdvice(answers?.[0], before))
    }
    const kept = await this.#compileKept('javac-lines', { before, after }, read)
    if (kept !== undefined) return kept
    const { compileAnswer } = await this.#answers
    const task = { kind: 'compile', compilers: ['javac-errors'], programs: [before.files, after.files] }
    return this.#ask(task, { deadlineMs: graceMs({ before, after }) }, answer => read(compileAnswer.parse(answer).compiled[0]))
  }

  /** The class files that run. With many pairs every worker has enough to do, so javac is asked by the same task. */
  async #build({ before, after }: Versions, by?: Compilers, signal?: AbortSignal): Promise<Answered<Built>> {
    if (before.kind === 'classes' && after.kind === 'classes') {
      const classes = { before: before.classes, after: after.classes }
      return { kind: 'answered', value: { compiled: fine, compiledToRun: fine, classes }, by: noProcess }
    }
    if (before.kind === 'classes' || after.kind === 'classes')
      throw new InputError('give two versions of the same kind: both sources, or both class files')
    const { compileAnswer } = await this.#answers
    const kept = await this.#compileKept(by?.[0] ?? 'ecj-lines', { before, after }, builtOf, signal)
    if (kept !== undefined) return kept
    // Lines are for people, who look at one pair at a time.
    const compilers = by ?? (this.#load === 'one' ? ['ecj-lines'] : ['ecj', 'javac-errors'])
    const task = { kind: 'compile', compilers, programs: [before.files, after.files], classes: 'files' }
    return this.#ask(task, { deadlineMs: graceMs({ before, after }) }, answer => {
      const [ecj, javac] = compileAnswer.parse(answer).compiled
      return builtOf(ecj, javac)
    })
  }

  /** What one compiler makes of both, where that is kept; else undefined. */
  async #compileKept<T>(
    compiler: Compiler,
    { before, after }: Both<Sources>,
    read: (answers: readonly CompiledAnswer[]) => T,
    signal?: AbortSignal,
  ): Promise<Answered<T> | undefined> {
    const compilations = await this.#compilations
    if (compilations === undefined) return undefined
    const made = await compilations.compile(compiler, filesOf(before, after), graceMs({ before, after }), signal)
    return made.kind === 'answered' ? { ...made, value: read([made.value.before, made.value.after]) } : made
  }

  /** Only what the change can reach is tested, unless all is asked for, or nothing that both versions have is reached. */
  async #run(versions: Versions, { classes, sameByteCode, hierarchies, by }: Loaded, settings: Settings): Promise<Answered<Run>> {
    const [{ runAnswer, probeAnswer }, analysis] = await Promise.all([this.#answers, this.#analysis])
    const impact = analysis.impactOf(hierarchies.before, hierarchies.after)
    const scope = settings.strategy === 'all' ? undefined : analysis.scopeOf(impact)
    const counts = {
      sameByteCode,
      serialised: sameByteCode ? [] : analysis.otherSerialForms(hierarchies.before, hierarchies.after),
      commonClasses: impact.commonClasses,
      commonMethods: impact.common.length,
      ...(impact.inside === undefined ? {} : { inside: analysis.shownPackage(impact.inside) }),
      impact: {
        changes: impact.changes.length,
        impacted: impact.impacted.length,
        tested: sameByteCode ? 0 : scope === undefined ? impact.common.length : impact.tested.length,
      },
    }
    const isNothing = scope !== undefined && scope.tested.length === 0
    if (sameByteCode || isNothing) {
      const coverage = analysis.coverageOf(impact, hierarchies, { before: [], after: [] })
      return { kind: 'answered', value: { ...counts, ...nothingRan, ...reached(coverage, []) }, by: noProcess }
    }
    const seeds = await this.#seeds(versions, classes.before, impact)
    // Where nothing is known to lead to the change, more of everything hardly does.
    const isBlind = scope === undefined && settings.strategy !== 'all'
    const rest = effortFor(settings, isBlind ? 0 : classes.after.size)
    const caller = impact.inside === undefined ? {} : { inside: impact.inside }
    const both = { before: wire(versions.before, classes.before), after: wire(versions.after, classes.after), ...caller }
    const task = {
      kind: 'run',
      ...both,
      marks: analysis.marksOf(impact),
      changed: analysis.changedMarks(impact),
      ...(scope === undefined ? {} : { scope }),
    }
    // Of two processes the one with ECJ runs it, so that the one with javac is free to look at what differs again.
    const limit = { deadlineMs: rest.budgetMs + graceMs(versions), preferBy: this.#load === 'one' ? by : undefined }
    const second = { ...limit, notBy: this.#load === 'one' ? by : undefined }
    const runPart: AskPart = (round, part, signal) => {
      const share = seeds === undefined ? {} : { seeds: shareOf(seeds, part, round.settings.parts) }
      return this.#ask({ ...task, ...share, ...round }, part === 0 ? limit : { ...second, signal }, answer =>
        runAnswer.parse(answer),
      )
    }
    const rounds = await inRounds(
      {
        run: round => inParts(runPart, round, this.#load),
        probe: round => this.#ask({ kind: 'probe', ...both, ...round }, limit, answer => probeAnswer.parse(answer)),
      },
      rest,
    )
    if (rounds.kind !== 'answered') return rounds
    const { ran, witnesses, hung, hungInOne } = rounds.value
    const { entered, threw, untaken, unreturned: _, over: __, ...run } = ran
    const coverage = analysis.coverageOf(impact, hierarchies, entered, { onlyThrew: threw, untaken })
    const candidates = witnesses.map(witness => ({ ...witness, ...caller })) as unknown as readonly Candidate[]
    return { ...rounds, value: { ...run, ...counts, ...reached(coverage, hung), hung, hungInOne, candidates } }
  }

  /** How the project's own tests call what changed. Without tests nothing is asked, and without an answer the search goes on. */
  async #seeds(versions: Versions, classes: Classes, impact: Impact): Promise<Seeds | undefined> {
    if (versions.tests === undefined) return undefined
    const [{ seedSources }, { chooseSeeds, readSeeds }] = await Promise.all([
      import('./seed-sources.js'),
      import('./ranked-seeds.js'),
    ])
    const sources = seedSources(versions, impact)
    const files = Object.entries(sources.files)
    if (files.length === 0) return undefined
    const ask = () => this.#askSeeds({ files: sources.files, program: wire(versions.before, classes) })
    const compilations = await this.#compilations
    const texts = ['seeds', ...files.flat()]
    const found =
      compilations === undefined || versions.before.kind === 'classes'
        ? await ask()
        : await compilations.madeOf(versions.before.files, texts, ask, readSeeds)
    return found === undefined ? undefined : chooseSeeds(found, sources, impact.impacted)
  }

  async #askSeeds(request: object): Promise<SeedsAnswer | undefined> {
    const { seedsAnswer } = await this.#answers
    const asked = this.#ask({ kind: 'seeds', ...request }, { deadlineMs: seedsMs }, answer => seedsAnswer.parse(answer))
    const answer = await Promise.race([asked.catch(() => undefined), timeLimit(seedsMs)])
    return answer?.kind === 'answered' ? answer.value : undefined
  }

  async verify(...[given, settings, candidate]: Parameters<Runtime['verify']>): ReturnType<Runtime['verify']> {
    const { versions, modules } = await this.#prepare(given)
    if (modules.length > 0) return this.#with(modules).verify(given, settings, candidate)
    const [{ verifyAnswer }, { witnessTest }] = await Promise.all([this.#answers, import('./witness-test.js')])
    const { inside, foundBy, ...witness } = candidate as unknown as FoundWitness & { readonly inside?: string }
    const deadlineMs = settings.budgetMs + graceMs(versions)
    const both = { ...(await this.#wireBoth(versions)), ...(inside === undefined ? {} : { inside }) }
    const task = { kind: 'verify', ...both, settings, witness }
    const shown = await this.#ask({ ...task, trace: true }, { notBy: foundBy, deadlineMs }, answer => verifyAnswer.parse(answer))
    if (shown.kind !== 'answered') return shown
    const holds = await this.#holdsElsewhere(shown.value, task, deadlineMs)
    if (!holds) return { ...shown, value: { kind: 'unsteady' } }
    const verification = readVerification(shown.value, (difference, expected) => witnessTest(difference, expected, inside))
    if (verification.kind !== 'holds') return { ...shown, value: verification }
    const diverged = await this.#divergence(versions, shown.value)
    const placesOf = settings.places ? await this.#places(versions) : noPlaces
    const lasts = calledLast(witness, shown.value).map(method => placesOf({ before: method, after: method }))
    const [last, ...others] = lasts.filter(({ at }) => at !== undefined)
    const called = { ...verification.witness, ...(others.length === 0 ? last : {}) }
    if (diverged === undefined) return { ...shown, value: { ...verification, witness: called } }
    const divergence = { ...diverged.divergence, ...placesOf(diverged.in) }
    return { ...shown, value: { ...verification, witness: { ...called, divergence }, split: diverged.split } }
  }

  /** The versions by their sources, or by what both compilers made of them if that is known. */
  async #wireBoth({ before, after }: Versions): Promise<Both<object>> {
    const plain = { before: wire(before), after: wire(after) }
    if (this.#compilations === undefined || before.kind === 'classes' || after.kind === 'classes') return plain
    const compilations = await this.#compilations
    const [javac, ecj] = (['javac-lines', 'ecj-lines'] as const).map(compiler =>
      compilations.known(compiler, filesOf(before, after)),
    )
    if (javac === undefined || ecj === undefined) return plain
    return { before: wireCompiled(before, javac.before, ecj.before), after: wireCompiled(after, javac.after, ecj.after) }
  }

  /** Where both versions declare a method; nothing unless both are known. */
  async #places(versions: Versions): Promise<(methods: Both<string | undefined>) => Pick<Witness, 'at'>> {
    const hierarchies = this.#compared.get(versions)
    const { placeOf } = await import('./places.js')
    return methods => {
      const [before, after] = (['before', 'after'] as const).map(version => {
        const method = methods[version]
        return method === undefined || hierarchies === undefined
          ? undefined
          : placeOf(method, hierarchies[version], versions[version])
      })
      return before === undefined || after === undefined ? {} : { at: { before, after } }
    }
  }

  /** Where the two executions of a witness that holds part, as far as that can be told. */
  async #divergence(versions: Versions, answer: VerifyAnswer): Promise<DivergenceResult | undefined> {
    if (answer.finding !== 'holds' || answer.traces === undefined) return undefined
    const hierarchies = this.#compared.get(versions)
    if (hierarchies === undefined) return undefined
    const { divergenceOf } = await import('./divergence/divergence.js')
    try {
      return divergenceOf(answer.traces, hierarchies)
    } catch {
      // It only explains a difference that was shown twice: a verdict is not lost for it.
      return undefined
    }
  }

  /**
   * The JDK draws the order of some sets and maps once for each process. Where a witness makes such, one more process proves
   * nothing: it must be the same in several.
   */
  async #holdsElsewhere(first: VerifyAnswer, task: Task, deadlineMs: number): Promise<boolean> {
    if (first.finding !== 'holds' || !first.salted) return true
    const { verifyAnswer } = await this.#answers
    this.#others ??= this.#newOthers()
    const shown = await Promise.all(
      this.#others.map(other => this.#ask(task, { deadlineMs }, answer => verifyAnswer.parse(answer), other)),
    )
    return shown.every(
      again =>
        again.kind === 'answered' &&
        again.value.finding === 'holds' &&
        isDeepStrictEqual(again.value.difference, first.difference),
    )
  }

  #newOthers(): readonly JavaPool[] {
    const start = this.#load === 'one' ? this.#start : setUpJava(this.#jdk, 'one', { flags: this.#options.jvm })
    return Array.from({ length: saltedRounds }, () => newPool(start, 1, 'one'))
  }

  /** What goes with every task. */
  get #common(): object {
    return {
      ...(this.#level === undefined ? {} : { level: this.#level }),
      ...(this.#classpath.length === 0 ? {} : { classpath: this.#classpath }),
      ...(this.#options.compiler.length === 0 ? {} : { compilerOptions: this.#options.compiler }),
    }
  }

  async #ask<T>(
    task: Task,
    options: Parameters<JavaPool['ask']>[1],
    read: (answer: unknown) => T,
    pool = this.#pool,
  ): Promise<Answered<T>> {
    const reply: Reply<unknown> = await pool.ask({ ...task, ...this.#common }, options)
    return reply.kind === 'answered' ? { kind: 'answered', value: read(reply.answer), by: reply.by } : reply
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all([this.#pool, ...(this.#others ?? []), ...this.#larger.values()].map(pool => pool[Symbol.asyncDispose]()))
    if (this.#folders.length === 0) return
    const { removeTemporary } = await import('../../workers/temporary.js')
    await Promise.all(this.#folders.map(removeTemporary))
  }
}

/** Of the sequences of the project's tests each part of a search takes its share. */
function shareOf(seeds: Seeds, part: number, parts = 1): Seeds {
  return parts === 1 ? seeds : { ...seeds, sequences: seeds.sequences.filter((_, at) => at % parts === part) }
}

/** Does not keep the process alive. */
function timeLimit(ms: number): Promise<undefined> {
  return new Promise(resolve => setTimeout(resolve, ms, undefined).unref())
}

/** What was executed with some values and hung with others is not known well enough to be called covered. */
function reached(coverage: Coverage, hung: readonly string[]): Reached {
  const { covered, uncovered, branches, missed, onlyThrew, changedEntered, changedTotal } = coverage
  const lost = hung.filter(element => !uncovered.includes(element))
  const elements = branches.map(branch => branch.slice(0, branch.lastIndexOf(':')))
  return {
    impactedCovered: Math.max(0, covered - lost.length),
    uncovered: [...new Set([...uncovered, ...lost, ...elements])],
    untaken: branches,
    missed,
    allThrew: onlyThrew,
    changed: { methods: changedTotal, entered: changedEntered },
  }
}

const noPlaces = (): Pick<Witness, 'at'> => ({})

/** Where nothing had to be asked. */
const noProcess = 0 as ProcessId

type Compilers = readonly ['javac-lines']

const onlyJavac: Omitted = {
  ...nothingOmitted,
  notes: ["Eclipse's compiler does not compile it: only javac's class files were run"],
}

const gaveUp = '--keep-going gave up: more than half of the files do not compile, or need one that does not'

function fails(compiled: Compiled): boolean {
  return compiled.kind === 'fails'
}

function withAdvice(compiled: Both<Compiled>, lines: readonly string[]): Both<Compiled> {
  const { before } = compiled
  if (before.kind !== 'fails' || lines.length === 0) return compiled
  return { ...compiled, before: { ...before, advice: [...(before.advice ?? []), ...lines] } }
}

/** Where most of the program compiles. */
function keepGoingAdvice(before: CompiledAnswer | undefined, { files }: Sources): readonly string[] {
  const [failing, all] = [filesWithErrors((before?.diagnostics ?? []).map(shownOf)).length, Object.keys(files).length]
  if (failing === 0 || 2 * failing >= all) return []
  return [`${failing} of ${all} files have errors: --keep-going leaves them out, with what needs them, and judges the rest`]
}

function together(first: Omitted, second: Omitted = nothingOmitted): { readonly omitted?: Omitted } {
  if (first === nothingOmitted && second === nothingOmitted) return {}
  return {
    omitted: {
      leftOut: [...first.leftOut, ...second.leftOut],
      changed: [...first.changed, ...second.changed],
      notes: [...first.notes, ...second.notes],
    },
  }
}

const compiles: Compiled = { kind: 'compiles' }
const fine: Both<Compiled> = { before: compiles, after: compiles }

const nothingRan = {
  sequences: 0,
  judged: 0,
  relevant: 0,
  differing: 0,
  flaky: 0,
  refused: 0,
  refusedInOne: 0,
  limited: 0,
  limitedInOne: 0,
  onlyThrew: [],
  unmade: [],
  hung: [],
  hungInOne: false,
  truncated: false,
  candidates: [],
} as const

/** A version for a worker: its class files, or its sources, by value, unless they lie on disk; and where its resources are. */
function wire(version: Version, classes?: Classes): object {
  const path = version.path === undefined ? {} : { path: version.path }
  if (version.kind === 'classes') return path
  if (classes === undefined) return { files: version.files, ...path }
  return {
    classes: Object.fromEntries([...classes].map(([name, bytes]) => [name, Buffer.from(bytes).toString('base64')])),
    ...path,
  }
}

function wireCompiled({ path }: Sources, javac: CompiledAnswer, ecj: CompiledAnswer): object {
  const run = ecj.ok ? { classesToRun: ecj.classes } : {}
  return { classes: javac.classes, ...run, ...(path === undefined ? {} : { path }) }
}

function filesOf(before: Sources, after: Sources): Both<Files> {
  return { before: before.files, after: after.files }
}

/** Of the class files that run, and of what another compiler says, if one was asked. */
function builtOf(run: readonly CompiledAnswer[] | undefined, other?: readonly CompiledAnswer[]): Built {
  const compiledToRun = opinions(run)
  const compiled = other === undefined ? compiledToRun : opinions(other)
  const [old, now] = run ?? []
  if (!old?.ok || !now?.ok) return { compiled, compiledToRun }
  const classes = { before: classesOf(old), after: classesOf(now) }
  return { compiled, compiledToRun, classes, code: { before: old.code, after: now.code } }
}

function classesOf({ classes = {} }: Pick<CompiledAnswer, 'classes'>): Classes {
  return new Map(Object.entries(classes).map(([name, base64]) => [name, Buffer.from(base64, 'base64')]))
}

function isSame({ before, after }: Both<Classes>, code?: Both<string | undefined>): boolean {
  if (code?.before !== undefined) return code.before === code.after
  if (before.size !== after.size) return false
  for (const [name, bytes] of before) {
    const other = after.get(name)
    if (other === undefined || Buffer.compare(bytes, other) !== 0) return false
  }
  return true
}

function withGenerated(prepared: Prepared, old: Generated, now: Generated): Prepared {
  const { versions, omitted } = prepared
  const add = (version: Version, { files }: Generated): Version =>
    version.kind === 'sources' ? { ...version, files: { ...version.files, ...files } } : version
  const troubles = new Set([old, now].flatMap(({ trouble }) => trouble ?? []))
  const notes = [...omitted.notes, ...[...troubles].map(trouble => `the annotation processors failed: ${trouble}`)]
  return {
    ...prepared,
    versions: { ...versions, before: add(versions.before, old), after: add(versions.after, now) },
    omitted: troubles.size === 0 ? omitted : { ...omitted, notes },
  }
}

function withProcessed(prepared: Prepared, old: Processed, now: Processed): Prepared {
  const { versions, omitted } = prepared
  if (old.kind === 'fails' || now.kind === 'fails') {
    const said = (processed: Processed) => (processed.kind === 'fails' ? failure(processed.diagnostics) : compiles)
    return { ...prepared, failed: { before: said(old), after: said(now) } }
  }
  const made = ({ classes, path }: typeof old): Version => ({ kind: 'classes', classes, path })
  return {
    ...prepared,
    versions: { ...versions, before: made(old), after: made(now) },
    omitted: { ...omitted, notes: [...omitted.notes, "Lombok works with javac alone: only javac's class files were run"] },
  }
}

function hasModule(flag: string, module: string): boolean {
  return flag.startsWith('--add-modules=') && flag.slice('--add-modules='.length).split(',').includes(module)
}

/** With advice where the sources are given. */
function opinions([before, after]: readonly CompiledAnswer[] = [], sources?: Both<Sources>): Both<Compiled> {
  if (before === undefined || after === undefined) throw new Error('the worker compiled fewer programs than it was given')
  return { before: opinion(before, sources?.before), after: opinion(after, sources?.after) }
}

function failure(diagnostics: readonly Diagnostic[]): Failed {
  const shown = capped(diagnostics)
  return { kind: 'fails', diagnostics: shown, ...(shown.length === diagnostics.length ? {} : { total: diagnostics.length }) }
}

function shownOf({ kinds: _, ...diagnostic }: NonNullable<CompiledAnswer['diagnostics']>[number]): Diagnostic {
  return diagnostic
}

type Sources = Extract<Version, { kind: 'sources' }>

function opinion({ ok, diagnostics = [] }: CompiledAnswer, sources?: Sources): Compiled {
  if (ok) return compiles
  const errors = errorKinds(diagnostics)
  const plain = diagnostics.map(shownOf)
  const {
    diagnostics: shown,
    total,
    advice,
  } = sources === undefined ? { diagnostics: capped(plain), total: plain.length, advice: [] } : explain(plain, sources.files)
  const more = sources !== undefined && isOneFile(sources) && lacksSymbols(plain) ? [...advice, oneFileAdvice] : advice
  return {
    kind: 'fails',
    diagnostics: shown,
    errors,
    ...(total === shown.length ? {} : { total }),
    ...(more.length === 0 ? {} : { advice: more }),
  }
}

const oneFileAdvice = 'this is one file of a program: give its folder'

/** A file that was named by itself, not the only one of a folder. */
function isOneFile({ files, path }: Sources): boolean {
  const [only, ...others] = Object.keys(files)
  return path === undefined && only !== undefined && others.length === 0 && !only.includes('/')
}

/** Each once, in an order that does not depend on where they stand. */
function errorKinds(diagnostics: NonNullable<CompiledAnswer['diagnostics']>): readonly ErrorKind[] {
  const distinct = new Map(diagnostics.map(errorKind).map(kind => [JSON.stringify([kind.code, kind.kinds]), kind]))
  return [...distinct].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, kind]) => kind)
}

/** "No suitable method", because the one that there was can't be accessed any more, is the same mistake as "has private access". */
function errorKind({ code, kinds = [] }: NonNullable<CompiledAnswer['diagnostics']>[number]): ErrorKind {
  const [first, ...others] = kinds
  return first === 'compiler.misc.report.access' ? { code: 'compiler.err.report.access', kinds: others } : { code, kinds }
}

/** The method of the last call: that of the last step, or one that shows what became of an object. Several, where it is not clear of which. */
function calledLast({ steps }: Pick<FoundWitness, 'steps'>, answer: VerifyAnswer): readonly string[] {
  if (answer.finding !== 'holds') return []
  const { expression } = answer.difference
  const last = steps.at(-1)?.member ?? ''
  const name = /#([^(]+)\(/.exec(last)?.[1]
  if (name === '<init>' ? expression.startsWith('new ') : name !== undefined && expression.includes(`.${name}(`)) return [last]
  const shows = /^\w+\.(\w+)\(\)$/.exec(expression)?.[1]
  return shows === undefined ? [] : [...new Set(steps.map(({ type }) => `${type}#${shows}()`))]
}

function readVerification(
  answer: VerifyAnswer,
  write: (difference: Difference, expected: Expected) => WitnessTest,
): Verification {
  if (answer.finding === 'not-java') return { kind: 'no-source' }
  if (answer.finding !== 'holds') return { kind: answer.finding }
  const { statements, expression, observed, before, after } = answer.difference
  const witness = { calls: [...statements, `${expression};`], observed, before, after }
  return answer.expected === undefined
    ? { kind: 'holds', witness }
    : { kind: 'holds', witness, test: write(answer.difference, answer.expected) }
}
