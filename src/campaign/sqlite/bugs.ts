/** Bugs as rows: what findings were sorted into, the smallest programs that are kept for the next time, and where else a bug is. */
import type { Bug, BugKind, Elsewhere, Finding, Plan } from '../../model/index.js'
import type { Sorted } from '../store.js'
import type { Database } from './driver.js'
import { placeOf } from './write.js'

export function readBugs(db: Database): Sorted | undefined {
  const by = db.prepare<{ sorted_by: string }>('SELECT sorted_by FROM sorted').get()?.sorted_by
  if (by === undefined) return undefined
  const findings = new Map<string, string[]>()
  const pairs = db.prepare<{ bug: string; id: string }>(
    'SELECT b.bug, f.id FROM finding f JOIN bug_finding b ON b.finding = f.id ORDER BY f.engine, f.input, f.n, f.place',
  )
  for (const { bug, id } of pairs.all()) findings.set(bug, [...(findings.get(bug) ?? []), id])
  const rows = db.prepare<BugRow>(
    `SELECT b.id, b.kind, i.refactoring, e.name AS engine, b.cause, b.filters, b.smallest
    FROM bug b JOIN engine e ON e.id = b.engine JOIN input i ON i.id = b.input ORDER BY b.place`,
  )
  const bugs = rows.all().map(({ filters, smallest, ...row }): Bug => {
    return { ...row, filters: JSON.parse(filters), findings: findings.get(row.id) ?? [], smallest: JSON.parse(smallest) }
  })
  return { by, bugs }
}

interface BugRow {
  readonly id: string
  readonly kind: BugKind
  readonly refactoring: string
  readonly engine: string
  readonly cause: string
  readonly filters: string
  readonly smallest: string
}

/** Inside a transaction: all bugs of before are gone. */
export function writeBugs(db: Database, plan: Plan, { by, bugs }: Sorted): void {
  for (const table of ['bug', 'bug_finding', 'sorted']) db.exec(`DELETE FROM ${table}`)
  const bug = db.prepare('INSERT INTO bug VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)')
  const member = db.prepare('INSERT OR IGNORE INTO bug_finding VALUES (?, ?)')
  for (const [place, { id, engine, refactoring, kind, cause, filters, smallest, findings }] of bugs.entries()) {
    const smallestText = JSON.stringify(smallest)
    bug.run(id, place, ...placeOf(plan, engine, refactoring), kind, cause, JSON.stringify(filters), smallest.id, smallestText)
    for (const finding of findings) member.run(finding, id)
  }
  db.prepare('INSERT INTO sorted VALUES (1, ?)').run(by)
}

export function readMinimised(db: Database, key: string): Finding | undefined {
  const row = db.prepare<{ smallest: string }>('SELECT smallest FROM minimised WHERE id = ?').get(key)
  return row && JSON.parse(row.smallest)
}

export function writeMinimised(db: Database, key: string, smallest: Finding): void {
  db.prepare('INSERT OR REPLACE INTO minimised VALUES (?, ?)').run(key, JSON.stringify(smallest))
}

export function readElsewhere(db: Database): ReadonlyMap<string, readonly Elsewhere[]> {
  const rows = db.prepare<Elsewhere & { bug: string }>('SELECT bug, engine, answer FROM elsewhere ORDER BY bug, engine').all()
  const all = new Map<string, Elsewhere[]>()
  for (const { bug, engine, answer } of rows) all.set(bug, [...(all.get(bug) ?? []), { engine, answer }])
  return all
}

export function writeElsewhere(db: Database, bug: string, { engine, answer }: Elsewhere): void {
  db.prepare('INSERT OR REPLACE INTO elsewhere VALUES (?, ?, ?)').run(bug, engine, answer)
}
