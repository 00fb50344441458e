/** Reproduces a finding with its engine or another one: from the first attempt, in processes that have not seen it. */
import type { AffectedRelease, Finding, Judged } from '../model/index.js'
import { isLike } from '../triage/signature.js'
import type { UserRules } from '../triage/user-rules.js'
import { execute, type Lane, withTechniques } from './execute.js'

export interface Replayed extends AffectedRelease {
  /** What happened, for people. */
  readonly why: string
}

export async function replay(finding: Finding, lane: Lane, rules: UserRules): Promise<Replayed> {
  const { engine } = lane
  const { refactoring } = finding.request
  if (!lane.first.manifest.refactorings.some(({ name }) => name === refactoring)) {
    return { engine, answer: 'n.a.', why: `it has no refactoring ${refactoring}` }
  }
  const narrowed = withTechniques(lane, [finding.technique])
  const { log, findings, flaky } = await execute({ lane: narrowed, request: finding.request })
  const isSame = (other: Finding) => isLike(finding, other, rules)
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
    case 'rejected':
      return { kind: 'no', text: `it refuses: ${outcome.messages[0]?.text ?? ''}` }
    case 'unusable':
      return { kind: 'n.a.', text: outcome.why }
    case 'applied':
      if (verdict?.kind === 'unknown') return { kind: 'n.a.', text: `its result can't be judged: ${verdict.reason}` }
      return { kind: 'no', text: `its result: ${verdict?.kind ?? 'not judged'}` }
  }
}
