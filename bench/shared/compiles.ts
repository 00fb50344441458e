/**
 * Does it compile? Asked of javac for hundreds of thousands of tiny programs. A worker's kept javac answers, which a test holds equal to
 * a fresh one for each program; on each core one worker, and many programs to a task, so that the way there and back costs little.
 */
import { availableParallelism } from 'node:os'
import { findJdks, type Jdk, pickJdk } from '../../src/jvm/jdk.js'
import { compileAnswer } from '../../src/languages/java/answers.js'
import { type Load, oldestJdk, setUpJava } from '../../src/languages/java/jvm.js'
import type { Files } from '../../src/model/index.js'
import { inOrder } from '../../src/workers/in-order.js'
import { Pool } from '../../src/workers/pool.js'

export interface Source {
  readonly id: string
  readonly files: Files
}

export type Opinion<S extends Source> = S & {
  readonly ok: boolean
  /** `p/A.java:3: …`. */
  readonly errors: readonly string[]
}

export interface Compiler extends AsyncDisposable {
  /** The programs in their order, each with what javac says of it. */
  compileAll<S extends Source>(programs: AsyncIterable<S> | Iterable<S>): AsyncIterable<Opinion<S>>
}

/** Of a JDK, or of the oldest one that will do. `one` is faster for some ten thousand programs, `many` for more. */
export function openCompiler(load: Load, jdk: Jdk = oldest()): Compiler {
  const size = availableParallelism()
  const command = setUpJava(jdk, load)
  // A failure to set up is told by the first program.
  command.catch(() => {})
  const pool = new Pool<Task, unknown>(() => command, { size, startMs: 60_000, deadlineMs: 60_000, batch: 1, window: 4 })
  return {
    async *compileAll(programs) {
      for await (const opinions of inOrder(chunks(programs), 4 * size, chunk => opinionsOn(chunk, pool))) yield* opinions
    },
    [Symbol.asyncDispose]: () => pool[Symbol.asyncDispose](),
  }
}

type Task = Readonly<Record<string, unknown>> & { readonly id?: never }

const chunkSize = 50

function oldest(): Jdk {
  return findJdks().findLast(({ major }) => major >= oldestJdk) ?? pickJdk({ min: oldestJdk })
}

async function opinionsOn<S extends Source>(chunk: readonly S[], pool: Pool<Task, unknown>): Promise<readonly Opinion<S>[]> {
  const programs = chunk.map(({ files }) => files)
  const reply = await pool.ask({ kind: 'compile', compilers: ['javac-errors'], programs })
  if (reply.kind !== 'answered') throw new Error(`javac ${reply.kind} near ${chunk[0]?.id}: ${reply.detail}`)
  const said = compileAnswer.parse(reply.answer).compiled[0] ?? []
  return chunk.map((source, at) => {
    const opinion = said[at]
    if (opinion === undefined) throw new Error(`javac says nothing of ${source.id}`)
    const errors = (opinion.diagnostics ?? []).map(({ file, line, message }) => `${file}:${line}: ${message}`)
    return { ...source, ok: opinion.ok, errors }
  })
}

async function* chunks<T>(items: AsyncIterable<T> | Iterable<T>): AsyncGenerator<readonly T[], void> {
  let chunk: T[] = []
  for await (const item of items) {
    chunk.push(item)
    if (chunk.length < chunkSize) continue
    yield chunk
    chunk = []
  }
  if (chunk.length > 0) yield chunk
}
