/** Findings as rows: those of requests, and minimised ones, which stand for themselves. What is read is checked, as anybody can write to the file. */
import { z } from 'zod'
import { cause } from '../../model/campaign.js'
import { type Finding, hashOf, InputError, type Plan } from '../../model/index.js'
import { mark } from '../../model/program-json.js'
import { messages } from '../../model/refactoring.js'
import type { Database, Value } from './driver.js'
import { type Programs, readEdit, readProgram } from './programs.js'

/** Columns of a finding behind those that say where it belongs, in the order of the table. */
export function findingColumns(plan: Plan, programs: Programs, finding: Finding): readonly Value[] {
  const { id, technique, request, attempt, messages, after, cause } = finding
  const { files, target, parameters } = request
  return [
    placeIn(plan.techniques, technique),
    id,
    cause.kind,
    JSON.stringify(target),
    JSON.stringify(parameters),
    isAsRequested(finding) ? null : JSON.stringify(attempt),
    JSON.stringify(messages),
    JSON.stringify(cause),
    programs.program(files),
    after === undefined ? null : programs.edit(files, after),
  ]
}

export function placeIn(names: readonly string[], name: string): number {
  const place = names.indexOf(name)
  if (place === -1) throw new Error(`${name} is not in the plan`)
  return place
}

/** The request itself, with nothing switched off. */
function isAsRequested({ attempt, request }: Finding): boolean {
  const { refactoring, target, parameters } = request
  return JSON.stringify(attempt) === JSON.stringify({ refactoring, target, parameters, disabled: [] })
}

export const findingFields = 'f.id, f.target, f.parameters, f.attempt, f.messages, f.cause, f.before, f.edit'

export interface FindingRow {
  readonly engineName: string
  readonly techniqueName: string
  readonly inputName: string
  readonly refactoring: string
  readonly n: number
  readonly program: string
  readonly id: string
  readonly target: string
  readonly parameters: string
  readonly attempt: string | null
  readonly messages: string
  readonly cause: string
  readonly before: number
  readonly edit: number | null
}

export function findingOf(file: string, db: Database, row: FindingRow): Finding {
  const { id, engineName, techniqueName, inputName, refactoring, n, program } = row
  const json = { target: row.target, parameters: row.parameters, messages: row.messages, cause: row.cause }
  const read = parts.safeParse(mapped({ ...json, ...(row.attempt === null ? {} : { attempt: row.attempt }) }, jsonOf))
  if (!read.success) {
    throw new InputError(
      `${file} is damaged (finding ${id} can't be read: ${where(read.error)}): restore a backup, or choose another file`,
    )
  }
  const { target, parameters, attempt, messages, cause } = read.data
  const files = readProgram(db, row.before)
  return {
    id,
    engine: engineName,
    technique: techniqueName,
    request: { refactoring, input: inputName, n, program, files, target, parameters },
    attempt: attempt ?? { refactoring, target, parameters, disabled: [] },
    messages,
    ...(row.edit !== null && { after: applied(files, readEdit(db, row.edit)) }),
    cause,
  }
}

const parametersShape = z.record(z.string(), z.string())

/** Shapes of the JSON of this version of the tables. */
export const parts = z.object({
  target: mark,
  parameters: parametersShape,
  attempt: z.exactOptional(
    z.strictObject({
      refactoring: z.string(),
      target: mark,
      parameters: parametersShape,
      disabled: z.array(z.string()),
      resultOf: z.exactOptional(z.int()),
    }),
  ),
  messages,
  cause,
})

function applied(files: Finding['request']['files'], edit: ReturnType<typeof readEdit>): Finding['request']['files'] {
  const all = Object.entries({ ...files, ...edit }).filter((entry): entry is [string, string] => entry[1] !== null)
  return Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1)))
}

function mapped(record: Readonly<Record<string, string>>, value: (text: string) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).map(([key, text]) => [key, value(text)]))
}

export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function where({ issues: [issue] }: z.ZodError): string {
  return issue === undefined ? '' : `${issue.path.join('.')}: ${issue.message}`
}

/** Minimised findings, by a hash of all that they say. */
export function writeExample(db: Database, plan: Plan, programs: Programs, example: Finding): string {
  const { engine, request } = example
  const key = hashOf(example)
  const inputs = plan.inputs.map(({ id }) => id)
  const row = [key, placeIn(plan.engines, engine), placeIn(inputs, request.input), request.n, request.program] as const
  const columns = findingColumns(plan, programs, example)
  db.prepare(`INSERT OR IGNORE INTO example VALUES (${['?', '?', '?', '?', '?', ...columns.map(() => '?')].join(', ')})`).run(
    ...row,
    ...columns,
  )
  return key
}

export function readExample(file: string, db: Database, key: string): Finding {
  const row = db
    .prepare<FindingRow>(
      `SELECT e.name AS engineName, q.name AS techniqueName, i.name AS inputName, i.refactoring, f.n, f.program, ${findingFields}
      FROM example f JOIN engine e ON e.id = f.engine JOIN technique q ON q.id = f.technique JOIN input i ON i.id = f.input
      WHERE f.key = ?`,
    )
    .get(key)
  if (row !== undefined) return findingOf(file, db, row)
  throw new InputError(`${file} is damaged (its example ${key} is missing): restore a backup, or choose another file`)
}
