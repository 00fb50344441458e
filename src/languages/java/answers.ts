/** What the Java worker answers, checked where it comes in: a worker that runs foreign code is not to be trusted blindly. */
import { z } from 'zod'
import { diagnostic, observed } from '../../model/check.js'

const compiled = z.strictObject({
  ok: z.boolean(),
  crashed: z.optional(z.literal(true)),
  diagnostics: z.optional(z.array(diagnostic)),
  /** Hashes of class files by name, where they were asked for. */
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

const comparison = z.strictObject({
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
  covered: z.int(),
  uncovered: z.array(z.string()),
  onlyThrew: z.array(z.string()),
  truncated: z.boolean(),
  witnesses: z.array(z.strictObject({ steps: z.array(step), unsteady: z.boolean(), difference })),
})

const expected = z.strictObject({
  kind: z.enum(['value', 'array', 'text', 'type', 'exception', 'return', 'output']),
  java: z.string(),
})

/** Of the version before and the version after. */
const compiledPair = z.tuple([compiled, compiled])

export const compileAnswer = z.strictObject({ compiled: z.array(compiled) })

export const judgeAnswer = z.strictObject({
  opinion: z.optional(compiledPair),
  compiled: compiledPair,
  sameByteCode: z.optional(z.boolean()),
  comparison: z.optional(comparison),
})

export const verifyAnswer = z.discriminatedUnion('finding', [
  z.strictObject({
    finding: z.literal('holds'),
    difference,
    expected: z.optional(expected),
    salted: z.optional(z.literal(true)),
  }),
  z.strictObject({ finding: z.enum(['same', 'compilers-disagree', 'unsteady', 'cut-off', 'not-java']) }),
])

export type CompiledAnswer = z.infer<typeof compiled>
export type CompiledPair = z.infer<typeof compiledPair>
export type JudgeAnswer = z.infer<typeof judgeAnswer>
export type VerifyAnswer = z.infer<typeof verifyAnswer>
export type Difference = z.infer<typeof difference>
export type Expected = z.infer<typeof expected>
