/** What the Java worker answers, checked where it comes in: a worker that runs foreign code is not to be trusted blindly. */
import { z } from 'zod'
import { observed, diagnostic as shownDiagnostic } from '../../model/check.js'
import { trace } from './divergence/trace.js'

/** With the kinds of what its message names, which people are not shown. */
const diagnostic = z.strictObject({ ...shownDiagnostic.unwrap().shape, kinds: z.optional(z.array(z.string())) })

export const compiled = z.strictObject({
  ok: z.boolean(),
  crashed: z.optional(z.literal(true)),
  diagnostics: z.optional(z.array(diagnostic)),
  /** Class files by name, or hashes of them, where they were asked for. */
  classes: z.optional(z.record(z.string(), z.string())),
  /** A hash of what is executed, where the class files tell lines as well. */
  code: z.optional(z.string()),
})

const argument = z.union([
  z.strictObject({ type: z.string(), text: z.string() }),
  z.strictObject({ variable: z.int() }),
  /** A class literal: what the parameter wants, and the class. */
  z.strictObject({ type: z.string(), class: z.string() }),
  /** An implementation of a type: what its constructor is given, and what each of its methods does. */
  z.strictObject({
    type: z.string(),
    get arguments() {
      return z.array(argument)
    },
    get answers() {
      return z.array(stubAnswer)
    },
  }),
  z.strictObject({
    type: z.string(),
    /** Of a lambda: how many it has, and which of them it gives back, or -1. */
    parameters: z.optional(z.int()),
    gives: z.optional(z.int()),
    get elements() {
      return z.array(argument)
    },
  }),
])

const stubAnswer = z.strictObject({
  method: z.string(),
  kind: z.string(),
  get value() {
    return z.optional(argument)
  },
  /** What it throws: the class, and how it is made. */
  throws: z.optional(z.string()),
  get thrown() {
    return z.optional(argument)
  },
  /** The method that it calls, and what that returns and is given. */
  calls: z.optional(z.string()),
  type: z.optional(z.string()),
  /** Of what the value, an array, holds by then. */
  held: z.optional(z.boolean()),
  get arguments() {
    return z.optional(z.array(argument))
  },
})

const step = z.strictObject({ member: z.string(), type: z.string(), on: z.optional(z.int()), arguments: z.array(argument) })

const difference = z.strictObject({
  statements: z.array(z.string()),
  expression: z.string(),
  observed,
  before: z.string(),
  after: z.string(),
})

/** The index of a mark, and the class of the object on which it was entered. */
const entered = z.array(z.tuple([z.int(), z.string()]))

/** The index of a mark, and a line in it where a branch did not go every way. */
const untaken = z.array(z.tuple([z.int(), z.int()]))
const calls = z.strictObject({ steps: z.array(step) })

/** A run did not come back: in which call of which version, after how much of the task's time. The answer has what was known until then. */
const hung = z.strictObject({ element: z.string(), in: z.enum(['before', 'after']), calls, spentMs: z.int() })

export const runAnswer = z.strictObject({
  commonClasses: z.int(),
  commonMethods: z.int(),
  sequences: z.int(),
  judged: z.int(),
  differing: z.int(),
  flaky: z.int(),
  refused: z.int(),
  limited: z.int(),
  refusedInOne: z.int(),
  limitedInOne: z.int(),
  relevant: z.int(),
  entered: z.strictObject({ before: entered, after: entered }),
  /** Marks that were entered in calls that threw, and in no others. */
  threw: z.strictObject({ before: z.array(z.int()), after: z.array(z.int()) }),
  untaken: z.strictObject({ before: untaken, after: untaken }),
  onlyThrew: z.array(z.string()),
  /** Tested methods that never returned, called or not. */
  unreturned: z.array(z.string()),
  /** Classes of which no object could be made. */
  unmade: z.array(z.string()),
  truncated: z.boolean(),
  /** More of the search would show nothing more. */
  over: z.boolean(),
  /** With what differs in each, and how large it is. */
  witnesses: z.array(z.strictObject({ ...calls.shape, subject: z.string(), size: z.int(), unsteady: z.boolean(), difference })),
  hung: z.optional(hung),
})

/** One of the two. */
export const probeAnswer = z.strictObject({ returned: z.optional(z.literal(true)), hung: z.optional(hung) })
/** Class files of types that are not the program's own, and of those above them. */
export const librariesAnswer = z.strictObject({ classes: z.record(z.string(), z.string()) })

/** How tests call the program, and the constants in them. */
export const seedsAnswer = z.strictObject({
  sources: z.array(
    z.strictObject({
      path: z.string(),
      seeds: z.array(z.strictObject({ steps: z.array(step) })),
      texts: z.array(z.string()),
      numbers: z.array(z.number()),
    }),
  ),
})

const expected = z.strictObject({
  kind: z.enum(['value', 'array', 'text', 'type', 'exception', 'return', 'output']),
  java: z.string(),
})

/** By compiler, then by program. */
export const compileAnswer = z.strictObject({ compiled: z.array(z.array(compiled)) })

export const verifyAnswer = z.discriminatedUnion('finding', [
  z.strictObject({
    finding: z.literal('holds'),
    difference,
    expected: z.optional(expected),
    salted: z.optional(z.literal(true)),
    traces: z.optional(z.strictObject({ before: trace, after: trace })),
    /** While it was traced. */
    hung: z.optional(hung),
  }),
  z.strictObject({ finding: z.enum(['same', 'compilers-disagree', 'unsteady', 'cut-off', 'not-java']) }),
  z.strictObject({ finding: z.literal('hung'), hung }),
])

export type CompiledAnswer = z.infer<typeof compiled>
export type RunAnswer = z.infer<typeof runAnswer>
export type ProbeAnswer = z.infer<typeof probeAnswer>
export type SeedsAnswer = z.infer<typeof seedsAnswer>
export type VerifyAnswer = z.infer<typeof verifyAnswer>
export type Difference = z.infer<typeof difference>
export type Expected = z.infer<typeof expected>
