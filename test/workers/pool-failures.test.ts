import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { InputError } from '../../src/model/input-error.js'
import { Pool } from '../../src/workers/pool.js'
import { answerOf, askAll, echo, type FakeAnswer, type FakeTask, fakePool, fixture, isAlive, numbers, scratch } from './fake.js'

describe('a process that fails', () => {
  const failures: readonly (readonly [string, RegExp])[] = [
    ['exit', /^exit code 3: leaving because of 5$/],
    ['kill', /^ended by SIGKILL$/],
    ['garbage', /"# A fatal error has been detected # SIGSEGV", which is not a JSON object/],
    ['scalar', /not a JSON object/],
    ['stranger', /answers no open task/],
    ['empty', /neither an answer nor an error/],
    ['flood', /a line without end/],
    ['mute', /closed its output/],
  ]
  test.each(failures)('%s: the one task is told to have died, the rest of its batch is answered right', async (deed, detail) => {
    const { pool } = fakePool({ maxLineBytes: 1 << 20 })
    const replies = await Promise.all(numbers(12).map(value => pool.ask({ do: value === 5 ? deed : 'echo', value })))
    const [guilty] = replies.splice(5, 1)
    expect(guilty).toEqual({ kind: 'died', detail: expect.stringMatching(detail) })
    expect(replies.map(reply => answerOf(reply).value)).toEqual(numbers(12).filter(value => value !== 5))
  })

  test('an answer given twice is a lie, and who was next gets another chance', async () => {
    const fake = fakePool()
    const answers = await askAll(
      fake,
      numbers(6).map(value => ({ do: value === 2 ? 'twice' : 'echo', value })),
    )
    expect(answers.map(answer => answer.value)).toEqual(numbers(6))
    expect(fake.starts().length).toBeGreaterThan(1)
  })

  test.each([1, 2])('a suspect runs alone, in a process that has run nothing before (pool of %i)', async size => {
    const fake = fakePool({ size })
    await askAll(
      fake,
      numbers(4).map(() => ({ do: 'sleep', ms: 50 })),
    )
    const stumble = { do: 'stumble', value: join(scratch(), 'stumbled') }
    const [suspect, ...others] = await askAll(fake, [stumble, ...numbers(20).map(echo)])
    expect(suspect).toMatchObject({ nth: 1, line: 1, heard: 1 })
    expect(others.map(answer => answer.value)).toEqual(numbers(20))
  })

  test('those behind a suspect are not suspects', async () => {
    const { pool, starts } = fakePool()
    const replies = await Promise.all(numbers(10).map(value => pool.ask({ do: value === 1 ? 'exit' : 'echo', value })))
    expect(replies.map(reply => reply.kind)).toEqual(numbers(10).map(value => (value === 1 ? 'died' : 'answered')))
    // The first, one for the suspect, and one for all the others.
    expect(starts()).toHaveLength(3)
  })

  test.each([
    ['ends', {}],
    ['would stay', { ms: 1 }],
  ])('one that says its last answer and %s costs nobody a try, however often', async (_, how) => {
    const { pool, starts } = fakePool()
    const replies = await Promise.all(
      numbers(12).map(value => pool.ask({ do: value % 3 === 1 ? 'last' : 'echo', value, ...how })),
    )
    expect(replies.map(reply => answerOf(reply).value)).toEqual(numbers(12))
    expect(starts()).toHaveLength(5)
  })

  test('floods on standard error are harmless', async () => {
    const { pool } = fakePool()
    const before = process.memoryUsage().rss
    expect(answerOf(await pool.ask({ do: 'mutter', value: 1 })).value).toBe(1)
    expect(process.memoryUsage().rss - before).toBeLessThan(100 << 20)
  })

  test('one that holds too much memory is ended', async () => {
    const { pool } = fakePool({ memoryMb: 250 })
    expect(answerOf(await pool.ask(echo(1))).value).toBe(1)
    expect(await pool.ask({ do: 'leak' })).toEqual({
      kind: 'died',
      detail: 'it held more memory than its limit of 250 MB',
    })
    expect(answerOf(await pool.ask(echo(2))).value).toBe(2)
  })

  test('one that dies at rest harms nobody', async () => {
    const { pool } = fakePool()
    process.kill(answerOf(await pool.ask(echo(1))).pid, 'SIGKILL')
    const replies = await Promise.all([pool.ask(echo(2)), pool.ask(echo(3))])
    expect(replies.map(reply => answerOf(reply).value)).toEqual([2, 3])
  })

  test('its children end with it', async () => {
    const { pool } = fakePool({ deadlineMs: 300 })
    const { child = 0 } = answerOf(await pool.ask({ do: 'child' }))
    expect(isAlive(child)).toBe(true)
    expect(await pool.ask({ do: 'spin' })).toMatchObject({ kind: 'hung' })
    await vi.waitFor(() => expect(isAlive(child)).toBe(false), 5000)
  })
})

