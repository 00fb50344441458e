/**
 * What an engine of today does in a listing's situation. What it refuses is asked again with the refusing keys off (S0, Algorithm 1), so
 * that a refusal is told from a needless one by what would have become of the program.
 */
import { join } from 'node:path'
import { attemptOnce, type Engine } from '../../src/engines/engine.js'
import { outcomeOf, refuses } from '../../src/engines/policy.js'
import { java as javaLanguage } from '../../src/languages/java/language.js'
import type { Runtime } from '../../src/languages/language.js'
import { asVersions, type Files, type Message, type Verdict } from '../../src/model/index.js'
import { byDefault, check } from '../../src/oracle/check.js'
import { readProgram } from '../../src/programs/program.js'
import type { Kind, Listing } from './listings.js'

export interface Today {
  /** With all checks on, these refused it; none if it did what it was asked for. */
  readonly refusing: readonly Message[]
  /** With the refusing keys off, if there are any. */
  readonly end: End
}

export type End =
  | { readonly kind: 'applied'; readonly verdict: Verdict }
  | { readonly kind: 'crashed'; readonly type: string }
  /** Nothing new to switch off, and still no result. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'hung' }

/** `folder` has the folders of the listings. */
export async function today(listing: Listing, folder: string, engine: Engine, java: Runtime): Promise<Today> {
  const program = readProgram(join(folder, listing.id), 'marks', javaLanguage.sources)
  const { target } = program.marks
  if (target === undefined) throw new Error(`${listing.id} has no mark target`)
  await using session = await engine.open(program)
  const refusing: Message[] = []
  for (;;) {
    const { refactoring, parameters } = listing
    const disabled = [...new Set(refusing.map(({ key }) => key))]
    const answer = await attemptOnce(session, { refactoring, target, parameters, disabled })
    const outcome = outcomeOf(answer, program.files, 'warning')
    if (outcome.kind === 'applied')
      return { refusing, end: { kind: 'applied', verdict: await judge(program.files, outcome.files, java) } }
    if (outcome.kind === 'crashed') return { refusing, end: { kind: 'crashed', type: outcome.error.type } }
    if (outcome.kind === 'hung') return { refusing, end: { kind: 'hung' } }
    const fresh = outcome.messages.filter(message => refuses(message, 'warning') && !disabled.includes(message.key))
    if (fresh.length === 0) return { refusing, end: { kind: 'refused' } }
    refusing.push(...fresh)
  }
}

async function judge(before: Files, after: Files, java: Runtime): Promise<Verdict> {
  return (await check(asVersions({ before, after }), java, byDefault)).result.verdict
}

/** In a few words; the first ones say what has become of the bug, where that can be said. */
export function wordsOf({ refusing, end }: Today, { asks, reported }: Listing): string {
  const told = (fate: string, words: string) => (asks === 'the bug' ? `${fate}: ${words}` : words)
  const kind = kindOf(refusing, end)
  if (refusing.length === 0) {
    if (kind === 'none') return told('fixed', 'right result')
    if (kind === 'unclear') return resultOf(end)
    return told(kind === reported.kind ? '**still happens**' : '**another bug**', resultOf(end))
  }
  const isWarning = refusing.every(({ severity }) => severity === 'warning')
  const keys = [...new Set(refusing.map(({ key }) => `\`${key}\``))].join(', ')
  const refused = `${isWarning ? 'warned of' : 'refused'} by ${keys}`
  if (kind === 'needless refusal')
    return told(kind === reported.kind ? '**still happens**' : '**another bug**', `${refused} needlessly`)
  return told(reported.kind === 'needless refusal' ? 'still' : 'fixed', `${refused}, without it ${resultOf(end)}`)
}

/** What is wrong with today's behaviour, as the papers would call it. */
function kindOf(refusing: Today['refusing'], end: End): Kind | 'none' | 'unclear' {
  if (end.kind === 'crashed') return 'crash'
  if (end.kind !== 'applied' || end.verdict.kind === 'unknown') return 'unclear'
  if (end.verdict.kind === 'preserved') return refusing.length === 0 ? 'none' : 'needless refusal'
  return end.verdict.kind === 'changed' ? 'behaviour' : 'uncompilable'
}

function resultOf(end: End): string {
  if (end.kind === 'crashed') return `crashes with ${end.type}`
  if (end.kind === 'refused') return 'there is no result'
  if (end.kind === 'hung') return 'hangs'
  const { verdict } = end
  if (verdict.kind === 'unknown') return `can’t be judged (${verdict.reason})`
  return verdict.kind === 'changed' ? `${verdict.witness.before} becomes ${verdict.witness.after}` : verdict.kind
}
