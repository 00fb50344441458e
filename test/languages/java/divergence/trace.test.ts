import { expect, test } from 'vitest'
import { readTrace, type Trace } from '../../../../src/languages/java/divergence/trace.js'

const places: Trace['places'] = [
  ['enter', 'A.m()I', '', ''],
  ['call', 'A.m()I', 'B.k(J)J', 'virtual'],
  ['enter', 'B.k(J)J', '', ''],
  ['read', 'B.k(J)J', 'B.f:I', 'getfield'],
  ['exit', 'B.k(J)J', '', ''],
  ['exit', 'A.m()I', '', ''],
  ['leave', 'A.m()I', '', ''],
  ['call', 'A.m()I', 'C.<init>()V', 'special'],
  ['enter', 'C.<init>()V', '', ''],
  ['leave', '', '', 'outside'],
  ['enter', 'B.<clinit>()V', '', ''],
  ['exit', 'B.<clinit>()V', '', ''],
]

function read(...events: Trace['events']): ReturnType<typeof readTrace> {
  return readTrace({ places, events })
}

test('a method has what it did, who called it, on what, and how it ended', () => {
  const [run] = read([0], [1], [2, 'p.B'], [3], [4, '9'], [5, '9']).steps
  expect(run).toMatchObject({
    key: 'A.m()I',
    end: { kind: 'returned', value: '9' },
    steps: [
      {
        key: 'B.k(J)J',
        receiver: 'p/B',
        site: { owner: 'B', name: 'k', descriptor: '(J)J', way: 'virtual' },
        steps: [{ kind: 'read', site: { owner: 'B', name: 'f', descriptor: 'I' } }],
        end: { kind: 'returned', value: '9' },
      },
    ],
  })
})

test('a call that came to nothing is where an exception may be from', () => {
  const [run] = read([0], [1], [6, '!java.lang.NullPointerException']).steps
  expect(run).toMatchObject({ end: { kind: 'threw', type: 'java.lang.NullPointerException', own: true, site: { name: 'k' } } })
})

test('a constructor that an exception has left ends with it', () => {
  const root = read([0], [7], [8], [6, 'p.E'])
  expect(root.steps).toMatchObject([
    { end: { type: 'p.E' }, steps: [{ key: 'C.<init>()V', end: { kind: 'threw', type: 'p.E' } }] },
  ])
  expect(read([8], [9, 'p.E'])).toMatchObject({ end: { type: 'p.E' }, steps: [{ end: { kind: 'threw', type: 'p.E' } }] })
})

test('a class that is initialised on the way does not take the call for itself', () => {
  const [run] = read([0], [1], [10], [11], [2], [4], [5]).steps
  expect(run).toMatchObject({ steps: [{ key: 'B.<clinit>()V' }, { key: 'B.k(J)J', site: { name: 'k' } }] })
})

test('what was cut off has no end', () => {
  expect(read([0], [1], [2]).steps).toMatchObject([{ end: { kind: 'cut' }, steps: [{ end: { kind: 'cut' } }] }])
})
