/**
 * What a language is to the rest of Assay, and the only door to it: what can be asked of programs in it (`Language`), what compiles and runs
 * them (`Toolchain`), and what the oracle wants of that (`Runtime`). Facts come back, no verdicts; those are the oracle's.
 */
import type { Instance, Vocabulary } from '../alloy/space.js'
import type {
  ApiChange,
  Attempt,
  Diagnostic,
  DivergenceSignature,
  ErrorKind,
  Files,
  Finding,
  ImpactCounts,
  ImpactResult,
  Parameter,
  Program,
  Request,
  Strategy,
  Structure,
  Versions,
  Witness,
  Wording,
} from '../model/index.js'
import type { SourceReader } from '../programs/program.js'
import type { VersionsInput } from '../programs/versions-input.js'
import type { ProgressCallback } from '../workers/busy.js'
import type { ProcessId } from '../workers/worker.js'
import type { Reduction } from './reduction.js'

/** As the registry knows it: so little that a command loads only what it needs. */
export interface LanguageEntry {
  /** On the command line, in manifests of engines, before the `/` of its theories. */
  readonly name: string
  /** Whether a file of this name may be part of a program. */
  isSource(path: string): boolean
  readonly wording: Wording
  load(): Promise<Language>
  toolchain(): Promise<Toolchain>
}

/** What is known of programs without running them. */
export interface Language {
  readonly name: string
  readonly refactorings: Readonly<Record<string, Refactoring>>
  readonly sources: SourceReader
  /** Throws InputError where a theory's vocabulary is not that of such programs. */
  printerOf(vocabulary: Vocabulary, theory: string): Printer
  /** Signatures and relations that a printer passes over. */
  notPrinted(vocabulary: Vocabulary): readonly string[]
  postconditions(): Promise<Postconditions>
  reduction(): Promise<Reduction>
  /** What goes wrong in a finding, and where, without the names of the program: findings of two kinds that have the same have one cause. */
  faultOf?(finding: Finding): Promise<string | undefined>
  /** Why a result does not compile, for people, where that is more than the compiler's message. */
  reasonOf?(finding: Finding): Promise<string | undefined>
}

export type Printer = (instance: Instance) => Program

export interface Refactoring {
  readonly parameters: readonly Parameter[]
  /** Where a theory for it ships. */
  readonly generated?: Generated
}

/** How a refactoring is asked for in a program of the theory that ships with Assay. */
export interface Generated {
  readonly theory: string
  /** The mark at which it is applied. */
  readonly target: string
  /** Of parameters; one that is not here is left to the engine. */
  readonly values: Readonly<Record<string, string>>
}

/** What a refactoring must have done, as far as declarations tell. */
export interface Postconditions {
  /** The first that the result does not keep. */
  broken(request: Request, structure: Structure, result: Files): BrokenPostcondition | undefined
  /** The attempt that undoes this one, where there is one. */
  wayBack(request: Request, result: Files): Attempt | undefined
  /** The first file in which two versions are not the same. */
  firstDifference(before: Files, after: Files): string | undefined
}

export interface BrokenPostcondition {
  /** `member-still-there`. */
  readonly rule: string
  /** What happened, for people. */
  readonly text: string
}

/** What compiles and runs programs. */
export interface Toolchain {
  /** Absolute paths, each once. */
  readClasspath(given: readonly string[]): readonly string[]
  /** For many pairs of sources, or for one. */
  open(options: RuntimeOptions): Runtime
  /** Two versions as somebody names them; processes may start while they are read. */
  openPair(input: VersionsInput, options: PairOptions): OpenPair
  /** A project as its build has it; undefined where the path leads to none. */
  readProject(path: string, options: ProjectOptions): Promise<ReadProject> | undefined
  /** Fetches and builds what is missing, and says what is there then. */
  setUp(options: Pick<RuntimeOptions, 'home' | 'onProgress'>): Promise<string>
  /** What is there and what is missing, without doing anything about it. */
  health(): readonly Health[]
  /** Whether everything is there, so that nothing need be fetched. */
  isReady(): boolean
}

export interface RuntimeOptions {
  /** The folder of what programs run on, such as a JDK's: chosen by the language if absent. */
  readonly home?: string | undefined
  readonly classpath?: readonly string[]
  /** The source level. */
  readonly level?: number
  /** One pair, where the start counts, or many, where the rate does. */
  readonly load: 'one' | 'many'
  readonly onProgress?: ProgressCallback
}

