/**
 * Overly weak preconditions (S2): the engine applies what it should have refused or done better. The result does not compile, behaves
 * differently, or is something else than what was asked for; or the engine crashes or hangs.
 */
import type { Postconditions } from '../languages/language.js'
import type { Cause, Judged, Request } from '../model/index.js'
import type { Technique } from './technique.js'

export function weak(postconditions: Postconditions): Technique {
  const causeAt = (request: Request, judged: Judged) => causeOf(request, judged, postconditions)
  return {
    name: 'weak',

    /** A rename that went well is renamed back. */
    next(request, { first, own }) {
      if (own.length > 0 || !isSilent(first) || causeAt(request, first) !== undefined) return []
      const back = first.outcome.kind === 'applied' ? postconditions.wayBack(request, first.outcome.files) : undefined
      return back === undefined ? [] : [{ ...back, resultOf: 0 }]
    },

    /** The way back only has to give the program that is known. */
    judges: () => false,

    conclude(request, { first, own: [back] }) {
      const cause = causeAt(request, first)
      if (cause !== undefined) return [{ by: first, cause }]
      const other = back === undefined ? undefined : notReversible(request, back, postconditions)
      return back === undefined || other === undefined ? [] : [{ by: back, cause: other }]
    },
  }
}

/** Applied without any message, behaviour preserved. With a message, the user may have been warned. */
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
  const isWarned = !isSilent(judged) || structure === undefined
  const broken = isWarned ? undefined : postconditions.broken(request, structure, outcome.files)
  return broken === undefined ? undefined : { kind: 'transformation', ...broken }
}

/** Only what the engine did without a message; that it refuses the way back, or fails on it, is another matter. */
function notReversible(request: Request, { attempt, outcome }: Judged, postconditions: Postconditions): Cause | undefined {
  if (outcome.kind !== 'applied' || outcome.messages.length > 0) return undefined
  const file = postconditions.firstDifference(request.files, outcome.files)
  if (file === undefined) return undefined
  const text = `renamed back to ${attempt.parameters.newName}, ${file} is not what it was`
  return { kind: 'transformation', rule: 'not-reversible', text }
}
