/** How far from the change something is: the nearest is tested first. */
import { expect, test } from 'vitest'
import { pickJdk } from '../../../../src/jvm/jdk.js'
import { Hierarchy } from '../../../../src/languages/java/impact/hierarchy.js'
import { impactOf, impactResult } from '../../../../src/languages/java/impact/impact.js'
import { scopeOf } from '../../../../src/languages/java/impact/scope.js'
import type { Files } from '../../../../src/model/index.js'
import { classesOf, openCompiler } from '../../../support/compiler.js'

async function impact(before: Files, after: Files) {
  await using compiler = await openCompiler(pickJdk({ min: 17 }))
  const [old, now] = await compiler.compile([before, after], 'ecj', 'files')
  if (old === undefined || now === undefined) throw new Error('not compiled')
  return impactOf(new Hierarchy(classesOf(old)), new Hierarchy(classesOf(now)))
}

const chain = (value: number): Files => ({
  'A.java': `public class A { static int a() { return ${value}; } private int f; public int z() { return a(); } public int y() { return z(); } public void w() { f = y(); } public int b() { return f; } }`,
})

test('each caller and each reader of a field is one step farther; the nearest comes first, then the name decides', async () => {
  const found = await impact(chain(1), chain(2))
  const distances = Object.fromEntries(found.impacted.map(({ element, distance }) => [element, distance]))
  expect(distances).toEqual({ 'A#a()': 0, 'A#z()': 1, 'A#y()': 2, 'A#w()': 3, 'A#b()': 4 })
  expect(found.tested).toEqual(['A#z()', 'A#y()', 'A#w()', 'A#b()'])
  expect(found.distances).toEqual([1, 2, 3, 4])
  expect(impactResult(found).tested).toEqual(['A#b()', 'A#w()', 'A#y()', 'A#z()'])
})

test('methods, constructors and static fields are in one order; what a library calls back is far away', async () => {
  const files = (value: number): Files => ({
    'A.java': `public class A { public static A ONE = new A(); public final int n; public A() { n = one(); } static int one() { return ${value}; } public String toString() { return "" + n; } }`,
    'U.java': 'public class U { public int direct(A a) { return a.n; } public String joined(A a) { return "<" + a + ">"; } }',
  })
  const scope = scopeOf(await impact(files(1), files(2)))
  const distances = Object.fromEntries((scope?.tested ?? []).map((element, at) => [element, scope?.distances[at]]))
  expect(distances).toEqual({ 'A#<init>()': 1, 'A#toString()': 2, 'U#direct(A)': 2, 'A#ONE': 2, 'U#joined(A)': 5 })
  expect(scope?.distances).toEqual([...(scope?.distances ?? [])].sort((a, b) => a - b))
})
