/** What the Java worker answers, checked where it comes in: a worker that runs foreign code is not to be trusted blindly. */
import { z } from 'zod'
import { observed, diagnostic as shownDiagnostic } from '../../model/check.js'
import { trace } from './divergence/trace.js'

/** With the kinds of what its message names, which people are not shown. */
const diagnostic = z.strictObject({ ...shownDiagnostic.unwrap().shape, kinds: z.optional(z.array(z.string())) })

const compiled = z.strictObject({
  ok: z.boolean(),
  crashed: z.optional(z.literal(true)),
  diagnostics: z.optional(z.array(diagnostic)),
  /** Class files by name, or hashes of them, where they were asked for. */
  classes: z.optional(z.record(z.string(), z.string())),
})

const argument = z.union([
  z.strictObject({ type: z.string(), text: z.string() }),
  z.strictObject({ variable: z.int() }),
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
  onlyThrew: z.array(z.string()),
  truncated: z.boolean(),
  witnesses: z.array(z.strictObject({ steps: z.array(step), unsteady: z.boolean(), difference })),
})

/** How tests call the program, and the constants in them. */
export const seedsAnswer = z.strictObject({
  seeds: z.array(z.strictObject({ steps: z.array(step) })),
  texts: z.array(z.string()),
  numbers: z.array(z.number()),
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
  }),
  z.strictObject({ finding: z.enum(['same', 'compilers-disagree', 'unsteady', 'cut-off', 'not-java']) }),
])

export type CompiledAnswer = z.infer<typeof compiled>
export type RunAnswer = z.infer<typeof runAnswer>
export type SeedsAnswer = z.infer<typeof seedsAnswer>
export type VerifyAnswer = z.infer<typeof verifyAnswer>
export type Difference = z.infer<typeof difference>
export type Expected = z.infer<typeof expected>
