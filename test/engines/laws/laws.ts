/**
 * What must hold of every engine, whatever it does to programs: its answers depend on nothing but the attempt, and whatever befalls
 * one attempt or one worker, the next is as good as ever. An adapter brings samples and passes.
 */
import { execFileSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Engine } from '../../../src/engines/engine.js'
import type { EngineOptions } from '../../../src/engines/session.js'
import { type Answer, type Attempt, InputError, type Mark, type Program } from '../../../src/model/index.js'

export interface Sample {
  readonly program: Program
  readonly attempt: Attempt
}

export interface Samples {
  /** It is applied, and at least one file needs no touch. */
  readonly applied: Sample
  /** The same program, and it is refused, by one message. */
  readonly refused: Sample
  /** As many different ones as are asked for. */
  readonly other: (n: number) => Sample
  readonly unparsable: Sample
  /** It takes longer than its deadline. */
  readonly slow: Sample & { readonly deadlineMs: number }
  /** A place in the applied sample where there is nothing to refactor. */
  readonly nothingThere: Mark
  /** A refactoring that can't do without this parameter. */
  readonly needs: { readonly refactoring: string; readonly parameter: string }
}

export type MakeEngine = (options?: Partial<EngineOptions>) => Engine

/** How many other programs a worker has seen before it is asked again. */
const many = 100

export function engineLaws(name: string, make: MakeEngine, samples: Samples): void {
  const { applied, refused, unparsable, slow, nothingThere, needs } = samples

  describe(`${name} keeps the laws of engines`, () => {
    let engine: Engine
    let expected: Answer
    let strangers: ReadonlySet<number>
    beforeAll(async () => {
      strangers = new Set(children())
      engine = make()
      expected = await one(engine, applied)
    })
    afterAll(() => engine[Symbol.asyncDispose]())

    test('it edits the sample, and names no file that needs no touch', () => {
      expect(expected).toMatchObject({ kind: 'answered', edit: expect.anything() })
      const edit = expected.kind === 'answered' ? (expected.edit ?? {}) : {}
      const { files } = applied.program
      expect(Object.keys(edit).length).toBeGreaterThan(0)
      expect(Object.keys(files).filter(path => !(path in edit))).not.toEqual([])
      for (const [path, text] of Object.entries(edit)) expect(text).not.toBe(files[path])
    })

    test('the same attempt twice gives the same bytes, a refusal too', async () => {
      const refusal = await one(engine, refused)
      expect(refusal).toMatchObject({ kind: 'answered', messages: [{ key: expect.stringMatching(/./) }] })
      expect(JSON.stringify(await one(engine, refused))).toBe(JSON.stringify(refusal))
      expect(JSON.stringify(await one(engine, applied))).toBe(JSON.stringify(expected))
    })

    test(`after ${many} other programs it answers as in a fresh process`, { timeout: 300_000 }, async () => {
      const others = Array.from({ length: many }, (_, n) => one(engine, samples.other(n)))
      const kinds = (await Promise.all(others)).map(({ kind }) => kind)
      expect(kinds.filter(kind => kind === 'answered').length).toBeGreaterThan(many / 2)
      await using fresh = make()
      const again = await Promise.all([engine, fresh].map(each => one(each, refused)))
      expect(JSON.stringify(again[0])).toBe(JSON.stringify(again[1]))
      expect(JSON.stringify(await one(engine, applied))).toBe(JSON.stringify(expected))
    })

    test('answers come in the order of the attempts', async () => {
      const refusal = await one(engine, refused)
      const turns = Array.from({ length: 40 }, (_, n) => (n % 3 === 0 ? ('refused' as const) : ('applied' as const)))
      const attempts = turns.map(turn => samples[turn].attempt)
      expect(await all(engine, applied.program, attempts)).toEqual(
        turns.map(turn => ({ refused: refusal, applied: expected })[turn]),
      )
    })

    test('a program that can not be parsed gives an answer or a crash, and the next attempt works', async () => {
      expect(['answered', 'crashed']).toContain((await one(engine, unparsable)).kind)
      expect(await one(engine, applied)).toEqual(expected)
    })

    test('an attempt over its deadline is hung, its worker is replaced, and the next attempt works', async () => {
      const session = await engine.open(slow.program, { deadlineMs: slow.deadlineMs })
      expect(await first(session.attempt([slow.attempt]))).toEqual({ kind: 'hung' })
      expect(await one(engine, applied)).toEqual(expected)
    })

    test('a worker that is killed loses nothing: what it had in hand runs again', async () => {
      const session = await engine.open(applied.program)
      const answers: Answer[] = []
      for await (const answer of session.attempt(Array.from({ length: 60 }, () => applied.attempt))) {
        answers.push(answer)
        if (answers.length === 5) for (const pid of children()) if (!strangers.has(pid)) process.kill(pid, 'SIGKILL')
      }
      expect(answers).toEqual(Array.from({ length: 60 }, () => expected))
    })

    test.each([
      ['a file that is not there', { target: { file: 'no/Such.java', start: 0, end: 1 } }, 'no/Such.java'],
      ['a place outside of its file', { target: { ...nothingThere, end: 10_000_000 } }, '10000000'],
      ['a place where there is nothing to refactor', { target: nothingThere }, nothingThere.file],
      ['a refactoring that it does not have', { refactoring: 'no-such-refactoring' }, 'no-such-refactoring'],
      ['a parameter that is missing', { refactoring: needs.refactoring, parameters: {} }, needs.parameter],
      ['a parameter that it does not know', { parameters: { ...applied.attempt.parameters, noSuch: '1' } }, 'noSuch'],
    ])('%s is an error of one line that names it', async (_, change, named) => {
      const asked = one(engine, { ...applied, attempt: { ...applied.attempt, ...change } })
      const error: unknown = await asked.catch(error => error)
      expect(error).toBeInstanceOf(InputError)
      expect(error).toMatchObject({ message: expect.stringContaining(named) })
      expect(String(error)).not.toContain('\n')
      expect(await one(engine, applied)).toEqual(expected)
    })
  })
}

/** The answer to one attempt. */
export async function one(engine: Engine, { program, attempt }: Sample): Promise<Answer> {
  await using session = await engine.open(program)
  return await first(session.attempt([attempt]))
}

async function all(engine: Engine, program: Program, attempts: readonly Attempt[]): Promise<readonly Answer[]> {
  await using session = await engine.open(program)
  const answers: Answer[] = []
  for await (const answer of session.attempt(attempts)) answers.push(answer)
  return answers
}

async function first(answers: AsyncIterable<Answer>): Promise<Answer> {
  for await (const answer of answers) return answer
  throw new Error('there was no answer')
}

/** The processes that this one has started. */
function children(): readonly number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,comm='], { encoding: 'utf8' }).trim().split('\n')
  const all = lines.map(line => line.trim().split(/\s+/))
  return all.filter(([, parent, command]) => Number(parent) === process.pid && command !== 'ps').map(([pid]) => Number(pid))
}
