/**
 * Retries while the campaign file is locked, without blocking the rest of Assay, and turns errors of the disk or the file into one line.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { InputError } from '../../model/index.js'
import { type Database, sqliteCode } from './driver.js'

/** All or nothing; nobody else writes meanwhile. */
export function transact<T>(file: string, db: Database, work: () => T): Promise<T> {
  return retrying(file, () => {
    db.exec('BEGIN IMMEDIATE')
    try {
      const result = work()
      db.exec('COMMIT')
      return result
    } catch (error) {
      // A full disk has made SQLite go back by itself.
      if (db.isTransaction) db.exec('ROLLBACK')
      throw error
    }
  })
}

/** `work` is tried again from its start while the file is locked, so it must leave nothing behind when it fails. */
export async function retrying<T>(file: string, work: () => T | Promise<T>): Promise<T> {
  for (const started = Date.now(); ; await sleep(50)) {
    try {
      return await work()
    } catch (error) {
      const why = sqliteCode(error)
      if (why !== undefined && isLocked(why.code) && Date.now() - started < patienceMs) continue
      throw why === undefined ? error : new InputError(`${file} ${said(error, why)}`, undefined, { cause: error })
    }
  }
}

const patienceMs = 3000
const isLocked = (code: number) => code === 5 || code === 6

/** Codes of sqlite3.h. What is no trouble of the file or the disk is a bug of Assay's and keeps its stack. */
function said(error: unknown, { code, detail }: { readonly code: number; readonly detail: number }): string {
  const text = error instanceof Error ? error.message : String(error)
  if (isLocked(code))
    return `is locked by another program, maybe sqlite3 with an open transaction: close that program, then run the command again`
  if (code === 8) return `can't be written: it or its folder is read-only; change that, or choose another file`
  if (code === 13) return `can't be written: the disk is full; free some space and run the command again to resume`
  if (code === 10)
    return `can't be read or written (${text}, ${detail}): the disk is full or broken; repair that and run the command again to resume`
  // Ours are there from its first transaction on.
  const isShort = code === 1 && /^no such (table|column): /.test(text)
  if (code === 11 || isShort) return `is damaged (${text}): restore a backup, or choose another file`
  if (code === 26) return `is not a campaign: choose another file`
  if (code === 14 || code === 23)
    return `can't be opened: its folder is read-only or you have no permission; change that, or choose another file`
  throw error
}
