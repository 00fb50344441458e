import { join } from 'node:path'
import { expect, test } from 'vitest'
import { java } from '../../src/languages/java/language.js'
import { readPosition, writePosition } from '../../src/programs/position.js'
import { readProgram } from '../../src/programs/program.js'
import { folder } from '../support/assay.js'

test('marks in a folder are found and taken out of the sources', () => {
  const text = 'class A {\n  [|method:int [|m|]() { return [|get:f|]; }|]\n}\n'
  const { files, marks } = readProgram(
    folder({ 'p/A.java': text, 'p/B.java': 'class B {}', 'notes.txt': '[|x|]' }),
    'marks',
    java.sources,
  )
  expect(Object.keys(files)).toEqual(['p/A.java', 'p/B.java'])
  const source = files['p/A.java'] ?? ''
  expect(source).toBe('class A {\n  int m() { return f; }\n}\n')
  const marked = Object.entries(marks).map(([name, { file, start, end }]) => [name, file, source.slice(start, end)])
  expect(marked.toSorted()).toEqual([
    ['get', 'p/A.java', 'f'],
    ['method', 'p/A.java', 'int m() { return f; }'],
    ['target', 'p/A.java', 'm'],
  ])
})

test('what only looks like a part of a mark is text', () => {
  const { files, marks } = readProgram(
    folder({ 'A.java': 'class A { String a = "|]", b = "[|]"; int [|m|]; }' }),
    'marks',
    java.sources,
  )
  expect(files['A.java']).toBe('class A { String a = "|]", b = "[|]"; int m; }')
  expect(marks).toEqual({ target: { file: 'A.java', start: 42, end: 43 } })
})

test('without the wish for marks the sources stay as they are', () => {
  const root = folder({ 'A.java': 'class A { int [|m|]; }' })
  expect(readProgram(root, 'sources', java.sources)).toEqual({ files: { 'A.java': 'class A { int [|m|]; }' }, marks: {} })
})

test('a folder as generate writes it has its marks in a file of its own', () => {
  const marks = { target: { file: 'A.java', start: 6, end: 7 } }
  const root = folder({ 'A.java': 'class A {}', 'marks.json': JSON.stringify(marks) })
  expect(readProgram(root, 'marks', java.sources)).toEqual({ files: { 'A.java': 'class A {}' }, marks })
})

test('a JSON program is read from a file, with or without marks and id', () => {
  const files = { 'A.java': 'class A {}' }
  const marks = { target: { file: 'A.java', start: 6, end: 7 } }
  const root = folder({ 'a.json': JSON.stringify({ id: 'x#1', files, marks }), 'b.json': JSON.stringify({ files }) })
  expect(readProgram(join(root, 'a.json'), 'marks', java.sources)).toEqual({ files, marks })
  expect(readProgram(join(root, 'b.json'), 'marks', java.sources)).toEqual({ files, marks: {} })
})

test.each([
  ['{', /program\.json is not a JSON document/],
  ['[]', /program\.json is not \{"files"/],
  ['{"files":{"A.java":1}}', /see files\.A\.java/],
  ['{"files":{"A.java":"x"},"mark":{}}', /see mark$/],
  ['{"files":{}}', /has no files/],
  ['{"files":{"../A.java":"x"}}', /has a file \.\.\/A\.java/],
  ['{"files":{"A.java":"x \\ud83d y"}}', /has an unpaired surrogate in A\.java/],
  ['{"files":{"":"x"}}', /has a file without a name: paths are relative/],
  ['{"files":{"A.java":"x"},"marks":{"target":{"file":"B.java","start":0,"end":0}}}', /the mark target in B\.java/],
  ['{"files":{"A.java":"x"},"marks":{"target":{"file":"A.java","start":0,"end":2}}}', /from 0 to 2 in A\.java, which has 1 char/],
])('%s is refused in one line', (text, words) => {
  const file = join(folder({ 'program.json': text }), 'program.json')
  expect(() => readProgram(file, 'marks', java.sources)).toThrow(words)
})

test('a mark that stands twice is refused', () => {
  const root = folder({ 'A.java': 'class [|A|] {}', 'B.java': 'class [|B|] {}' })
  expect(() => readProgram(root, 'marks', java.sources)).toThrow('duplicate mark target, in A.java and in B.java')
})

const files = { 'p/A.java': 'ab\r\ncde\n\nf', 'e/E.java': '', 'm/Marked.java': '\uFEFFab\nc' }

test.each([
  ['p/A.java:1:1', 0, 0],
  ['p/A.java:1:3', 2, 2],
  ['p/A.java:2:1-2:4', 4, 7],
  ['p/A.java:3:1', 8, 8],
  ['p/A.java:4:2', 10, 10],
  ['p/A.java:1:2-4:1', 1, 9],
  ['e/E.java:1:1', 0, 0],
  // A byte order mark is no column.
  ['m/Marked.java:1:1-1:3', 1, 3],
  ['m/Marked.java:2:1', 4, 4],
])('%s is from %i to %i', (text, start, end) => {
  const place = readPosition(text, files)
  expect(place).toEqual({ file: text.split(':', 1)[0], start, end })
  expect(writePosition(place, files)).toBe(text.split('-', 1)[0])
})

test.each([
  ['p/A.java', 'expected file:line:col'],
  ['p/A.java:1', 'expected file:line:col'],
  ['p/B.java:1:1', 'no file p/B.java; it has p/A.java, e/E.java, m/Marked.java'],
  ['p/A.java:5:1', 'which has 4 lines'],
  ['p/A.java:0:1', 'which has 4 lines'],
  ['p/A.java:1:4', 'line 1 has 2 columns'],
  ['p/A.java:1:0', 'line 1 has 2 columns'],
  ['p/A.java:2:2-1:1', 'ends before it begins'],
])('%s is refused: %s', (text, words) => {
  expect(() => readPosition(text, files)).toThrow(words)
})
