import { expect, test } from 'vitest'
import { batchLine, checkResult } from '../../src/model/check.js'

const evidence = {
  commonClasses: 3,
  commonMethods: 5,
  sequences: 184,
  relevant: 184,
  differing: 12,
  impactedCovered: 3,
  grade: 'full',
  flaky: 0,
  refused: 0,
  limited: 0,
  seed: 1,
  platform: 'JDK 25.0.3',
  truncated: false,
}
const witness = { calls: ['var b = new p.B();', 'b.m(2);'], observed: 'return', before: '10', after: '20' }
const diagnostic = { code: 'compiler.err.cant.resolve', message: 'cannot find symbol', file: 'p/A.java', line: 1, column: 2 }
const time = { totalMs: 412 }

test.each([
  { verdict: { kind: 'changed', witness }, evidence, time },
  { verdict: { kind: 'changed', witness, witnesses: [witness, { ...witness, observed: 'error-output' }] }, evidence, time },
  { verdict: { kind: 'uncompilable', diagnostics: [diagnostic] }, time },
  { verdict: { kind: 'preserved' }, evidence: { ...evidence, grade: 'partial', uncovered: ['p.B#m(int)'] }, time },
  { verdict: { kind: 'preserved', sameByteCode: true }, evidence, time },
  { verdict: { kind: 'preserved' }, evidence, api: { onlyBefore: ['p.Old'], onlyAfter: [] }, time },
  {
    verdict: { kind: 'preserved' },
    evidence,
    api: { onlyBefore: ['p.A#x()'], onlyAfter: ['p.A#y()'], renamed: [{ before: 'p.A#x()', after: 'p.A#y()' }] },
    time,
  },
  { verdict: { kind: 'unknown', reason: 'before-does-not-compile', diagnostics: [diagnostic] }, time },
  ...['nothing-in-common', 'nothing-reached', 'refused-io', 'limit', 'hung', 'compilers-disagree', 'flaky'].map(reason => ({
    verdict: { kind: 'unknown', reason },
    time,
  })),
])('a result of the contract is one: %j', result => {
  expect(checkResult.parse(result)).toEqual(result)
})

test.each([
  ['safe is no verdict', { verdict: { kind: 'safe' }, time }],
  ['a change has a witness', { verdict: { kind: 'changed' }, evidence, time }],
  ['a witness has a call', { verdict: { kind: 'changed', witness: { ...witness, calls: [] } }, evidence, time }],
  [
    'a witness says what was observed',
    { verdict: { kind: 'changed', witness: { ...witness, observed: 'feeling' } }, evidence, time },
  ],
  ['uncompilable says why', { verdict: { kind: 'uncompilable', diagnostics: [] }, time }],
  ['unknown has a reason', { verdict: { kind: 'unknown' }, time }],
  ['and one of the contract', { verdict: { kind: 'unknown', reason: 'tired' }, time }],
  ['preserved has no witness', { verdict: { kind: 'preserved', witness }, evidence, time }],
  ['equal byte code is said or left out', { verdict: { kind: 'preserved', sameByteCode: false }, evidence, time }],
  ['positions are no fractions', { verdict: { kind: 'uncompilable', diagnostics: [{ ...diagnostic, line: 1.5 }] }, time }],
  ['evidence is graded', { verdict: { kind: 'preserved' }, evidence: { ...evidence, grade: 'good' }, time }],
  ['evidence is whole', { verdict: { kind: 'preserved' }, evidence: { ...evidence, seed: undefined }, time }],
  ['nothing else is in it', { verdict: { kind: 'preserved' }, evidence, time, note: 'x' }],
  ['it took some time', { verdict: { kind: 'preserved' }, evidence }],
])('%s', (_, result) => {
  expect(checkResult.safeParse(result).success).toBe(false)
})

test('a line of a batch has an id and two programs, and nothing else', () => {
  const line = { id: 'a', before: { 'A.java': '' }, after: {} }
  expect(batchLine.parse(line)).toEqual(line)
  expect(batchLine.parse({ ...line, id: 7 }).id).toBe(7)
  for (const bad of [
    { ...line, id: null },
    { ...line, id: undefined },
    { ...line, more: 1 },
    { ...line, after: ['x'] },
    { ...line, before: { 'A.java': 1 } },
    [],
    null,
    'x',
  ])
    expect(batchLine.safeParse(bad).success, JSON.stringify(bad)).toBe(false)
})
