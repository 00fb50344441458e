import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Lines } from '../../src/workers/lines.js'
import { condense, Tail } from '../../src/workers/tail.js'

test('the same lines come out, however the bytes are cut', () => {
  const line = fc.string({ unit: 'grapheme', maxLength: 12 }).map(text => text.replaceAll('\n', '⏎'))
  fc.assert(
    fc.property(fc.array(line), fc.integer({ min: 1, max: 9 }), (expected, step) => {
      const bytes = Buffer.from(expected.map(each => `${each}\n`).join(''))
      const lines = new Lines(1000)
      const found: string[] = []
      for (let at = 0; at < bytes.length; at += step) found.push(...(lines.take(bytes.subarray(at, at + step)) ?? []))
      expect(found).toEqual(expected)
    }),
  )
})

test('a line may be as long as the limit and no longer, in one piece or in many', () => {
  expect(new Lines(5).take(Buffer.from('12345\n'))).toEqual(['12345'])
  expect(new Lines(5).take(Buffer.from('123456\n'))).toBeUndefined()
  const many = new Lines(5)
  expect(many.take(Buffer.from('1234'))).toEqual([])
  expect(many.take(Buffer.from('56'))).toBeUndefined()
})

test('of what was written only the end is kept', () => {
  const tail = new Tail()
  for (let n = 0; n < 5000; n++) tail.add(Buffer.from(`line ${n}\n`))
  expect(tail.oneLine(20)).toBe('… line 4998 line 4999')
  tail.add(Buffer.alloc(1 << 20, 'x'))
  expect(tail.oneLine(1 << 20)).toHaveLength(4096)
})

test('foreign text becomes one line without control characters', () => {
  expect(condense('\u001b[31mError:\u001b[0m\r\n\tat x\u202e\n', 100)).toBe('[31mError: [0m at x')
})
