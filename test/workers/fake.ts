/** Pools of fake workers, and what their answers look like. */
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { Pool, type PoolOptions, type Reply } from '../../src/workers/pool.js'

export interface FakeTask {
  readonly do: string
  readonly value?: unknown
  readonly ms?: number
  readonly code?: number
  readonly size?: number
}

export interface FakeAnswer {
  readonly value: unknown
  readonly pid: number
  /** How many tasks the process has answered, with this one. */
  readonly nth: number
  /** How many tasks were in the line it came in. */
  readonly line: number
  /** How many lines the process had got when it answered. */
  readonly heard?: number
  readonly child?: number
  readonly text?: string
  /** The name of what the task was about. */
  readonly about?: string
  /** How often the process was told of something that tasks are about. */
  readonly told?: number
  /** The names of what it has not been told to forget. */
  readonly open?: readonly string[]
}

export const fixture = (name: string) => fileURLToPath(new URL(`fixtures/${name}`, import.meta.url))

/** A folder of its own for one test. */
export function scratch(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'assay-test-')))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export interface FakePool {
  readonly pool: Pool<FakeTask, FakeAnswer>
  /** The system's numbers of all processes that were started. */
  readonly starts: () => readonly number[]
}

/** `start` says how the processes start; a list, how one after the other does (the last for all that follow). */
export function fakePool(options: Partial<PoolOptions> = {}, start: string | readonly string[] = 'well'): FakePool {
  const log = join(scratch(), 'starts')
  const ways = [start].flat()
  let started = 0
  const command = () => {
    const way = ways[Math.min(started++, ways.length - 1)] ?? 'well'
    return { command: process.execPath, args: [fixture('worker.mjs'), way, log] }
  }
  const pool = new Pool<FakeTask, FakeAnswer>(command, { size: 1, startMs: 10_000, deadlineMs: 10_000, ...options })
  onTestFinished(() => pool[Symbol.asyncDispose]())
  return { pool, starts: () => readLines(log).map(Number) }
}

export const echo = (value: unknown): FakeTask => ({ do: 'echo', value })
export const numbers = (n: number) => Array.from({ length: n }, (_, at) => at)

export function answerOf(reply: Reply<FakeAnswer>): FakeAnswer {
  if (reply.kind !== 'answered') throw new Error(`${reply.kind}: ${reply.detail}`)
  return reply.answer
}

export async function askAll({ pool }: FakePool, tasks: readonly FakeTask[]): Promise<readonly FakeAnswer[]> {
  return (await Promise.all(tasks.map(task => pool.ask(task)))).map(answerOf)
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    // A zombie has ended; whoever is its parent now has not looked yet.
    return process.platform !== 'linux' || !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'latin1'))
  } catch {
    return false
  }
}

function readLines(file: string): readonly string[] {
  try {
    return readFileSync(file, 'utf8').trim().split('\n')
  } catch {
    return []
  }
}
