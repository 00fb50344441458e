/**
 * What a language gives so that programs in it can be made smaller: passes that propose edits, and a layout in which programs are asked
 * about and shown. Whether an edit is kept is decided elsewhere; a proposal may be as wrong as it likes.
 */
import type { Files, Mark } from '../model/index.js'

/** A program, and what is asked for in it. */
export interface Example {
  readonly files: Files
  readonly target: Mark
  readonly parameters: Readonly<Record<string, string>>
}

/** A range of a file gets another text. */
export interface Edit {
  readonly file: string
  readonly start: number
  readonly end: number
  readonly text: string
  /** Where in the text the target is, if the range had it. Without this the target is gone, and the edit is none. */
  readonly target?: { readonly start: number; readonly end: number }
}

/** Edits that make sense only together. */
export interface Change {
  readonly edits: readonly Edit[]
  /** Parameters of the request that are other ones then. */
  readonly parameters?: Readonly<Record<string, string>>
}

export interface Pass {
  readonly name: string
  /**
   * `list`: changes that have little to do with each other: tried many at once, then fewer, then one by one. `choice`: ways to do something,
   * one by one; when one was right, the pass begins again.
   */
  readonly kind: 'list' | 'choice'
  /** Larger and likelier ones first. They may overlap: what was taken first stays. */
  propose(example: Example): readonly Change[]
}

/** Undefined if this is no program any more: that need not be asked. */
export type Layout = (example: Example, from: Example) => Example | undefined

export interface Reduction {
  /** The first that shows the same is kept to. */
  readonly layouts: readonly Layout[]
  /** Repeated until none has anything more. */
  readonly passes: readonly Pass[]
  /** After that, once: the order of things, and their names. */
  readonly closing: readonly Pass[]
  /** At the end: ways to write the same that read smaller. When one holds, all begins again. */
  readonly rearranging: readonly Pass[]
  /** Equal for examples that are equal up to names and which numbers they have. */
  canonical(example: Example): Example
}
