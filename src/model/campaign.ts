/**
 * Campaigns: many requests with one plan. What is asked, what came of it, and what of that is worth showing to somebody. Everything here but the
 * times is the same whenever the same plan is carried out.
 */
import { z } from 'zod'
import { type Evidence, type Verdict, verdict } from './check.js'
import { build } from './engines.js'
import type { Files, Mark } from './program.js'
import { type Attempt, crash, type Message, messages, type Outcome } from './refactoring.js'
import { rejectAts } from './severity.js'

/** Programs of one source for one refactoring. */
const input = z.readonly(
  z.strictObject({
    /** Of its own in the plan, since a refactoring may have several: its name and its source. */
    id: z.string(),
    refactoring: z.string(),
    /** What a program's number is put behind to name it: `java/pull-up-method`, `java/pull-up-method@1f3c9a`, `programs`. */
    source: z.string(),
    /** Of all that decides which programs those are: the theory with its modules, or the programs themselves. */
    hash: z.string(),
    requests: z.int().min(0),
  }),
)

/** What decides all rows of a campaign. Two campaigns with equal plans have equal rows. */
export const plan = z.readonly(
  z.strictObject({
    /** `eclipse@4.40`. */
    engines: z.readonly(z.array(z.string()).min(1)),
    /** Of each engine. */
    builds: z.readonly(z.record(z.string(), build)),
    techniques: z.readonly(z.array(z.string()).min(1)),
    inputs: z.readonly(z.array(input).min(1)),
    /** In the words of the command line, for people: `--sample 200 --seed 1`. */
    selection: z.string(),
    seed: z.int(),
    sequences: z.int(),
    rejectAt: z.enum(rejectAts),
    /** That programs run on: `JDK 25.0.3`. */
    platform: z.string(),
  }),
)

export type PlannedInput = z.infer<typeof input>
export type Plan = z.infer<typeof plan>

/** One refactoring in one program: what a user would ask of any engine. */
export interface Request {
  readonly refactoring: string
  /** The id of its input in the plan. */
  readonly input: string
  /** Its place among the requests of its input, from 0. */
  readonly n: number
  /** `java/pull-up-method#1234`. */
  readonly program: string
  readonly files: Files
  readonly target: Mark
  readonly parameters: Readonly<Record<string, string>>
}

/** Elements with their modifiers: `p.A#f` to `['private', 'static']`. */
export type Declared = Readonly<Record<string, readonly string[]>>

/** The declarations of two versions and how they differ. An element is `p.A`, `p.A#f` or `p.A#m(int)`. */
export interface Structure {
  readonly before: Declared
  readonly after: Declared
  readonly added: readonly string[]
  readonly removed: readonly string[]
  /** In both, with other modifiers: `['private', 'static']`. */
  readonly modified: readonly {
    readonly element: string
    readonly before: readonly string[]
    readonly after: readonly string[]
  }[]
  /** Of every class of the version before that has one in the program: `p.B` to `p.A`. */
  readonly superclasses: Readonly<Record<string, string>>
}

/** An attempt of a technique: at the request's own program, or at what an earlier attempt has made of it. */
export interface TechniqueAttempt extends Attempt {
  /** The attempt whose result is to be worked on: 0 is the first one of the request, n the n-th one of the technique itself. */
  readonly resultOf?: number
}

/** What came of an attempt: the engine's part, and the oracle's where the technique wants it. */
export interface Judged {
  /** The technique that made it; absent at the first attempt of a request, which all techniques share. */
  readonly technique?: string
  readonly attempt: TechniqueAttempt
  readonly outcome: Outcome
  readonly verdict?: Verdict
  readonly evidence?: Evidence
  readonly structure?: Structure
  readonly errors?: readonly ErrorKind[]
  readonly split?: DivergenceSignature
}

/** What the refactoring did to a method. `same`: neither its declaration nor its code differs. `none`: no element of the program. */
const role = z.enum(['same', 'changed', 'renamed', 'moved', 'new', 'gone', 'none'])

/** A compile error without the names of the program: the compiler's code, and of what kind each thing is that its message names. */
const errorKind = z.readonly(
  z.strictObject({
    /** `compiler.err.cant.apply.symbol`. */
    code: z.string(),
    /** `['method', 'name', 'class', 'type']`. */
    kinds: z.readonly(z.array(z.string())),
  }),
)

