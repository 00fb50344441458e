/** A way to find bugs of an engine: what to try next at a request, from what was seen so far, and what to make of it in the end. Pure. */
import type { Cause, Judged, Request, TechniqueAttempt, TechniqueName } from '../model/index.js'

export interface Technique {
  readonly name: TechniqueName
  /** Attempts to make now; none if all has been seen. Every attempt is judged by the oracle if `judges` says so. */
  next(request: Request, log: readonly Judged[]): readonly TechniqueAttempt[]
  /** Whether the oracle shall look at the result of this attempt, which applied. */
  judges(attempt: TechniqueAttempt): boolean
  /** What is wrong, by the attempt that shows it (a place in the log). */
  conclude(request: Request, log: readonly Judged[]): readonly Concluded[]
}

export interface Concluded {
  /** A place in the log. */
  readonly by: number
  readonly cause: Cause
}
