import { expect, test } from 'vitest'
import { plainly } from '../../src/model/words.js'
import { actualWords, engineName, faultWords, refactoringName, titleWords } from '../../src/report/wording.js'
import { report } from './report-fixture.js'

test('every kind of bug has its fault in a line', () => {
  expect(report.bugs.slice(0, 6).map(bug => plainly(faultWords(bug)))).toEqual([
    'the behaviour changes: in B.m(), A.k(long) ran, now B.k(int)',
    'the result does not compile: cannot find symbol; symbol: variable f; location: class A',
    'the engine crashes: java.lang.NullPointerException in MoveInstanceMethodProcessor.getTarget',
    'the engine hangs',
    'wrong transformation: the field A.f is private, and A has no getter for it',
    'needless refusal: f is hidden by g',
  ])
})

test('a title is the fault behind the name of the refactoring', () => {
  expect(report.bugs.slice(3, 4).map(bug => plainly(titleWords(bug)))).toEqual(['Rename Class: the engine hangs'])
})

test('what was seen of a bug is told at length where there is room for it', () => {
  expect(report.bugs.slice(0, 6).map(bug => plainly(actualWords(bug)))).toEqual([
    'var b = new p.B(); b.m(); gives 20, before 10: in B.m(), A.k(long) ran, now B.k(int)',
    'the result does not compile: cannot find symbol; symbol: variable f; location: class A',
    'it throws',
    'it hangs',
    'the field A.f is private, and A has no getter for it',
    'it refuses: f is hidden by g; without that check the result is correct',
  ])
})

test('engines and refactorings have the names that people know', () => {
  expect([
    refactoringName('pull-up-method'),
    engineName({ engine: 'eclipse@4.40', builds: report.builds }),
    engineName({ engine: 'eclipse@4.40' }),
  ]).toEqual(['Pull Up Method', 'Eclipse 2026-06 (4.40)', 'Eclipse 4.40'])
})
