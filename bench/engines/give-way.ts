/**
 * Rejections that give way (S0, Algorithm 1): what refused an attempt is switched off, again and again, until it applies or nothing new
 * refuses. What does not apply in the end has a cause: what the engine threw, or that it refuses without a key that could be switched off.
 */
import { refuses } from '../../src/engines/policy.js'
import type { Crash, RejectAt } from '../../src/model/index.js'
import type { Asked, Came, Try } from './attempts.js'

export interface GivenWay {
  readonly asked: Asked
  /** The last attempt's outcome. */
  readonly came: Came
  readonly disabled: readonly string[]
}

export async function giveWay(asked: Asked, came: Came, rejectAt: RejectAt, again: Try): Promise<GivenWay> {
  const { disabled } = asked.attempt
  const fresh = keysOf(came, rejectAt).filter(key => !disabled.includes(key))
  if (fresh.length === 0) return { asked, came, disabled }
  const next = { ...asked, attempt: { ...asked.attempt, disabled: [...disabled, ...fresh] } }
  return giveWay(next, await again(next), rejectAt, again)
}

export interface Cause {
  readonly refactoring: string
  readonly disabled: string
  readonly what: string
  readonly number: number
  readonly example: GivenWay
}

/** Of those that did not apply in the end; the most frequent first. */
export function causesOf(all: readonly GivenWay[], rejectAt: RejectAt): readonly Cause[] {
  const causes = new Map<string, Cause>()
  for (const each of all) {
    const { asked, came, disabled } = each
    if (came.kind === 'applied') continue
    const { refactoring } = asked.attempt
    const cause = { refactoring, disabled: disabled.toSorted().join(', '), what: whatOf(came, rejectAt) }
    const key = JSON.stringify(cause)
    causes.set(key, { example: each, ...cause, number: (causes.get(key)?.number ?? 0) + 1 })
  }
  return [...causes.values()].toSorted((a, b) => b.number - a.number)
}

/** What it threw and where, in a few words. */
function whatOf(came: Exclude<Came, { readonly kind: 'applied' }>, rejectAt: RejectAt): string {
  if (came.kind === 'failed') return `can't be asked: ${came.why}`
  if (came.kind === 'hung') return 'hangs'
  if (came.kind === 'crashed') return `${came.error.type.replace(/^.*\./, '')} in ${placeOf(came.error)}`
  const keys = keysOf(came, rejectAt)
  return keys.length === 0 ? 'no edit, and no message' : `refuses by ${keys.join(', ')}`
}

/** The first frame that does more than complain. */
function placeOf({ frames, message }: Crash): string {
  return frames.find(frame => !frame.startsWith('Assert.')) ?? message
}

function keysOf(came: Came, rejectAt: RejectAt): readonly string[] {
  if (came.kind !== 'rejected') return []
  return [...new Set(came.messages.filter(message => refuses(message, rejectAt)).map(({ key }) => key))]
}
