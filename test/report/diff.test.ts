import fc from 'fast-check'
import { expect, test } from 'vitest'
import { diffFiles } from '../../src/report/diff.js'

const show = (before: Readonly<Record<string, string>>, after: Readonly<Record<string, string>>) =>
  diffFiles(before, after).map(({ text }) => text)

const numbered = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => `${from + n}\n`).join('')

test('changes are shown with three lines around them, near ones together', () => {
  const before = { A: numbered(1, 30) }
  const after = { A: numbered(1, 30).replace('5\n', 'x\n').replace('9\n', '').replace('\n27\n', '\n27\ny\n') }
  expect(show(before, after)).toEqual([
    '--- A',
    '+++ A',
    '@@ -2,11 +2,10 @@',
    ' 2',
    ' 3',
    ' 4',
    '-5',
    '+x',
    ' 6',
    ' 7',
    ' 8',
    '-9',
    ' 10',
    ' 11',
    ' 12',
    '@@ -25,6 +24,7 @@',
    ' 25',
    ' 26',
    ' 27',
    '+y',
    ' 28',
    ' 29',
    ' 30',
  ])
})

test('files that come and go are shown as such, those that stay not at all', () => {
  expect(show({ A: 'a\n', C: 'c\n' }, { B: 'b\n', C: 'c\n' })).toEqual([
    '--- A',
    '+++ /dev/null',
    '@@ -1,1 +0,0 @@',
    '-a',
    '--- /dev/null',
    '+++ B',
    '@@ -0,0 +1,1 @@',
    '+b',
  ])
})

test('what is shown as removed and added leads from the one text to the other', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 }).map(lines => lines.map(line => `${line}\n`).join(''))
  fc.assert(
    fc.property(text, text, (before, after) => {
      const head = numbered(1, 3)
      const lines = diffFiles({ A: head + before }, { A: head + after }).slice(3)
      const side = (without: string) => lines.filter(({ kind }) => kind !== without).map(({ text }) => `${text.slice(1)}\n`)
      if (before === after) return expect(lines).toEqual([])
      expect(head + before).toContain(side('added').join(''))
      expect(head + after).toContain(side('removed').join(''))
    }),
  )
})
