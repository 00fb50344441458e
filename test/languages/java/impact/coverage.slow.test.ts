/** Change coverage, on the example of S1 (sections 3.3 and 3.4) and where classes inherit. */
import { expect, test } from 'vitest'
import { coverageOf, type Entered, marksOf } from '../../../../src/languages/java/impact/coverage.js'
import { Hierarchy } from '../../../../src/languages/java/impact/hierarchy.js'
import { impactOf } from '../../../../src/languages/java/impact/impact.js'
import type { Files } from '../../../../src/model/index.js'
import { pickJdk } from '../../../../src/workers/jdk.js'
import { classesOf, openCompiler } from '../../../support/compiler.js'

const program = (method: string): Files => ({
  'A.java': 'public class A { public int k() { return 10; } }',
  'B.java': `public class B extends A { public int test() { return k(); } public int ${method}() { return 20; } }`,
  'C.java': 'public class C extends B { public int x() { return 30; } }',
})

async function coverage(entered: (mark: (key: string) => number) => { before: readonly Entered[]; after: readonly Entered[] }) {
  await using compiler = await openCompiler(pickJdk({ min: 17 }))
  const [before, after] = await compiler.compile([program('n'), program('k')], 'ecj', 'files')
  if (before === undefined || after === undefined) throw new Error('not compiled')
  const versions = { before: new Hierarchy(classesOf(before)), after: new Hierarchy(classesOf(after)) }
  const impact = impactOf(versions.before, versions.after)
  return coverageOf(
    impact,
    versions,
    entered(key => marksOf(impact).indexOf(key)),
  )
}

test('a call of B.test covers B.test and B.k, two of six', async () => {
  const { covered, uncovered, missed } = await coverage(mark => ({
    before: [
      [mark('B.test()I'), 'B'],
      [mark('A.k()I'), 'B'],
    ],
    after: [
      [mark('B.test()I'), 'B'],
      [mark('B.k()I'), 'B'],
    ],
  }))
  expect({ covered, uncovered, missed }).toEqual({ covered: 2, uncovered: ['C#k()', 'C#test()'], missed: false })
})

test('on an object of C the inherited methods are covered on C, and on B above it', async () => {
  const { covered, uncovered } = await coverage(mark => ({
    before: [
      [mark('B.test()I'), 'C'],
      [mark('A.k()I'), 'C'],
    ],
    after: [
      [mark('B.test()I'), 'C'],
      [mark('B.k()I'), 'C'],
    ],
  }))
  expect({ covered, uncovered }).toEqual({ covered: 4, uncovered: [] })
})

test('what was executed in one version only is not covered; if that is all, the impact was missed', async () => {
  const { covered, missed } = await coverage(mark => ({ before: [[mark('B.test()I'), 'B']], after: [] }))
  expect({ covered, missed }).toEqual({ covered: 0, missed: true })
})
