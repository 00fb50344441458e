import { expect, test } from 'vitest'
import { faultOf } from '../../../src/languages/java/fault.js'
import type { Cause, Diagnostic, Finding } from '../../../src/model/index.js'
import { changed, found } from '../../triage/made.js'

/** Push Down Method of A.m to B, in another package. */
const before = {
  'p/A.java':
    'package p;\n\npublic class A {\n  protected int n(int a) { return 1; }\n\n  public int m() { return new A().n(2); }\n}\n',
  'q/B.java': 'package q;\n\npublic class B extends p.A {\n}\n',
}
const after = {
  'p/A.java': 'package p;\n\npublic class A {\n  protected int n(int a) { return 1; }\n}\n',
  'q/B.java': 'package q;\n\npublic class B extends p.A {\n  public int m() { return new p.A().n(2); }\n}\n',
}
const start = before['p/A.java'].indexOf('m()')
const target = { file: 'p/A.java', start, end: start + 1 }

function pushed(
  cause: Cause,
  more: { readonly files?: Finding['request']['files']; readonly after?: Finding['after'] } = {},
): Finding {
  return { ...found(cause, { refactoring: 'push-down-method', files: more.files ?? before, target }), after: more.after ?? after }
}

function failing(code: string, text: string, message = text, kind = code): Cause {
  const [file = '', lines = []] = Object.entries(after)
    .map(([path, all]) => [path, all.split('\n')] as const)
    .find(([, all]) => all.some(line => line.includes(text))) ?? ['', []]
  const line = lines.findIndex(each => each.includes(text))
  const diagnostic: Diagnostic = { code, message, file, line: line + 1, column: (lines[line] ?? '').indexOf(text) + 1 }
  return {
    kind: 'uncompilable',
    verdict: { kind: 'uncompilable', diagnostics: [diagnostic] },
    errors: [{ code: kind, kinds: ['method'] }],
  }
}

function diverging(filter: string, divergence: { readonly in: string; readonly before: string; readonly after: string }): Cause {
  const cause = changed([filter])
  if (cause.kind !== 'changed' || cause.verdict.kind !== 'changed') throw new Error('it is one')
  return { ...cause, verdict: { kind: 'changed', witness: { ...cause.verdict.witness, divergence } } }
}

test('a member that can no longer be accessed is the same fault as an error and as another overload that runs', async () => {
  const error = pushed(failing('compiler.err.report.access', '.n(2)'))
  const overload = pushed(failing('compiler.err.cant.apply.symbols', '.n(2)', 'no suitable method', 'compiler.err.report.access'))
  const silent = pushed(
    diverging('disables-overloading-by-accessibility', { in: 'p.A#m()', before: 'p.A#n(int)', after: 'p.A#n(long)' }),
  )
  expect(await faultOf(error)).toBe('access in target to other')
  expect(await faultOf(overload)).toBe('access in target to other')
  expect(await faultOf(silent)).toBe('access in target to other')
})

test('what is asked for is told from everything else', async () => {
  const silent = (divergence: Parameters<typeof diverging>[1]) =>
    faultOf(pushed(diverging('disables-overloading-by-accessibility', divergence)))
  expect(await silent({ in: 'p.A#k()', before: 'p.A#m(int)', after: 'p.A#m(long)' })).toBe('access in other to target')
  expect(await silent({ in: 'p.A#k()', before: 'p.A#n(int)', after: 'p.A#n(long)' })).toBe('access in other to other')
})

test('a declaration that overrides another one is the same fault whether that compiles or not', async () => {
  const error = pushed(failing('compiler.err.override.weaker.access', 'm()'))
  const silent = pushed(diverging('enables-overriding', { in: 'p.A#k()', before: 'p.A#m()', after: 'q.B#m()' }))
  expect(await faultOf(error)).toBe('overriding to target')
  expect(await faultOf(silent)).toBe('overriding to target')
})

test('a call that meant another declaration, and can no longer be made, is that fault, too', async () => {
  const caller = 'package p;\n\npublic class A {\n  protected void m(int a) {}\n\n  void n() { new q.B().m(0); }\n}\n'
  const files = { 'p/A.java': caller, 'q/B.java': 'package q;\n\npublic class B extends p.A {\n  protected void m() {}\n}\n' }
  const added = { ...files, 'q/B.java': files['q/B.java'].replace('m()', 'm(int a)') }
  const at = files['q/B.java'].indexOf('m()')
  const error = (column: number): Cause => ({
    kind: 'uncompilable',
    verdict: {
      kind: 'uncompilable',
      diagnostics: [
        { code: 'compiler.err.report.access', message: 'm(int) has protected access in q.B', file: 'p/A.java', line: 6, column },
      ],
    },
    errors: [{ code: 'compiler.err.report.access', kinds: ['method', 'modifier', 'class'] }],
  })
  const request = { refactoring: 'add-parameter', files, target: { file: 'q/B.java', start: at, end: at + 1 } }
  const column = '  void n() { new q.B()'.length + 1
  expect(await faultOf({ ...found(error(column), request), after: added })).toBe('overriding to target')
  const wasCall = { ...request, files: { ...files, 'p/A.java': caller.replace('m(0)', 'm()') } }
  expect(await faultOf({ ...found(error(column), wasCall), after: added })).toBe('access in other to target')
})

test('a name that means another class is the same fault whether that class has the member or not', async () => {
  const twice = { ...before, 'q/A.java': 'package q;\n\npublic class A {\n}\n' }
  const missing = failing(
    'compiler.err.cant.resolve.location.args',
    '.n(2)',
    'cannot find symbol\n  symbol: method n(int)\n  location: class A',
  )
  expect(await faultOf(pushed(missing, { files: twice }))).toBe('class')
  expect(await faultOf(pushed(missing))).toBeUndefined()
  expect(await faultOf(pushed(diverging('shadows-class', { in: 'p.A#m()', before: 'new p.A()', after: 'new q.A()' })))).toBe(
    'class',
  )
})

test('of two errors that are different faults, and of other causes, nothing is told', async () => {
  const one = failing('compiler.err.report.access', '.n(2)')
  const other = failing('compiler.err.override.weaker.access', 'm()')
  if (one.kind !== 'uncompilable' || other.kind !== 'uncompilable') throw new Error('they are')
  if (one.verdict.kind !== 'uncompilable' || other.verdict.kind !== 'uncompilable') throw new Error('they are')
  const both: Cause = {
    ...one,
    verdict: { kind: 'uncompilable', diagnostics: [...one.verdict.diagnostics, ...other.verdict.diagnostics] },
    errors: [...(one.errors ?? []), ...(other.errors ?? [])],
  }
  expect(await faultOf(pushed(both))).toBeUndefined()
  expect(
    await faultOf(pushed(diverging('super-to-this', { in: 'p.A#m()', before: 'p.A#n(int)', after: 'q.B#n(int)' }))),
  ).toBeUndefined()
  expect(await faultOf(pushed({ kind: 'hung' }))).toBeUndefined()
})
