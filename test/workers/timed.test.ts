import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { timed } from '../../src/workers/timed.js'
import type { End } from '../../src/workers/worker.js'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function setting() {
  const kill = vi.fn<(end: End) => void>()
  const inner = { hello: vi.fn(), turn: vi.fn(), answers: vi.fn(), drained: vi.fn(), ended: vi.fn() }
  return { kill, inner, events: timed(1000, kill, inner) }
}

test('a start that takes too long is ended', () => {
  const { kill } = setting()
  vi.advanceTimersByTime(999)
  expect(kill).not.toHaveBeenCalled()
  vi.advanceTimersByTime(10)
  expect(kill).toHaveBeenCalledExactlyOnceWith({ kind: 'late', detail: 'no hello within 1000 ms' })
})

test('a process may rest as long as it likes, before its first task and after', () => {
  const { kill, events } = setting()
  events.hello()
  vi.advanceTimersByTime(60_000)
  events.turn({ deadlineMs: 100 })
  vi.advanceTimersByTime(50)
  events.turn(undefined)
  vi.advanceTimersByTime(60_000)
  expect(kill).not.toHaveBeenCalled()
})

test('every task has its own time, from its turn on', () => {
  const { kill, events } = setting()
  events.hello()
  for (const deadlineMs of [100, 300, 100]) {
    events.turn({ deadlineMs })
    vi.advanceTimersByTime(deadlineMs - 5)
  }
  expect(kill).not.toHaveBeenCalled()
  vi.advanceTimersByTime(10)
  expect(kill).toHaveBeenCalledExactlyOnceWith({ kind: 'late', detail: 'no answer within 100 ms' })
})

test('what the worker says is passed on, and no timer outlives it', () => {
  const { events, inner } = setting()
  const end = { kind: 'died', detail: 'x' } as const
  events.hello()
  events.turn({ deadlineMs: 100 })
  events.ended(end)
  expect(inner.hello).toHaveBeenCalledOnce()
  expect(inner.turn).toHaveBeenCalledWith({ deadlineMs: 100 })
  expect(inner.ended).toHaveBeenCalledWith(end)
  expect(vi.getTimerCount()).toBe(0)
})
