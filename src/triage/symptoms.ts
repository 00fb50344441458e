/**
 * One cause may show as a compile error in one program and as changed behaviour in another. Bugs of one refactoring in which the same call, reference or
 * declaration goes wrong in the same way are one bug with several symptoms; what their language can't tell stays apart.
 */
import { type Languages, languageOf, languages } from '../languages/languages.js'
import { type Bug, bugKinds, type Symptom } from '../model/bug.js'

/** In the order in which they come; the place of a finding is that in the plan. */
export async function withSymptoms(
  bugs: readonly Bug[],
  placeOf: (finding: string) => number,
  among: Languages = languages,
): Promise<readonly Bug[]> {
  const causes = new Map<string, Bug[]>()
  for (const bug of bugs) {
    const { engine, refactoring, smallest } = bug
    const language = await languageOf(Object.keys(smallest.request.files), among).load()
    const key = JSON.stringify([engine, refactoring, (await language.faultOf?.(smallest)) ?? bug.id])
    causes.set(key, [...(causes.get(key) ?? []), bug])
  }
  return [...causes.values()].map(cause => joined(cause, placeOf))
}

/** Told by what shows first to whoever uses the engine. */
function joined(cause: readonly Bug[], placeOf: (finding: string) => number): Bug {
  const rank = ({ kind }: Bug) => bugKinds.indexOf(kind)
  const [main, ...others] = [...cause].sort(
    (a, b) => rank(a) - rank(b) || b.findings.length - a.findings.length || (a.id < b.id ? -1 : 1),
  )
  if (main === undefined) throw new Error('a cause without bugs')
  if (others.length === 0) return main
  const findings = cause.flatMap(bug => bug.findings).sort((a, b) => placeOf(a) - placeOf(b))
  const filters = [...new Set(cause.flatMap(bug => bug.filters))]
  return { ...main, filters, findings, symptoms: others.map(symptomOf) }
}

function symptomOf({ id, kind, cause, filters, findings, smallest }: Bug): Symptom {
  return { id, kind, cause, filters, findings, smallest }
}
