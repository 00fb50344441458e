/** What a compile error is known by: the same mistake in two programs has one name, whatever else javac has to say about it. */
import { afterAll, expect, test } from 'vitest'
import { openJava } from '../../../src/languages/java/java.js'
import { asVersions, type ErrorKind, type Files } from '../../../src/model/index.js'
import { byDefault, check } from '../../../src/oracle/check.js'

const java = openJava({ load: 'many' })
afterAll(() => java[Symbol.asyncDispose]())

async function errorsOf(before: Files, after: Files): Promise<readonly ErrorKind[] | undefined> {
  const { errors } = await check(asVersions({ before, after }), java, { ...byDefault, sequences: 10 })
  return errors
}

const caller = 'package q; public class B extends p.A { int m() { return new p.A().n(2); } }'
const program = (methods: string): Files => ({ 'p/A.java': `package p; public class A { ${methods} }`, 'q/B.java': caller })

test('a method that can not be accessed any more is one mistake, with an overload beside it as without', async () => {
  const alone = await errorsOf(program('public int n(int i) { return 1; }'), program('protected int n(int i) { return 1; }'))
  expect(alone).toEqual([{ code: 'compiler.err.report.access', kinds: ['method', 'modifier', 'class'] }])
  const text = ' public int n(String s) { return 2; }'
  const overloaded = await errorsOf(
    program(`public int n(int i) { return 1; }${text}`),
    program(`protected int n(int i) { return 1; }${text}`),
  )
  expect(overloaded).toEqual(alone)
})

test('a call that fits no method of the name is another one', async () => {
  const other = await errorsOf(
    program('public int n(int i) { return 1; }'),
    program('public int n(String s, int k) { return 1; } public int n() { return 1; }'),
  )
  expect(other).toMatchObject([{ code: 'compiler.err.cant.apply.symbols' }])
})
