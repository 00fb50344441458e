/** The processes that compile and run programs; for one pair they may start before it is known what the pair is. */
import { availableParallelism } from 'node:os'
import { withoutArchive } from '../../jvm/archive.js'
import type { Jdk } from '../../jvm/jdk.js'
import { Pool } from '../../workers/pool.js'
import type { Command } from '../../workers/worker.js'
import { type JvmSetUp, type Load, setUpJava } from './jvm.js'

export type Task = Readonly<Record<string, unknown>> & { readonly id?: never }
export type JavaPool = Pool<Task, unknown>

export interface Processes {
  /** How each of them is started. */
  readonly start: Promise<Command>
  readonly pool: JavaPool
}

/** For each task, unless it says otherwise. */
export const leastGraceMs = 15_000
const startMs = 60_000
const memoryMb = { one: 2_500, many: 1_000 }
/** Class files travel in a line. */
const maxLineBytes = 256 << 20
/** Seldom: a new process needs a minute to become as fast as the old one. */
const recycleAfter = 800_000

export function startProcesses(jdk: Jdk, load: Load, setUp: JvmSetUp): Processes {
  const start = setUpJava(jdk, load, setUp)
  // A failure to set up is reported by the first task.
  start.catch(() => {})
  const size = load === 'one' ? 2 : Math.max(2, availableParallelism())
  const pool = newPool(start, size, load)
  pool.warm(size)
  return { start, pool }
}

export function newPool(start: Promise<Command>, size: number, load: Load): JavaPool {
  return new Pool<Task, unknown>(async attempt => (attempt === 1 ? start : withoutArchive(await start)), {
    size,
    startMs,
    deadlineMs: leastGraceMs,
    memoryMb: memoryMb[load],
    maxLineBytes,
    recycleAfter,
    batch: 16,
    window: 48,
  })
}

/** Processes for one pair that start while its files are read. Whoever finds that they are of the right kind takes them, once. */
export class EarlyProcesses implements AsyncDisposable {
  readonly #jdk: Jdk
  #processes: Processes | undefined

  constructor(jdk: Jdk, setUp: JvmSetUp) {
    this.#jdk = jdk
    this.#processes = startProcesses(jdk, 'one', setUp)
  }

  take(jdk: Jdk, flags: readonly string[]): Processes | undefined {
    if (jdk.home !== this.#jdk.home || flags.length > 0) return undefined
    const taken = this.#processes
    this.#processes = undefined
    return taken
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#processes?.pool[Symbol.asyncDispose]()
  }
}
