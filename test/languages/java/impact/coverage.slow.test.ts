/** Change coverage, on the example of S1 (sections 3.3 and 3.4), where classes inherit, and where lambdas and branches count. */
import { expect, test } from 'vitest'
import { pickJdk } from '../../../../src/jvm/jdk.js'
import { changedMarks, coverageOf, type Details, type Entered, marksOf } from '../../../../src/languages/java/impact/coverage.js'
import { Hierarchy } from '../../../../src/languages/java/impact/hierarchy.js'
import { impactOf } from '../../../../src/languages/java/impact/impact.js'
import type { Files } from '../../../../src/model/index.js'
import { classesOf, openCompiler } from '../../../support/compiler.js'

const program = (method: string): Files => ({
  'A.java': 'public class A { public int k() { return 10; } }',
  'B.java': `public class B extends A { public int test() { return k(); } public int ${method}() { return 20; } }`,
  'C.java': 'public class C extends B { public int x() { return 30; } }',
})

type Mark = (key: string) => number
interface Told extends Details {
  readonly before: readonly Entered[]
  readonly after: readonly Entered[]
}

async function analysed(before: Files, after: Files) {
  await using compiler = await openCompiler(pickJdk({ min: 17 }))
  const [old, now] = await compiler.compile([before, after], 'ecj', 'files')
  if (old === undefined || now === undefined) throw new Error('not compiled')
  const versions = { before: new Hierarchy(classesOf(old)), after: new Hierarchy(classesOf(now)) }
  return { versions, impact: impactOf(versions.before, versions.after) }
}

async function coverage(told: (mark: Mark) => Told, before = program('n'), after = program('k')) {
  const { versions, impact } = await analysed(before, after)
  const marks = marksOf(impact)
  const {
    before: old,
    after: now,
    ...details
  } = told(key => {
    expect(marks).toContain(key)
    return marks.indexOf(key)
  })
  return coverageOf(impact, versions, { before: old, after: now }, details)
}

test('a call of B.test covers B.test and B.k, two of six; a method that one version lacks counts where it is', async () => {
  const { covered, uncovered, missed, grade } = await coverage(mark => ({
    before: [
      [mark('B.test()I'), 'B'],
      [mark('A.k()I'), 'B'],
    ],
    after: [
      [mark('B.test()I'), 'B'],
      [mark('B.k()I'), 'B'],
    ],
  }))
  expect({ covered, uncovered, missed, grade }).toEqual({
    covered: 2,
    uncovered: ['B#n()', 'C#k()', 'C#n()', 'C#test()'],
    missed: false,
    grade: 'partial',
  })
})

test('on an object of C the inherited methods are covered on C, and on B above it', async () => {
  const { covered, uncovered, grade, changedEntered, changedTotal } = await coverage(mark => ({
    before: [
      [mark('B.test()I'), 'C'],
      [mark('A.k()I'), 'C'],
      [mark('B.n()I'), 'C'],
    ],
    after: [
      [mark('B.test()I'), 'C'],
      [mark('B.k()I'), 'C'],
    ],
  }))
  expect({ covered, uncovered, grade, changedEntered, changedTotal }).toEqual({
    covered: 6,
    uncovered: [],
    grade: 'full',
    changedEntered: 2,
    changedTotal: 2,
  })
})

test('what was executed in one version only is not covered; if that is all, the impact was missed', async () => {
  const { covered, missed, changedEntered } = await coverage(mark => ({ before: [[mark('B.test()I'), 'B']], after: [] }))
  expect({ covered, missed, changedEntered }).toEqual({ covered: 0, missed: true, changedEntered: 0 })
})

const division = (body: string): Files => ({ 'A.java': `public class A { public int go(int n) { ${body} } }` })

