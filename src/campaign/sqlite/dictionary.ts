/**
 * Names and sets that many rows share, each stored once. Its number is a hash of its content, so that two campaigns that meet the same things in
 * another order have the same rows.
 */
import { hash } from 'node:crypto'
import type { Crash, Message } from '../../model/index.js'
import type { Database, Value } from './driver.js'

export interface Dictionary {
  asked(refactoring: string, parameters: Readonly<Record<string, string>>): number
  /** Nothing if there are none; so for messages. */
  disabled(keys: readonly string[]): number | null
  messages(messages: readonly Message[]): number | null
  crash(error: Crash): number
  /** After a transaction that came to nothing: what it has stored is not there. */
  forget(): void
}

export function dictionary(db: Database): Dictionary {
  const ids = new Map<string, number>()
  const insert = (table: string, columns: number) =>
    db.prepare(`INSERT OR IGNORE INTO ${table} VALUES (?${', ?'.repeat(columns)})`)
  const tables = {
    asked: insert('asked', 2),
    disabled_key: insert('disabled_key', 1),
    message: insert('message', 3),
    crash: insert('crash', 2),
  }

  /** An entry of one row or more. */
  function enter(table: keyof typeof tables, rows: readonly (readonly Value[])[]): number {
    const text = JSON.stringify([table, rows])
    const known = ids.get(text)
    if (known !== undefined) return known
    const id = hashed(text)
    for (const row of rows) tables[table].run(id, ...row)
    // Parameters can be others in every program; memory stays flat.
    if (ids.size >= remembered) ids.clear()
    ids.set(text, id)
    return id
  }

  return {
    asked: (refactoring, parameters) => enter('asked', [[refactoring, sortedJson(parameters)]]),
    disabled: keys => (keys.length === 0 ? null : enter('disabled_key', distinct(keys.map(key => [key])))),
    messages: messages =>
      messages.length === 0 ? null : enter('message', distinct(messages.map(({ key, severity, site }) => [key, severity, site]))),
    crash: ({ type, frames }) => enter('crash', [[type, frames[0] ?? '']]),
    forget: () => ids.clear(),
  }
}

const remembered = 10_000

/** 47 bits: the most that SQLite stores in six bytes. Among ten thousand sets two meet once in three million campaigns. */
export function hashed(text: string): number {
  return Number.parseInt(hash('sha256', text).slice(0, 12), 16) % 2 ** 47
}

/** The same text for equal records, whatever the order of their keys. */
export function sortedJson(record: Readonly<Record<string, string>>): string {
  return JSON.stringify(Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1))))
}

/** A set as a list: each once, in one order. */
function distinct(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return [...new Set(rows.map(row => JSON.stringify(row)))].sort().map(text => JSON.parse(text))
}
