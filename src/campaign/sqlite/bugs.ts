/** Bugs as rows: what came of the triage, the minimised programs that are kept for the next one, and where else a bug is. */
import { z } from 'zod'
import {
  type AffectedRelease,
  type Bug,
  type BugKind,
  type Finding,
  InputError,
  type Plan,
  type Symptom,
} from '../../model/index.js'
import type { Triaged } from '../store.js'
import type { Database } from './driver.js'
import { jsonOf, placeIn, readExample, writeExample } from './findings.js'
import type { Programs } from './programs.js'

export function readBugs(file: string, db: Database): Triaged | undefined {
  const key = db.prepare<{ key: string }>('SELECT key FROM triage').get()?.key
  if (key === undefined) return undefined
  const rows = db
    .prepare<BugRow>(
      `SELECT b.id, b.kind, b.refactoring, e.name AS engine, b.cause, b.filters, b.smallest, b.symptom_of
      FROM bug b JOIN engine e ON e.id = b.engine ORDER BY b.place`,
    )
    .all()
  const pairs = db
    .prepare<{ bug: string; id: string }>(
      'SELECT b.bug, f.id FROM finding f JOIN bug_finding b ON b.finding = f.id ORDER BY f.engine, f.input, f.n, f.place',
    )
    .all()
  const findingsOf = (ids: ReadonlySet<string>) => pairs.filter(({ bug }) => ids.has(bug)).map(({ id }) => id)
  const bugs = rows.filter(({ symptom_of }) => symptom_of === null)
  return { key, bugs: bugs.map(bugOf) }

  function bugOf({ id, refactoring, engine, ...row }: BugRow): Bug {
    const symptoms = rows.filter(({ symptom_of }) => symptom_of === id)
    const of = { refactoring, engine, ...symptomOf({ id, ...row }) }
    if (symptoms.length === 0) return of
    const all = new Set([id, ...symptoms.map(symptom => symptom.id)])
    const filters = [...new Set([...of.filters, ...symptoms.flatMap(symptom => filtersOf(symptom))])]
    return { ...of, filters, findings: findingsOf(all), symptoms: symptoms.map(symptomOf) }
  }

  function symptomOf({ id, kind, cause, filters, smallest }: SymptomRow): Symptom {
    const findings = findingsOf(new Set([id]))
    return { id, kind, cause, filters: filtersOf({ id, filters }), findings, smallest: readExample(file, db, smallest) }
  }

  function filtersOf({ id, filters }: Pick<BugRow, 'id' | 'filters'>): readonly string[] {
    const named = filterNames.safeParse(jsonOf(filters))
    if (named.success) return named.data
    throw new InputError(`${file} is damaged (bug ${id} can't be read): restore a backup, or choose another file`)
  }
}

interface SymptomRow {
  readonly id: string
  readonly kind: BugKind
  readonly cause: string
  readonly filters: string
  readonly smallest: string
}

interface BugRow extends SymptomRow {
  readonly refactoring: string
  readonly engine: string
  readonly symptom_of: string | null
}

const filterNames = z.array(z.string())

/** Inside a transaction: all bugs of before are gone. */
export function writeBugs(db: Database, plan: Plan, programs: Programs, { key, bugs }: Triaged): void {
  for (const table of ['bug', 'bug_finding', 'triage']) db.exec(`DELETE FROM ${table}`)
  const insert = db.prepare('INSERT INTO bug VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
  const member = db.prepare('INSERT OR IGNORE INTO bug_finding VALUES (?, ?)')
  let place = 0
  for (const bug of bugs) {
    const { engine, refactoring, symptoms = [] } = bug
    // A finding has one row: the symptom that it shows.
    for (const symptom of symptoms) write(symptom, bug.id)
    write(bug, null)

    function write({ id, kind, cause, filters, smallest, findings }: Symptom, of: string | null): void {
      const example = writeExample(db, plan, programs, smallest)
      const filterText = JSON.stringify(filters)
      insert.run(id, place++, placeIn(plan.engines, engine), refactoring, kind, cause, filterText, smallest.id, example, of)
      for (const finding of findings) member.run(finding, id)
    }
  }
  db.prepare('INSERT INTO triage VALUES (1, ?)').run(key)
  db.exec('DELETE FROM example WHERE key NOT IN (SELECT smallest FROM bug UNION SELECT example FROM minimised)')
}

export function readMinimised(file: string, db: Database, key: string): Finding | undefined {
  const row = db.prepare<{ example: string }>('SELECT example FROM minimised WHERE id = ?').get(key)
  return row && readExample(file, db, row.example)
}

export function writeMinimised(db: Database, plan: Plan, programs: Programs, key: string, smallest: Finding): void {
  db.prepare('INSERT OR REPLACE INTO minimised VALUES (?, ?)').run(key, writeExample(db, plan, programs, smallest))
}

export function readElsewhere(db: Database): ReadonlyMap<string, readonly AffectedRelease[]> {
  const rows = db
    .prepare<AffectedRelease & { bug: string }>('SELECT bug, engine, answer FROM elsewhere ORDER BY bug, engine')
    .all()
  const all = new Map<string, AffectedRelease[]>()
  for (const { bug, engine, answer } of rows) all.set(bug, [...(all.get(bug) ?? []), { engine, answer }])
  return all
}

export function writeElsewhere(db: Database, bug: string, { engine, answer }: AffectedRelease): void {
  db.prepare('INSERT OR REPLACE INTO elsewhere VALUES (?, ?, ?)').run(bug, engine, answer)
}
