/** Programs that do not compile as they are: what is said of them, and what can be judged all the same. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { assay, checkPair, folder } from '../support/assay.js'

const lacking = {
  'p/A.java': 'package p;\nimport com.foo.bar.Thing;\npublic class A { Thing thing; }',
  'p/B.java': 'package p;\nimport com.foo.bar.*;\npublic class B { public int m() { return 1; } }',
}

test('a missing library is named once, with what to do', async () => {
  const { result, code } = await checkPair({ before: lacking, after: lacking })
  expect(code).toBe(3)
  expect(result.verdict).toMatchObject({
    kind: 'unknown',
    reason: 'before-does-not-compile',
    advice: expect.arrayContaining(['missing libraries: package com.foo.bar (2 files): give them with --classpath']),
  })
})

test('a hundred errors are in the result, all are counted, and ten are shown', async () => {
  const methods = Array.from({ length: 150 }, (_, n) => `int m${n}() { return missing; }`)
  const many = { 'p/A.java': `package p;\npublic class A {\n${methods.join('\n')}\n}\n` }
  const { verdict } = (await checkPair({ before: many, after: many })).result
  expect(verdict).toMatchObject({ errors: 150, diagnostics: { length: 100 } })
  const { stdout } = await assay(['check', folder(many), folder(many)])
  expect(stdout).toContain('\n  and 140 more errors\n')
})

test('who gives one file of a program is told to give its folder', async () => {
  const root = folder({
    'A.java': 'package p; public class A extends Base { }',
    'B.java': 'package p; public class A extends Base { int x; }',
  })
  const { stdout } = await assay(['check', join(root, 'A.java'), join(root, 'B.java')])
  expect(stdout).toContain('\n  this is one file of a program: give its folder\n')
})
