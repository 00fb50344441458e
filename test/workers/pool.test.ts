import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import { Pool, PoolClosed, WorkerBug } from '../../src/workers/pool.js'
import { Subject } from '../../src/workers/subject.js'
import type { Command } from '../../src/workers/worker.js'
import { answerOf, askAll, echo, type FakeAnswer, type FakeTask, fakePool, fixture, isAlive, numbers, scratch } from './fake.js'

describe('work', () => {
  test('every task gets its own answer', async () => {
    const answers = await askAll(fakePool({ size: 2 }), numbers(500).map(echo))
    expect(answers.map(answer => answer.value)).toEqual(numbers(500))
  })

  test('tasks travel in lines, none longer than the batch', async () => {
    const answers = await askAll(fakePool({ batch: 7 }), numbers(300).map(echo))
    expect(Math.max(...answers.map(answer => answer.line))).toBe(7)
  })

  test('no process has more tasks in hand than the window', async () => {
    const answers = await askAll(fakePool({ window: 3 }), numbers(50).map(echo))
    expect(Math.max(...answers.map(answer => answer.line))).toBeLessThanOrEqual(3)
  })

  test('answers out of order find their tasks', async () => {
    const tasks = numbers(20).map(value => ({ do: value === 10 ? 'reverse' : 'echo', value }))
    const answers = await askAll(fakePool(), tasks)
    expect(answers.map(answer => answer.value)).toEqual(numbers(20))
    expect(answers.map(answer => answer.nth)).not.toEqual(numbers(20).map(n => n + 1))
  })

  test('text of any size and any characters arrives whole in both directions', async () => {
    const { pool } = fakePool()
    const value = `${'π "quoted"\n\u2028 😀'.repeat(100_000)}`
    const { text, value: back } = answerOf(await pool.ask({ do: 'big', value, size: 1_000_000 }))
    expect(back === value).toBe(true)
    expect(text === 'ü'.repeat(1_000_000)).toBe(true)
  })

  test('a task that is no JSON is refused, and the others go on', async () => {
    const { pool } = fakePool()
    await expect(pool.ask({ do: 'echo', value: 1n })).rejects.toThrow(TypeError)
    expect(answerOf(await pool.ask(echo(1))).value).toBe(1)
  })

  test('a stack trace from a worker is a bug of ours, and the process goes on', async () => {
    const { pool, starts } = fakePool()
    const bug = await pool.ask({ do: 'bug' }).catch((error: unknown) => error)
    expect(bug).toBeInstanceOf(WorkerBug)
    expect(bug).toMatchObject({ message: 'java.lang.IllegalStateException: oops', stack: expect.stringContaining('Main.java:1') })
    expect(answerOf(await pool.ask(echo(1))).value).toBe(1)
    expect(starts()).toHaveLength(1)
  })
})

describe('what tasks are about', () => {
  const recall = { do: 'recall' }

  test('is told to a process once, before the first of them', async () => {
    const { pool } = fakePool({ batch: 3 })
    const about = new Subject({ program: 'p' })
    const answers = (await Promise.all(numbers(10).map(() => pool.ask(recall, { about })))).map(answerOf)
    for (const answer of answers) expect(answer).toMatchObject({ about: about.name, told: 1, open: [about.name] })
  })

  test('is told again to the process that takes the place of one that died', async () => {
    const { pool, starts } = fakePool()
    const about = new Subject({ program: 'p' })
    await pool.ask(recall, { about })
    await pool.ask({ do: 'exit' }, { about })
    expect(answerOf(await pool.ask(recall, { about }))).toMatchObject({ told: 1, open: [about.name] })
    expect(starts().length).toBeGreaterThan(1)
  })

  test('is forgotten with the next line once no more tasks about it will come', async () => {
    const { pool } = fakePool()
    const [one, other] = [new Subject({ program: 'p' }), new Subject({ program: 'q' })]
    for (const about of [one, other]) await pool.ask(recall, { about })
    one.close()
    expect(answerOf(await pool.ask(recall, { about: other }))).toMatchObject({ told: 2, open: [other.name] })
    other.close()
    expect(answerOf(await pool.ask(recall))).toMatchObject({ told: 2, open: [] })
  })

  test('is there for a task that was asked for before the end', async () => {
    const { pool } = fakePool({ window: 1 })
    const about = new Subject({ program: 'p' })
    const asked = numbers(3).map(() => pool.ask(recall, { about }))
    about.close()
    for (const reply of await Promise.all(asked)) expect(answerOf(reply).open).toEqual([about.name])
  })
})