test('a process is gone when it is gone, even if somebody holds its pipes open', async () => {
  const { pool } = fakePool()
  const { child = 0 } = answerOf(await pool.ask({ do: 'daemon' }))
  onTestFinished(() => void process.kill(child, 'SIGKILL'))
  expect(await pool.ask({ do: 'exit', value: 1 })).toMatchObject({ kind: 'died' })
})

describe('deadlines', () => {
  test.each(['hang', 'spin'])('%s: the task is told to have hung, the others are answered', async deed => {
    const { pool, starts } = fakePool({ size: 2, deadlineMs: 300 })
    const replies = await Promise.all(numbers(10).map(value => pool.ask({ do: value === 3 ? deed : 'echo', value })))
    const [guilty] = replies.splice(3, 1)
    expect(guilty).toEqual({ kind: 'hung', detail: 'no answer within 300 ms' })
    expect(replies.map(reply => answerOf(reply).value)).toEqual([0, 1, 2, 4, 5, 6, 7, 8, 9])
    await pool[Symbol.asyncDispose]()
    expect(starts().filter(isAlive)).toEqual([])
  })

  test('the clock of a task runs only while it is its turn', async () => {
    // Ten times 50 ms in one process: the last waits longer than its deadline.
    const fake = fakePool({ deadlineMs: 350 })
    const answers = await askAll(
      fake,
      numbers(10).map(value => ({ do: 'sleep', ms: 50, value })),
    )
    expect(answers.map(answer => answer.value)).toEqual(numbers(10))
    expect(fake.starts()).toHaveLength(1)
  })

  test('a task may bring its own', async () => {
    const { pool } = fakePool({ deadlineMs: 100 })
    expect(answerOf(await pool.ask({ do: 'sleep', ms: 300, value: 1 }, { deadlineMs: 5000 })).value).toBe(1)
    expect(await pool.ask({ do: 'hang' }, { deadlineMs: 50 })).toEqual({ kind: 'hung', detail: 'no answer within 50 ms' })
  })

  test('the start does not count', async () => {
    const { pool } = fakePool({ deadlineMs: 400 }, 'slow')
    expect(answerOf(await pool.ask(echo(1))).value).toBe(1)
  })

  test('an answer that came while we were busy ourselves is not late', async () => {
    const { pool, starts } = fakePool({ deadlineMs: 200 })
    await pool.ask(echo(0))
    const asked = pool.ask({ do: 'sleep', ms: 50, value: 1 })
    await sleep(20)
    // From here the event loop looks at its timers first, then at its pipes.
    await new Promise(setImmediate)
    const until = performance.now() + 600
    while (performance.now() < until);
    expect(answerOf(await asked).value).toBe(1)
    expect(starts()).toHaveLength(1)
  })
})

