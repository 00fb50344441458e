import { expect, test } from 'vitest'
import type { TestFindings } from '../../src/languages/language.js'
import { checkResult } from '../../src/model/check.js'
import type { CheckResult, Verdict } from '../../src/model/index.js'
import { canTest, withTests } from '../../src/oracle/tests.js'

const evidence = {
  commonClasses: 1,
  commonMethods: 1,
  sequences: 1,
  relevant: 1,
  differing: 0,
  impactedCovered: 1,
  grade: 'full',
  flaky: 0,
  refused: 0,
  limited: 0,
  seed: 1,
  platform: 'JDK 25',
  truncated: false,
} as const
const result = (verdict: Verdict): CheckResult => ({ verdict, evidence, time: { totalMs: 1 } })
const preserved = result({ kind: 'preserved' })
const call = { calls: ['p.A.m();'], observed: 'return', before: '1', after: '2' } as const
const changed = result({ kind: 'changed', witness: call })
const failing = { test: 'p.T#a()', before: 'passed', after: 'java.lang.Error' } as const
const compared = (...tests: readonly (typeof failing)[]): TestFindings => ({
  kind: 'compared',
  ran: 3,
  passedBefore: 3,
  flaky: 1,
  failing: tests,
})
const asWitness = { calls: ['p.T#a()'], observed: 'test', before: 'passed', after: 'java.lang.Error' }

test('a test that fails now is a witness, and the evidence counts the tests', () => {
  const judged = withTests(preserved, compared(failing), 'smallest')
  expect(judged.verdict).toEqual({ kind: 'changed', witness: asWitness })
  expect(judged.evidence?.tests).toEqual({ ran: 3, failing: 1, flaky: 1 })
  expect(checkResult.parse(judged)).toEqual(judged)
})

test('a witness in calls is kept, with all witnesses the test follows', () => {
  expect(withTests(changed, compared(failing), 'smallest').verdict).toEqual({ kind: 'changed', witness: call })
  expect(withTests(changed, compared(failing), 'all').verdict).toEqual({
    kind: 'changed',
    witness: call,
    witnesses: [call, asWitness],
  })
})

test('tests that pass change no verdict', () => {
  const unknown = result({ kind: 'unknown', reason: 'nothing-in-common' })
  for (const judged of [preserved, changed, unknown])
    expect(withTests(judged, compared(), 'smallest').verdict).toEqual(judged.verdict)
})

test('tests that no longer compile make it uncompilable; tests that no longer end make it unknown', () => {
  const diagnostics = [{ code: 'c', message: 'm', file: 'T.java', line: 1, column: 1 }]
  expect(withTests(preserved, { kind: 'uncompilable', diagnostics }, 'smallest').verdict).toEqual({
    kind: 'uncompilable',
    diagnostics,
  })
  expect(withTests(preserved, { kind: 'hung', detail: '' }, 'smallest').verdict).toEqual({ kind: 'unknown', reason: 'hung' })
  expect(withTests(preserved, { kind: 'died', detail: '' }, 'smallest').verdict).toEqual({ kind: 'unknown', reason: 'limit' })
  expect(withTests(changed, { kind: 'hung', detail: '' }, 'smallest').verdict).toEqual(changed.verdict)
})

test('what does not compile is not tested', () => {
  expect(canTest(preserved)).toBe(true)
  expect(canTest(result({ kind: 'unknown', reason: 'nothing-reached' }))).toBe(true)
  expect(canTest(result({ kind: 'unknown', reason: 'before-does-not-compile' }))).toBe(false)
  expect(canTest(result({ kind: 'uncompilable', diagnostics: [{ code: '', message: '', file: '', line: 0, column: 0 }] }))).toBe(
    false,
  )
})
