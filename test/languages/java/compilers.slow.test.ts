/**
 * Compilers that are kept from program to program must say what fresh ones say: the same verdict, the same messages, the
 * same class files. Fresh compilers are asked once for each program, kept ones for a long walk through all of them in which
 * the nasty programs come in several orders, so that each meets many others just before.
 */
import { expect, test } from 'vitest'
import { brokenPrograms, pairs } from '../../../bench/pairs.js'
import { compileAnswer } from '../../../src/languages/java/answers.js'
import { oldestJdk, setUpJava } from '../../../src/languages/java/java.js'
import { findJdks, type Jdk } from '../../../src/workers/jdk.js'
import { Pool } from '../../../src/workers/pool.js'
import { nasty } from '../../support/nasty.js'

interface Program {
  readonly name: string
  readonly files: Readonly<Record<string, string>>
}

type CompilerName = 'javac' | 'ecj' | 'fresh-javac' | 'fresh-ecj'
type Opinion = ReturnType<typeof compileAnswer.parse>['compiled'][number]

const small: readonly Program[] = [...pairs(280, 7)].flatMap(({ id, before, after }) => [
  { name: `pair ${id} before`, files: before },
  { name: `pair ${id} after`, files: after },
])
const broken: readonly Program[] = [...brokenPrograms(280, 11)].map((files, n) => ({ name: `broken ${n}`, files }))
const programs = [...nasty, ...small, ...broken]

/** All nasty ones after each other, both ways round; then everything mixed, each nasty one between two of another kind. */
const walk = [...nasty, ...nasty.toReversed(), ...mixed([small, broken, nasty])]

const jdks = findJdks().filter(jdk => jdk.major >= oldestJdk)
const ends = [...new Set([jdks.at(-1), jdks.at(0)])].flatMap(jdk => jdk ?? [])

test('there is a JDK to compare compilers on', () => expect(ends).not.toEqual([]))

test.each(ends)('on JDK $version kept compilers say what fresh ones say', { timeout: 120_000 }, async jdk => {
  await using kept = await openWorker(jdk)
  await using fresh = await openWorker(jdk)
  const [freshOpinions, keptOpinions] = await Promise.all([
    both(name => fresh.compile(programs, `fresh-${name}`)),
    both(name => kept.compile(walk, name)),
  ])
  for (const name of ['javac', 'ecj'] as const) {
    const right = new Map(programs.map((program, at) => [program, freshOpinions[name][at]]))
    const wrong = walk.flatMap((program, at) => {
      const [said, expected] = [keptOpinions[name][at], right.get(program)]
      return isSame(said, expected) ? [] : [{ at, program: program.name, said, expected }]
    })
    expect(wrong.slice(0, 3), `${wrong.length} times kept ${name} and a fresh one do not agree`).toEqual([])
    expect(right.size).toBeGreaterThanOrEqual(1000)
    const withClasses = freshOpinions[name].filter(({ ok, classes = {} }) => ok && Object.keys(classes).length > 0)
    const withMessages = freshOpinions[name].filter(({ ok, diagnostics = [] }) => !ok && diagnostics.length > 0)
    expect(withClasses.length).toBeGreaterThan(400)
    expect(withMessages.length).toBeGreaterThan(300)
  }
})

async function both(ask: (name: 'javac' | 'ecj') => Promise<readonly Opinion[]>): Promise<Record<'javac' | 'ecj', readonly Opinion[]>> {
  return { javac: await ask('javac'), ecj: await ask('ecj') }
}

/** One process, so that whatever a compiler keeps is kept from the first program to the last. */
async function openWorker(jdk: Jdk) {
  // As for a single pair: on runs this short the optimising compiler costs more than it gives.
  const command = await setUpJava(jdk, 'one')
  const pool = new Pool<object & { readonly id?: never }, unknown>(() => command, { size: 1, startMs: 60_000, deadlineMs: 60_000 })
  return {
    async compile(list: readonly Program[], compiler: CompilerName): Promise<readonly Opinion[]> {
      const replies = await Promise.all(
        chunks(list, 20).map(part => pool.ask({ kind: 'compile', compiler, programs: part.map(({ files }) => files), hashes: true })),
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
