/** How much of a plan is done, the same for every store: of each engine and input the first requests, without a gap. */
import type { Plan, RequestResult } from '../model/index.js'
import type { Done } from './store.js'

/** By engine and input, in the order of the plan. */
export type DoneByLane = ReadonlyMap<string, Done>

/** `count`: how many requests of an engine and an input are there. */
export function doneOf(plan: Plan, count: (engine: string, input: string) => number): DoneByLane {
  const groups = plan.engines.flatMap(engine => plan.inputs.map(({ id }) => ({ engine, input: id })))
  return new Map(groups.map(({ engine, input }) => [laneKey(engine, input), { engine, input, requests: count(engine, input) }]))
}

/** Stored requests are a prefix of the plan; a gap would make resuming impossible and is a bug. */
export function advanced(done: DoneByLane, results: readonly RequestResult[]): DoneByLane {
  const after = new Map(done)
  for (const { engine, request } of results) {
    const { input, n } = request
    const requests = after.get(laneKey(engine, input))?.requests
    if (requests === undefined) throw new Error(`${input} by ${engine} is not in the plan`)
    if (n > requests) throw new Error(`request ${n} of ${input} is not the next one, ${requests}`)
    after.set(laneKey(engine, input), { engine, input, requests: Math.max(requests, n + 1) })
  }
  return after
}

/** Of an engine and an input. */
export function laneKey(engine: string, input: string): string {
  return JSON.stringify([engine, input])
}
