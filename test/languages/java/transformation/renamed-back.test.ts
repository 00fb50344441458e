import { describe, expect, test } from 'vitest'
import { javaParser } from '../../../../src/languages/java/syntax/parser.js'
import { firstDifference, wayBack } from '../../../../src/languages/java/transformation/renamed-back.js'
import type { Attempt, Files } from '../../../../src/model/index.js'
import { readMarks } from '../../../../src/programs/marks.js'

const parse = await javaParser()

describe('the way back', () => {
  test('of a class starts in the file that has its new name', () => {
    const after = { 'p/Z.java': 'package p; class Z { Z() { } }', 'p/B.java': 'package p; class B extends Z { }' }
    const back = from(
      'rename-class',
      'Z',
      { 'p/A.java': 'package p; class [|A|] { A() { } }', 'p/B.java': 'package p; class B extends A { }' },
      after,
    )
    expect(back).toEqual({
      refactoring: 'rename-class',
      target: { file: 'p/Z.java', start: 17, end: 18 },
      parameters: { newName: 'A' },
      disabled: [],
    })
  })

  test('of a method starts at the same one of its family', () => {
    const before = { 'A.java': 'class A { void m(int a) { } }', 'B.java': 'class B extends A { void [|m|](int a) { } }' }
    const after = { 'A.java': 'class A { void k(int a) { } }', 'B.java': 'class B extends A { void k(int a) { } }' }
    const back = from('rename-method', 'k', before, after)
    expect(back?.target).toEqual({ file: 'B.java', start: 25, end: 26 })
    expect(back?.parameters).toEqual({ newName: 'm' })
  })

  test.each<[string, string, Files, Files]>([
    [
      'was there before',
      'rename-field',
      { 'A.java': 'class A { int [|f|]; int g() { } }' },
      { 'A.java': 'class A { int g; int g() { } }' },
    ],
    [
      'is another thing too',
      'rename-field',
      { 'A.java': 'class A { int [|f|]; int f() { } }' },
      { 'A.java': 'class A { int g; int f() { } }' },
    ],
    ['is nowhere', 'rename-field', { 'A.java': 'class A { int [|f|]; }' }, { 'A.java': 'class A { int h; }' }],
    ['is no name', 'pull-up-field', { 'A.java': 'class A { int [|f|]; }' }, { 'A.java': 'class A { int g; }' }],
  ])('is not gone where a name %s', (_, refactoring, before, after) => {
    expect(from(refactoring, 'g', before, after)).toBeUndefined()
  })

  test('the way back is unsure where a file that is no Java has one of the names', () => {
    const [before, after] = [{ 'A.java': 'class A { int [|f|]; }' }, { 'A.java': 'class A { int g; }' }]
    expect(from('rename-field', 'g', { ...before, 'a.xml': '<f/>' }, { ...after, 'a.xml': '<f/>' })).toBeUndefined()
    expect(from('rename-field', 'g', { ...before, 'a.xml': '<h/>' }, { ...after, 'a.xml': '<h/>' })).toBeDefined()
  })

  test('comments and strings may have the names', () => {
    expect(
      from('rename-field', 'g', { 'A.java': 'class A { int [|f|] = "g"; }' }, { 'A.java': 'class A { int g = "g"; /* f */ }' }),
    ).toBeDefined()
  })
})

describe('what was there', () => {
  const text = 'package p;\n\nimport q.B;\nimport q.A;\n\nclass C {\n}\n'

  test('is there again byte for byte, or with its imports in another order', () => {
    expect(firstDifference({ 'C.java': text }, { 'C.java': text })).toBeUndefined()
    const sorted = text.replace('import q.B;\nimport q.A;', 'import q.A;\n\nimport q.B;')
    expect(firstDifference({ 'C.java': text }, { 'C.java': sorted })).toBeUndefined()
  })

  test('is not if a file has another text, is lost or is new', () => {
    expect(firstDifference({ 'C.java': text }, { 'C.java': text.replace('import q.A;\n', '') })).toBe('C.java')
    expect(firstDifference({ 'C.java': text, 'D.java': '' }, { 'C.java': text })).toBe('D.java')
    expect(firstDifference({ 'C.java': text }, { 'C.java': text, 'E.java': '' })).toBe('E.java')
  })
})

function from(refactoring: string, newName: string, marked: Files, result: Files): Attempt | undefined {
  const { files, marks } = readMarks(marked)
  if (marks.target === undefined) throw new Error('no mark')
  return wayBack(
    { refactoring, input: 'some', n: 0, program: 'some#0', files, target: marks.target, parameters: { newName } },
    result,
    parse,
  )
}
