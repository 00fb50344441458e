/**
 * One process at a time writes a campaign. It has a row with a heartbeat; a process that finds one checks whether its owner is alive, and takes
 * over from a dead one. The token is looked at in every transaction, so a process that slept too long can't write any more.
 */
import { randomUUID } from 'node:crypto'
import { statSync } from 'node:fs'
import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { InputError } from '../../model/index.js'
import type { Database } from './driver.js'
import { retrying, transact } from './retry.js'

export interface Owner extends AsyncDisposable {
  /** Inside a transaction: refuses if somebody else has taken it over, or away. */
  check(): void
}

const beatMs = 1000
/** A live owner has beaten several times meanwhile. */
const deadAfterMs = 5000

interface Row {
  readonly pid: number
  readonly host: string
  readonly token: string
  readonly heartbeat: number
}

/** `ready` is done in the transaction that makes us the owner. */
export async function claim(file: string, db: Database, ready: () => void): Promise<Owner> {
  const token = randomUUID()
  for (let watched: Watched | undefined; ; await sleep(100)) {
    const found = await transact(file, db, () => {
      const other = ownerOf(db)
      if (other !== undefined && !isDead(other, watched)) return other
      ready()
      db.prepare('REPLACE INTO owner VALUES (1, ?, ?, ?, ?)').run(process.pid, hostname(), token, Date.now())
      return undefined
    })
    if (found === undefined) return owner(file, db, token)
    // It is alive if its heart beats while we look: clocks and process ids of other machines say little.
    if (watched !== undefined && (found.token !== watched.row.token || found.heartbeat !== watched.row.heartbeat)) {
      throw new InputError(
        `${file} is in use by process ${found.pid} on ${found.host}: wait until it has ended, or choose another file`,
      )
    }
    watched ??= { row: found, since: Date.now() }
  }
}

interface Watched {
  readonly row: Row
  readonly since: number
}

function isDead(row: Row, watched: Watched | undefined): boolean {
  if (row.host === hostname() && (!isRunning(row.pid) || Math.abs(Date.now() - row.heartbeat) > deadAfterMs)) return true
  if (watched === undefined || row.token !== watched.row.token || row.heartbeat !== watched.row.heartbeat) return false
  return Date.now() - watched.since > deadAfterMs
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It runs, and belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** The owner row of a database that may not have one, or not the table for it yet. */
function ownerOf(db: Database): Row | undefined {
  const tables = db.prepare<{ n: number }>(`SELECT count(*) AS n FROM sqlite_schema WHERE name = 'owner'`).get()
  return tables?.n === 0 ? undefined : db.prepare<Row>('SELECT pid, host, token, heartbeat FROM owner').get()
}

function owner(file: string, db: Database, token: string): Owner {
  const inode = statSync(file).ino
  const update = db.prepare('UPDATE owner SET heartbeat = ? WHERE token = ?')
  let last = Date.now()
  const beat = () => {
    last = Date.now()
    return update.run(last, token).changes === 1
  }
  const timer = setInterval(() => {
    try {
      beat()
    } catch {
      // Locked, or the disk is full: the next write will say so.
    }
  }, beatMs)
  timer.unref()
  const select = db.prepare<{ token: string }>('SELECT token FROM owner')
  return {
    check() {
      // Where one write follows another without a pause, the timer never has its turn.
      const isOurs = Date.now() - last > beatMs ? beat() : select.get()?.token === token
      if (!isOurs) throw new InputError(`${file} was taken over by another process, which resumes it: this one stops`)
      // SQLite would write on into a file that has no name any more.
      if (statSync(file, { throwIfNoEntry: false })?.ino !== inode) {
        throw new InputError(`${file} was removed or replaced during the run: run the command again`)
      }
    },
    async [Symbol.asyncDispose]() {
      clearInterval(timer)
      // Were it to stay, the next one would find out that we are gone; nothing to trouble a user with.
      await retrying(file, () => db.prepare('DELETE FROM owner WHERE token = ?').run(token)).catch(() => {})
    },
  }
}
