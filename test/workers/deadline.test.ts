import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Deadline } from '../../src/workers/deadline.js'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function watched() {
  const missed = vi.fn()
  return { missed, deadline: new Deadline(missed) }
}

test('it is missed once, and not before its time', () => {
  const { missed, deadline } = watched()
  deadline.set(100)
  vi.advanceTimersByTime(99)
  expect(missed).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1000)
  expect(missed).toHaveBeenCalledTimes(1)
})

test('the last time that was set counts, be it later or earlier', () => {
  const { missed, deadline } = watched()
  deadline.set(100)
  vi.advanceTimersByTime(50)
  deadline.set(100)
  vi.advanceTimersByTime(99)
  expect(missed).not.toHaveBeenCalled()
  deadline.set(1000)
  deadline.set(10)
  vi.advanceTimersByTime(15)
  expect(missed).toHaveBeenCalledTimes(1)
})

test('what was met or stopped is not missed', () => {
  const { missed, deadline } = watched()
  deadline.set(100)
  deadline.clear()
  vi.advanceTimersByTime(500)
  deadline.set(100)
  deadline.stop()
  vi.advanceTimersByTime(500)
  expect(missed).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})
