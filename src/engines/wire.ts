/**
 * The messages to and from a worker of an engine (docs/protocol.md). Its tasks are attempts, each about a program that was opened before. It is
 * foreign code: whatever it says is looked at before it is believed.
 */
import { z } from 'zod'
import type { Files } from '../model/index.js'
import { answered, crashed } from '../model/refactoring.js'

/** What a worker keeps until it is told otherwise: the attempts at it name it. */
export interface OpenProgram {
  readonly files: Files
  /** In memory, where the engine can; or in real files, as its own users have it. */
  readonly mode: Mode
  /** Absolute paths of jars and folders. */
  readonly classpath: readonly string[]
}

export type Mode = 'fast' | 'plain'

/** The attempt can't be made: nothing to refactor there, a parameter without sense. One line for people; the place is said beside it. */
const unusable = z.readonly(z.strictObject({ kind: z.literal('unusable'), why: z.string().min(1) }))

export const reply = z.union([answered, crashed, unusable])

export type Unusable = z.infer<typeof unusable>
