/** How much of a plan is done, the same for every store: of each engine and refactoring the first requests, without a gap. */
import type { Plan, Seen } from '../model/index.js'
import type { Done } from './store.js'

/** By engine and refactoring, in the order of the plan. */
export type DoneByName = ReadonlyMap<string, Done>

/** `count`: how many requests of an engine and a refactoring are there. */
export function doneOf(plan: Plan, count: (engine: string, refactoring: string) => number): DoneByName {
  const groups = plan.engines.flatMap(engine => plan.inputs.map(({ refactoring }) => ({ engine, refactoring })))
  return new Map(
    groups.map(({ engine, refactoring }) => [
      nameOf(engine, refactoring),
      { engine, refactoring, requests: count(engine, refactoring) },
    ]),
  )
}

/** What is done is a prefix, or nobody could go on with it: who leaves one out has a bug. */
export function advanced(done: DoneByName, seen: readonly Seen[]): DoneByName {
  const after = new Map(done)
  for (const { engine, request } of seen) {
    const { refactoring, n } = request
    const requests = after.get(nameOf(engine, refactoring))?.requests
    if (requests === undefined) throw new Error(`${refactoring} by ${engine} is not in the plan`)
    if (n > requests) throw new Error(`request ${n} of ${refactoring} is not the next one, ${requests}`)
    after.set(nameOf(engine, refactoring), { engine, refactoring, requests: Math.max(requests, n + 1) })
  }
  return after
}

function nameOf(engine: string, refactoring: string): string {
  return `${engine} ${refactoring}`
}
