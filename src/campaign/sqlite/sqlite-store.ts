/** `Store` on a campaign's file that is ours. */
import type { Plan, RequestResult } from '../../model/index.js'
import { advanced, doneOf } from '../done.js'
import type { Store } from '../store.js'
import { readMinimised, writeBugs, writeElsewhere, writeMinimised } from './bugs.js'
import { dictionary } from './dictionary.js'
import type { Exclusive } from './open-exclusive.js'
import { programsIn } from './programs.js'
import { countDone, placesAgain } from './read.js'
import { readable } from './reader.js'
import { retrying, transact } from './retry.js'
import { placeOf, writer } from './write.js'

export async function sqliteStore(exclusive: Exclusive, plan: Plan): Promise<Store> {
  const { file, db, owner } = exclusive
  const { names, programs, writeRows } = await retrying(file, () => {
    const [names, programs] = [dictionary(db), programsIn(db)]
    return { names, programs, writeRows: writer(db, plan, names, programs) }
  })
  let done = await retrying(file, () => doneOf(plan, (engine, input) => countDone(db, ...placeOf(plan, engine, input))))
  let last: Promise<unknown> = Promise.resolve()

  async function write(results: readonly RequestResult[]): Promise<void> {
    try {
      done = await transact(file, db, () => {
        owner.check()
        const after = advanced(done, results)
        for (const result of results) writeRows(result)
        return after
      })
    } catch (error) {
      forget()
      throw error
    }
  }

  /** After all that was to be written before it. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = last.then(work)
    last = done.catch(() => {})
    return done
  }

  function forget(): void {
    names.forget()
    programs.forget()
  }

  const alone = (work: () => void) =>
    inTurn(async () => {
      try {
        await transact(file, db, () => {
          owner.check()
          work()
        })
      } catch (error) {
        forget()
        throw error
      }
    })

  return {
    ...readable(file, db, plan),
    done: async () => [...done.values()],
    write: results => inTurn(() => write(results)),
    again: (rerun, engine, input) => retrying(file, () => placesAgain(db, rerun, ...placeOf(plan, engine, input))),
    writeTriaged: triaged => alone(() => writeBugs(db, plan, programs, triaged)),
    minimised: key => retrying(file, () => readMinimised(file, db, key)),
    writeMinimised: (key, smallest) => alone(() => writeMinimised(db, plan, programs, key, smallest)),
    writeElsewhere: (bug, elsewhere) => alone(() => writeElsewhere(db, bug, elsewhere)),
    async [Symbol.asyncDispose]() {
      await last
      await exclusive[Symbol.asyncDispose]()
    },
  }
}
