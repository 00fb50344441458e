import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { busy } from '../../src/workers/busy.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function listening() {
  const said: unknown[] = []
  return { said, say: (...what: readonly unknown[]) => void said.push(what) }
}

test('what is over at once is said once', async () => {
  const { said, say } = listening()
  expect(await busy('fetching', say, async () => 7)).toBe(7)
  expect(said).toEqual([['fetching']])
})

test('what lasts is said every second, and its end too, also when it fails', async () => {
  const { said, say } = listening()
  const work = () => new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no network')), 2500))
  const end = expect(busy('fetching', say, work)).rejects.toThrow('no network')
  await vi.advanceTimersByTimeAsync(60_000)
  await end
  expect(said).toEqual([['fetching'], ['fetching', 1], ['fetching', 2], ['fetching', 'done']])
})
