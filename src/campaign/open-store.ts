/** A campaign in a file: SQLite in WAL mode, so that anybody can look into it with `sqlite3` while it is written. docs/campaigns.md has the tables. */
import { existsSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { InputError, type Plan } from '../model/index.js'
import { dictionary } from './sqlite/dictionary.js'
import { type Database, openDatabase } from './sqlite/driver.js'
import { claim, type Owner } from './sqlite/owner.js'
import { patiently, transact } from './sqlite/patiently.js'
import { planDifference } from './sqlite/plan-difference.js'
import { countDone, countFlaky, type Page, type Place, pageOfFindings, placesAgain, readPlan, readRows } from './sqlite/read.js'
import { migrations } from './sqlite/schema.js'
import { ageOf, migrate } from './sqlite/version.js'
import { keyOf, placeOf, writer } from './sqlite/write.js'
import type { Reader, Store } from './store.js'

/** A new campaign, or one with the same plan that goes on; anything else is refused and left as it is. `steps` are for tests. */
export async function openStore(file: string, plan: Plan, steps = migrations): Promise<Store> {
  const { db, owner } = await openOwned(file, steps, db => create(db, plan))
  try {
    const made = await patiently(file, () => readPlan(file, db))
    const difference = planDifference(made, plan)
    if (difference !== undefined) {
      throw new InputError(`${file} has another plan: ${difference}; give the same options, or name another file with --campaign`)
    }
    return await store(file, db, owner, plan)
  } catch (error) {
    await close(db, owner)
    throw error
  }
}

/** For whoever only looks, also while somebody writes. */
export async function openReader(file: string, steps = migrations): Promise<Reader> {
  if (!existsSync(file)) throw new InputError(`${file} does not exist: assay hunt --campaign ${file} makes it`)
  checkPath(file)
  const db = await patiently(file, () => openDatabase(file, 'read'))
  try {
    const age = await patiently(file, () => ageOf(file, db, steps))
    if (age === 'empty') throw new InputError(`${file} is empty: assay hunt --campaign ${file} makes a campaign of it`)
    if (age === 'older') {
      const { db: old, owner } = await openOwned(file, steps, () => {})
      await close(old, owner)
    }
    const plan = await patiently(file, () => readPlan(file, db))
    const pageAfter = (place: Place) => patiently(file, () => pageOfFindings(db, place))
    return {
      plan,
      rows: () => patiently(file, () => readRows(db)),
      flaky: () => patiently(file, () => countFlaky(db)),
      async *findings() {
        let after: Place | undefined = [-1, -1, -1, -1]
        while (after !== undefined) {
          const page: Page = await pageAfter(after)
          yield* page.findings
          after = page.last
        }
      },
      [Symbol.asyncDispose]: async () => db.close(),
    }
  } catch (error) {
    db.close()
    throw error
  }
}

interface Owned {
  readonly db: Database
  readonly owner: Owner
}

/** Ours alone, and up to date. */
async function openOwned(file: string, steps: readonly string[], fill: (db: Database) => void): Promise<Owned> {
  checkPath(file)
  const db = await patiently(file, () => openDatabase(file, 'write'))
  try {
    // Looked at before anything is written: a file of somebody else stays as it is.
    await patiently(file, () => ageOf(file, db, steps))
    // What is written is there after a pulled plug; what readers keep from being tidied up does not stay for ever.
    await patiently(file, () =>
      db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA journal_size_limit = 67108864'),
    )
    const owner = await claim(file, db, () => {
      // Somebody else may have been faster.
      const age = ageOf(file, db, steps)
      if (age !== 'current') migrate(db, steps)
      if (age === 'empty') fill(db)
    })
    return { db, owner }
  } catch (error) {
    db.close()
    throw error
  }
}

function create(db: Database, plan: Plan): void {
  db.prepare('INSERT INTO campaign VALUES (1, ?)').run(JSON.stringify(plan))
  const engine = db.prepare('INSERT INTO engine VALUES (?, ?)')
  for (const [id, name] of plan.engines.entries()) engine.run(id, name)
  const input = db.prepare('INSERT INTO input VALUES (?, ?, ?, ?, ?)')
  for (const [id, { refactoring, source, hash, requests }] of plan.inputs.entries())
    input.run(id, refactoring, source, hash, requests)
}

async function store(file: string, db: Database, owner: Owner, plan: Plan): Promise<Store> {
  const names = dictionary(db)
  const write = writer(db, plan, names)
  const groups = plan.engines.flatMap(engine => plan.inputs.map(({ refactoring }) => ({ engine, refactoring })))
  const place = (engine: string, refactoring: string) => placeOf(plan, engine, refactoring)
  const nameOf = (engine: number, input: number) => engine * plan.inputs.length + input
  const counts = await patiently(file, () =>
    groups.map(({ engine, refactoring }) => countDone(db, ...place(engine, refactoring))),
  )
  let last: Promise<unknown> = Promise.resolve()

  return {
    plan,
    done: async () => groups.map((group, at) => ({ ...group, requests: counts[at] ?? 0 })),

    write(seen) {
      const written = last.then(async () => {
        const after = [...counts]
        try {
          await transact(file, db, () => {
            owner.check()
            for (const one of seen) {
              const [engine, input, n] = keyOf(plan, one)
              const group = nameOf(engine, input)
              const requests = after[group] ?? 0
              if (n > requests) throw new Error(`request ${n} of ${one.request.refactoring} is not the next one, ${requests}`)
              after[group] = Math.max(requests, n + 1)
              write(one)
            }
          })
        } catch (error) {
          names.forget()
          throw error
        }
        counts.splice(0, counts.length, ...after)
      })
      last = written.catch(() => {})
      return written
    },

    again: (rerun, engine, refactoring) => patiently(file, () => placesAgain(db, rerun, ...place(engine, refactoring))),
    rows: () => patiently(file, () => readRows(db)),
    flaky: () => patiently(file, () => countFlaky(db)),

    async [Symbol.asyncDispose]() {
      await last
      await close(db, owner)
    },
  }
}

/** A campaign at rest is one file, which can be copied and read anywhere; if others look at it just now, at least all is in that file. */
async function close(db: Database, owner: Owner): Promise<void> {
  await owner[Symbol.asyncDispose]()
  for (const tidy of ['PRAGMA journal_mode = DELETE', 'PRAGMA wal_checkpoint(TRUNCATE)']) {
    try {
      db.exec(tidy)
      break
    } catch {
      // What is written stays written, in one file or in two.
    }
  }
  db.close()
}

/** SQLite takes anything shorter for an empty file, and would write over it. */
const smallestDatabase = 512

/** What SQLite would only call "unable to open". The file is not opened here: closing it again would undo SQLite's own locks of it. */
function checkPath(file: string): void {
  const folder = dirname(resolve(file))
  try {
    const above = statSync(folder, { throwIfNoEntry: false })
    if (above === undefined) throw new InputError(`${folder} does not exist, so there can be no campaign in it: make it first`)
    if (!above.isDirectory())
      throw new InputError(`${folder} is no folder, so there can be no campaign in it: name another with --campaign`)
    const path = statSync(file, { throwIfNoEntry: false })
    if (path === undefined) return
    if (!path.isFile())
      throw new InputError(`${file} is ${path.isDirectory() ? 'a folder' : 'no file'}: name a file with --campaign`)
    if (path.size > 0 && path.size < smallestDatabase) {
      throw new InputError(`${file} is no campaign: name another file with --campaign`)
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    throw new InputError(
      `${file} can't be opened (${error.code}): it or its folder is not yours; name another file with --campaign`,
    )
  }
}
