/**
 * Carries a plan out: every request goes through engine and oracle, many at a time, and what was seen is written in the order of the plan.
 * Whoever is slowest slows the others down, so memory stays flat; a kill loses what was under way, and nothing else.
 */
import type { Seen } from '../model/index.js'
import { inOrder } from '../workers/in-order.js'
import type { Input } from './input.js'
import { type Station, type Step, see } from './see.js'
import type { Done, Rerun, Store } from './store.js'

/** What of a store is needed here. */
export type Rows = Pick<Store, 'done' | 'again' | 'rows' | 'write'>

export interface Work {
  readonly store: Rows
  /** In the order of the plan. */
  readonly inputs: readonly Input[]
  readonly stations: readonly Station[]
  /** Requests that are under way at once, at most. */
  readonly atOnce: number
  /** Only so many requests, from where it stopped. */
  readonly limit?: number
  /** Ends a refactoring at its first finding. */
  readonly until: 'end' | 'first finding'
  /** Begins nothing new once it is aborted. */
  readonly signal: AbortSignal
  readonly rerun?: Rerun
  readonly onSeen: (seen: Seen) => void
}

/** Whether everything of the plan has been seen. */
export async function carryOut(work: Work): Promise<'finished' | 'cut short'> {
  const { store, atOnce, signal, until } = work
  const closed = new Set<string>()
  if (until === 'first finding') {
    for (const { engine, refactoring, firstFinding } of await store.rows()) {
      if (firstFinding !== undefined) closed.add(keyOf(engine, refactoring))
    }
  }
  let isCut = false
  await using batch = new Batch(store)
  for await (const seen of inOrder(steps(), atOnce, step => see(step))) {
    // What was begun beside the one that was found is as if it had never been begun.
    if (closed.has(keyOf(seen.engine, seen.request.refactoring))) {
      isCut = true
      continue
    }
    await batch.add(seen)
    work.onSeen(seen)
    if (until === 'first finding' && seen.findings.length > 0) closed.add(keyOf(seen.engine, seen.request.refactoring))
  }
  return isCut ? 'cut short' : 'finished'

  async function* steps(): AsyncGenerator<Step> {
    let left = work.limit ?? Number.POSITIVE_INFINITY
    for await (const step of planned(work, await store.done())) {
      if (closed.has(keyOf(step.station.engine, step.request.refactoring))) {
        isCut = true
        continue
      }
      if (signal.aborted || left-- <= 0) {
        isCut = true
        return
      }
      yield step
    }
  }
}

/** Requests of one refactoring in a row: few layouts of programs follow each other, and yet all refactorings get their turn early. */
const row = 50

/** What is still to be done; or, to be done again, what has been done. */
async function* planned({ store, inputs, stations, rerun }: Work, done: readonly Done[]): AsyncGenerator<Step> {
  const places = new Map(done.map(({ engine, refactoring, requests }) => [keyOf(engine, refactoring), requests]))
  if (rerun !== undefined) {
    for (const input of inputs) {
      for (const station of stations) {
        const again = await store.again(rerun, station.engine, input.planned.refactoring)
        for (const n of again) yield { station, request: input.at(n) }
      }
    }
  }
  const open = inputs.flatMap(input => {
    const from = stations.map(({ engine }) => places.get(keyOf(engine, input.planned.refactoring)) ?? 0)
    const first = Math.min(...from)
    return first < input.planned.requests ? [{ from, requests: input.requests(first)[Symbol.iterator]() }] : []
  })
  while (open.length > 0) {
    for (const one of [...open]) {
      for (;;) {
        const next = one.requests.next()
        if (next.done) {
          open.splice(open.indexOf(one), 1)
          break
        }
        const request = next.value
        for (const [at, station] of stations.entries()) {
          if (request.n >= (one.from[at] ?? 0)) yield { station, request }
        }
        // Where it would end if it had never been stopped.
        if ((request.n + 1) % row === 0) break
      }
    }
  }
}

function keyOf(engine: string, refactoring: string): string {
  return `${engine} ${refactoring}`
}

/** Rows that wait to be written together. */
class Batch implements AsyncDisposable {
  readonly #store: Rows
  #rows: Seen[] = []
  #since = 0

  constructor(store: Rows) {
    this.#store = store
  }

  async add(seen: Seen): Promise<void> {
    if (this.#rows.length === 0) this.#since = performance.now()
    this.#rows.push(seen)
    if (this.#rows.length >= mostRows || performance.now() - this.#since > longestMs) await this.#write()
  }

  async #write(): Promise<void> {
    const rows = this.#rows
    this.#rows = []
    if (rows.length > 0) await this.#store.write(rows)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#write()
  }
}

const mostRows = 256
const longestMs = 250
