/** Programs of several modules, judged as one. */
import { expect, test } from 'vitest'
import { openJava } from '../../../src/languages/java/java.js'
import { asVersions, type Files, type Pair } from '../../../src/model/index.js'
import { byDefault, check } from '../../../src/oracle/check.js'

async function judge(pair: Pair) {
  await using java = openJava({ load: 'one' })
  return (await check(asVersions(pair), java, { ...byDefault, sequences: 500 })).result
}

test.each([
  ['java.sql', 'java.sql.Timestamp'],
  ['java.net.http', 'java.net.http.HttpClient'],
  ['jdk.unsupported', 'sun.misc.Unsafe'],
  ['jdk.incubator.vector', 'jdk.incubator.vector.Vector<?>'],
])('a program that requires %s sees it when it is compiled and when it runs', { timeout: 60_000 }, async (module, type) => {
  const requiring = (otherwise: string): Files => ({
    'module-info.java': `module m {\n  requires ${module};\n}`,
    'p/A.java': `package p; public class A { public String m(Object o) { return o instanceof ${type} ? "is one" : "${otherwise}"; } }`,
  })
  const { verdict } = await judge({ before: requiring('no'), after: requiring('none') })
  expect(verdict).toMatchObject({ kind: 'changed', witness: { before: '"no"', after: '"none"' } })
})

test('two modules with a class of the same name and a described package are judged without the second ones', async () => {
  const modules = (result: number): Files => ({
    'a/src/p/A.java': `package p; public class A { public int m() { return ${result}; } }`,
    'a/src/p/package-info.java': '/** Of a. */\npackage p;',
    'b/src/p/A.java': 'package p; public class A { public int other() { return 1; } }',
    'b/src/p/package-info.java': '\ufeff/** Of b. */\npackage p;',
    'b/src/p/B.java': '\ufeffpackage p; public class B { public int n() { return 1; } }',
  })
  const { verdict, evidence } = await judge({ before: modules(1), after: modules(2) })
  expect(verdict).toMatchObject({ kind: 'changed', witness: { before: '1', after: '2' } })
  expect(evidence?.notes).toEqual([expect.stringContaining('b/src/p/A.java, b/src/p/package-info.java')])
})

test('a change in a copy that was left out is not called preserved', async () => {
  const modules = (result: number): Files => ({
    'a/src/p/A.java': 'package p; public class A { public int m() { return 1; } }',
    'b/src/p/A.java': `package p; public class A { public int m() { return ${result}; } }`,
  })
  const { verdict, evidence } = await judge({ before: modules(1), after: modules(2) })
  expect(verdict).toEqual({ kind: 'unknown', reason: 'before-does-not-compile' })
  expect(evidence).toMatchObject({
    grade: 'partial',
    notes: expect.arrayContaining(['b/src/p/A.java was left out although it changed']),
  })
})
