/** Asking an engine for a refactoring, and what comes back: the words of `assay apply`, and of every campaign. */
import type { Files, Mark } from './program.js'

/** One refactoring at one place, and the preconditions that the engine shall not look at, by the keys of their messages. */
export interface Attempt {
  readonly refactoring: string
  readonly target: Mark
  readonly parameters: Readonly<Record<string, string>>
  readonly disabled: readonly string[]
}

/** Path to new text, or null for a file that is gone; what is not named stays as it is. */
export type Edit = Readonly<Record<string, string | null>>

/** Ascending. */
export const severities = ['info', 'warning', 'error', 'fatal'] as const
export type Severity = (typeof severities)[number]

export interface Message {
  readonly severity: Severity
  /** The same for all messages of one precondition, in every release as far as the engine's own catalogue goes. */
  readonly key: string
  readonly text: string
  /** Where in the engine's code it was raised: `Class.method`. */
  readonly site: string
}

export interface Crash {
  readonly type: string
  readonly message: string
  /** The top of the stack, `Class.method`, the engine's own frames and what lies between them. */
  readonly frames: readonly string[]
}

/** What the engine gave back, unjudged. */
export type Answer =
  | { readonly kind: 'answered'; readonly messages: readonly Message[]; readonly edit?: Edit }
  | { readonly kind: 'crashed'; readonly error: Crash }
  | { readonly kind: 'hung' }

/** An answer as a policy reads it: from which severity on a message is a rejection. */
export type Outcome =
  /** All files of the result. */
  | { readonly kind: 'applied'; readonly files: Files; readonly messages: readonly Message[] }
  | { readonly kind: 'rejected'; readonly messages: readonly Message[] }
  | { readonly kind: 'crashed'; readonly error: Crash }
  | { readonly kind: 'hung' }
