import { expect, test } from 'vitest'
import { divergenceWords, engineName, faultWords, plainly, refactoringName } from '../../src/report/fault.js'
import { report } from './report-fixture.js'

const said = (place: string, before: string, after: string) => plainly(divergenceWords({ in: place, before, after }))

test('a divergence is told by what ran, or was read, and what does now', () => {
  expect(said('p.B#m(int)', 'p.A#k(long)', 'p.B#k(int)')).toBe('in B.m, A.k(long) ran, now B.k(int)')
  expect(said('p.B#m()', 'p.A#f', 'p.B#f')).toBe('in B.m, A.f was read, now B.f')
  expect(said('p.B#m()', 'p.A#f', 'p.B#m(java.lang.Object)')).toBe('in B.m, A.f was read, now B.m(Object) runs')
  expect(said('p.B#m()', 'p.A#k()', 'throws java.lang.NullPointerException')).toBe(
    'in B.m, A.k() ran, now it throws java.lang.NullPointerException',
  )
  expect(said('p.B#m()', 'returns', 'p.A#k()')).toBe('in B.m, it returns, now A.k() runs')
})

test('packages are named where nothing else tells the two apart', () => {
  expect(said('p.B#m()', 'p.A#k()', 'q.A#k()')).toBe('in p.B.m, p.A.k() ran, now q.A.k()')
})

test('every kind of bug has its fault in a line', () => {
  expect(report.bugs.slice(0, 6).map(bug => plainly(faultWords(bug)))).toEqual([
    'the behaviour changes: in B.m, A.k(long) ran, now B.k(int)',
    'the result does not compile: cannot find symbol; symbol: variable f; location: class A',
    'the engine crashes: java.lang.NullPointerException in MoveInstanceMethodProcessor.getTarget',
    'the engine does not come back',
    'something else than asked: the field A.f is private, and A has no getter for it',
    'it refuses without need: RefactoringCoreMessages.RenameField_hidden',
  ])
})

test('engines and refactorings have the names that people know', () => {
  expect([refactoringName('pull-up-method'), engineName('eclipse@4.41'), engineName('eclipse')]).toEqual([
    'Pull Up Method',
    'Eclipse 4.41',
    'Eclipse',
  ])
})