describe('what nobody waits for any more', () => {
  test('is ended with its process, and another one takes its place', async () => {
    const { pool, starts } = fakePool({ size: 2 })
    const forgone = new AbortController()
    const slow = pool.ask({ do: 'hang' }, { signal: forgone.signal })
    const quick = answerOf(await pool.ask(echo(1)))
    forgone.abort()
    expect(await slow).toMatchObject({ kind: 'hung' })
    const others = await Promise.all([1, 2, 3, 4].map(value => pool.ask(echo(value))))
    expect(others.map(answerOf).map(({ value }) => value)).toEqual([1, 2, 3, 4])
    const [hung] = starts().filter(pid => pid !== quick.pid)
    await vi.waitFor(() => expect(isAlive(hung ?? 0)).toBe(false))
  })

  test('is never begun if it waited in the queue, and costs no process', async () => {
    const { pool, starts } = fakePool({ size: 1, window: 1 })
    const forgone = new AbortController()
    const first = pool.ask({ do: 'sleep', ms: 200 })
    const waiting = pool.ask(echo(2), { signal: forgone.signal })
    await sleep(50)
    forgone.abort()
    expect(await waiting).toMatchObject({ kind: 'hung' })
    expect((await first).kind).toBe('answered')
    expect(answerOf(await pool.ask(echo(3))).value).toBe(3)
    expect(starts()).toHaveLength(1)
  })
})

describe('sharing', () => {
  test('processes start when there is work, one for one task', async () => {
    const { pool, starts } = fakePool({ size: 4 })
    expect(starts()).toHaveLength(0)
    await pool.ask(echo(1))
    expect(starts()).toHaveLength(1)
  })

  test('warm starts processes before there is work', async () => {
    const { pool, starts } = fakePool({ size: 3 })
    pool.warm(2)
    await vi.waitFor(() => expect(starts()).toHaveLength(2), 5000)
    pool.warm()
    await vi.waitFor(() => expect(starts()).toHaveLength(3), 5000)
  })

  test('long tasks are dealt evenly, so that nobody waits behind another while a process is free', async () => {
    const fake = fakePool({ size: 2 })
    // Both have started: one that comes up later would rightly get less.
    await askAll(
      fake,
      numbers(20).map(() => ({ do: 'sleep', ms: 20 })),
    )
    await vi.waitFor(() => expect(fake.starts()).toHaveLength(2), 5000)
    const answers = await askAll(
      fake,
      numbers(6).map(value => ({ do: 'sleep', ms: 300, value })),
    )
    const [first, second] = fake.starts()
    expect(answers.filter(answer => answer.pid === first)).toHaveLength(3)
    expect(answers.filter(answer => answer.pid === second)).toHaveLength(3)
  })

  test('what waits behind a slow task can be taken by the other process', async () => {
    const fake = fakePool({ size: 2 })
    await askAll(
      fake,
      numbers(20).map(() => ({ do: 'sleep', ms: 20 })),
    )
    const answers = await askAll(fake, [{ do: 'sleep', ms: 400 }, ...numbers(20).map(() => ({ do: 'sleep', ms: 10 }))])
    const slow = answers[0]?.pid
    expect(answers.filter(answer => answer.pid === slow).length).toBeLessThan(6)
  })

  test('a task can ask for another process than the one that answered before', async () => {
    const { pool, starts } = fakePool({ size: 1 })
    const first = await pool.ask(echo(1))
    if (first.kind !== 'answered') throw new Error(first.kind)
    const others = await Promise.all(numbers(20).map(value => pool.ask(echo(value), { notBy: first.by })))
    for (const other of others) {
      expect(other).toMatchObject({ kind: 'answered' })
      expect(answerOf(other).pid).not.toBe(first.answer.pid)
    }
    expect(starts()).toHaveLength(2)
  })

  test('of idle processes the one that a task prefers answers it', async () => {
    const { pool } = fakePool({ size: 2 })
    const [one, other] = await twoProcesses(pool)
    for (const preferred of [one, other, one, other]) {
      const reply = await pool.ask(echo(1), { preferBy: preferred })
      expect(reply).toMatchObject({ kind: 'answered', by: preferred })
    }
  })

  test('a task does not wait for the process that it prefers', async () => {
    const { pool } = fakePool({ size: 2 })
    const [one, other] = await twoProcesses(pool)
    const busy = pool.ask({ do: 'sleep', ms: 400 }, { preferBy: one })
    const reply = await pool.ask(echo(1), { preferBy: one })
    expect(reply).toMatchObject({ kind: 'answered', by: other })
    expect(await busy).toMatchObject({ kind: 'answered', by: one })
  })
})