describe('starts', () => {
  test('one that fails is tried once more', async () => {
    const { pool, starts } = fakePool({}, ['dead', 'well'])
    expect(answerOf(await pool.ask(echo(1))).value).toBe(1)
    expect(starts()).toHaveLength(2)
  })

  test('two that fail together are still one try', async () => {
    const { pool } = fakePool({ size: 2 }, ['dead', 'dead', 'well'])
    const replies = await Promise.all([pool.ask(echo(1)), pool.ask(echo(2))])
    expect(replies.map(reply => answerOf(reply).value)).toEqual([1, 2])
  })

  const failing: readonly (readonly [string, RegExp])[] = [
    ['dead', /^node did not start \(exit code 1: no room for a heap\); /],
    ['silent', /^node did not start \(no hello within 300 ms\); /],
    ['rude', /^node did not start \(it wrote "\[warning\]\[cds\] something", which is not a JSON object\); /],
    ['newer', /^node did not start \(it uses protocol version 2, but this Assay uses version 1\); [^\n]*$/],
    ['unversioned', /^node did not start \(it gives no protocol version in its hello, but this Assay uses version 1\); /],
  ]
  test.each(failing)('%s twice: all who wait are told why', async (way, message) => {
    // Who says something may take its time on a busy machine.
    const { pool, starts } = fakePool({ startMs: way === 'silent' ? 300 : 10_000 }, way)
    const asked = await Promise.allSettled([pool.ask(echo(1)), pool.ask(echo(2))])
    for (const each of asked) {
      expect(each).toMatchObject({ status: 'rejected', reason: { name: 'InputError', message: expect.stringMatching(message) } })
    }
    expect(starts().length).toBeLessThanOrEqual(2)
  })

  test('a program that is not there is named', async () => {
    const pool = new Pool(() => ({ command: '/no/such/java', args: [] }), { size: 1, startMs: 1000, deadlineMs: 1000 })
    await expect(pool.ask({})).rejects.toThrow(/^java did not start \(\/no\/such\/java can't be run/)
    await expect(pool.ask({})).rejects.toThrow(InputError)
  })

  test('whoever makes the command may refuse', async () => {
    const refusing = () => Promise.reject(new InputError('no JDK here'))
    const pool = new Pool(refusing, { size: 2, startMs: 1000, deadlineMs: 1000 })
    pool.warm()
    await expect(pool.ask({})).rejects.toThrow('no JDK here')
  })

  test('the second attempt is told that it is one', async () => {
    const attempts: number[] = []
    const start = (attempt: number) => {
      attempts.push(attempt)
      return { command: process.execPath, args: [fixture('worker.mjs'), attempt === 1 ? 'dead' : 'well'] }
    }
    await using pool = new Pool<FakeTask, FakeAnswer>(start, { size: 1, startMs: 5000, deadlineMs: 5000 })
    expect(answerOf(await pool.ask(echo(1))).value).toBe(1)
    expect(attempts).toEqual([1, 2])
  })

  test('one that leaves right after its hello does not go on for ever', async () => {
    const { pool, starts } = fakePool({}, 'brief')
    expect(await pool.ask(echo(1))).toMatchObject({ kind: 'died' })
    expect(starts()).toHaveLength(2)
  })
})

test('whatever a worker does, every ask settles and the innocent are answered right', { timeout: 20_000 }, async () => {
  const deeds = {
    good: ['echo', 'echo', 'echo', 'echo', 'mutter', 'reverse'],
    dies: ['exit', 'kill', 'garbage', 'stranger', 'flood'],
    hangs: ['hang', 'spin'],
  }
  const deed = fc.oneof(
    { weight: 40, arbitrary: fc.constantFrom(...deeds.good) },
    { weight: 2, arbitrary: fc.constantFrom(...deeds.dies) },
    { weight: 1, arbitrary: fc.constantFrom(...deeds.hangs) },
  )
  const options = fc.record({
    size: fc.integer({ min: 1, max: 3 }),
    batch: fc.integer({ min: 1, max: 9 }),
    recycleAfter: fc.integer({ min: 3, max: 40 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { maxLength: 30 }), options, async (plan, chosen) => {
      const start = () => ({ command: process.execPath, args: [fixture('worker.mjs')] })
      await using pool = new Pool<FakeTask, FakeAnswer>(start, {
        startMs: 10_000,
        deadlineMs: 700,
        maxLineBytes: 1 << 20,
        ...chosen,
      })
      const replies = await Promise.all(plan.map((deed, value) => pool.ask({ do: deed, value })))
      for (const [value, reply] of replies.entries()) {
        const done = plan[value] ?? ''
        expect(reply.kind).toBe(deeds.dies.includes(done) ? 'died' : deeds.hangs.includes(done) ? 'hung' : 'answered')
        if (reply.kind === 'answered') expect(reply.answer.value).toBe(value)
      }
    }),
    { numRuns: 8, endOnFailure: true },
  )
})
