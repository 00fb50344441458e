import { execFileSync } from 'node:child_process'
import { rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSources as read, readVersion } from '../../src/languages/java/project/version.js'
import { InputError } from '../../src/model/index.js'
import { folder } from '../support/assay.js'

test('every source file is read under its path, in the order of names', () => {
  const root = folder({
    'b/B.java': 'b',
    'a/z/C.java': 'c',
    'a/A.java': 'a',
    'D.java': 'd',
    'a/readme.md': 'no',
    'a/A.class': 'no',
  })
  expect(Object.entries(read(root))).toEqual([
    ['D.java', 'd'],
    ['a/A.java', 'a'],
    ['a/z/C.java', 'c'],
    ['b/B.java', 'b'],
  ])
})

test('whatever files a folder has, they are read as they were written', () => {
  const name = fc.stringMatching(/^[A-Za-zäß日 $_-]{1,12}$/u).filter(text => text.trim() === text && !text.startsWith('.'))
  const path = fc
    .tuple(fc.array(name, { maxLength: 3 }), name)
    .map(([folders, file]) => [...folders.map(part => `${part}.d`), `${file}.java`].join('/'))
  const files = fc.dictionary(path, fc.string({ unit: 'grapheme', maxLength: 30 }), {
    minKeys: 1,
    maxKeys: 6,
    noNullPrototype: true,
  })
  fc.assert(
    fc.property(files, written => {
      const root = folder(written)
      try {
        expect(read(root)).toEqual(written)
      } finally {
        rmSync(root, { recursive: true })
      }
    }),
    { numRuns: 60 },
  )
})

test('folders that start with a dot are left out', () => {
  expect(Object.keys(read(folder({ 'A.java': '', '.git/B.java': '', 'p/.idea/C.java': '' })))).toEqual(['A.java'])
})

test('links are followed, and a loop of them ends', () => {
  const elsewhere = folder({ 'q/B.java': 'b', 'C.java': 'c' })
  const root = folder({ 'p/A.java': 'a' })
  symlinkSync(join(elsewhere, 'q'), join(root, 'linked'))
  symlinkSync(join(elsewhere, 'C.java'), join(root, 'C.java'))
  symlinkSync(root, join(root, 'p/around'))
  symlinkSync('.', join(root, 'p/here'))
  symlinkSync('self', join(root, 'self'))
  expect(read(root)).toEqual({ 'C.java': 'c', 'linked/B.java': 'b', 'p/A.java': 'a' })
})

test('a link to a folder may itself be given', () => {
  const root = folder()
  symlinkSync(folder({ 'A.java': 'a' }), join(root, 'link'))
  expect(read(join(root, 'link'))).toEqual({ 'A.java': 'a' })
})

test('a single source file is a program', () => {
  expect(read(join(folder({ 'p/A.java': 'a' }), 'p/A.java'))).toEqual({ 'A.java': 'a' })
})

test('a folder that is called like a source file is a folder', () => {
  expect(read(folder({ 'X.java/A.java': 'a' }))).toEqual({ 'X.java/A.java': 'a' })
})

test('very deep folders are read', () => {
  const deep = 'd/'.repeat(200)
  expect(Object.keys(read(folder({ [`${deep}A.java`]: 'a' })))).toEqual([`${deep}A.java`])
})

const nothing = {}
test.each<[string, Readonly<Record<string, string | Uint8Array>>, string, RegExp]>([
  ['a missing folder', nothing, 'none', /none does not exist: give a folder with \.java files$/],
  ['an empty folder', nothing, '.', /has no \.java or \.class files/],
  ['a folder without Java', { 'notes.txt': 'x' }, '.', /has no \.java or \.class files/],
  ['a file of another kind', { 'a.txt': 'x' }, 'a.txt', /a\.txt is not a folder, a jar or a \.java file/],
  ['a device', nothing, '/dev/null', /^\/dev\/null is not a folder/],
])('%s is one line that says what to do', (_, files, given, message) => {
  const path = resolve(folder(files), given)
  expect(() => read(path)).toThrow(InputError)
  expect(() => read(path)).toThrow(message)
  expect(() => read(path)).not.toThrow(/\n/)
})

test('a source file that can not be read is an error, not a smaller program', () => {
  const make: Readonly<Record<string, (path: string) => void>> = {
    'a pipe': path => execFileSync('/usr/bin/env', ['mkfifo', path]),
    'a link to nowhere': path => symlinkSync('/no/such/file', path),
    'a link to itself': path => symlinkSync('Odd.java', path),
  }
  for (const [what, write] of Object.entries(make)) {
    const root = folder({ 'A.java': 'a' })
    write(join(root, 'Odd.java'))
    expect(() => read(root), what).toThrow(InputError)
    expect(() => read(root), what).toThrow(/Odd\.java can't be read: \S[^\n]*$/)
  }
})

test('a link that leads nowhere and is no source file does not matter', () => {
  const root = folder({ 'A.java': 'a', 'Empty.java/notes.txt': '' })
  symlinkSync('/no/such/file', join(root, 'nowhere'))
  expect(read(root)).toEqual({ 'A.java': 'a' })
})

test('more than a program can be is refused', () => {
  const root = folder()
  for (const n of [1, 2, 3, 4, 5]) writeFileSync(join(root, `A${n}.java`), Buffer.alloc(14 << 20, 0x20))
  expect(() => read(root)).toThrow(/more than 64 MiB of sources: give a smaller part of it/)
})

test('a file that is not UTF-8 is read as Latin-1, and that is said once for all of them', () => {
  const root = folder({ 'A.java': Buffer.from([0x63, 0xe4, 0x64]), 'B.java': Buffer.from([0x63, 0xc3]), 'C.java': 'ä' })
  const notes: string[] = []
  const version = readVersion(root, { onNote: note => notes.push(note) })
  expect(version).toMatchObject({ files: { 'A.java': 'cäd', 'B.java': 'cÃ', 'C.java': 'ä' } })
  expect(notes).toEqual([`${join(root, 'A.java')} and 1 more: not UTF-8, read as Latin-1 (--encoding says otherwise)`])
})

test('an encoding that is given counts', () => {
  const root = folder({ 'A.java': Buffer.from([0x63, 0xa4]) })
  expect(readVersion(root, { encoding: 'ISO-8859-15' })).toMatchObject({ files: { 'A.java': 'c€' } })
  expect(() => readVersion(root, { encoding: 'Klingon' })).toThrow(/unsupported encoding Klingon of the sources: give another/)
})
