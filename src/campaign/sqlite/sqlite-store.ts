/** `Store` on a campaign's file that is ours. */
import type { Plan, Seen } from '../../model/index.js'
import { advanced, doneOf } from '../done.js'
import type { Store } from '../store.js'
import { readMinimised, writeBugs, writeElsewhere, writeMinimised } from './bugs.js'
import { dictionary } from './dictionary.js'
import type { Owned } from './owned.js'
import { patiently, transact } from './patiently.js'
import { countDone, placesAgain } from './read.js'
import { readable } from './reader.js'
import { placeOf, writer } from './write.js'

export async function sqliteStore(owned: Owned, plan: Plan): Promise<Store> {
  const { file, db, owner } = owned
  const { names, writeRows } = await patiently(file, () => {
    const names = dictionary(db)
    return { names, writeRows: writer(db, plan, names) }
  })
  let done = await patiently(file, () =>
    doneOf(plan, (engine, refactoring) => countDone(db, ...placeOf(plan, engine, refactoring))),
  )
  let last: Promise<unknown> = Promise.resolve()

  async function write(seen: readonly Seen[]): Promise<void> {
    try {
      done = await transact(file, db, () => {
        owner.check()
        const after = advanced(done, seen)
        for (const one of seen) writeRows(one)
        return after
      })
    } catch (error) {
      names.forget()
      throw error
    }
  }

  /** After all that was to be written before it. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = last.then(work)
    last = done.catch(() => {})
    return done
  }

  const alone = (work: () => void) =>
    inTurn(() =>
      transact(file, db, () => {
        owner.check()
        work()
      }),
    )

  return {
    ...readable(file, db, plan),
    done: async () => [...done.values()],
    write: seen => inTurn(() => write(seen)),
    again: (rerun, engine, refactoring) => patiently(file, () => placesAgain(db, rerun, ...placeOf(plan, engine, refactoring))),
    writeSorted: sorted => alone(() => writeBugs(db, plan, sorted)),
    minimised: key => patiently(file, () => readMinimised(db, key)),
    writeMinimised: (key, smallest) => alone(() => writeMinimised(db, key, smallest)),
    writeElsewhere: (bug, elsewhere) => alone(() => writeElsewhere(db, bug, elsewhere)),
    async [Symbol.asyncDispose]() {
      await last
      await owned[Symbol.asyncDispose]()
    },
  }
}
