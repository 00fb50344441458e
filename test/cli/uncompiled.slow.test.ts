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

const sound = (result: number) => ({
  ...lacking,
  'p/C.java': 'package p; public class C extends A { public int m() { return 1; } }',
  'p/D.java': `package p; public class D { public int m(int a) { return a + ${result}; } }`,
  'p/E.java': 'package p; public class E { public int m(int a) { return new D().m(a); } }',
  'p/F.java': 'package p; public class F { }',
  'p/G.java': 'package p; public class G { }',
})

test('with --keep-going the files that compile are judged, and the others are named', async () => {
  const pair = { before: sound(1), after: sound(2) }
  const without = await checkPair(pair)
  expect(without.result.verdict).toMatchObject({
    reason: 'before-does-not-compile',
    advice: expect.arrayContaining([
      '2 of 7 files have errors: --keep-going leaves them out, with what needs them, and judges the rest',
    ]),
  })
  const { result, code } = await checkPair(pair, '--keep-going')
  expect(code).toBe(1)
  expect(result.verdict).toMatchObject({ kind: 'changed' })
  expect(result.evidence).toMatchObject({ grade: 'partial', leftOut: ['p/A.java', 'p/B.java', 'p/C.java'] })
  const { stdout } = await assay(['check', '--keep-going', folder(pair.before), folder(pair.after)])
  expect(stdout).toContain('\nleft out, because they do not compile: p/A.java, p/B.java, p/C.java\n')
})

test('with --keep-going evidence is never full, and a change in what was left out is not called preserved', async () => {
  const edit = { ...sound(1), 'p/D.java': sound(1)['p/D.java'].replace('a + 1', '1 + a') }
  const kept = await checkPair({ before: sound(1), after: edit }, '--keep-going')
  expect(kept.result).toMatchObject({ verdict: { kind: 'preserved' }, evidence: { grade: 'partial' } })
  const hidden = { ...sound(1), 'p/B.java': sound(1)['p/B.java'].replace('return 1', 'return 2') }
  const { result, code } = await checkPair({ before: sound(1), after: hidden }, '--keep-going')
  expect(code).toBe(3)
  expect(result.verdict).toEqual({ kind: 'unknown', reason: 'before-does-not-compile' })
  expect(result.evidence?.notes).toEqual(['p/B.java was left out although it changed'])
})

test('with --keep-going a file that does not compile only after the change is still uncompilable', async () => {
  const broken = { ...sound(1), 'p/D.java': 'package p; public class D { public int m(int a) { return gone; } }' }
  const { result } = await checkPair({ before: sound(1), after: broken }, '--keep-going')
  expect(result.verdict).toMatchObject({ kind: 'uncompilable', diagnostics: [{ file: 'p/D.java' }] })
})

test('--keep-going gives up where most of the program does not compile', async () => {
  const { result } = await checkPair({ before: lacking, after: lacking }, '--keep-going')
  expect(result.verdict).toMatchObject({ advice: expect.arrayContaining([expect.stringMatching(/^--keep-going gave up/)]) })
})

test('assay impact keeps going, too', async () => {
  const { stdout } = await assay(['impact', '--keep-going', '--json', folder(sound(1)), folder(sound(2))])
  expect(JSON.parse(stdout)).toMatchObject({
    leftOut: ['p/A.java', 'p/B.java', 'p/C.java'],
    tested: ['p.D#m(int)', 'p.E#m(int)'],
  })
})
