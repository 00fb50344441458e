import { expect, onTestFinished, test, vi } from 'vitest'
import { type Events, type Outgoing, protocolVersion, Worker } from '../../src/workers/worker.js'
import { fixture } from './fake.js'

function start(way: string, env: Readonly<Record<string, string | undefined>> = {}) {
  const events = { hello: vi.fn(), turn: vi.fn(), answers: vi.fn(), drained: vi.fn(), ended: vi.fn() } satisfies Events<
    unknown,
    Outgoing
  >
  const worker = new Worker({ command: process.execPath, args: [fixture('worker.mjs'), way], env }, 1 << 24, events)
  onTestFinished(async () => {
    worker.kill({ kind: 'died', detail: 'the test is over' })
    await vi.waitFor(() => expect(events.ended).toHaveBeenCalledTimes(1), 5000)
  })
  return { worker, events }
}

const task = (id: number, text = '') => ({ id, text: JSON.stringify({ id, do: 'echo', value: text }) })

test('a worker that does not read has no room, one that does has room again', async () => {
  const big = 'x'.repeat(2 << 20)
  const deaf = start('silent')
  deaf.worker.send([task(1, big)])
  const reading = start('well')
  reading.worker.send([task(1, big)])
  expect([deaf.worker.hasRoom, reading.worker.hasRoom]).toEqual([false, false])
  await vi.waitFor(() => expect(reading.events.drained).toHaveBeenCalledTimes(1), 5000)
  expect([deaf.worker.hasRoom, reading.worker.hasRoom]).toEqual([false, true])
  expect(deaf.events.drained).not.toHaveBeenCalled()
})

test('it is told whose turn it is', async () => {
  const { worker, events } = start('well')
  const [first, second] = [task(1), task(2)]
  worker.send([first])
  worker.send([second])
  await vi.waitFor(() => expect(worker.inFlight.size).toBe(0), 5000)
  const turns = events.turn.mock.calls.map(([turn]) => turn)
  expect(turns[0]).toBe(first)
  expect(turns.at(-1)).toBeUndefined()
})

test('what it says once it was killed is not heard', async () => {
  const { worker, events } = start('well')
  await vi.waitFor(() => expect(events.hello).toHaveBeenCalled(), 5000)
  worker.send([task(1)])
  expect(worker.hasRoom).toBe(true)
  worker.kill({ kind: 'late', detail: 'too slow' })
  expect(worker.hasRoom).toBe(false)
  await vi.waitFor(() => expect(events.ended).toHaveBeenCalledWith({ kind: 'late', detail: 'too slow' }), 5000)
  expect(events.answers).not.toHaveBeenCalled()
  expect([...worker.inFlight.keys()]).toEqual([1])
})

test('a worker that speaks another version of the protocol is ended before anything is asked of it', async () => {
  const { worker, events } = start('newer')
  await vi.waitFor(() => expect(events.ended).toHaveBeenCalled(), 5000)
  const detail = `it uses protocol version 2, but this Assay uses version ${protocolVersion}`
  expect(events.ended).toHaveBeenCalledWith({ kind: 'died', detail })
  expect(events.hello).not.toHaveBeenCalled()
  expect(worker.hasRoom).toBe(false)
})

test('its environment is ours, with what is laid over it', async () => {
  const { worker, events } = start('well', { NODE_OPTIONS: '--no-such-option' })
  await vi.waitFor(() => expect(events.ended).toHaveBeenCalled(), 5000)
  expect(events.ended.mock.calls[0]?.[0]).toMatchObject({ detail: expect.stringContaining('--no-such-option') })
  expect(worker.hasRoom).toBe(false)
})