test('a declaration that was entered only in calls that threw is reached, but not covered', async () => {
  const { uncovered, missed, changedEntered, grade } = await coverage(
    mark => ({
      before: [[mark('A.go(I)I'), 'A']],
      after: [[mark('A.go(I)I'), 'A']],
      onlyThrew: { before: [], after: [mark('A.go(I)I')] },
    }),
    division('return 6 / n;'),
    division('return 12 / n / 2;'),
  )
  expect({ uncovered, missed, changedEntered, grade }).toEqual({
    uncovered: ['A#go(int)'],
    missed: false,
    changedEntered: 0,
    grade: 'partial',
  })
})

test('a branch that was never taken makes the grade partial; changed code is named first, each line once', async () => {
  const classes = (body: string): Files => ({
    'A.java': `public class A { public static int a(int n) { return Z.z(n); } }`,
    'Z.java': `public class Z { static int z(int n) { ${body} } }`,
  })
  const { uncovered, branches, grade } = await coverage(
    mark => ({
      before: [
        [mark('A.a(I)I'), ''],
        [mark('Z.z(I)I'), ''],
      ],
      after: [
        [mark('A.a(I)I'), ''],
        [mark('Z.z(I)I'), ''],
      ],
      untaken: {
        before: [
          [mark('A.a(I)I'), 1],
          [mark('Z.z(I)I'), 12],
        ],
        after: [
          [mark('Z.z(I)I'), 12],
          [mark('Z.z(I)I'), 9],
        ],
      },
    }),
    classes('return n > 0 ? 1 : 2;'),
    classes('return n > 0 ? 1 : 3;'),
  )
  expect({ uncovered, branches, grade }).toEqual({
    uncovered: [],
    branches: ['Z#z(int):9', 'Z#z(int):12', 'A#a(int):1'],
    grade: 'partial',
  })
})

test('the body of a lambda is told as the method around it, which is covered only if both ran', async () => {
  const files = (body: string): Files => ({
    'A.java': `import java.util.function.*; public class A { ${body} }`,
  })
  const before = files('public IntSupplier go(int n) { return () -> n + 1; }')
  const after = files('int other(int n) { return n; } public IntSupplier go(int n) { return () -> other(n) + 1; }')
  const { impact } = await analysed(before, after)
  const ran = marksOf(impact).flatMap((key, at) => (key.startsWith('A.lambda$') ? [[at, ''] as const] : []))
  expect(impact.lambdas.map(({ element, distance, isChanged }) => ({ element, distance, isChanged }))).toEqual([
    { element: 'A#go(int)', distance: 0, isChanged: true },
    { element: 'A#go(int)', distance: 0, isChanged: true },
  ])
  expect(changedMarks(impact)).toEqual(expect.arrayContaining(['A.go(I)Ljava/util/function/IntSupplier;', 'A.other(I)I']))
  expect(changedMarks(impact).filter(mark => mark.startsWith('A.lambda$'))).not.toEqual([])

  const go = 'A.go(I)Ljava/util/function/IntSupplier;'
  const notCalled = await coverage(mark => ({ before: [[mark(go), 'A']], after: [[mark(go), 'A']] }), before, after)
  expect(notCalled).toMatchObject({ uncovered: ['A#go(int)', 'A#other(int)'], covered: 0, changedEntered: 0, changedTotal: 2 })
  const called = await coverage(
    mark => ({
      before: [[mark(go), 'A'], ...ran],
      after: [[mark(go), 'A'], [mark('A.other(I)I'), 'A'], ...ran],
    }),
    before,
    after,
  )
  expect(called).toMatchObject({ uncovered: [], covered: 2, changedEntered: 2, grade: 'full' })
})

test('a method that was added for nobody is not covered, and the rest is not missed for it', async () => {
  const { uncovered, missed, grade } = await coverage(
    () => ({ before: [], after: [] }),
    { 'A.java': 'public class A { public int k() { return 10; } }' },
    { 'A.java': 'public class A { public int k() { return 10; } private int help() { return 1; } }' },
  )
  expect({ uncovered, missed, grade }).toEqual({ uncovered: ['A#help()'], missed: false, grade: 'partial' })
})