/** What the first divergence of two executions comes to, without the names of the program. */
const split = z.readonly(
  z.strictObject({
    /** Kinds of divergence that it is an example of, `enables-overriding`, the most telling first. */
    filters: z.readonly(z.array(z.string())),
    /** What ran or was read, `method of a superclass`, where no filter says more. */
    before: z.string(),
    after: z.string(),
    /** What the refactoring did to the method that both were in, and to what ran in each version. */
    roles: z.optional(z.readonly(z.strictObject({ in: role, before: role, after: role }))),
    /** How the two were come to: `super call`, `call`, `static call`, `read`. */
    via: z.optional(z.readonly(z.strictObject({ before: z.string(), after: z.string() }))),
  }),
)

/** Why it is one. Facts for sorting stand beside the verdict: it is what people are shown. */
export const cause = z.union([
  z.readonly(z.strictObject({ kind: z.literal('uncompilable'), verdict, errors: z.optional(z.readonly(z.array(errorKind))) })),
  z.readonly(z.strictObject({ kind: z.literal('changed'), verdict, split: z.optional(split) })),
  z.readonly(z.strictObject({ kind: z.literal('crashed'), error: crash })),
  z.readonly(z.strictObject({ kind: z.literal('hung') })),
  /** It did something else than asked: the rule that it broke, and how, for people. */
  z.readonly(z.strictObject({ kind: z.literal('transformation'), rule: z.string(), text: z.string() })),
  /** It refused what it does right without these preconditions: their keys, and what it said. */
  z.readonly(
    z.strictObject({ kind: z.literal('refusal'), preconditions: z.readonly(z.array(z.string()).min(1)), messages, verdict }),
  ),
])

export type ErrorKind = z.infer<typeof errorKind>
export type DivergenceSignature = z.infer<typeof split>
export type Role = z.infer<typeof role>
export type Cause = z.infer<typeof cause>

export interface Finding {
  /** A hash of what it is: the same in every campaign. */
  readonly id: string
  readonly engine: string
  /** That found it. */
  readonly technique: string
  readonly request: Request
  /** With what was switched off. */
  readonly attempt: TechniqueAttempt
  readonly messages: readonly Message[]
  /** All files of the result, if there is one. */
  readonly after?: Files
  readonly cause: Cause
}

/** All that became of a request to an engine. */
export interface RequestResult {
  readonly engine: string
  readonly request: Request
  /** The first attempt, which all techniques share, then those of each technique. */
  readonly log: readonly Judged[]
  /** Shown again in fresh processes. */
  readonly findings: readonly Finding[]
  /** What showed once and not again; kept apart. */
  readonly flaky: readonly Finding[]
  readonly time: { readonly applyMs: number; readonly judgeMs: number; readonly verifyMs: number }
}

/** What is counted in the closing table. */
export const huntCounts = [
  'programs',
  'applied',
  'rejected',
  'crashed',
  'hung',
  'uncompilable',
  'changed',
  'preserved',
  'unknown',
  'findings',
] as const

/** A row of the closing table. */
export const huntRow = z.readonly(
  z.strictObject({
    engine: z.string(),
    refactoring: z.string(),
    /** The source of the programs, where the plan has several for the refactoring. */
    source: z.optional(z.string()),
    programs: z.int(),
    applied: z.int(),
    rejected: z.int(),
    /** The engine could not be asked: nothing to refactor there; absent if there was none. */
    unusable: z.optional(z.int()),
    crashed: z.int(),
    hung: z.int(),
    uncompilable: z.int(),
    changed: z.int(),
    preserved: z.int(),
    unknown: z.int(),
    findings: z.int(),
    bugs: z.readonly(
      z.strictObject({ compile: z.int(), behaviour: z.int(), crash: z.int(), refusal: z.int(), transformation: z.int() }),
    ),
    /** How many programs it took; absent if nothing was found. */
    firstFinding: z.optional(z.readonly(z.strictObject({ programs: z.int() }))),
  }),
)

export type HuntRow = z.infer<typeof huntRow>
