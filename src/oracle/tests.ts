/**
 * What the project's own tests add to a result. A test that passed and fails now is a witness like any other; tests that pass
 * make nothing known that was not, since nobody knows what they look at.
 */
import type { TestFindings } from '../languages/language.js'
import type { CheckResult, Verdict, Witness } from '../model/index.js'

/** Whether there is something to test at all. */
export function canTest({ verdict }: CheckResult): boolean {
  if (verdict.kind === 'unknown') return verdict.reason !== 'before-does-not-compile' && verdict.reason !== 'compilers-disagree'
  return verdict.kind !== 'uncompilable'
}

export function withTests(result: CheckResult, findings: TestFindings, wanted: 'smallest' | 'all'): CheckResult {
  const verdict = judge(result.verdict, findings, wanted)
  if (findings.kind !== 'compared' || result.evidence === undefined) return { ...result, verdict }
  const { ran, failing, flaky } = findings
  return { ...result, verdict, evidence: { ...result.evidence, tests: { ran, failing: failing.length, flaky } } }
}

/** A witness in calls is kept: it is smaller, and shows more. */
function judge(verdict: Verdict, findings: TestFindings, wanted: 'smallest' | 'all'): Verdict {
  if (findings.kind === 'uncompilable') return { kind: 'uncompilable', diagnostics: [...findings.diagnostics] }
  if (findings.kind !== 'compared')
    return verdict.kind === 'preserved' ? { kind: 'unknown', reason: findings.kind === 'hung' ? 'hung' : 'limit' } : verdict
  const failing = findings.failing.map(({ test, before, after }): Witness => ({ calls: [test], observed: 'test', before, after }))
  const known = verdict.kind === 'changed' ? (verdict.witnesses ?? [verdict.witness]) : []
  const [witness, ...more] = [...known, ...failing]
  if (witness === undefined) return verdict
  return { kind: 'changed', witness, ...(wanted === 'all' ? { witnesses: [witness, ...more] } : {}) }
}
