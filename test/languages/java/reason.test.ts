import { expect, test } from 'vitest'
import { reasonOf } from '../../../src/languages/java/reason.js'
import type { Cause, Files, Finding } from '../../../src/model/index.js'
import { found } from '../../triage/made.js'

function failing(code: string, message: string, file: string, line: number, column: number): Cause {
  return {
    kind: 'uncompilable',
    verdict: { kind: 'uncompilable', diagnostics: [{ code, message, file, line, column }] },
    errors: [{ code, kinds: ['method'] }],
  }
}

function finding(cause: Cause, before: Files, after: Files, word: string): Finding {
  const file = 'p/A.java'
  const start = (before[file] ?? '').indexOf(word)
  return { ...found(cause, { files: before, target: { file, start, end: start + 1 } }), after }
}

test('a simple name that means another class at the destination is said with both classes', async () => {
  const classes = {
    'p/B.java': 'package p;\n\npublic class B {\n  public int n() { return 1; }\n}\n',
    'q/B.java': 'package q;\n\npublic class B {\n}\n',
  }
  const before = {
    ...classes,
    'p/A.java': 'package p;\n\npublic class A {\n  public int m() { return new B().n(); }\n}\n',
    'q/C.java': 'package q;\n\npublic class C extends p.A {\n}\n',
  }
  const after = {
    ...classes,
    'p/A.java': 'package p;\n\npublic class A {\n}\n',
    'q/C.java': 'package q;\n\npublic class C extends p.A {\n  public int m() { return new B().n(); }\n}\n',
  }
  const message = 'cannot find symbol\n  symbol:   method n()\n  location: class B'
  const error = failing('compiler.err.cant.resolve.location.args', message, 'q/C.java', 4, 34)
  expect(await reasonOf(finding(error, before, after, 'm()'))).toBe('B meant p.B, now q.B')
  const imported = { ...after, 'q/C.java': after['q/C.java'].replace('package q;', 'package q;\nimport p.B;') }
  expect(await reasonOf(finding(error, before, imported, 'm()'))).toBeUndefined()
})

test('a method that the engine gave a parameter is said with both signatures', async () => {
  const text = (parameters: string) =>
    `package p;\n\npublic class A {\n  int m() { return n(); }\n\n  int n(${parameters}) { return 1; }\n}\n`
  const message = 'method n in class A cannot be applied to given types;\n  required: B\n  found: no arguments'
  const error = failing('compiler.err.cant.apply.symbol', message, 'p/A.java', 4, 20)
  const [before, after] = [{ 'p/A.java': text('') }, { 'p/A.java': text('B b') }]
  expect(await reasonOf(finding(error, before, after, 'n()'))).toBe('adds a parameter: A.n() is A.n(B) now')
  expect(await reasonOf(finding(error, after, before, 'n('))).toBe('removes a parameter: A.n(B) is A.n() now')
  expect(await reasonOf(finding(error, before, before, 'n('))).toBeUndefined()
  const below = {
    'p/A.java': 'package p;\n\npublic class A {\n}\n',
    'p/B.java': text('').replace('class A', 'class B extends A'),
  }
  expect(await reasonOf(finding(error, below, after, 'class'))).toBe('adds a parameter: B.n() is A.n(B) now')
})

test('where the message says it all, and of other causes, there is no reason', async () => {
  const files = { 'p/A.java': 'package p;\n\npublic class A {\n  int m() { return 1; }\n}\n' }
  const error = failing('compiler.err.override.weaker.access', 'm() in B cannot override m() in A', 'p/A.java', 4, 7)
  expect(await reasonOf(finding(error, files, files, 'm()'))).toBeUndefined()
  expect(await reasonOf(finding({ kind: 'hung' }, files, files, 'm()'))).toBeUndefined()
})
