/** A campaign's file, opened to write: ours alone and up to date, or refused and left as it is. */
import { statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { InputError } from '../../model/index.js'
import { type Database, openDatabase } from './driver.js'
import { migrate, type SchemaState, schemaStateOf } from './migrations.js'
import { claim, type Owner } from './owner.js'
import { retrying } from './retry.js'

export interface Exclusive extends AsyncDisposable {
  readonly file: string
  readonly db: Database
  readonly owner: Owner
}

/** `ready` makes a campaign of what was an empty file, or looks at the one that is there; if it throws, nothing has happened to that. */
export async function openExclusive(
  file: string,
  steps: readonly string[],
  ready: (db: Database, was: SchemaState) => void,
): Promise<Exclusive> {
  checkPath(file)
  const db = await retrying(file, () => openDatabase(file, 'write'))
  try {
    // Looked at before anything is written.
    await retrying(file, () => schemaStateOf(file, db, steps))
    // What is written is there after a pulled plug; and a log that grew while somebody looked for long shrinks again.
    const pragmas = 'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA journal_size_limit = 67108864'
    await retrying(file, () => db.exec(pragmas))
    const owner = await claim(file, db, () => {
      // Once more, as somebody else may have been faster.
      const state = schemaStateOf(file, db, steps)
      if (state !== 'current') migrate(db, steps)
      ready(db, state)
    })
    return { file, db, owner, [Symbol.asyncDispose]: () => close(db, owner) }
  } catch (error) {
    db.close()
    throw error
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
export function checkPath(file: string): void {
  if (file === '') throw new InputError('--campaign is empty: give a file')
  const folder = dirname(resolve(file))
  try {
    const above = statSync(folder, { throwIfNoEntry: false })
    if (above === undefined)
      throw new InputError(`folder ${folder} does not exist: create it first, or choose another file with --campaign`)
    if (!above.isDirectory()) {
      throw new InputError(`${folder} is not a folder: choose another file with --campaign`)
    }
    const path = statSync(file, { throwIfNoEntry: false })
    if (path === undefined) return
    if (!path.isFile())
      throw new InputError(`${file} is ${path.isDirectory() ? 'a folder' : 'not a regular file'}: choose a file`)
    if (path.size > 0 && path.size < smallestDatabase) {
      throw new InputError(`${file} is not a campaign: choose another file`)
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    throw new InputError(`${file} can't be opened (${error.code}): no permission for it or its folder; choose another file`)
  }
}
