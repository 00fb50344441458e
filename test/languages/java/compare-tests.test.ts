import { expect, test } from 'vitest'
import { compareTests, type TestResult, type TestResults } from '../../../src/languages/java/tests.js'

const passed: TestResult = { kind: 'test', status: 'passed', type: '', message: '' }
const failed: TestResult = { kind: 'test', status: 'failed', type: 'java.lang.AssertionError', message: 'expected:\n  <1>' }
const skipped: TestResult = { ...passed, status: 'skipped' }
const group = (result: TestResult): TestResult => ({ ...result, kind: 'group' })
const run = (results: Readonly<Record<string, TestResult>>): TestResults => new Map(Object.entries(results))

test('what passed and fails now is failing, in one line', () => {
  const before = run({ 'p.T#a()': passed, 'p.T#b()': passed, 'p.T#c()': failed, 'p.T#d()': passed, 'p.T#e()': skipped })
  const after = run({ 'p.T#a()': failed, 'p.T#b()': passed, 'p.T#c()': failed, 'p.T#d()': skipped, 'p.T#e()': failed })
  expect(compareTests([before, before], [after, after])).toEqual({
    ran: 5,
    passedBefore: 3,
    flaky: 0,
    failing: [{ test: 'p.T#a()', before: 'passed', after: 'java.lang.AssertionError: expected: <1>' }],
  })
})

test('what does not do the same twice is flaky and not failing', () => {
  const otherwise = { ...failed, type: 'java.lang.Error' }
  const before = [run({ a: passed, b: passed, c: passed }), run({ a: failed, b: passed, c: passed })]
  const after = [run({ a: failed, b: failed, c: failed }), run({ a: failed, b: passed, c: otherwise })]
  expect(compareTests(before, after)).toEqual({ ran: 3, passedBefore: 2, flaky: 3, failing: [] })
})

test('a test that is there in one version only says nothing', () => {
  expect(compareTests([run({ a: passed })], [run({ b: failed })])).toEqual({ ran: 0, passedBefore: 0, flaky: 0, failing: [] })
})

test('a group counts only where none of its tests does', () => {
  const before = run({ 'p.T': group(passed), 'p.T#a()': passed, 'p.U#many(int)': group(passed), 'p.U#many(int)[1]': passed })
  const after = run({ 'p.T': group(failed), 'p.T#a()': failed, 'p.U#many(int)': group(failed) })
  const { ran, failing } = compareTests([before], [after])
  expect(ran).toBe(1)
  expect(failing.map(({ test }) => test)).toEqual(['p.T#a()', 'p.U#many(int)'])
})
