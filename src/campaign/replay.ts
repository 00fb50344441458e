/** Does a finding still hold, on its engine or on another one? Asked from the beginning, in processes that have not seen it. */
import type { Elsewhere, Finding, Judged } from '../model/index.js'
import type { OwnRules } from '../triage/own-rules.js'
import { isLike } from '../triage/signature.js'
import { type Station, see, unusableKey } from './see.js'

export interface Replayed extends Elsewhere {
  /** What happened, for people. */
  readonly why: string
}

export async function replay(finding: Finding, station: Station, own: OwnRules): Promise<Replayed> {
  const { engine } = station
  const { refactoring } = finding.request
  if (!station.first.manifest.refactorings.some(({ name }) => name === refactoring)) {
    return { engine, answer: 'n.a.', why: `it has no refactoring ${refactoring}` }
  }
  const { log, findings, flaky } = await see({ station, request: finding.request })
  const isSame = (other: Finding) => isLike(finding, other, own)
  if (findings.some(isSame)) return { engine, answer: 'yes', why: 'the same finding, twice in different processes' }
  if (flaky.some(isSame)) return { engine, answer: 'n.a.', why: 'it showed once and not again' }
  const [first] = log
  if (first === undefined) throw new Error('nothing was tried')
  const why = whyNot(first)
  return { engine, answer: why.kind, why: findings[0] === undefined ? why.text : `something else is wrong: ${why.text}` }
}

function whyNot({ outcome, verdict }: Judged): { readonly kind: 'no' | 'n.a.'; readonly text: string } {
  switch (outcome.kind) {
    case 'crashed':
      return { kind: 'no', text: `it crashes: ${outcome.error.type}` }
    case 'hung':
      return { kind: 'no', text: 'it never answers' }
    case 'rejected': {
      const [message] = outcome.messages
      if (message?.key === unusableKey) return { kind: 'n.a.', text: message.text }
      return { kind: 'no', text: `it refuses: ${message?.text ?? ''}` }
    }
    case 'applied':
      if (verdict?.kind === 'unknown') return { kind: 'n.a.', text: `its result can't be judged: ${verdict.reason}` }
      return { kind: 'no', text: `its result: ${verdict?.kind ?? 'not judged'}` }
  }
}
