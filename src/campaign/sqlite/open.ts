/** A campaign in a file: SQLite in WAL mode, so that anybody can look into it with `sqlite3` while it is written. docs/campaigns.md has the tables. */
import { existsSync } from 'node:fs'
import { InputError, type Plan } from '../../model/index.js'
import { planDifference } from '../plan-difference.js'
import type { Reader, Store } from '../store.js'
import { type Database, openDatabase } from './driver.js'
import { schemaStateOf } from './migrations.js'
import { checkPath, openExclusive } from './open-exclusive.js'
import { readPlan } from './read.js'
import { readable } from './reader.js'
import { retrying } from './retry.js'
import { migrations } from './schema.js'
import { sqliteStore } from './sqlite-store.js'

/** A new campaign, or one with the same plan that goes on; anything else is refused and left as it is. `steps` are for tests. */
export async function openStore(file: string, plan: Plan, steps = migrations): Promise<Store> {
  const exclusive = await openExclusive(file, steps, (db, was) => (was === 'empty' ? create(db, plan) : compare(file, db, plan)))
  try {
    return await sqliteStore(exclusive, plan)
  } catch (error) {
    await exclusive[Symbol.asyncDispose]()
    throw error
  }
}

/** A campaign that is there, to go on with what comes after the requests. */
export async function reopenStore(file: string, steps = migrations): Promise<Store> {
  await using reader = await openReader(file, steps)
  return openStore(file, reader.plan, steps)
}

/** For whoever only looks, also while somebody writes. */
export async function openReader(file: string, steps = migrations): Promise<Reader> {
  if (file === '') throw new InputError('the name of the campaign is empty: name a file')
  if (!existsSync(file)) throw new InputError(`${file} does not exist: assay hunt --campaign ${file} creates it`)
  checkPath(file)
  const db = await retrying(file, () => openDatabase(file, 'read'))
  try {
    const state = await retrying(file, () => schemaStateOf(file, db, steps))
    if (state === 'empty') throw new InputError(`${file} is empty: assay hunt --campaign ${file} creates a campaign in it`)
    if (state === 'older') await (await openExclusive(file, steps, () => {}))[Symbol.asyncDispose]()
    const plan = await retrying(file, () => readPlan(file, db))
    return { ...readable(file, db, plan), [Symbol.asyncDispose]: async () => db.close() }
  } catch (error) {
    db.close()
    throw error
  }
}

function compare(file: string, db: Database, plan: Plan): void {
  const difference = planDifference(readPlan(file, db), plan)
  if (difference === undefined) return
  throw new InputError(`${file} has another plan: ${difference}; give the same options, or choose another file with --campaign`)
}

function create(db: Database, plan: Plan): void {
  db.prepare('INSERT INTO campaign VALUES (1, ?)').run(JSON.stringify(plan))
  const engine = db.prepare('INSERT INTO engine VALUES (?, ?)')
  for (const [id, name] of plan.engines.entries()) engine.run(id, name)
  const input = db.prepare('INSERT INTO input VALUES (?, ?, ?, ?, ?, ?)')
  for (const [place, { id, refactoring, source, hash, requests }] of plan.inputs.entries()) {
    input.run(place, id, refactoring, source, hash, requests)
  }
  const technique = db.prepare('INSERT INTO technique VALUES (?, ?)')
  for (const [id, name] of plan.techniques.entries()) technique.run(id, name)
}
