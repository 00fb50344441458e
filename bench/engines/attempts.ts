/** Attempts for an engine: each of the ten refactorings, asked for in programs from all over the space of its theory. */

import { openPrograms, theories } from '../../corpus/theories.js'
import { attemptOnce, type Engine } from '../../src/engines/engine.js'
import { outcomeOf } from '../../src/engines/policy.js'
import { refactoring as inCatalogue } from '../../src/languages/java/catalogue.js'
import { type Attempt, type Files, InputError, type Outcome, type RejectAt } from '../../src/model/index.js'
import { inOrder } from '../../src/workers/in-order.js'
import { WorkerBug } from '../../src/workers/pool.js'

export interface Asked {
  /** Of the program: `java/rename-class#12`. */
  readonly id: string
  readonly files: Files
  readonly attempt: Attempt
}

/** It should not come to this: the engine could not be asked so, or its worker is broken. */
export interface Failed {
  readonly kind: 'failed'
  readonly why: string
}

export type Came = Outcome | Failed

/** What came of an attempt. */
export interface Tried {
  readonly asked: Asked
  readonly came: Came
}

export type Try = (asked: Asked) => Promise<Came>

export const refactorings: readonly string[] = theories.map(({ name }) => name.replace('java/', ''))

/** So many, at even distances in the order of the theory's programs; where it has fewer, again from the first. */
export function attemptsAt(refactoring: string, number: number): readonly Asked[] {
  const { generated } = inCatalogue(refactoring)
  if (generated === undefined) throw new Error(`there is no theory for ${refactoring}`)
  const { theory, target: mark, values } = generated
  const programs = openPrograms(theory, 'generate')
  const count = programs.count()
  const asked: Asked[] = []
  for (let n = 0n; n < number && n < count; n++) {
    const { id, files, marks } = programs.at(count <= number ? n : (n * count) / BigInt(number))
    const target = marks[mark]
    if (target === undefined) throw new Error(`${id} has no mark ${mark}`)
    asked.push({ id, files, attempt: { refactoring, target, parameters: values, disabled: [] } })
  }
  return Array.from({ length: number }, (_, n) => asked[n % asked.length]).filter(each => each !== undefined)
}

export function tryWith(engine: Engine, rejectAt: RejectAt): Try {
  return async ({ files, attempt }) => {
    try {
      await using session = await engine.open({ files, marks: {} })
      return outcomeOf(await attemptOnce(session, attempt), files, rejectAt)
    } catch (error) {
      if (error instanceof InputError || error instanceof WorkerBug) return { kind: 'failed', why: error.message }
      throw error
    }
  }
}

/** Enough of them under way that no worker ever waits. */
export async function tryAll(attempts: readonly Asked[], jobs: number, one: Try): Promise<readonly Tried[]> {
  const tried: Tried[] = []
  for await (const each of inOrder(attempts, 32 * jobs, async asked => ({ asked, came: await one(asked) }))) tried.push(each)
  return tried
}
