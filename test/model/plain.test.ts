import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isLink, oneLine, visible } from '../../src/model/plain.js'

test('what can’t be seen is written as Java writes it, and the rest stays', () => {
  expect(visible('a\u202eb\u0000c\ud800\u200b\ufeff\r')).toBe('a\\u202eb\\u0000c\\ud800\\u200b\\ufeff\\u000d')
  expect(visible('\tü ↦ 😀\r\nx\n')).toBe('\tü ↦ 😀\nx\n')
})

test('nothing is left that XML could not carry', () => {
  const text = fc.string({ unit: fc.nat({ max: 0xffff }).map(code => String.fromCharCode(code)) })
  fc.assert(
    fc.property(text, given => {
      expect(visible(given)).toMatch(/^[\t\n -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u)
    }),
  )
})

test('a line is cut where signs end', () => {
  expect(oneLine(' a\n   b;\r\nc ')).toBe('a; b; c')
  expect(oneLine('😀😀😀', 2)).toBe('😀…')
})

test('only addresses of the web are links', () => {
  expect(['https://example.org/a?b=1#c', 'http://example.org'].every(isLink)).toBe(true)
  expect(['javascript:alert(1)', 'https://x"onclick=', 'data:text/html,x', ' https://x', '#a', ''].some(isLink)).toBe(false)
})
