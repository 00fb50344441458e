/** What people give by mistake: one clear line, the right exit code, never a stack. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { errorDocument } from '../../src/model/document.js'
import type { Files, Pair } from '../../src/model/index.js'
import { classBytes } from '../languages/java/project/class-bytes.js'
import { assay, checkBatch, checkPair, folder, members } from '../support/assay.js'

const good = members('public int m(int i) { return i; }', 'public int m(int i) { return i + 1; }')
const isRoot = process.getuid?.() === 0

describe('a folder that can not be used is exit code 2 and one line on standard error', () => {
  test.each<[string, () => string, RegExp]>([
    ['a missing folder', () => '/no/such/folder', /\/no\/such\/folder does not exist/],
    ['an empty folder', () => folder(), /has no \.java or \.class files/],
    ['a folder without Java', () => folder({ 'src/notes.txt': 'x' }), /has no \.java or \.class files/],
    ['a class file that is none', () => folder({ 'src/notes.txt': 'x', 'A.class': 'x' }), /A\.class is not a valid class file/],
    ['a jar that is none', () => join(folder({ 'a.jar': 'x' }), 'a.jar'), /a\.jar is not a jar/],
    ['an empty jar', () => join(folder({ 'a.jar': zipSync({}) }), 'a.jar'), /a\.jar has no \.class or \.java files/],
    [
      'a version of another kind',
      () => folder({ 'p/A.class': classBytes('p.A') }),
      / has (sources|class files) and .* has (sources|class files)/,
    ],
    ['a path through a file', () => join(folder({ 'a.txt': 'x' }), 'a.txt/src'), /a\.txt\/src/],
    ['a pipe', () => withOdd(path => execFileSync('/usr/bin/env', ['mkfifo', path])), /Odd\.java can't be read/],
    ['a dangling link', () => withOdd(path => symlinkSync('/no/such', path)), /Odd\.java can't be read/],
    ['a link to itself', () => withOdd(path => symlinkSync('Odd.java', path)), /Odd\.java can't be read/],
    ['a link to itself as folder', () => linkToItself(), /loop/],
    ['an endless name', () => `/tmp/${'x'.repeat(5000)}`, /x{100}/],
  ])('%s', async (_, make, message) => {
    const path = make()
    const fine = folder(good.before)
    const asBefore = await assay(['check', path, fine])
    expect(asBefore).toMatchObject({ code: 2, stdout: '' })
    expect(asBefore.stderr).toMatch(/^assay: [^\n]+\n$/)
    expect(asBefore.stderr).toMatch(message)
    const asAfter = await assay(['check', '--json', fine, path])
    expect(asAfter.code).toBe(2)
    expect(asAfter.stderr).toMatch(/^assay: [^\n]+\n$/)
    expect(asAfter.stderr).toMatch(message)
    expect(errorDocument.parse(JSON.parse(asAfter.stdout)).error.message).toMatch(message)
  })

  test('class files that need a newer Java', async () => {
    const newer = folder({ 'p/A.class': classBytes('p.A', 99) })
    const ran = await assay(['check', newer, newer])
    expect(ran).toMatchObject({ code: 2, stdout: '' })
    expect(ran.stderr).toMatch(
      /^assay: .* was compiled for Java 99 \(p\.A\), but the JDK is [\d.]+: give a newer one with --jdk\n$/,
    )
  })

  test('a file that may not be read', { skip: isRoot }, async () => {
    const root = folder(good.before)
    writeFileSync(join(root, 'p/Secret.java'), 'package p; class Secret { }', { mode: 0 })
    const ran = await assay(['check', root, root])
    expect(ran).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(/^assay: .*Secret\.java can't be read: EACCES\n$/),
    })
  })

  function withOdd(make: (path: string) => void): string {
    const root = folder(good.before)
    make(join(root, 'p/Odd.java'))
    return root
  }

  function linkToItself(): string {
    const root = folder()
    symlinkSync('loop', join(root, 'loop'))
    return join(root, 'loop')
  }
})

test('a test that can not be written costs a line, not the verdict', async () => {
  const file = join(folder({ file: 'x' }), 'file')
  const ran = await assay(['check', '--quiet', '--junit', join(file, 'tests'), folder(good.before), folder(good.after)])
  expect(ran).toMatchObject({ code: 1, stderr: expect.stringMatching(/^assay: the test can't be written to [^\n]+\n$/) })
  expect(ran.stdout).toMatch(/^changed: /)
})

describe('a folder that looks odd but can be used', () => {
  test('loops of links, deep folders, names with blanks, accents and dollars', async () => {
    const odd = (text: string) => {
      const root = folder({
        'p/A.java': text,
        [`${'d e/'.repeat(40)}B.java`]: 'class B { }',
        'ü ñ/$C.java': 'package x; public class $C { }',
      })
      symlinkSync(root, join(root, 'p/loop'))
      symlinkSync('self', join(root, 'self'))
      mkdirSync(join(root, 'Empty.java'))
      return root
    }
    const [before, after] = [good.before, good.after].map(files => odd(files['p/A.java'] ?? ''))
    const ran = await assay(['check', '--json', before ?? '', after ?? ''])
    expect(ran).toMatchObject({ code: 1, stderr: '' })
    expect(JSON.parse(ran.stdout).verdict).toMatchObject({
      kind: 'changed',
      witness: { calls: ['var a = new p.A();', 'a.m(0);'] },
    })
  })

  test('a source of 10 MB', { timeout: 120_000 }, async () => {
    const comment = `/* ${'all work and no play '.repeat(500_000)} */`
    const [before, after] = [good.before, good.after].map(files => folder({ 'p/A.java': `${comment}${files['p/A.java']}` }))
    const ran = await assay(['check', before ?? '', after ?? ''])
    expect(ran).toMatchObject({ code: 1, stderr: '', stdout: expect.stringMatching(/^changed/) })
  })

  test('10 MB of texts in one class', { timeout: 120_000 }, async () => {
    const texts = (last: string) => {
      const method = (n: number) => `public String m${n}() { return "${'x'.repeat(60_000)}${n === 170 ? last : n}"; }\n`
      return { 'p/A.java': `package p;\npublic class A {\n${Array.from({ length: 171 }, (_, n) => method(n)).join('')}}\n` }
    }
    const ran = await assay(['check', '--json', '--sequences', '200', folder(texts('a')), folder(texts('b'))])
    expect(ran).toMatchObject({ code: 1, stderr: '' })
    expect(JSON.parse(ran.stdout).verdict).toMatchObject({
      kind: 'changed',
      witness: { calls: ['var a = new p.A();', 'a.m170();'] },
    })
  })
})

const returning = (name: string, value: number): Files => ({
  [name]: `package p; public class A { public int m() { return ${value}; } }`,
})

test('programs at the edge of what a program is get a verdict that is true of them', async () => {
  const same = (files: Files): Pair => ({ before: files, after: files })
  const text = (value: string) => `public String m() { return ${value}; }`
  const pairs: Record<string, Pair> = {
    'before does not compile': { before: { 'p/A.java': 'package p; public class A { x }' }, after: returning('p/A.java', 1) },
    'neither compiles': same({ 'p/A.java': 'package p; public class A { x }' }),
    'two public classes of one name after': {
      before: returning('p/A.java', 1),
      after: { ...returning('p/A.java', 1), ...returning('q/A.java', 1) },
    },
    'two public classes of one name before': {
      before: { ...returning('p/A.java', 1), ...returning('q/A.java', 1) },
      after: returning('p/A.java', 1),
    },
    'a public class in a file of another name': { before: returning('p/A.java', 1), after: returning('p/X.java', 1) },
    'a file in the folder of another package': { before: returning('p/A.java', 1), after: returning('elsewhere/A.java', 2) },
    'module-info and package-info': {
      before: {
        ...returning('p/A.java', 1),
        'module-info.java': 'module x { requires java.sql; }',
        'p/package-info.java': '/** p */ package p;',
      },
      after: {
        ...returning('p/A.java', 2),
        'module-info.java': 'module x { requires nothing.at.all; }',
        'p/package-info.java': '@Deprecated package p;',
      },
    },
    'an empty file beside': {
      before: { ...returning('p/A.java', 1), 'E.java': '' },
      after: { ...returning('p/A.java', 2), 'E.java': ';;' },
    },
    'everything is gone': { before: returning('p/A.java', 1), after: { 'p/A.java': '// gone' } },
    'a byte order mark': { before: returning('p/A.java', 1), after: { 'p/A.java': `\uFEFF${returning('', 1)['']}` } },
    'a name with a dollar': {
      before: { 'p/A$B.java': 'package p; public class A$B { public int m$() { return 1; } }' },
      after: { 'p/A$B.java': 'package p; public class A$B { public int m$() { return 2; } }' },
    },
    'names in other letters': {
      before: { 'p/Größe.java': 'package p; public class Größe { public String 名() { return "ä"; } }' },
      after: { 'p/Größe.java': 'package p; public class Größe { public String 名() { return "ö"; } }' },
    },
    'half a surrogate pair': members('public String m() { return "\\ud83d"; }', 'public String m() { return "\\ude00"; }'),
    'paths that lead out': { before: returning('../../p/A.java', 1), after: returning('/etc/p/A.java', 2) },
    'code too large for a class file': members('int a;', `int m(int a) { ${'a += a * 3 + 77777; '.repeat(9000)} return a; }`),
    'a text too long for a class file': members(text('"y"'), text(`"${'x'.repeat(70_000)}"`)),
    'such a text instead of the same one': members(text('"x".repeat(70000)'), text(`"${'x'.repeat(70_000)}"`)),
    'after those': { before: returning('p/A.java', 1), after: returning('p/A.java', 2) },
    'very deep parentheses': members(
      `public int m(int a) { return ${'('.repeat(2000)}a${')'.repeat(2000)}; }`,
      'public int m(int a) { return a; }',
    ),
  }
  const { results } = await checkBatch(pairs)
  const said = Object.entries(results).map(([name, { verdict }]) => [
    name,
    verdict.kind === 'unknown' ? verdict.reason : verdict.kind,
  ])
  expect(Object.fromEntries(said)).toEqual({
    'before does not compile': 'before-does-not-compile',
    'neither compiles': 'before-does-not-compile',
    'two public classes of one name after': 'uncompilable',
    'two public classes of one name before': 'before-does-not-compile',
    'a public class in a file of another name': 'uncompilable',
    'a file in the folder of another package': 'changed',
    'module-info and package-info': 'changed',
    'an empty file beside': 'changed',
    'everything is gone': 'nothing-in-common',
    'a byte order mark': 'uncompilable',
    'a name with a dollar': 'changed',
    'names in other letters': 'changed',
    'half a surrogate pair': 'changed',
    'paths that lead out': 'changed',
    'code too large for a class file': 'uncompilable',
    'a text too long for a class file': 'compilers-disagree',
    'such a text instead of the same one': 'compilers-disagree',
    'after those': 'changed',
    'very deep parentheses': expect.stringMatching(/preserved|compilers-disagree/),
  })
  const witness = (name: string) => {
    const verdict = results[name]?.verdict
    return verdict?.kind === 'changed' ? verdict.witness : undefined
  }
  expect(witness('names in other letters')).toMatchObject({ before: '"ä"', after: '"ö"' })
  expect(witness('half a surrogate pair')).toMatchObject({ before: '"\\ud83d"', after: '"\\ude00"' })
  expect(witness('a name with a dollar')?.calls[0]).toContain('new p.A$B()')
})

test('the messages are those of javac, with the place of the fault', async () => {
  const { result, code } = await checkPair({
    before: { 'p/A.java': 'package p;\n\npublic class A {\n\t/* 😀 */ int x = "s";\n}' },
    after: good.after,
  })
  expect(code).toBe(3)
  expect(result.verdict).toEqual({
    kind: 'unknown',
    reason: 'before-does-not-compile',
    diagnostics: [
      {
        code: 'compiler.err.prob.found.req',
        message: expect.stringContaining('cannot be converted to int'),
        file: 'p/A.java',
        line: 4,
        column: '\t/* 😀 */ int x = "s";'.indexOf('"') + 1,
      },
    ],
  })
})
