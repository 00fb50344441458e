/** `assay apply` with the toy engine: what it takes, what it prints, how it ends. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { documentOf } from '../../src/model/document.js'
import type { ApplyResult } from '../../src/model/index.js'
import { applyResult } from '../../src/model/refactoring.js'
import { applyToy } from '../support/apply.js'
import { folder } from '../support/assay.js'

const fixture = {
  'p/A.java': 'package p;\npublic class A {\n  public int [|m|]() { return 1; }\n  public int [|other:n|]() { return m(); }\n}\n',
  'p/B.java': 'package p;\npublic class B extends A {}\n',
}
const renamed = {
  'p/A.java': 'package p;\npublic class A {\n  public int k() { return 1; }\n  public int n() { return k(); }\n}\n',
  'p/B.java': fixture['p/B.java'],
}
const plain = 'package p;\npublic class A {\n  public int m() { return 1; }\n  public int n() { return m(); }\n}\n'
const rename = (newName: string) => ['--refactoring', 'rename-method', '--set', `newName=${newName}`]

test('an applied refactoring gives all files of the result, and ends with 0', async () => {
  const { code, stdout } = await applyToy(folder(fixture), ...rename('k'), '--json')
  expect(result(stdout)).toEqual({ outcome: { kind: 'applied', files: renamed, messages: [] } })
  expect(code).toBe(0)
})

test('people see the outcome and what was changed', async () => {
  const { stdout } = await applyToy(folder(fixture), ...rename('k'))
  expect(stdout).toBe(`applied: rename-method by toy@2

--- p/A.java
+++ p/A.java
@@ -1,5 +1,5 @@
 package p;
 public class A {
-  public int m() { return 1; }
-  public int n() { return m(); }
+  public int k() { return 1; }
+  public int n() { return k(); }
 }
`)
})

test('the place is a mark by its name, a position or a range', async () => {
  const marked = await applyToy(folder(fixture), ...rename('k'), '--mark', 'other', '--json')
  const without = { ...fixture, 'p/A.java': plain }
  const at = await applyToy(folder(without), ...rename('k'), '--at', 'p/A.java:4:14', '--json')
  const range = await applyToy(folder(without), ...rename('k'), '--at', 'p/A.java:4:14-4:15', '--json')
  expect(marked.stdout).toContain('public int k() { return m(); }')
  expect(at.stdout).toBe(marked.stdout)
  expect(range.stdout).toBe(marked.stdout)
})

test('a JSON program and a folder as generate writes it give what the fixture gives', async () => {
  const files = { ...fixture, 'p/A.java': plain }
  const marks = { target: { file: 'p/A.java', start: plain.indexOf('m()'), end: plain.indexOf('m()') + 1 } }
  const expected = await applyToy(folder(fixture), ...rename('k'), '--json')
  const root = folder({ 'program.json': JSON.stringify({ id: 'java/x#1', files, marks }) })
  expect(await applyToy(join(root, 'program.json'), ...rename('k'), '--json')).toEqual(expected)
  const generated = folder({ ...files, 'marks.json': `${JSON.stringify(marks)}\n` })
  expect(await applyToy(generated, ...rename('k'), '--json')).toEqual(expected)
})

test('a refusal shows the key of each message, which --disable takes', async () => {
  const refused = await applyToy(folder(fixture), ...rename('n'))
  expect(refused).toEqual({
    code: 1,
    stdout: `rejected: rename-method by toy@2 (--reject-at warning)
  error    toy.taken  there is a n already (Toy.check)
`,
  })
  const forced = await applyToy(folder(fixture), ...rename('n'), '--disable', 'toy.taken', '--json')
  expect(forced.code).toBe(0)
  expect(result(forced.stdout).outcome.kind).toBe('applied')
})

test('what a message must be to refuse is decided by --reject-at', async () => {
  const messages = [{ severity: 'warning', key: 'toy.capital', text: 'K is not written as m is', site: 'Toy.check' }]
  const refused = await applyToy(folder(fixture), ...rename('K'), '--json')
  expect(refused.code).toBe(1)
  expect(result(refused.stdout)).toEqual({ outcome: { kind: 'rejected', messages } })
  const applied = await applyToy(folder(fixture), ...rename('K'), '--reject-at', 'error', '--json')
  expect(applied.code).toBe(0)
  expect(result(applied.stdout).outcome).toMatchObject({ kind: 'applied', messages })
})

test('a crash is shown with its frames, and ends with 1', async () => {
  const root = folder({ ...fixture, 'p/B.java': '// toy: crash' })
  expect(await applyToy(root, ...rename('k'))).toEqual({
    code: 1,
    stdout: 'crashed: rename-method by toy@2\n  ToyError: the toy was told to crash\n    at Toy.attempt\n',
  })
  const json = await applyToy(root, ...rename('k'), '--json')
  expect(result(json.stdout).outcome).toMatchObject({ kind: 'crashed', error: { type: 'ToyError' } })
})

test('an edit outside of the program is not written', async () => {
  const root = folder({ ...fixture, 'p/B.java': '// toy: escape' })
  const out = join(folder(), 'below', 'result')
  const ran = await applyToy(root, ...rename('k'), '--out', out, '--json')
  expect(ran.code).toBe(1)
  expect(result(ran.stdout).outcome).toMatchObject({ kind: 'crashed', error: { type: 'EditOutsideProgram' } })
  expect(existsSync(join(out, '..'))).toBe(false)
})

test('--out writes the result, without a file that is gone', async () => {
  const root = folder({ 'p/A.java': 'package p;\nclass [|A|] {}\n', 'p/B.java': 'package p;\nclass B extends A {}\n' })
  const out = join(folder(), 'result')
  const args = ['--refactoring', 'rename-class', '--set', 'newName=C', '--out', out]
  expect((await applyToy(root, ...args)).code).toBe(0)
  expect(readdirSync(join(out, 'p'))).toEqual(['B.java', 'C.java'])
  expect(readFileSync(join(out, 'p/C.java'), 'utf8')).toBe('package p;\nclass C {}\n')
  await expect(applyToy(root, ...args)).rejects.toThrow('is not empty: give a new or an empty folder (--out)')
})

test.each<[words: string, args: readonly string[]]>([
  ['toy@2 has no refactoring no-such; available: rename-class', ['--refactoring', 'no-such']],
  ['toy@2 has no refactoring rename-metod; did you mean rename-method or rename-field?', ['--refactoring', 'rename-metod']],
  ['rename-method needs the parameter newName', ['--refactoring', 'rename-method']],
  ['rename-method has no parameter name; available: newName', [...rename('k'), '--set', 'name=x']],
  ['Expected name=value', [...rename('k'), '--set', 'name']],
  ['The parameter newName is given twice', [...rename('k'), '--set', 'newName=x']],
  ['the program has no mark nowhere, it has target, other', [...rename('k'), '--mark', 'nowhere']],
  ['position p/A.java:99:1 is outside the file', [...rename('k'), '--at', 'p/A.java:99:1']],
  ['rename-method at p/A.java:2:17: there is no name', [...rename('k'), '--at', 'p/A.java:2:17']],
  ['give --at or --mark, not both', [...rename('k'), '--at', 'p/A.java:1:1', '--mark', 'target']],
  ['Allowed choices are warning, error, fatal', [...rename('k'), '--reject-at', 'info']],
  ['unknown engine tool; available: toy, toy@2', [...rename('k'), '--engine', 'tool']],
  ['--classpath names no/such.jar, which does not exist', [...rename('k'), '--classpath', 'no/such.jar']],
])('%s', async (words, args) => {
  await expect(applyToy(folder(fixture), ...args)).rejects.toThrow(words)
})

/** It has the shape that is promised. */
function result(stdout: string): ApplyResult {
  return documentOf(applyResult).parse(JSON.parse(stdout))
}
