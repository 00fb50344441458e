import { expect, test, vi } from 'vitest'
import { runChild } from '../../src/workers/child.js'
import { isAlive } from './fake.js'

const node = (script: string) => ({ command: process.execPath, args: ['-e', script] })

async function run(script: string, deadlineMs = 20_000) {
  const lines: string[] = []
  const end = await runChild(node(script), deadlineMs, line => lines.push(line))
  return { end, lines }
}

test('a process that ends by itself is done, and every line of it was heard', async () => {
  const { end, lines } = await run('for (let i = 0; i < 5000; i++) console.log("line " + i)')
  expect(end).toEqual({ kind: 'done' })
  expect(lines).toHaveLength(5000)
})

test('one that fails says how, with the end of what it complained of', async () => {
  expect((await run('console.error("no luck"); process.exit(3)')).end).toEqual({ kind: 'died', detail: 'exit code 3: no luck' })
  expect((await run('process.kill(process.pid, "SIGTERM"); setInterval(() => {}, 1000)')).end).toMatchObject({
    kind: 'died',
    detail: expect.stringContaining('SIGTERM'),
  })
  const missing = await runChild({ command: '/no/such/program', args: [] }, 1000, () => {})
  expect(missing).toMatchObject({ kind: 'died', detail: expect.stringContaining("can't be run") })
})

test('one that does not end is ended at its deadline, with its children', async () => {
  const script = `const { spawn } = require('node:child_process')
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' })
    console.log(child.pid); setInterval(() => {}, 1000)`
  const { end, lines } = await run(script, 2000)
  expect(end).toEqual({ kind: 'late', detail: 'no end within 2000 ms' })
  await vi.waitFor(() => expect(isAlive(Number(lines[0]))).toBe(false), 5000)
})

test('one that writes a line without end is ended', async () => {
  expect((await run('const x = "x".repeat(1 << 16); const w = () => process.stdout.write(x, w); w()')).end).toEqual({
    kind: 'died',
    detail: 'it wrote a line without end',
  })
})
