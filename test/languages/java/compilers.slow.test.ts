/**
 * Compilers that are kept from program to program must say what fresh ones say: the same verdict, the same messages, the
 * same class files. Fresh compilers are asked once for each program, kept ones for a long walk through all of them in which
 * the nasty programs come in several orders, so that each meets many others just before.
 */
import { expect, test } from 'vitest'
import { brokenPrograms, pairs } from '../../../bench/pairs.js'
import { compileAnswer } from '../../../src/languages/java/answers.js'
import { oldestJdk, setUpJava } from '../../../src/languages/java/jvm.js'
import { findJdks, type Jdk } from '../../../src/workers/jdk.js'
import { Pool } from '../../../src/workers/pool.js'
import { nasty } from '../../support/nasty.js'

interface Program {
  readonly name: string
  readonly files: Readonly<Record<string, string>>
}

type CompilerName = 'javac' | 'javac-errors' | 'ecj' | 'fresh-javac' | 'fresh-ecj'
type Opinion = ReturnType<typeof compileAnswer.parse>['compiled'][number]

const small: readonly Program[] = [...pairs(280, 7)].flatMap(({ id, before, after }) => [
  { name: `pair ${id} before`, files: before },
  { name: `pair ${id} after`, files: after },
])
const broken: readonly Program[] = [...brokenPrograms(280, 11)].map((files, n) => ({ name: `broken ${n}`, files }))

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
  await using kept = await openWorker(jdk)
  await using fresh = await openWorker(jdk)
  const askFresh = async () => ({
    javac: await fresh.compile(programs, 'fresh-javac'),
    ecj: await fresh.compile(programs, 'fresh-ecj'),
  })
  const askKept = async () => ({
    javac: await kept.compile(walk, 'javac'),
    'javac-errors': await kept.compile(walk, 'javac-errors'),
    ecj: await kept.compile(walk, 'ecj'),
  })
  const [right, said] = await Promise.all([askFresh(), askKept()])
  for (const opinions of Object.values(right)) {
    expect(opinions.length).toBeGreaterThanOrEqual(1000)
    expect(opinions.filter(({ ok, classes = {} }) => ok && Object.keys(classes).length > 0).length).toBeGreaterThan(400)
    expect(opinions.filter(({ ok, diagnostics = [] }) => !ok && diagnostics.length > 0).length).toBeGreaterThan(300)
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

function withoutClasses({ classes: _, ...opinion }: Opinion): Opinion {
  return opinion
}

/** One process, so that whatever a compiler keeps is kept from the first program to the last. */
async function openWorker(jdk: Jdk) {
  // As for a single pair: on runs this short the optimising compiler costs more than it gives.
  const command = await setUpJava(jdk, 'one')
  const pool = new Pool<Readonly<Record<string, unknown>> & { readonly id?: never }, unknown>(() => command, {
    size: 1,
    startMs: 60_000,
    deadlineMs: 60_000,
  })
  return {
    async compile(list: readonly Program[], compiler: CompilerName): Promise<readonly Opinion[]> {
      const replies = await Promise.all(
        chunks(list, 20).map(part =>
          pool.ask({ kind: 'compile', compiler, programs: part.map(({ files }) => files), hashes: true }),
        ),
      )
      const processes = new Set(replies.map(reply => (reply.kind === 'answered' ? reply.by : reply.detail)))
      expect([...processes], 'the worker was restarted on the way').toHaveLength(1)
      return replies.flatMap(reply => (reply.kind === 'answered' ? compileAnswer.parse(reply.answer).compiled : []))
    },
    [Symbol.asyncDispose]: () => pool[Symbol.asyncDispose](),
  }
}

function isSame(said: Opinion | undefined, expected: Opinion | undefined): boolean {
  return expected !== undefined && JSON.stringify(said) === JSON.stringify(expected)
}

function chunks<T>(list: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, n) => list.slice(n * size, (n + 1) * size))
}

/** In turn one of each list, until all have come to their end. */
function mixed<T>(lists: readonly (readonly T[])[]): readonly T[] {
  const longest = Math.max(...lists.map(list => list.length))
  return Array.from({ length: longest }, (_, n) => n).flatMap(n => lists.flatMap(list => list[n] ?? []))
}
