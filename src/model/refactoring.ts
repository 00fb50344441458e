/**
 * Asking an engine for a refactoring, and what comes back, as types and as schemas that hold at the edges: the words of `assay apply`,
 * and of every campaign.
 */
import { z } from 'zod'
import { checkResult } from './check.js'
import type { Mark } from './program.js'
import { severities } from './severity.js'

/** What a refactoring is told beside its target. */
export interface Parameter {
  readonly name: string
  readonly required: boolean
}

/** One refactoring at one place, and the preconditions that the engine shall not look at, by the keys of their messages. */
export interface Attempt {
  readonly refactoring: string
  readonly target: Mark
  readonly parameters: Readonly<Record<string, string>>
  readonly disabled: readonly string[]
}

const message = z.readonly(
  z.strictObject({
    severity: z.enum(severities),
    /** The same for all messages of one precondition, in every release as far as the engine's own catalogue goes. */
    key: z.string().min(1),
    text: z.string(),
    /** Where in the engine's code it was raised: `Class.method`. */
    site: z.string(),
  }),
)

export const crash = z.readonly(
  z.strictObject({
    type: z.string(),
    message: z.string(),
    /** The top of the stack from the engine's own first frame on: `Class.method`. */
    frames: z.readonly(z.array(z.string())),
    /** The same frames as the engine's language prints them, with files and lines. */
    trace: z.optional(z.readonly(z.array(z.string()))),
  }),
)

/** Path to new text, or null for a file that is gone; what is not named stays as it is. */
const edit = z.readonly(z.record(z.string(), z.nullable(z.string())))

export const messages = z.readonly(z.array(message))

export const answered = z.readonly(z.strictObject({ kind: z.literal('answered'), messages, edit: z.optional(edit) }))
export const crashed = z.readonly(z.strictObject({ kind: z.literal('crashed'), error: crash }))
const hung = z.readonly(z.strictObject({ kind: z.literal('hung') }))

/** An answer as a policy reads it: from which severity on a message is a rejection. */
const outcome = z.union([
  /** All files of the result. */
  z.readonly(z.strictObject({ kind: z.literal('applied'), files: z.readonly(z.record(z.string(), z.string())), messages })),
  z.readonly(z.strictObject({ kind: z.literal('rejected'), messages })),
  crashed,
  hung,
])

/** What `assay apply` says; with `--check` also what the oracle does, of a result that there is. */
export const applyResult = z.readonly(
  z.union([z.strictObject({ outcome }), z.strictObject({ outcome, ...checkResult.unwrap().shape })]),
)

export type Message = z.infer<typeof message>
export type Crash = z.infer<typeof crash>
export type Edit = z.infer<typeof edit>
/** What the engine gave back, unjudged. */
export type Answer = z.infer<typeof answered> | z.infer<typeof crashed> | z.infer<typeof hung>
export type EngineOutcome = z.infer<typeof outcome>
/** In a campaign an attempt that can't be made stops nothing: nothing can be refactored there, or the engine can't be asked so. */
export type Outcome = EngineOutcome | { readonly kind: 'unusable'; readonly why: string }
export type ApplyResult = z.infer<typeof applyResult>
