/**
 * Compilers that are kept from program to program must say what fresh ones say: the same verdict, the same messages, the
 * same class files. Fresh compilers are asked once for each program, kept ones for a long walk through all of them in which
 * the nasty programs come in several orders, so that each meets many others just before.
 */
import { expect, test } from 'vitest'
import { brokenPrograms, pairs } from '../../../corpus/pairs/pairs.js'
import { findJdks } from '../../../src/jvm/jdk.js'
import { oldestJdk } from '../../../src/languages/java/jvm.js'
import { type Opinion, openCompiler } from '../../support/compiler.js'
import { nasty } from '../../support/nasty.js'

interface Program {
  readonly name: string
  readonly files: Readonly<Record<string, string>>
}

const small: readonly Program[] = [...pairs(140, 7)].flatMap(({ id, before, after }) => [
  { name: `pair ${id} before`, files: before },
  { name: `pair ${id} after`, files: after },
])
const broken: readonly Program[] = [...brokenPrograms(140, 11)].map((files, n) => ({ name: `broken ${n}`, files }))

/** What is wrong with these shows only when the class files are written. */
const outsized: readonly Program[] = Object.entries({
  'code too large': `int m(int a) { ${'a += a * 3 + 77777; '.repeat(9000)} return a; }`,
  'a text too long': `String s = "${'x'.repeat(70_000)}";`,
  'too many parameters': `void m(${Array.from({ length: 300 }, (_, n) => `int p${n}`).join(', ')}) { }`,
  'too many dimensions': `Object a = new int${'[1]'.repeat(256)};`,
  'a table too large': `static int[] t = { ${'1234567, '.repeat(12_000)} };`,
}).map(([name, member]) => ({ name, files: { 'p1/A.java': `package p1; public class A { ${member} }` } }))

const programs = [...nasty, ...outsized, ...small, ...broken]

/**
 * First what confuses a compiler that has not yet seen much of the JDK. Then all nasty ones after each other, both ways round;
 * then everything mixed, each nasty one between two of another kind.
 */
const walk = [
  ...nasty.filter(({ name }) => name.includes('cycle')),
  ...nasty,
  ...outsized,
  ...nasty.toReversed(),
  ...mixed([small, broken, [...outsized, ...nasty]]),
]

const jdks = findJdks().filter(jdk => jdk.major >= oldestJdk)
const ends = [...new Set([jdks.at(-1), jdks.at(0)])].flatMap(jdk => jdk ?? [])

test('there is a JDK to compare compilers on', () => expect(ends).not.toEqual([]))

test.each(ends)('on JDK $version kept compilers say what fresh ones say', { timeout: 120_000 }, async jdk => {
  await using kept = await openCompiler(jdk)
  await using fresh = await openCompiler(jdk)
  const askFresh = async () => ({
    javac: await fresh.compile(files(programs), 'fresh-javac', 'hashes'),
    ecj: await fresh.compile(files(programs), 'fresh-ecj', 'hashes'),
  })
  const askKept = async () => ({
    javac: await kept.compile(files(walk), 'javac', 'hashes'),
    'javac-errors': await kept.compile(files(walk), 'javac-errors', 'hashes'),
    ecj: await kept.compile(files(walk), 'ecj', 'hashes'),
  })
  const [right, said] = await Promise.all([askFresh(), askKept()])
  for (const opinions of Object.values(right)) {
    expect(opinions.length).toBeGreaterThanOrEqual(500)
    expect(opinions.filter(({ ok, classes = {} }) => ok && Object.keys(classes).length > 0).length).toBeGreaterThan(200)
    expect(opinions.filter(({ ok, diagnostics = [] }) => !ok && diagnostics.length > 0).length).toBeGreaterThan(150)
  }
  expect.soft(disagreements(said.javac, right.javac).slice(0, 5), 'javac').toEqual([])
  expect.soft(disagreements(said.ecj, right.ecj).slice(0, 5), 'ECJ').toEqual([])
  const errorsOnly = disagreements(said['javac-errors'].map(withoutClasses), right.javac.map(withoutClasses))
  // It does not come as far as to write class files.
  const premature = errorsOnly.filter(({ program }) => !outsized.includes(program))
  expect.soft(premature.slice(0, 5), 'javac, errors only').toEqual([])
})

interface Disagreement {
  readonly at: number
  readonly program: Program
  readonly said: Opinion | undefined
  readonly expected: Opinion | undefined
}

/** Where a kept compiler and a fresh one do not say the same. */
function disagreements(said: readonly Opinion[], right: readonly Opinion[]): readonly Disagreement[] {
  const fresh = new Map(programs.map((program, at) => [program, right[at]]))
  return walk.flatMap((program, at) => {
    const both = { said: said[at], expected: fresh.get(program) }
    return isSame(both.said, both.expected) ? [] : [{ at, program, ...both }]
  })
}

function files(list: readonly Program[]): readonly Program['files'][] {
  return list.map(program => program.files)
}

function withoutClasses({ classes: _, ...opinion }: Opinion): Opinion {
  return opinion
}

function isSame(said: Opinion | undefined, expected: Opinion | undefined): boolean {
  return expected !== undefined && JSON.stringify(said) === JSON.stringify(expected)
}

/** In turn one of each list, until all have come to their end. */
function mixed<T>(lists: readonly (readonly T[])[]): readonly T[] {
  const longest = Math.max(...lists.map(list => list.length))
  return Array.from({ length: longest }, (_, n) => n).flatMap(n => lists.flatMap(list => list[n] ?? []))
}
