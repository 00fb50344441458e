import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { compiled } from './compiled.js'
import { fixture, isAlive, scratch } from './fake.js'

function parent(how: string) {
  const log = join(scratch(), 'starts')
  const args = [fixture('parent.mjs'), compiled('pool.js'), fixture('worker.mjs'), log, how]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  return { child, worker: () => Number(readFileSync(log, 'utf8')) }
}

test.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)('when we are ended by %s, the worker ends', async signal => {
  const { child, worker } = parent('wait')
  await new Promise(resolve => child.stdout.once('data', resolve))
  expect(isAlive(worker())).toBe(true)
  child.kill(signal)
  await vi.waitFor(() => expect(isAlive(worker())).toBe(false), 5000)
})

test('when we exit, even a worker that is too busy to notice ends', async () => {
  const { child, worker } = parent('exit')
  expect(await new Promise(resolve => child.once('exit', resolve))).toBe(0)
  await vi.waitFor(() => expect(isAlive(worker())).toBe(false), 5000)
})
