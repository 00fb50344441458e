/** A way to find bugs of an engine: what to attempt next at a request, from what was seen so far, and what to conclude in the end. Pure. */
import type { Postconditions } from '../languages/language.js'
import type { Cause, Judged, Request, TechniqueAttempt } from '../model/index.js'

/** As the registry knows it. */
export interface TechniqueEntry {
  /** On the command line, in plans and findings. */
  readonly name: string
  open(postconditions: Postconditions): Promise<Technique>
}

export interface Technique {
  readonly name: string
  /** More attempts, made in this order; none if all has been seen. */
  next(request: Request, log: Log): readonly TechniqueAttempt[]
  /** Whether the oracle shall judge the result of this attempt of its own, if it applies. */
  judges(attempt: TechniqueAttempt): boolean
  conclude(request: Request, log: Log): readonly Conclusion[]
}

/** What a technique sees of a request. */
export interface Log {
  /** The request as it is, made and judged once for all techniques. */
  readonly first: Judged
  /** The attempts of this technique alone, in the order in which they were made. */
  readonly own: readonly Judged[]
}

/** What is wrong, and the attempt of the log that shows it. */
export interface Conclusion {
  readonly by: Judged
  readonly cause: Cause
}
