/**
 * Runs a plan: every request goes through engine and oracle, many concurrently, and results are written in the order of the plan.
 * The slowest stage applies back-pressure to the others, so memory stays flat; a kill loses only the requests in progress.
 */
import type { RequestResult } from '../model/index.js'
import { inOrder } from '../workers/in-order.js'
import { laneKey } from './done.js'
import { execute, type Lane, type LaneRequest } from './execute.js'
import type { Input } from './inputs.js'
import type { Done, Rerun, Store } from './store.js'

/** What of a store is needed here. */
export type Rows = Pick<Store, 'done' | 'again' | 'write'>

export interface Work {
  readonly store: Rows
  /** In the order of the plan. */
  readonly inputs: readonly Input[]
  readonly lanes: readonly Lane[]
  /** Requests that are under way at once, at most. */
  readonly atOnce: number
  /** Only so many requests, from where it stopped. */
  readonly limit?: number
  /** Ends a refactoring at its first finding. */
  readonly until: 'end' | 'first finding'
  /** Begins nothing new once it is aborted. */
  readonly signal: AbortSignal
  readonly rerun?: Rerun
  readonly onResult: (result: RequestResult) => void
}

/** Whether everything of the plan has been seen. */
export async function carryOut(work: Work): Promise<'finished' | 'cut short'> {
  const { store, atOnce, signal, until } = work
  const closed = new Set<string>()
  if (until === 'first finding') {
    for (const { engine, input } of await store.done()) {
      if ((await store.again('findings', engine, input)).length > 0) closed.add(laneKey(engine, input))
    }
  }
  let isCut = false
  await using batch = new Batch(store)
  for await (const result of inOrder(requests(), atOnce, execute)) {
    const lane = laneKey(result.engine, result.request.input)
    // What was begun beside the one that was found is as if it had never been begun.
    if (closed.has(lane)) {
      isCut = true
      continue
    }
    await batch.add(result)
    work.onResult(result)
    if (until === 'first finding' && result.findings.length > 0) closed.add(lane)
  }
  return isCut ? 'cut short' : 'finished'

  async function* requests(): AsyncGenerator<LaneRequest> {
    let left = work.limit ?? Number.POSITIVE_INFINITY
    for await (const next of planned(work, await store.done())) {
      if (closed.has(laneKey(next.lane.engine, next.request.input))) {
        isCut = true
        continue
      }
      if (signal.aborted || left-- <= 0) {
        isCut = true
        return
      }
      yield next
    }
  }
}

/** Requests of one refactoring in a row: few layouts of programs follow each other, and yet all refactorings get their turn early. */
const blockSize = 50

/** What is still to be done; or, to be done again, what has been done. */
async function* planned({ store, inputs, lanes, rerun }: Work, done: readonly Done[]): AsyncGenerator<LaneRequest> {
  const places = new Map(done.map(({ engine, input, requests }) => [laneKey(engine, input), requests]))
  if (rerun !== undefined) {
    for (const input of inputs) {
      for (const lane of lanes) {
        const again = await store.again(rerun, lane.engine, input.planned.id)
        for (const n of again) yield { lane, request: input.at(n) }
      }
    }
  }
  const open = inputs.flatMap(input => {
    const from = lanes.map(({ engine }) => places.get(laneKey(engine, input.planned.id)) ?? 0)
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
        for (const [at, lane] of lanes.entries()) {
          if (request.n >= (one.from[at] ?? 0)) yield { lane, request }
        }
        // Where it would end if it had never been stopped.
        if ((request.n + 1) % blockSize === 0) break
      }
    }
  }
}

/** Rows that wait to be written together. */
class Batch implements AsyncDisposable {
  readonly #store: Rows
  #rows: RequestResult[] = []
  #since = 0

  constructor(store: Rows) {
    this.#store = store
  }

  async add(result: RequestResult): Promise<void> {
    if (this.#rows.length === 0) this.#since = performance.now()
    this.#rows.push(result)
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
