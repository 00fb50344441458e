/**
 * Overly weak preconditions (S2): the engine applies what it should have refused or done better. The result does not compile, behaves
 * differently, or is something else than what was asked for; or the engine does not come back with one.
 */
import type { Postconditions } from '../languages/language.js'
import type { Attempt, Cause, Judged, Request } from '../model/index.js'
import type { Technique } from './technique.js'

export function weak(postconditions: Postconditions): Technique {
  const causeAt = (request: Request, judged: Judged) => causeOf(request, judged, postconditions)
  return {
    name: 'weak',

    /** The request itself; and a rename that went well is renamed back. */
    next(request, log) {
      const [first, back] = log
      if (first === undefined) return [attempt(request)]
      if (back !== undefined || !isSilent(first) || causeAt(request, first) !== undefined) return []
      const again = first.outcome.kind === 'applied' ? postconditions.wayBack(request, first.outcome.files) : undefined
      return again === undefined ? [] : [{ ...again, resultOf: 0 }]
    },

    /** The way back only has to give the program that is known. */
    judges({ resultOf }) {
      return resultOf === undefined
    },

    conclude(request, log) {
      const [first, back] = log
      const cause = first === undefined ? undefined : causeAt(request, first)
      if (cause !== undefined) return [{ by: 0, cause }]
      const other = back === undefined ? undefined : notReversible(request, back, postconditions)
      return other === undefined ? [] : [{ by: 1, cause: other }]
    },
  }
}

function attempt({ refactoring, target, parameters }: Request): Attempt {
  return { refactoring, target, parameters, disabled: [] }
}

/** Done without a word, and well as far as behaviour goes. What it did with a message, it may have told. */
function isSilent({ outcome, verdict }: Judged): boolean {
  return outcome.kind === 'applied' && outcome.messages.length === 0 && verdict?.kind === 'preserved'
}

function causeOf(request: Request, judged: Judged, postconditions: Postconditions): Cause | undefined {
  const { outcome, verdict, structure, errors, split } = judged
  if (outcome.kind === 'crashed') return { kind: 'crashed', error: outcome.error }
  if (outcome.kind === 'hung') return { kind: 'hung' }
  if (outcome.kind !== 'applied' || verdict === undefined) return undefined
  if (verdict.kind === 'uncompilable') return { kind: 'uncompilable', verdict, ...(errors === undefined ? {} : { errors }) }
  if (verdict.kind === 'changed') return { kind: 'changed', verdict, ...(split === undefined ? {} : { split }) }
  const isTold = !isSilent(judged) || structure === undefined
  const broken = isTold ? undefined : postconditions.broken(request, structure, outcome.files)
  return broken === undefined ? undefined : { kind: 'transformation', ...broken }
}

/** Only what the engine did without a word; that it refuses the way back, or breaks on it, is another matter. */
function notReversible(request: Request, { attempt, outcome }: Judged, postconditions: Postconditions): Cause | undefined {
  if (outcome.kind !== 'applied' || outcome.messages.length > 0) return undefined
  const file = postconditions.firstDifference(request.files, outcome.files)
  if (file === undefined) return undefined
  const text = `renamed back to ${attempt.parameters.newName}, ${file} is not what it was`
  return { kind: 'transformation', rule: 'not-reversible', text }
}
