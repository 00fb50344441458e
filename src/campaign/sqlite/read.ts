/** What a campaign says of itself. */

import { plan as planShape } from '../../model/campaign.js'
import type { Finding, HuntRow, Plan } from '../../model/index.js'
import { InputError } from '../../model/index.js'
import type { Rerun } from '../store.js'
import type { Database } from './driver.js'
import { program } from './views.js'

export function readPlan(file: string, db: Database): Plan {
  const row = db.prepare<{ plan: string }>('SELECT plan FROM campaign').get()
  const read = planShape.safeParse(jsonOf(row?.plan ?? ''))
  if (!read.success)
    throw new InputError(`${file} is damaged (its plan can't be read): put a copy of it back, or name another file`)
  return read.data
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function readRows(db: Database): readonly HuntRow[] {
  const rows = db.prepare<SummaryRow>('SELECT * FROM summary').all()
  return rows.map(
    ({ first_finding, compile_bugs, behaviour_bugs, crash_bugs, refusal_bugs, transformation_bugs, ...row }): HuntRow => ({
      ...row,
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

type SummaryRow = Omit<HuntRow, 'bugs' | 'firstFinding'> & {
  readonly [bugs in `${keyof HuntRow['bugs']}_bugs`]: number
} & { readonly first_finding: number | null }

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
export function pageOfFindings(db: Database, after: Place): Page {
  const rows = db
    .prepare<FindingRow>(`${selectFinding} WHERE (f.engine, f.input, f.n, f.place) > (?, ?, ?, ?) ${inOrder} LIMIT 100`)
    .all(...after)
  const last = rows.at(-1)
  return { findings: rows.map(findingOf), ...(last && { last: [last.engine, last.input, last.n, last.place] }) }
}

export function readFinding(db: Database, id: string): Finding | undefined {
  const row = db.prepare<FindingRow>(`${selectFinding} WHERE f.id = ? ${inOrder} LIMIT 1`).get(id)
  return row && findingOf(row)
}

/** In the order of the plan. */
export function findingIds(db: Database): readonly string[] {
  return db
    .prepare<{ id: string }>(`SELECT f.id FROM finding f ${inOrder}`)
    .all()
    .map(({ id }) => id)
}

const inOrder = 'ORDER BY f.engine, f.input, f.n, f.place'

const selectFinding = `SELECT f.engine, f.input, f.n, f.place, f.id, e.name AS engineName, i.refactoring, ${program('r')} AS program,
        f.target, f.parameters, f.attempt, f.messages, f.cause, f.before, f.after
      FROM finding f JOIN request r ON r.engine = f.engine AND r.input = f.input AND r.n = f.n
      JOIN engine e ON e.id = f.engine JOIN input i ON i.id = f.input`

interface FindingRow {
  readonly engine: number
  readonly input: number
  readonly n: number
  readonly place: number
  readonly id: string
  readonly engineName: string
  readonly refactoring: string
  readonly program: string
  readonly target: string
  readonly parameters: string
  readonly attempt: string
  readonly messages: string
  readonly cause: string
  readonly before: string
  readonly after: string | null
}

function findingOf(row: FindingRow): Finding {
  const { id, engineName, refactoring, n, program, target, parameters, attempt, messages, cause, before, after } = row
  return {
    id,
    engine: engineName,
    request: {
      refactoring,
      n,
      program,
      files: JSON.parse(before),
      target: JSON.parse(target),
      parameters: JSON.parse(parameters),
    },
    attempt: JSON.parse(attempt),
    messages: JSON.parse(messages),
    ...(after !== null && { after: JSON.parse(after) }),
    cause: JSON.parse(cause),
  }
}
