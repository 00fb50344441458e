/** Results of requests, as rows. Called inside a transaction. */
import type { Evidence, Judged, Outcome, Plan, RequestResult, Verdict } from '../../model/index.js'
import { type Dictionary, hashed, sortedJson } from './dictionary.js'
import type { Database, Value } from './driver.js'
import { findingColumns, placeIn } from './findings.js'
import type { Programs } from './programs.js'

export type Write = (result: RequestResult) => void

/** A request by its engine's and its input's place in the plan, and its own. */
type Key = readonly [engine: number, input: number, n: number]

export function writer(db: Database, plan: Plan, names: Dictionary, programs: Programs): Write {
  const insert = (table: string, columns: number) => db.prepare(`INSERT INTO ${table} VALUES (?${', ?'.repeat(columns - 1)})`)
  const remove = (table: string) => db.prepare(`DELETE FROM ${table} WHERE engine = ? AND input = ? AND n = ?`)
  const request = db.prepare('INSERT OR IGNORE INTO request VALUES (?, ?, ?, ?)')
  const tables = ['attempt', 'finding', 'flaky', 'time']
  const removals = tables.map(remove)
  const [attempt, time] = [insert('attempt', 19), insert('time', 6)]
  const findings = { finding: insert('finding', 14), flaky: insert('flaky', 14) }

  return result => {
    const { input, n } = result.request
    const key: Key = [...placeOf(plan, result.engine, input), n]
    const program = programOf(plan, key, result.request.program)
    // Only what is made again has anything to remove.
    if (request.run(...key, program).changes === 0) for (const removal of removals) removal.run(...key)
    for (const [place, judged] of result.log.entries()) attempt.run(...key, place, ...attemptOf(plan, names, judged, result.log))
    for (const table of ['finding', 'flaky'] as const) {
      const found = table === 'finding' ? result.findings : result.flaky
      for (const [place, finding] of found.entries())
        findings[table].run(...key, place, ...findingColumns(plan, programs, finding))
    }
    const { applyMs, judgeMs, verifyMs } = result.time
    time.run(...key, ...[applyMs, judgeMs, verifyMs].map(ms => Math.round(ms * 1000)))
  }
}

export function placeOf(plan: Plan, engine: string, input: string): readonly [engine: number, input: number] {
  const inputs = plan.inputs.map(({ id }) => id)
  if (!plan.engines.includes(engine) || !inputs.includes(input)) throw new Error(`${input} by ${engine} is not in the plan`)
  return [plan.engines.indexOf(engine), inputs.indexOf(input)]
}

/** The number alone, where the input's source stands before it. */
function programOf({ inputs }: Plan, [, input]: Key, program: string): Value {
  const prefix = `${inputs[input]?.source}#`
  const number = program.startsWith(prefix) ? program.slice(prefix.length) : ''
  return /^(0|[1-9]\d{0,14})$/.test(number) ? Number(number) : program
}

function attemptOf(plan: Plan, names: Dictionary, judged: Judged, log: RequestResult['log']): readonly Value[] {
  const { technique, attempt, outcome, verdict, evidence } = judged
  return [
    technique === undefined ? null : placeIn(plan.techniques, technique),
    names.asked(attempt.refactoring, attempt.parameters),
    resultOfPlace(judged, log),
    names.disabled(attempt.disabled),
    outcome.kind,
    'messages' in outcome ? names.messages(outcome.messages) : null,
    outcome.kind === 'crashed' ? names.crash(outcome.error) : null,
    resultOf(outcome),
    verdict?.kind ?? null,
    verdict === undefined ? null : reasonOf(verdict),
    ...evidenceOf(evidence),
  ]
}

/** Place in the log of the attempt whose result it works on, which a technique counts by its own attempts. */
function resultOfPlace({ technique, attempt: { resultOf } }: Judged, log: RequestResult['log']): number | null {
  if (resultOf === undefined || resultOf === 0) return resultOf ?? null
  const own = [...log.keys()].filter(place => log[place]?.technique === technique)
  return own[resultOf - 1] ?? null
}

function resultOf(outcome: Outcome): number | null {
  return outcome.kind === 'applied' ? hashed(sortedJson(outcome.files)) : null
}

function reasonOf(verdict: Verdict): string | null {
  switch (verdict.kind) {
    case 'changed':
      return verdict.witness.observed
    case 'uncompilable':
      return [...new Set(verdict.diagnostics.map(({ code }) => code))].sort().join(' ')
    case 'unknown':
      return verdict.reason
    case 'preserved':
      return verdict.sameByteCode ? 'same-byte-code' : null
  }
}

function evidenceOf(evidence: Evidence | undefined): readonly Value[] {
  if (evidence === undefined) return [null, null, null, null, null]
  const { sequences, relevant, differing, impactedCovered, grade } = evidence
  return [sequences, relevant, differing, impactedCovered, grade]
}
