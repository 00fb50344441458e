import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inOrder } from '../../src/workers/in-order.js'

const double = async (n: number) => 2 * n

async function collect<T>(items: AsyncIterable<T>): Promise<readonly T[]> {
  const all: T[] = []
  for await (const item of items) all.push(item)
  return all
}

/** Counts what was pulled, and whether it was told to stop. */
function source(length: number) {
  const seen = { pulled: 0, closed: 0 }
  const items = (async function* () {
    try {
      for (; seen.pulled < length; ) yield seen.pulled++
    } finally {
      seen.closed++
    }
  })()
  return { seen, items }
}

test('results come in the order of the items, whatever takes how long', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(4)), fc.integer({ min: 1, max: 6 }), fc.boolean(), async (turns, atOnce, async) => {
      let running = 0
      let most = 0
      const work = async (item: readonly [number, number]) => {
        most = Math.max(most, ++running)
        for (let turn = 0; turn < item[1]; turn++) await new Promise(setImmediate)
        running--
        return item[0]
      }
      const items = [...turns.entries()]
      const results = await collect(inOrder(async ? stream(items) : items, atOnce, work))
      expect(results).toEqual([...turns.keys()])
      expect(most).toBeLessThanOrEqual(atOnce)
    }),
    { numRuns: 60 },
  )
})

async function* stream<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items
}

test('as many items as allowed are under way together', async () => {
  let running = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, ++running)
    await sleep(5)
    running--
  }
  await collect(inOrder(Array(20).fill(0), 7, work))
  expect(most).toBe(7)
})

test('a consumer that does not come back stops the source', async () => {
  const { seen, items } = source(1000)
  const results = inOrder(items, 4, double)
  await results.next()
  await sleep(20)
  // The one that was taken, and four places.
  expect(seen.pulled).toBe(5)
  await results.return()
})

test('a source that is slow does not hold back what is done', async () => {
  const stuck = (async function* () {
    yield 1
    await new Promise(() => {})
  })()
  expect(await inOrder(stuck, 4, double).next()).toEqual({ done: false, value: 2 })
})

test('leaving early stops pulling and closes the source', async () => {
  const { seen, items } = source(1000)
  for await (const result of inOrder(items, 3, double)) if (result === 10) break
  const { pulled } = seen
  // Six were taken, and there are three places.
  expect(pulled).toBeLessThanOrEqual(6 + 3)
  await sleep(20)
  expect(seen).toEqual({ pulled, closed: 1 })
})

test('leaving early does not wait for a source that is stuck', async () => {
  const stuck = (async function* () {
    yield 1
    await new Promise(() => {})
  })()
  for await (const _ of inOrder(stuck, 2, double)) break
})

test('a failure is thrown when its turn comes, and closes the source', async () => {
  const { seen, items } = source(1000)
  const results: number[] = []
  const work = async (n: number) => {
    if (n === 5) throw new Error('five')
    await sleep(n === 4 ? 20 : 0)
    return n
  }
  const run = async () => {
    for await (const result of inOrder(items, 4, work)) results.push(result)
  }
  await expect(run()).rejects.toThrow('five')
  expect(results).toEqual([0, 1, 2, 3, 4])
  expect(seen.closed).toBe(1)
  // What was under way when it failed, and nothing after that.
  expect(seen.pulled).toBeLessThanOrEqual(8)
})

test('a source that fails gives what it gave before, then its failure', async () => {
  const failing = (async function* () {
    yield 1
    yield 2
    throw new Error('no more')
  })()
  const results: number[] = []
  const run = async () => {
    for await (const result of inOrder(failing, 8, double)) results.push(result)
  }
  await expect(run()).rejects.toThrow('no more')
  expect(results).toEqual([2, 4])
})
