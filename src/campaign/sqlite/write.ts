/** What was seen, as rows. Called inside a transaction. */
import type { Evidence, Finding, Judged, Outcome, Plan, Seen, Verdict } from '../../model/index.js'
import { type Dictionary, hashed, sortedJson } from './dictionary.js'
import type { Database, Value } from './driver.js'

export type Write = (seen: Seen) => void

/** A request by its engine's and its input's place in the plan, and its own. */
type Key = readonly [engine: number, input: number, n: number]

export function writer(db: Database, plan: Plan, names: Dictionary): Write {
  const insert = (table: string, columns: number) => db.prepare(`INSERT INTO ${table} VALUES (?${', ?'.repeat(columns - 1)})`)
  const remove = (table: string) => db.prepare(`DELETE FROM ${table} WHERE engine = ? AND input = ? AND n = ?`)
  const request = db.prepare('INSERT OR IGNORE INTO request VALUES (?, ?, ?, ?)')
  const tables = ['attempt', 'finding', 'flaky', 'time']
  const removals = tables.map(remove)
  const [attempt, time] = [insert('attempt', 18), insert('time', 6)]
  const findings = { finding: insert('finding', 13), flaky: insert('flaky', 13) }

  return seen => {
    const { refactoring, n } = seen.request
    const key: Key = [...placeOf(plan, seen.engine, refactoring), n]
    const program = programOf(plan, key, seen.request.program)
    // Only what is seen again has anything to remove.
    if (request.run(...key, program).changes === 0) for (const removal of removals) removal.run(...key)
    for (const [place, judged] of seen.log.entries()) attempt.run(...key, place, ...attemptOf(names, judged))
    for (const [place, finding] of seen.findings.entries()) findings.finding.run(...key, place, ...findingOf(finding))
    for (const [place, finding] of seen.flaky.entries()) findings.flaky.run(...key, place, ...findingOf(finding))
    const { applyMs, judgeMs, verifyMs } = seen.time
    time.run(...key, ...[applyMs, judgeMs, verifyMs].map(ms => Math.round(ms * 1000)))
  }
}

export function placeOf(
  { engines, inputs }: Plan,
  engine: string,
  refactoring: string,
): readonly [engine: number, input: number] {
  const place = [engines.indexOf(engine), inputs.findIndex(input => input.refactoring === refactoring)] as const
  if (place.includes(-1)) throw new Error(`${refactoring} by ${engine} is not in the plan`)
  return place
}

/** The number alone, where the input's source stands before it. */
function programOf({ inputs }: Plan, [, input]: Key, program: string): Value {
  const prefix = `${inputs[input]?.source}#`
  const number = program.startsWith(prefix) ? program.slice(prefix.length) : ''
  return /^(0|[1-9]\d{0,14})$/.test(number) ? Number(number) : program
}

function attemptOf(names: Dictionary, { attempt, outcome, verdict, evidence }: Judged): readonly Value[] {
  return [
    names.asked(attempt.refactoring, attempt.parameters),
    attempt.resultOf ?? null,
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

function findingOf({ id, request, attempt, messages, after, cause }: Finding): readonly Value[] {
  const texts = [request.target, request.parameters, attempt, messages, cause, request.files].map(part => JSON.stringify(part))
  return [id, cause.kind, ...texts, after === undefined ? null : JSON.stringify(after)]
}