/** What a person has said, which counts more than what a build says. */
export interface PairOptions {
  readonly classpath: readonly string[]
  readonly level?: number
  readonly home?: string
  readonly encoding?: string
  readonly runsProcessors: boolean
  /** Judge what compiles where some files of the version before do not. */
  readonly keepGoing: boolean
  /** The project's own tests: a folder of sources or class files, or a jar. */
  readonly tests?: string
  readonly onProgress: ProgressCallback
}

export interface OpenPair extends AsyncDisposable {
  read(): Promise<ReadPair>
  /** The best first; each next one costs what it needs only when it is asked for. `lastErrors`: what the compiler said of the one before. */
  ways(lastErrors: () => readonly string[]): AsyncIterable<Way>
}

export interface ReadPair {
  /** No source and no build file differs. */
  readonly isSame: boolean
  /** What is to be said of that to people, where it is more than that. */
  readonly whySame?: string
  /** Changed files that are part of no program that was read. */
  readonly unread: readonly string[]
}

/** A way in which two versions could be compiled. */
export interface Way {
  readonly versions: Versions
  /** Modules that the change may break and that are not part of it. */
  readonly without: readonly string[]
  /** Whether files can be left out of it that do not compile. */
  readonly canReduce: boolean
  open(wanted: 'whole' | 'what-compiles'): Runtime
  /** What the project's own tests say of both versions; `versions` are those of this way, or less of them. */
  runTests(versions: Versions): Promise<TestFindings>
}

export interface ProjectOptions {
  /** The folder of what the engine runs on that is to refactor it. */
  readonly home?: string
  readonly classpath: readonly string[]
  readonly onProgress: ProgressCallback
}

export interface ReadProject {
  readonly files: Files
  readonly classpath: readonly string[]
}

export interface Health {
  readonly check: string
  readonly ok: boolean
  readonly found: string
  readonly advice?: string
  /** Without it nothing can be checked; what else is missing is only needed to fetch the rest. */
  readonly isNeeded?: true
}

export interface FailingTest {
  readonly test: string
  readonly before: 'passed'
  /** The exception. */
  readonly after: string
}

export interface TestComparison {
  /** Tests that ran on both versions. */
  readonly ran: number
  readonly passedBefore: number
  readonly failing: readonly FailingTest[]
  /** Tests that did not do the same every time. */
  readonly flaky: number
}

export type TestFindings =
  | ({ readonly kind: 'compared' } & TestComparison)
  /** The tests fit the version before and not the version after. */
  | { readonly kind: 'uncompilable'; readonly diagnostics: readonly Diagnostic[] }
  /** On the version after, twice; on the version before it would be unusable input. */
  | { readonly kind: 'hung' | 'died'; readonly test?: string; readonly detail: string }

/** Compiles both versions, compares them by running them, and shows a difference again in another process. */
export interface Runtime extends AsyncDisposable {
  /** What ran the program, for the evidence. */
  readonly platform: string
  /** Of it alone, `25.0.3`. */
  readonly version: string
  /** What two compilers say of both versions, and what came of running them as the second one compiled them. */
  compare(versions: Versions, settings: Settings): Promise<Answered<Comparison>>
  /** Runs a difference again, in another process than the one that found it, on class files of the first compiler. */
  verify(versions: Versions, settings: Settings, candidate: Candidate): Promise<Answered<Verification>>
  /** What the change between the versions can reach; nothing is run. */
  impact(versions: Versions): Promise<Answered<Compilation & { readonly impact?: ImpactResult }>>
}

export interface Settings {
  /** Test what the change can reach, or everything. */
  readonly strategy: Strategy
  readonly sequences: number
  readonly seed: number
  readonly budgetMs: number
  readonly strict: boolean
  /** Let the program read, write and connect as it likes. */
  readonly allowIo: boolean
  /** How many candidates to look for at most. */
  readonly witnesses: number
  /** Count and time are what a small program gets unless somebody says otherwise: a larger one gets more. */
  readonly grows?: boolean
  /** Also tell how the declarations differ. */
  readonly structure?: boolean
  /** Also tell what of the API only one version has. */
  readonly compareApi?: boolean
  /** Also tell where in the sources a witness leads to, as far as that is known. */
  readonly places?: boolean
}

