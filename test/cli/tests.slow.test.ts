/** `check --tests`: the project's own tests as witnesses. */
import { expect, test } from 'vitest'
import { checkResult } from '../../src/model/check.js'
import { documentOf } from '../../src/model/document.js'
import { assay, checkPair, folder, members } from '../support/assay.js'

/** What differs is not public, so that only a test in the same package sees it. */
const before = 'public int m() { return 1; } int hidden() { return 1; }'
const pair = members(before, 'public int m() { return 1; } int hidden() { return 0; }')
const tests = (body: string) => ({
  'p/ATest.java': `package p; import org.junit.jupiter.api.*; class ATest { @Test void number() { ${body} } @Test void fine() { } }`,
})

test('a test that passed and fails now is the witness', async () => {
  const dir = folder(tests('Assertions.assertEquals(1, new A().hidden());'))
  const { code, result } = await checkPair(pair, '--tests', dir, '--quiet')
  expect(code).toBe(1)
  expect(result.verdict).toEqual({
    kind: 'changed',
    witness: {
      calls: ['p.ATest#number()'],
      observed: 'test',
      before: 'passed',
      after: 'org.opentest4j.AssertionFailedError: expected: <1> but was: <0>',
    },
  })
  expect(result.evidence?.tests).toEqual({ ran: 2, failing: 1, flaky: 0 })
}, 240_000)

test('tests that never compiled are one line and exit code 2', async () => {
  const ran = await assay(['check', '--quiet', '--tests', folder(tests('missing();')), folder(pair.before), folder(pair.after)])
  expect(ran).toMatchObject({ code: 2, stdout: '' })
  expect(ran.stderr).toMatch(/^assay: the tests do not compile against the version before \(p\/ATest\.java:1: [^\n]+\n$/)
}, 240_000)

test('tests that no longer compile make it uncompilable, and those that pass are counted', async () => {
  const after = members('', `${before} int more;`).after
  const renamed = members(before, 'public int m() { return 1; } int covert() { return 1; }').after
  const dir = folder(tests('new A().hidden();'))
  const ran = await assay(['check', '--json', '--quiet', '--tests', dir, folder(pair.before), folder(renamed)])
  expect(ran.code).toBe(1)
  expect(documentOf(checkResult).parse(JSON.parse(ran.stdout)).verdict).toMatchObject({
    kind: 'uncompilable',
    diagnostics: [{ file: `${dir}/p/ATest.java` }],
  })
  const fine = await assay(['check', '--quiet', '--tests', dir, folder(pair.before), folder(after)])
  expect(fine.code).toBe(0)
  expect(fine.stdout).toContain('2 tests of the project')
}, 240_000)

test('tests that are not there are one line', async () => {
  const ran = await assay(['check', '--tests', '/no/such/folder', folder(pair.before), folder(pair.after)])
  expect(ran).toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringMatching(/^assay: \/no\/such\/folder does not exist[^\n]*\n$/),
  })
})
