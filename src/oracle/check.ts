/**
 * Did the behaviour stay the same? Both compilers are asked, both versions are run, and a difference counts only if it
 * shows again in a process that has not seen it. Whatever can't be judged is `unknown`, with the reason.
 */
import type {
  Answered,
  Both,
  Candidate,
  Comparison,
  Compiled,
  Failed,
  Omitted,
  Run,
  Runtime,
  Settings,
  Verification,
  WitnessTest,
} from '../languages/language.js'
import type {
  ApiChange,
  CheckResult,
  Diagnostic,
  DivergenceSignature,
  ErrorKind,
  Evidence,
  Structure,
  UnknownReason,
  Verdict,
  Versions,
  Witness,
} from '../model/index.js'

export interface OracleSettings extends Omit<Settings, 'witnesses'> {
  readonly witnesses: 'smallest' | 'all'
}

/** What `assay check` does unless it is told otherwise. */
export const byDefault: OracleSettings = {
  strategy: 'impact',
  sequences: 14000,
  seed: 1,
  budgetMs: 5000,
  strict: false,
  allowIo: false,
  witnesses: 'smallest',
}

/** The result, a test for each witness in it, and how the declarations differ, if that was asked for and both versions compile. */
export interface Checked {
  readonly result: CheckResult
  readonly tests: readonly WitnessTest[]
  readonly structure?: Structure
  /** What the first witness's divergence is an example of. */
  readonly split?: DivergenceSignature
  /** Of what kinds the errors of an uncompilable version are. */
  readonly errors?: readonly ErrorKind[]
}

/** How many differences are tried before one that does not show again is held to be flaky. */
const candidates = { smallest: 8, all: 50 }

export async function check(versions: Versions, language: Runtime, options: OracleSettings): Promise<Checked> {
  const started = performance.now()
  const { witnesses, ...rest } = options
  const settings: Settings = { ...rest, witnesses: candidates[witnesses] }
  const comparison = await language.compare(versions, settings)
  const { verdict, tests = [], run, api, ...more } = await judge()
  const facts =
    run === undefined ? {} : { impact: run.impact, evidence: weigh(run, omittedOf(comparison), options.seed, language.platform) }
  const result = {
    verdict,
    ...facts,
    ...(api === undefined ? {} : { api }),
    time: { totalMs: Math.round(performance.now() - started) },
  }
  return { result, tests, ...more }

  async function judge(): Promise<Judgement> {
    if (comparison.kind !== 'answered') return unanswered(comparison)
    const uncompiled = judgeCompilation(comparison.value.compiled, comparison.value.compiledToRun)
    if (uncompiled !== undefined) return uncompiled
    const { run, structure, api, omitted = nothingOmitted } = comparison.value
    if (run === undefined) throw new Error('both versions compile, and yet nothing was run')
    const shown = await verifyAll(run.candidates)
    const judged = judgeRun(run, shown, witnesses, omitted)
    return { ...judged, run, ...(structure === undefined ? {} : { structure }), ...(api === undefined ? {} : { api }) }
  }

  async function verifyAll(found: readonly Candidate[]): Promise<readonly Answered<Verification>[]> {
    if (witnesses === 'all') return Promise.all(found.map(candidate => language.verify(versions, settings, candidate)))
    const tried: Answered<Verification>[] = []
    for (const candidate of found) {
      const answer = await language.verify(versions, settings, candidate)
      tried.push(answer)
      if (answer.kind === 'answered' && answer.value.kind === 'holds') break
    }
    return tried
  }
}

interface Judgement {
  readonly verdict: Verdict
  readonly tests?: readonly WitnessTest[]
  readonly run?: Run
  readonly structure?: Structure
  readonly api?: ApiChange
  readonly split?: DivergenceSignature
  readonly errors?: readonly ErrorKind[]
}

/** Both compilers must agree; the messages are those of the first, which people know. */
function judgeCompilation(first: Both<Compiled>, second: Both<Compiled>): Judgement | undefined {
  for (const version of ['before', 'after'] as const) {
    const [mine, other] = [failureOf(first[version]), failureOf(second[version])]
    if (mine === undefined && other === undefined) continue
    if (mine === undefined || other === undefined || isBreakdown(mine.diagnostics))
      return { verdict: unknown('compilers-disagree', mine ?? other) }
    if (version === 'before') return { verdict: unknown('before-does-not-compile', mine) }
    const kinds = mine.errors === undefined ? {} : { errors: mine.errors }
    return { verdict: { kind: 'uncompilable', ...shownErrors(mine) }, ...kinds }
  }
  return undefined
}

function failureOf(opinion: Compiled): Failed | undefined {
  return opinion.kind === 'fails' && opinion.diagnostics.length > 0 ? opinion : undefined
}