async function twoProcesses(pool: ReturnType<typeof fakePool>['pool']) {
  const one = await pool.ask(echo(1))
  const other = await pool.ask(echo(1), one.kind === 'answered' ? { notBy: one.by } : {})
  if (one.kind !== 'answered' || other.kind !== 'answered') throw new Error('no answer')
  return [one.by, other.by] as const
}

describe('recycling', () => {
  test('no process gets more tasks than its limit, and the answers stay right', async () => {
    const fake = fakePool({ size: 2, recycleAfter: 20 })
    const answers = await askAll(fake, numbers(150).map(echo))
    expect(answers.map(answer => answer.value)).toEqual(numbers(150))
    expect(Math.max(...answers.map(answer => answer.nth))).toBeLessThanOrEqual(20)
    expect(fake.starts().length).toBeGreaterThanOrEqual(8)
  })

  test('those that are replaced end', async () => {
    const fake = fakePool({ size: 1, recycleAfter: 5 })
    await askAll(fake, numbers(21).map(echo))
    await vi.waitFor(() => expect(fake.starts().filter(isAlive).length).toBeLessThanOrEqual(1), 5000)
  })

  test('the next process starts before the old one is done, and takes over as soon as it is ready', async () => {
    const fake = fakePool({ size: 1, recycleAfter: 80, window: 2 })
    await askAll(fake, numbers(60).map(echo))
    // The next one is started after seventy; ten more would take the old one 400 ms.
    const answers = await askAll(
      fake,
      numbers(30).map(value => ({ do: 'sleep', ms: 40, value })),
    )
    expect(answers.map(answer => answer.value)).toEqual(numbers(30))
    const [first] = fake.starts()
    const byFirst = answers.filter(answer => answer.pid === first).length
    expect(byFirst).toBeGreaterThanOrEqual(10)
    expect(byFirst).toBeLessThan(20)
    expect(fake.starts()).toHaveLength(2)
  })
})

describe('the end', () => {
  test('who still waits is told, and nothing is left running', async () => {
    const { pool, starts } = fakePool({ size: 2 })
    await pool.ask(echo(1))
    const waiting = Promise.allSettled(numbers(10).map(() => pool.ask({ do: 'spin' })))
    await vi.waitFor(() => expect(starts()).toHaveLength(2), 5000)
    await pool[Symbol.asyncDispose]()
    for (const each of await waiting) expect(each).toMatchObject({ status: 'rejected', reason: expect.any(PoolClosed) })
    expect(starts().filter(isAlive)).toEqual([])
    await expect(pool.ask(echo(1))).rejects.toThrow(PoolClosed)
  })

  test('a process that does not leave is ended', async () => {
    const { pool, starts } = fakePool({}, 'stubborn')
    await pool.ask(echo(1))
    // Whoever else closes it waits for the same.
    await Promise.all([pool[Symbol.asyncDispose](), pool[Symbol.asyncDispose]()])
    expect(starts()).toHaveLength(1)
    expect(starts().filter(isAlive)).toEqual([])
  })

  test('a process whose command is still being made is not started any more', async () => {
    const log = join(scratch(), 'starts')
    let give = (_: Command) => {}
    const command = new Promise<Command>(resolve => {
      give = resolve
    })
    const pool = new Pool<FakeTask, FakeAnswer>(() => command, { size: 1, startMs: 1000, deadlineMs: 1000 })
    const asked = expect(pool.ask(echo(1))).rejects.toThrow(PoolClosed)
    await new Promise(setImmediate)
    await pool[Symbol.asyncDispose]()
    give({ command: process.execPath, args: [fixture('worker.mjs'), 'well', log] })
    await asked
    await sleep(200)
    expect(existsSync(log)).toBe(false)
  })

  test('a pool that was never used ends at once', async () => {
    const { pool, starts } = fakePool()
    await pool[Symbol.asyncDispose]()
    expect(starts()).toHaveLength(0)
  })
})
