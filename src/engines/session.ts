/**
 * A release of an engine becomes an engine: a pool of its workers, which all programs share. What an attempt may ask for is looked
 * at here, once for all engines, so that workers see only attempts that make sense; what they answer is looked at, too.
 */

import { type Answer, type Attempt, type Files, InputError } from '../model/index.js'
import { writePosition } from '../programs/position.js'
import type { ProgressCallback } from '../workers/busy.js'
import { inOrder } from '../workers/in-order.js'
import { Pool, type Reply } from '../workers/pool.js'
import { Subject } from '../workers/subject.js'
import type { Command } from '../workers/worker.js'
import { checkAttempt } from './attempt.js'
import { type Engine, idOf, type Load, type Manifest, type Session, UnusableAttempt } from './engine.js'
import type { ResolvedEngine } from './engines.js'
import { type Mode, type OpenProgram, reply, type Unusable } from './wire.js'

export interface EngineOptions {
  /** Workers at once. */
  readonly jobs?: number
  /** How many attempts will be made, more or less. */
  readonly load?: Load
  readonly mode?: Mode
  /** Absolute paths of jars and folders that the programs need. */
  readonly classpath?: readonly string[]
  /** Attempts that a worker gets before another takes its place. */
  readonly recycleAfter?: number
  readonly memoryMb?: number
  /** Whether workers start before they are needed; they do unless it is said otherwise. */
  readonly warm?: boolean
  readonly onProgress?: ProgressCallback
}

export function openEngine({ release, installation }: ResolvedEngine, options: EngineOptions = {}): Engine {
  const { jobs = 1, load = 'few', mode = 'fast', classpath = [], onProgress = () => {} } = options
  // When the first worker starts, and once: what two engines need is then fetched, and told, by one of them.
  let command: Promise<Command> | undefined
  const setUp = () => (command ??= installation.command(onProgress, load))
  const { careful = usual => usual } = installation
  const pool = new Pool<Attempt, unknown>(async attempt => (attempt === 1 ? setUp() : careful(await setUp())), {
    size: jobs,
    startMs,
    deadlineMs: leastDeadlineMs,
    memoryMb: options.memoryMb ?? memoryMb,
    recycleAfter: options.recycleAfter ?? recycleAfter,
    maxLineBytes,
    batch,
    window,
  })
  if (options.warm ?? true) pool.warm(jobs)
  const { manifest } = release
  return {
    manifest,
    async open({ files }, { deadlineMs } = { deadlineMs: deadlineFor(files) }) {
      const program: OpenProgram = { files, mode, classpath }
      const about = new Subject(program)
      const ask = (attempt: Attempt) => pool.ask(attempt, { about, deadlineMs })
      return newSession(manifest, files, jobs * window, { ask, close: () => about.close() })
    },
    doing: () => pool.doing(),
    [Symbol.asyncDispose]: () => pool[Symbol.asyncDispose](),
  }
}

/** From spawn to hello, on a busy machine. */
const startMs = 60_000
/** The first attempt of a worker pays for much that the later ones find done. */
const leastDeadlineMs = 20_000
const memoryMb = 400
/** Seldom: it does not grow, and a new process needs tens of thousands of attempts to become as fast as the old one. */
const recycleAfter = 250_000
/** Programs travel in a line. */
const maxLineBytes = 256 << 20
const batch = 8
const window = 32

function deadlineFor(files: Files): number {
  return leastDeadlineMs + Object.values(files).reduce((sum, text) => sum + text.length, 0) / 100
}

interface Opened {
  ask(attempt: Attempt): Promise<Reply<unknown>>
  close(): void
}

function newSession(manifest: Manifest, files: Files, atOnce: number, program: Opened): Session {
  let open = true
  return {
    attempt: attempts =>
      inOrder(attempts, atOnce, async attempt => {
        if (!open) throw new Error('the session is closed')
        refuseUnusable(attempt, manifest, files)
        const answer = read(await program.ask(attempt), manifest)
        if (answer.kind !== 'unusable') return answer
        throw new UnusableAttempt(`${attempt.refactoring} at ${writePosition(attempt.target, files)}: ${answer.why}`)
      }),
    async [Symbol.asyncDispose]() {
      open = false
      program.close()
    },
  }
}

function refuseUnusable(attempt: Attempt, manifest: Manifest, files: Files): void {
  try {
    checkAttempt(attempt, manifest, files)
  } catch (error) {
    throw error instanceof InputError ? new UnusableAttempt(error.message) : error
  }
}

function read(given: Reply<unknown>, manifest: Manifest): Answer | Unusable {
  if (given.kind === 'hung') return { kind: 'hung' }
  if (given.kind === 'died')
    return { kind: 'crashed', error: { type: 'ProcessDied', message: howItDied(given.detail), frames: [] } }
  const said = reply.safeParse(given.answer)
  if (said.success) return said.data
  throw new Error(`a worker of ${idOf(manifest)} does not keep to the protocol: ${said.error.message}`)
}

/** Without what it wrote before: warnings of the JVM, paths of this machine. */
function howItDied(detail: string): string {
  return detail.replace(/: .*$/s, '')
}