function shownErrors({ diagnostics, total, advice = [] }: Failed) {
  return {
    diagnostics: [...diagnostics],
    ...(total === undefined ? {} : { errors: total }),
    ...(advice.length === 0 ? {} : { advice: [...advice] }),
  }
}

function isBreakdown(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(diagnostic => diagnostic.code === 'crash')
}

function judgeRun(
  run: Run,
  shown: readonly Answered<Verification>[],
  wanted: OracleSettings['witnesses'],
  { changed }: Omitted,
): Judgement {
  // Where all of the change is in files that nobody could compile, nothing is known of it.
  if (run.sameByteCode)
    return { verdict: changed.length > 0 ? unknown('before-does-not-compile') : { kind: 'preserved', sameByteCode: true } }
  const held = shown.flatMap(answer => (answer.kind === 'answered' && answer.value.kind === 'holds' ? [answer.value] : []))
  const [smallest] = held
  if (smallest !== undefined) {
    const witnesses: readonly Witness[] = held.map(({ witness }) => witness)
    return {
      verdict: { kind: 'changed', witness: smallest.witness, ...(wanted === 'all' ? { witnesses } : {}) },
      tests: held.flatMap(({ test }) => (test === undefined ? [] : [test])),
      ...(smallest.split === undefined ? {} : { split: smallest.split }),
    }
  }
  const reason = whyUnknown(run, shown)
  return { verdict: reason === undefined ? { kind: 'preserved' } : unknown(reason) }
}

/** Why there is neither a difference that holds nor enough to call the behaviour preserved; undefined if there is enough. */
function whyUnknown(run: Run, shown: readonly Answered<Verification>[]): UnknownReason | undefined {
  if (shown.some(answer => answer.kind === 'answered' && answer.value.kind === 'compilers-disagree')) return 'compilers-disagree'
  if (shown.length > 0) return 'flaky'
  if (run.commonMethods === 0) return 'nothing-in-common'
  if (run.hungInOne) return 'hung'
  if (run.limitedInOne > 0) return 'limit'
  if (run.refusedInOne > 0) return 'refused-io'
  if (run.judged > 0 && !run.missed) return run.allThrew ? 'only-threw' : undefined
  if (run.hung.length > 0) return 'hung'
  if (run.refused > 0) return 'refused-io'
  if (run.limited > 0) return 'limit'
  return run.flaky > 0 ? 'flaky' : 'nothing-reached'
}

/** A task that killed its workers met a limit of the machine's. */
function unanswered(answer: Exclude<Answered<unknown>, { kind: 'answered' }>): Judgement {
  return { verdict: unknown(answer.kind === 'hung' ? 'hung' : 'limit') }
}

function unknown(reason: UnknownReason, failure?: Failed): Verdict {
  return { kind: 'unknown', reason, ...(failure === undefined ? {} : shownErrors(failure)) }
}

const nothingOmitted: Omitted = { leftOut: [], changed: [], notes: [] }

function omittedOf(comparison: Answered<Comparison>): Omitted {
  return comparison.kind === 'answered' ? (comparison.value.omitted ?? nothingOmitted) : nothingOmitted
}

function weigh(run: Run, omitted: Omitted, seed: number, platform: string): Evidence {
  const { uncovered, untaken, hung, changed } = run
  const { leftOut } = omitted
  const notes = [...omitted.notes, ...omitted.changed.map(path => `${path} was left out although it changed`)]
  const isAll = leftOut.length === 0 && omitted.changed.length === 0
  const isFull = isAll && uncovered.length === 0 && hung.length === 0 && run.serialised.length === 0 && !run.truncated
  return {
    commonClasses: run.commonClasses,
    commonMethods: run.commonMethods,
    ...(run.inside === undefined ? {} : { inside: run.inside }),
    sequences: run.sequences,
    relevant: run.relevant,
    differing: run.differing,
    impactedCovered: run.impactedCovered,
    grade: isFull ? 'full' : 'partial',
    ...(changed.methods === 0 ? {} : { changed }),
    ...(uncovered.length === 0 ? {} : { uncovered }),
    ...(untaken.length === 0 ? {} : { untaken }),
    ...(run.unmade.length === 0 ? {} : { unmade: run.unmade }),
    ...(run.serialised.length === 0 ? {} : { serialised: run.serialised }),
    ...(run.onlyThrew.length === 0 ? {} : { onlyThrew: run.onlyThrew }),
    ...(hung.length === 0 ? {} : { hung }),
    ...(leftOut.length === 0 ? {} : { leftOut }),
    ...(notes.length === 0 ? {} : { notes }),
    flaky: run.flaky,
    refused: run.refused + run.refusedInOne,
    limited: run.limited + run.limitedInOne,
    seed,
    platform,
    truncated: run.truncated,
  }
}
