import { expect, test } from 'vitest'
import { divergenceText } from '../../src/model/divergence-text.js'

const text = (place: string, before: string, after: string) => divergenceText({ in: place, before, after })

test('what ran and what runs now is said without packages', () => {
  expect(text('p.B#m()', 'p.A#k(long)', 'p.B#k(int,java.lang.String)')).toBe('in B.m(), A.k(long) ran, now B.k(int, String)')
  expect(text('p.B$C#m()', 'p.A#f', 'p.B#f')).toBe('in B.C.m(), A.f was used, now B.f')
})

test('packages are said where the two are called alike', () => {
  expect(text('p.B#m()', 'p.A#<init>()', 'q.A#<init>()')).toBe('in B.m(), new p.A() ran, now new q.A()')
})

test('exceptions, values and nothing are said in words', () => {
  expect(text('p.B#m()', 'p.A#k()', 'throws java.lang.NullPointerException')).toBe(
    'in B.m(), A.k() ran, now it throws NullPointerException',
  )
  expect(text('p.B#m()', 'throws p.E', 'returns 3')).toBe('in B.m(), it threw E, now it returns 3')
  expect(text('p.B#m()', 'returns', 'nothing')).toBe('in B.m(), it returned, now nothing')
  expect(text('p.B#m()', 'nothing', 'p.A#k()')).toBe('in B.m(), nothing happened, now A.k()')
  expect(text('p.B#<init>()', 'p.B#f = 1', 'p.B#f = 2')).toBe('in new B(), B.f = 1 was set, now B.f = 2')
})

test('what the witness calls itself is in no method', () => {
  expect(text('witness', 'p.A#k()', 'p.B#k()')).toBe('from outside the program, A.k() ran, now B.k()')
})
