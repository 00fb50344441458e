import { join, resolve } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { newestClass } from '../../../../src/languages/java/project/class-file.js'
import { readVersion, readVersions } from '../../../../src/languages/java/project/version.js'
import { InputError } from '../../../../src/model/index.js'
import { folder } from '../../../support/assay.js'
import { classBytes } from './class-bytes.js'

const a = classBytes('p.A')
const inner = classBytes('p.A$B')

function jar(files: Readonly<Record<string, Uint8Array | string>>, name = 'a.jar'): string {
  const entries = Object.entries(files).map(([path, content]) => [path, typeof content === 'string' ? strToU8(content) : content])
  return join(folder({ [name]: zipSync(Object.fromEntries(entries)) }), name)
}

test('a folder of class files is a version of class files, by binary name', () => {
  const root = folder({ 'p/A.class': a, 'p/A$B.class': inner, 'p/text.properties': 'x=1', 'module-info.class': 'x' })
  const version = readVersion(root)
  expect(version).toMatchObject({ kind: 'classes', path: root })
  if (version.kind !== 'classes') throw new Error('no classes')
  expect([...version.classes].map(([name, bytes]) => [name, Buffer.from(bytes)])).toEqual([
    ['p.A$B', Buffer.from(inner)],
    ['p.A', Buffer.from(a)],
  ])
})

test('sources count, and what lies beside them was made of them', () => {
  expect(readVersion(folder({ 'p/A.java': 'x', 'target/p/A.class': 'y' }))).toMatchObject({
    kind: 'sources',
    files: { 'p/A.java': 'x' },
  })
})

test('a jar of class files is read, without what lies under META-INF', () => {
  const path = jar({
    'META-INF/MANIFEST.MF': 'Manifest-Version: 1.0\n',
    'META-INF/versions/21/p/A.class': classBytes('p.A', 21),
    'module-info.class': 'x',
    'p/package-info.class': classBytes('p.package-info'),
    'p/A.class': a,
    'p/A.java': 'sources that were packed too',
    'p/picture.png': 'x',
  })
  const version = readVersion(path)
  if (version.kind !== 'classes') throw new Error('no classes')
  expect([...version.classes.keys()]).toEqual(['p.A', 'p.package-info'])
  expect(version.path).toBe(path)
  expect(newestClass(version.classes).java).toBe(17)
})

test('a jar of sources is a version of sources', () => {
  const path = jar({ 'META-INF/LICENSE.txt': '', 'p/A.java': 'a ä', 'p/Messages.properties': '' }, 'lib-1.0-sources.jar')
  expect(readVersion(path)).toMatchObject({ kind: 'sources', files: { 'p/A.java': 'a ä' } })
  expect(readVersion(jar({ 'p/A.java': 'z' }, 'a.zip'))).toMatchObject({ kind: 'sources', files: { 'p/A.java': 'z' } })
})

test('two versions are of one kind', () => {
  const sources = folder({ 'A.java': 'x' })
  const classes = folder({ 'p/A.class': a })
  expect(readVersions(classes, jar({ 'p/A.class': a })).after.kind).toBe('classes')
  expect(() => readVersions(sources, classes)).toThrow(/ has sources and .* has class files: give two of the same kind$/)
})

test('the newest class file tells what Java they need', () => {
  const classes = new Map([
    ['p.A', classBytes('p.A', 8)],
    ['p.B', classBytes('p.B', 25)],
  ])
  expect(newestClass(classes)).toEqual({ name: 'p.B', java: 25 })
})

const zipped = Buffer.from(zipSync({ 'p/A.java': strToU8('class A { }'.repeat(500)) }))
const damaged = Buffer.from(zipped).fill(0xff, 40, 60)
/** Says that its only entry is larger than a version may be. */
const bomb = Buffer.from(zipped)
bomb.writeUInt32LE(0x7fffffff, bomb.lastIndexOf('PK\x01\x02') + 24)

test.each<[string, Readonly<Record<string, string | Uint8Array>>, string, RegExp]>([
  ['a text that is called a jar', { 'a.jar': 'hello' }, 'a.jar', /a\.jar is not a jar: it is not a zip archive$/],
  ['an empty file that is called a jar', { 'a.jar': '' }, 'a.jar', /a\.jar is not a jar/],
  ['half a jar', { 'a.jar': zipped.subarray(0, 60) }, 'a.jar', /a\.jar can't be unpacked \(.+\): it is damaged or encrypted$/],
  ['a damaged jar', { 'a.jar': damaged }, 'a.jar', /a\.jar can't be unpacked/],
  ['a jar that gets too large', { 'a.jar': bomb }, 'a.jar', /a\.jar has more than 64 MiB of code/],
  ['an empty jar', { 'a.jar': zipSync({}) }, 'a.jar', /a\.jar has no \.class or \.java files/],
  ['a jar of pictures', { 'a.jar': zipSync({ 'a.png': a }) }, 'a.jar', /a\.jar has no \.class or \.java files/],
  [
    'a jar that leads out of itself',
    { 'a.jar': zipSync({ '../A.java': a }) },
    'a.jar',
    /an entry outside the archive: \.\.\/A\.java$/,
  ],
  ['a class file that is none', { 'p/A.class': 'text' }, '.', /A\.class is not a valid class file/],
  ['a class file that ends too early', { 'p/A.class': a.subarray(0, 20) }, '.', /A\.class is not a valid class file/],
  ['an empty class file', { 'p/A.class': '' }, '.', /A\.class is not a valid class file/],
  ['a folder too far up', { 'target/classes/p/A.class': a }, '.', /holds the class p\.A: give the folder .*\/target\/classes\/$/],
  ['a folder too far down', { 'A.class': a }, '.', /A\.class holds the class p\.A: a class file must have the name/],
  [
    'a jar of an application',
    { 'a.jar': zipSync({ 'BOOT-INF/classes/p/A.class': a }) },
    'a.jar',
    /holds the class p\.A: unpack the jar and give its folder BOOT-INF\/classes\/$/,
  ],
  ['nothing but a module', { 'module-info.class': a }, '.', /has no classes/],
])('%s is one line that says what to do', (_, files, given, message) => {
  const path = resolve(folder(files), given)
  expect(() => readVersion(path)).toThrow(InputError)
  expect(() => readVersion(path)).toThrow(message)
  expect(() => readVersion(path)).not.toThrow(/\n/)
})
