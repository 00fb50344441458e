/** Reads the plan and the totals of a campaign. */

import { plan as planShape } from '../../model/campaign.js'
import type { Finding, HuntRow, Plan } from '../../model/index.js'
import { InputError } from '../../model/index.js'
import type { Rerun } from '../store.js'
import type { Database } from './driver.js'
import { type FindingRow, findingFields, findingOf, jsonOf } from './findings.js'
import { program } from './views.js'

export function readPlan(file: string, db: Database): Plan {
  const row = db.prepare<{ plan: string }>('SELECT plan FROM campaign').get()
  const read = planShape.safeParse(jsonOf(row?.plan ?? ''))
  if (!read.success) throw new InputError(`${file} is damaged (its plan can't be read): restore a backup, or choose another file`)
  return read.data
}

export function readRows(db: Database): readonly HuntRow[] {
  const rows = db.prepare<SummaryRow>('SELECT * FROM summary').all()
  return rows.map(
    ({
      first_finding,
      compile_bugs,
      behaviour_bugs,
      crash_bugs,
      refusal_bugs,
      transformation_bugs,
      source,
      unusable,
      ...row
    }): HuntRow => ({
      ...row,
      ...(source === null ? {} : { source }),
      ...(unusable === 0 ? {} : { unusable }),
      bugs: {
        compile: compile_bugs,
        behaviour: behaviour_bugs,
        crash: crash_bugs,
        refusal: refusal_bugs,
        transformation: transformation_bugs,
      },
      ...(first_finding === null ? {} : { firstFinding: { programs: first_finding } }),
    }),
  )
}

type SummaryRow = Omit<HuntRow, 'bugs' | 'firstFinding' | 'source' | 'unusable'> & {
  readonly [bugs in `${keyof HuntRow['bugs']}_bugs`]: number
} & { readonly first_finding: number | null; readonly source: string | null; readonly unusable: number }

export function countFlaky(db: Database): number {
  return db.prepare<{ n: number }>('SELECT count(*) AS n FROM flaky').get()?.n ?? 0
}

/** How many requests are there. They are a prefix, so the last one says it without counting. */
export function countDone(db: Database, engine: number, input: number): number {
  const row = db
    .prepare<{ n: number | null }>('SELECT max(n) + 1 AS n FROM request WHERE engine = ? AND input = ?')
    .get(engine, input)
  return row?.n ?? 0
}

export function placesAgain(db: Database, rerun: Rerun, engine: number, input: number): readonly number[] {
  const from = {
    failed: `attempt WHERE (outcome IN ('crashed', 'hung') OR verdict = 'unknown')`,
    findings: 'finding WHERE true',
    all: 'request WHERE true',
  }
  const rows = db.prepare<{ n: number }>(`SELECT DISTINCT n FROM ${from[rerun]} AND engine = ? AND input = ? ORDER BY n`)
  return rows.all(engine, input).map(({ n }) => n)
}

export type Place = readonly [engine: number, input: number, n: number, place: number]

export interface Page {
  readonly findings: readonly Finding[]
  /** Where to go on. */
  readonly last?: Place
}

/** Some findings after this place: a reader who takes long over them holds up nobody. */
export function pageOfFindings(file: string, db: Database, after: Place): Page {
  const rows = db
    .prepare<PlacedRow>(`${selectFinding} WHERE (f.engine, f.input, f.n, f.place) > (?, ?, ?, ?) ${inOrder} LIMIT 100`)
    .all(...after)
  const last = rows.at(-1)
  return {
    findings: rows.map(row => findingOf(file, db, row)),
    ...(last && { last: [last.engine, last.input, last.n, last.place] }),
  }
}

export function readFinding(file: string, db: Database, id: string): Finding | undefined {
  const row = db.prepare<PlacedRow>(`${selectFinding} WHERE f.id = ? ${inOrder} LIMIT 1`).get(id)
  return row && findingOf(file, db, row)
}

/** In the order of the plan. */
export function findingIds(db: Database): readonly string[] {
  return db
    .prepare<{ id: string }>(`SELECT f.id FROM finding f ${inOrder}`)
    .all()
    .map(({ id }) => id)
}

const inOrder = 'ORDER BY f.engine, f.input, f.n, f.place'

const selectFinding = `SELECT f.engine, f.input, f.n, f.place, e.name AS engineName, q.name AS techniqueName, i.name AS inputName, i.refactoring,
        ${program('r')} AS program, ${findingFields}
      FROM finding f JOIN request r ON r.engine = f.engine AND r.input = f.input AND r.n = f.n
      JOIN engine e ON e.id = f.engine JOIN input i ON i.id = f.input JOIN technique q ON q.id = f.technique`

interface PlacedRow extends FindingRow {
  readonly engine: number
  readonly input: number
  readonly place: number
}
