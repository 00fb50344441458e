import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aligned, type DiffLine, diffFiles } from '../../src/report/diff.js'

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

test('whoever follows what is shown comes from the one text to the other', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 40 }).map(lines => lines.map(line => `${line}\n`).join(''))
  fc.assert(
    fc.property(text, text, (before, after) => {
      expect(patched(before, diffFiles({ A: before }, { A: after }))).toBe(after)
    }),
  )
})

/** As `patch` does it: by the line numbers of the hunks, and only where the lines are those that are there. */
function patched(text: string, diff: readonly DiffLine[]): string {
  const lines = text.split('\n').slice(0, -1)
  let result = ''
  let at = 0
  for (const { kind, text: shown } of diff) {
    const [, from = '', length = ''] = /^@@ -(\d+),(\d+)/.exec(shown) ?? []
    const line = `${shown.slice(1)}\n`
    if (kind === 'hunk') for (const start = Number(from) - (length === '0' ? 0 : 1); at < start; at++) result += `${lines[at]}\n`
    if (kind === 'same' || kind === 'removed') expect(`${lines[at++]}\n`).toBe(line)
    if (kind === 'same' || kind === 'added') result += line
  }
  return [result, ...lines.slice(at).map(line => `${line}\n`)].join('')
}

test('side by side, each side is whole and in order, and like lines stand beside each other', () => {
  const lines = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 30 })
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      const rows = aligned(before.join('\n'), after.join('\n'))
      expect(rows.flatMap(row => row.before ?? [])).toEqual(numberedLines(before))
      expect(rows.flatMap(row => row.after ?? [])).toEqual(numberedLines(after))
      for (const row of rows) expect(row.isSame).toBe(row.before !== undefined && row.before.text === row.after?.text)
    }),
  )
})

const numberedLines = (lines: readonly string[]) => (lines.join('') === '' ? [] : lines.map((text, n) => ({ n: n + 1, text })))
