/** Schema migrations: an empty file becomes a campaign, an older campaign is upgraded, any other file is left untouched. */
import { InputError } from '../../model/index.js'
import type { Database } from './driver.js'
import { migrations, oldestVersion } from './schema.js'
import { views } from './views.js'

/** `ASSY`. */
const applicationId = 0x41535359

export type SchemaState = 'empty' | 'older' | 'current'

/** Only reads; a file that is neither empty nor a campaign that this Assay understands is refused. */
export function schemaStateOf(file: string, db: Database, steps = migrations): SchemaState {
  const id = pragma(db, 'application_id')
  const tables = db.prepare<{ n: number }>('SELECT count(*) AS n FROM sqlite_schema').get()?.n ?? 0
  if (tables === 0 && (id === 0 || id === applicationId)) return 'empty'
  if (id !== applicationId) {
    throw new InputError(`${file} is a database of another program, not a campaign: choose another file`)
  }
  const version = pragma(db, 'user_version')
  const newest = versionAfter(steps)
  if (version > newest) {
    throw new InputError(
      `${file} is a campaign of a newer Assay (version ${version}, this one supports up to ${newest}): update Assay, or choose another file`,
    )
  }
  if (version < 1) {
    throw new InputError(`${file} is damaged (unknown version ${version}): restore a backup, or choose another file`)
  }
  if (version < oldestVersion) {
    throw new InputError(
      `${file} is a campaign of an older Assay (version ${version}, this one supports ${oldestVersion} and later): start a new campaign with another --campaign`,
    )
  }
  return version === newest ? 'current' : 'older'
}

/** Inside a transaction: with it everything happens, or nothing. */
export function migrate(db: Database, steps = migrations): void {
  // Before anything else: what a view names can't be changed.
  const old = db.prepare<{ name: string }>(`SELECT name FROM sqlite_schema WHERE type = 'view'`).all()
  for (const { name } of old) db.exec(`DROP VIEW "${name.replaceAll('"', '""')}"`)
  for (const step of steps.slice(Math.max(0, pragma(db, 'user_version') - oldestVersion + 1))) db.exec(step)
  for (const [name, select] of Object.entries(views)) db.exec(`CREATE VIEW ${name} AS${select}`)
  db.exec(`PRAGMA application_id = ${applicationId}; PRAGMA user_version = ${versionAfter(steps)}`)
}

/** Of a campaign that has been through all of them. */
function versionAfter(steps: readonly string[]): number {
  return oldestVersion + steps.length - 1
}

function pragma(db: Database, name: string): number {
  return Number(Object.values(db.prepare<Record<string, number>>(`PRAGMA ${name}`).get() ?? {})[0])
}
