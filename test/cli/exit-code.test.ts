import { expect, test } from 'vitest'
import { exitCodeOf } from '../../src/cli/exit-code.js'
import type { ApiChange, Verdict } from '../../src/model/index.js'

const preserved: Verdict = { kind: 'preserved' }
const unknown: Verdict = { kind: 'unknown', reason: 'flaky' }
const gone: ApiChange = { onlyBefore: ['p.A#m()'], onlyAfter: [] }
const fresh: ApiChange = { onlyBefore: [], onlyAfter: ['p.A#m()'] }

test('what is gone fails a result that would be fine or unknown, if it is to be kept', () => {
  expect([preserved, unknown].map(verdict => exitCodeOf({ verdict, api: gone }, 'keep'))).toEqual([1, 1])
  expect([preserved, unknown].map(verdict => exitCodeOf({ verdict, api: gone }, 'ignore'))).toEqual([0, 3])
  expect([preserved, unknown].map(verdict => exitCodeOf({ verdict, api: gone }))).toEqual([0, 3])
})

test('what is new fails nothing, and neither does an API that is not known', () => {
  expect(exitCodeOf({ verdict: preserved, api: fresh }, 'keep')).toBe(0)
  expect(exitCodeOf({ verdict: unknown }, 'keep')).toBe(3)
})
