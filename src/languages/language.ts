/**
 * What the oracle wants of a language: compile both versions, compare them by running them, and show a difference again
 * in another process. Facts come back, no verdicts; those are the oracle's.
 */
import type {
  ApiChange,
  Diagnostic,
  ErrorKind,
  ImpactCounts,
  ImpactResult,
  Split,
  Strategy,
  Structure,
  Versions,
  Witness,
} from '../model/index.js'
import type { ProcessId } from '../workers/worker.js'

export interface Language extends AsyncDisposable {
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
  | { readonly kind: 'holds'; readonly witness: Witness; readonly test?: WitnessTest; readonly split?: Split }
  /** It does not show again; only with one of the two compilers; not every time; it was cut off; it did not come back; no source could do it. */
  | { readonly kind: 'same' | 'compilers-disagree' | 'unsteady' | 'cut-off' | 'hung' | 'not-java' }

/** A file with a test that passes before and fails after. */
export interface WitnessTest {
  readonly file: string
  readonly text: string
}
