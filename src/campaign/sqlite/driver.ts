/**
 * The one place that knows which SQLite this is: node:sqlite's interface, in a package that brings it to Node 20 without a compiler. It is loaded
 * when a campaign is opened, so that no other command pays for it.
 */
import { resolve } from 'node:path'
import { InputError } from '../../model/index.js'

export type Value = number | string | null

export interface Statement<Row> {
  run(...values: readonly Value[]): { readonly changes: number }
  get(...values: readonly Value[]): Row | undefined
  all(...values: readonly Value[]): readonly Row[]
}

export interface Database {
  readonly isTransaction: boolean
  exec(sql: string): void
  /** Whoever writes the statement says what its rows are. */
  prepare<Row = unknown>(sql: string): Statement<Row>
  close(): void
}

export async function openDatabase(file: string, mode: 'read' | 'write'): Promise<Database> {
  const { DatabaseSync } = await load()
  // What others hold for longer than this is waited for without stopping all else: see `retrying`.
  const db = new DatabaseSync(resolve(file), { readOnly: mode === 'read', timeout: 100 })
  // The package gives a statement back when its memory is collected, and until then SQLite does not really close: each is made once.
  const statements = new Map<string, Statement<unknown>>()
  return {
    get isTransaction() {
      return db.isTransaction
    },
    exec: sql => db.exec(sql),
    prepare<Row>(sql: string) {
      const statement: Statement<unknown> = statements.get(sql) ?? db.prepare(sql)
      statements.set(sql, statement)
      return statement as Statement<Row>
    },
    close: () => db.close(),
  }
}

/** SQLite's number of what went wrong, with and without its details; nothing if it was not SQLite. */
export function sqliteCode(error: unknown): { readonly code: number; readonly detail: number } | undefined {
  if (!(error instanceof Error)) return undefined
  if ('errcode' in error && typeof error.errcode === 'number') return { code: error.errcode & 0xff, detail: error.errcode }
  const code = 'code' in error && error.code === 'ERR_SQLITE_ERROR' ? codes.get(error.message) : undefined
  return code === undefined ? undefined : { code, detail: code }
}

/** Of what goes wrong while rows are read, the package tells only SQLite's words. */
const codes: ReadonlyMap<string, number> = new Map([
  ['database is locked', 5],
  ['database table is locked', 6],
  ['attempt to write a readonly database', 8],
  ['disk I/O error', 10],
  ['database disk image is malformed', 11],
  ['database or disk is full', 13],
  ['unable to open database file', 14],
  ['file is not a database', 26],
])

async function load(): Promise<typeof import('@photostructure/sqlite')> {
  try {
    return await import('@photostructure/sqlite')
  } catch (error) {
    const machine = `${process.platform} on ${process.arch}`
    throw new InputError(
      `SQLite, which campaigns need, can't be loaded (${machine}): reinstall Assay with npm, on Linux, macOS or Windows, x64 or arm64`,
      undefined,
      { cause: error },
    )
  }
}