/** A worker's answer; or there is none, because the task hung or killed its worker more than once. */
export type Answered<T> = { kind: 'answered'; value: T; by: ProcessId } | { kind: 'hung' } | { kind: 'died'; detail: string }

export interface Both<T> {
  readonly before: T
  readonly after: T
}

export type Compiled = { kind: 'compiles' } | Failed

export interface Failed {
  readonly kind: 'fails'
  readonly diagnostics: readonly Diagnostic[]
  readonly errors?: readonly ErrorKind[]
  /** How many there are, where not all of them are among the diagnostics. */
  readonly total?: number
  /** What is missing, and what to do. */
  readonly advice?: readonly string[]
}

export interface Compilation {
  /** By the compiler that people use. */
  readonly compiled: Both<Compiled>
  /** By another one, whose class files are what runs. */
  readonly compiledToRun: Both<Compiled>
}

/** What of the versions was not looked at, and what else there is to say of how they were compiled. */
export interface Omitted {
  /** Files that do not compile, and those that need them. */
  readonly leftOut: readonly string[]
  /** Files that were left out, for whatever reason, although they are not the same in both versions. */
  readonly changed: readonly string[]
  readonly notes: readonly string[]
}

export interface Comparison extends Compilation {
  readonly omitted?: Omitted
  /** Absent if that one did not compile both versions. */
  readonly run?: Run
  /** Where there is a run and it was asked for. */
  readonly structure?: Structure
  readonly api?: ApiChange
}

/** How much of what the change can reach was executed. */
export interface Reached {
  readonly impactedCovered: number
  /** Impacted methods that were not executed in a call that returned, in each version that has them, or not with all of their branches. */
  readonly uncovered: readonly string[]
  /** Branches of executed ones that were not taken, as `element:line`. */
  readonly untaken: readonly string[]
  /** There are impacted methods that both versions have, and none of them was executed. */
  readonly missed: boolean
  /** Some were, and all of these calls threw. */
  readonly allThrew: boolean
  /** Methods that the change itself wrote, and how many of them were executed. */
  readonly changed: { readonly methods: number; readonly entered: number }
}

/** Counts of one comparison. `inOne`: cut off in one version only. */
export interface Run extends Reached {
  readonly sameByteCode: boolean
  readonly commonClasses: number
  readonly commonMethods: number
  /** The package from inside which it was called, where nothing public is in common. */
  readonly inside?: string
  readonly impact: ImpactCounts
  readonly sequences: number
  readonly judged: number
  /** Judged ones that came to an impacted method. */
  readonly relevant: number
  readonly differing: number
  readonly flaky: number
  readonly refused: number
  readonly refusedInOne: number
  readonly limited: number
  readonly limitedInOne: number
  /** Tested methods that never returned. */
  readonly onlyThrew: readonly string[]
  /** Types that tested methods are called on, and of which no object could be made. */
  readonly unmade: readonly string[]
  /** Types whose objects are stored in another form than before: no call shows that. */
  readonly serialised: readonly string[]
  /** Members that did not come back and were not called any more. */
  readonly hung: readonly string[]
  /** One of them did come back in the other version. */
  readonly hungInOne: boolean
  readonly truncated: boolean
  readonly candidates: readonly Candidate[]
}

/** A difference that was seen once, smallest first, in a form that only the language reads. */
export type Candidate = { readonly __candidate: unique symbol }

export type Verification =
  /** `split` is what the witness's divergence comes to without names. */
  | { readonly kind: 'holds'; readonly witness: Witness; readonly test?: WitnessTest; readonly split?: DivergenceSignature }
  /** It does not show again; only with one of the two compilers; not every time; it was cut off; it did not come back; no source could do it. */
  | { readonly kind: 'same' | 'compilers-disagree' | 'unsteady' | 'cut-off' | 'hung' | 'no-source' }

/** A file with a test that passes before and fails after. */
export interface WitnessTest {
  readonly file: string
  readonly text: string
  /** The same test under a name of its own, to lie beside the first one. */
  numbered(n: number): Pick<WitnessTest, 'file' | 'text'>
}
