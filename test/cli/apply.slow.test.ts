/** `assay apply --check`, where the oracle's verdict on what an engine did decides how it ends; and `assay apply` in a process of its own. */
import { expect, test } from 'vitest'
import { documentOf } from '../../src/model/document.js'
import { applyResult } from '../../src/model/refactoring.js'
import { applyToy } from '../support/apply.js'
import { assay, folder } from '../support/assay.js'

const program = {
  'p/A.java': 'package p;\npublic class A {\n  public int m() { return 1; }\n}\n',
  'p/B.java': 'package p;\npublic class B extends A {\n  public int [|n|]() { return 2; }\n}\n',
}

test.each([
  ['k', 'preserved', 0],
  ['m', 'changed', 1],
  ['class', 'uncompilable', 1],
])('a method that becomes %s: %s', async (newName, kind, code) => {
  const args = ['--refactoring', 'rename-method', '--set', `newName=${newName}`, '--disable', 'toy.taken', '--check']
  const ran = await applyToy(folder(program), ...args, '--json')
  const result = documentOf(applyResult).parse(JSON.parse(ran.stdout))
  expect(result).toMatchObject({ outcome: { kind: 'applied' }, verdict: { kind } })
  expect(ran.code).toBe(code)
  if (kind !== 'changed') return
  const { stdout } = await applyToy(folder(program), ...args)
  const [applied, verdict] = stdout.split('\nchanged: ')
  expect(applied).toMatch(/^applied: rename-method by toy@2\n\n--- p\/B\.java\n/)
  expect(verdict).toMatch(/^the behaviour is not the same\n\n {4}var b/)
})

test('what was not applied has no verdict', async () => {
  const ran = await applyToy(folder(program), '--refactoring', 'rename-method', '--set', 'newName=m', '--check', '--json')
  expect(ran.code).toBe(1)
  expect(documentOf(applyResult).parse(JSON.parse(ran.stdout))).toEqual({
    outcome: { kind: 'rejected', messages: expect.anything() },
  })
})

test('in a process of its own what is wrong is one line, and the code is 2', async () => {
  const [unknown, incomplete] = await Promise.all([
    assay(['apply', folder(program), '--engine', 'no-such-engine', '--refactoring', 'rename-method']),
    assay(['apply', folder(program), '--engine', 'toy']),
  ])
  expect(unknown).toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringMatching(/^assay: unknown engine no-such-engine[^\n]*\n$/),
  })
  expect(incomplete).toMatchObject({ code: 2, stdout: '', stderr: expect.stringMatching(/^assay: [^\n]*--refactoring[^\n]*\n$/) })
})
