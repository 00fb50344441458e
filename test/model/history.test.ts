import { describe, expect, test } from 'vitest'
import { type History, historyOf } from '../../src/model/history.js'

const said: Readonly<Record<string, History['releases'][number]['holds']>> = { y: 'yes', n: 'no', '-': 'n.a.' }

/** Releases 1, 2, …, oldest first. */
const releases = (answers: string): History['releases'] =>
  [...answers].map((answer, n) => ({ engine: `toy@${n + 1}`, holds: said[answer] ?? 'n.a.' }))

describe('a bug that was found in the newest release', () => {
  test.each([
    ['yyyy', { first: null }],
    ['nnyy', { first: 'toy@3', lastWithout: 'toy@2' }],
    ['nyny', { first: 'toy@4', lastWithout: 'toy@3' }],
    ['n-yy', { first: 'toy@3', lastWithout: 'toy@1' }],
    ['--yy', { first: null }],
    ['ynyy', { first: 'toy@3', lastWithout: 'toy@2' }],
  ])('%s', (answers, expected) => {
    const all = releases(answers)
    expect(historyOf('toy@4', all)).toEqual({ ...expected, releases: all })
  })
})

describe('a bug that was found in an older release', () => {
  test.each([
    ['nyyn', { first: 'toy@2', lastWithout: 'toy@1', goneSince: 'toy@4' }],
    ['yy-n', { first: null, goneSince: 'toy@4' }],
    ['yyny', { first: null, goneSince: 'toy@3' }],
  ])('%s', (answers, expected) => {
    const all = releases(answers)
    expect(historyOf('toy@2', all)).toEqual({ ...expected, releases: all })
  })
})

test('where the own release does not have it any more, the newest one that has it counts; where none has, nothing is known', () => {
  expect(historyOf('toy@3', releases('nyn'))).toMatchObject({ first: 'toy@2', goneSince: 'toy@3' })
  expect(historyOf('toy@3', releases('nnn'))).toEqual({ first: null, releases: releases('nnn') })
})
