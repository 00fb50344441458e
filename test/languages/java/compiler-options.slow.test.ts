/** Programs whose builds tell javac more than a level and a class path. */
import { expect, test } from 'vitest'
import { pickJdk } from '../../../src/jvm/jdk.js'
import { openJava } from '../../../src/languages/java/java.js'
import { asVersions, type Pair } from '../../../src/model/index.js'
import { byDefault, check } from '../../../src/oracle/check.js'
import { members } from '../../support/assay.js'

async function judge(pair: Pair, ...compilerOptions: readonly string[]) {
  await using java = openJava({ load: 'one', compilerOptions })
  return (await check(asVersions(pair), java, { ...byDefault, sequences: 500 })).result
}

test('a package of the JDK that the build exports can be compiled against and is there at run time', async () => {
  const internal = (result: string) =>
    `public String kind(Object o) { return o instanceof sun.nio.ch.DirectBuffer ? "direct" : ${result}; }`
  const pair = members(internal('"other"'), internal('"none"'))
  expect((await judge(pair)).verdict).toMatchObject({ kind: 'unknown' })
  const { verdict } = await judge(pair, '--add-exports', 'java.base/sun.nio.ch=ALL-UNNAMED')
  expect(verdict).toMatchObject({ kind: 'changed', witness: { before: '"other"', after: '"none"' } })
})

test('the name of a parameter is behaviour only if the build keeps it for reflection', async () => {
  const named = (name: string) =>
    `public int twice(int ${name}) { return 2 * ${name}; } public static String shown() throws Exception { return A.class.getMethod("twice", int.class).getParameters()[0].getName(); }`
  const pair = members(named('amount'), named('number'))
  expect((await judge(pair)).verdict).toEqual({ kind: 'preserved', sameByteCode: true })
  expect((await judge(pair, '-parameters')).verdict).toMatchObject({ kind: 'changed', witness: { before: '"amount"' } })
})

test('a build that enables previews without using any is judged as without, whatever warnings it asks for', async () => {
  const pair = members('public int m(int a) { return a + 1; }', 'public int m(int a) { return a + 2; }')
  expect((await judge(pair, '--enable-preview', '-Xlint:all', '-Werror')).verdict).toMatchObject({ kind: 'changed' })
})

/** Primitive types in patterns: a preview since JDK 23 that Eclipse's compiler knows at its own latest level only. */
const isPreview = pickJdk({ min: 17 }).major >= 23 && pickJdk({ min: 17 }).major <= 25

test.runIf(isPreview)("what Eclipse's compiler does not compile is run as javac compiles it, and that is said", async () => {
  const patterns = (result: string) => `public int m(Object o) {\n  return o instanceof int i ? i : ${result};\n}`
  const { verdict, evidence } = await judge(members(patterns('1'), patterns('2')), '--enable-preview')
  expect(verdict).toMatchObject({ kind: 'changed', witness: { before: '1', after: '2' } })
  expect(evidence?.notes).toEqual(["Eclipse's compiler does not compile it: only javac's class files were run"])
  const same = await judge(members(patterns('1'), patterns('1 ')), '--enable-preview')
  expect(same.verdict).toEqual({ kind: 'preserved', sameByteCode: true })
})
