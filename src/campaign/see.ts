/**
 * One request to one engine, from the first attempt to what is to be said of it. A finding is looked at again, from the beginning, by
 * an engine whose processes have not seen it; what does not come out the same is flaky.
 */
import { attemptOnce, type Engine, UnusableAttempt } from '../engines/engine.js'
import { outcomeOf } from '../engines/policy.js'
import {
  type Answer,
  type ErrorKind,
  type Evidence,
  type Files,
  type Finding,
  hashOf,
  type Judged,
  type Pair,
  type RejectAt,
  type Request,
  type Seen,
  type Split,
  type Structure,
  type TechniqueAttempt,
  type Verdict,
} from '../model/index.js'
import type { Concluded, Technique } from '../techniques/technique.js'

/** An engine at work in a campaign. */
export interface Station {
  /** `eclipse@4.41`. */
  readonly engine: string
  /** That makes the attempts, and one that makes them again, in processes of its own. */
  readonly first: Engine
  readonly again: Engine
  readonly technique: Technique
  readonly rejectAt: RejectAt
  readonly judge: Judge
}

/** What the oracle says of a result. */
export type Judge = (pair: Pair) => Promise<Opinion>

export interface Opinion {
  readonly verdict: Verdict
  readonly evidence?: Evidence
  readonly structure?: Structure
  readonly errors?: readonly ErrorKind[]
  readonly split?: Split
}

export interface Step {
  readonly station: Station
  readonly request: Request
}

export async function see({ station, request }: Step): Promise<Seen> {
  const clock = { applyMs: 0, judgeMs: 0 }
  const log = await lookAt(station.first, station, request, clock)
  const found = concludedFrom(station, request, log)
  const started = performance.now()
  const [findings, flaky] = found.length === 0 ? [[], []] : await again(station, request, found)
  return { engine: station.engine, request, log, findings, flaky, time: { ...clock, verifyMs: performance.now() - started } }
}

/** What is found at a request by whoever looks once: good enough to try many programs. */
export async function once(station: Station, request: Request): Promise<readonly Finding[]> {
  const log = await lookAt(station.first, station, request, { applyMs: 0, judgeMs: 0 })
  return concludedFrom(station, request, log)
}

function concludedFrom(station: Station, request: Request, log: readonly Judged[]): readonly Finding[] {
  return station.technique.conclude(request, log).map(one => findingOf(station, request, log, one))
}

/** Those that show again, and those that don't. */
async function again(
  station: Station,
  request: Request,
  found: readonly Finding[],
): Promise<readonly [readonly Finding[], readonly Finding[]]> {
  const log = await lookAt(station.again, station, request, { applyMs: 0, judgeMs: 0 })
  const seen = new Set(concludedFrom(station, request, log).map(({ id }) => id))
  return [found.filter(({ id }) => seen.has(id)), found.filter(({ id }) => !seen.has(id))]
}

interface Clock {
  applyMs: number
  judgeMs: number
}

async function lookAt(engine: Engine, station: Station, request: Request, clock: Clock): Promise<readonly Judged[]> {
  const { technique, judge, rejectAt } = station
  const log: Judged[] = []
  for (let attempts = technique.next(request, log); attempts.length > 0; attempts = technique.next(request, log)) {
    for (const attempt of attempts) log.push(await judged(attempt))
  }
  return log

  async function judged(attempt: TechniqueAttempt): Promise<Judged> {
    const files = filesFor(attempt, request, log)
    const started = performance.now()
    const outcome = outcomeOf(await ask(engine, attempt, files), files, rejectAt)
    const applied = performance.now()
    clock.applyMs += applied - started
    if (outcome.kind !== 'applied' || !technique.judges(attempt)) return { attempt, outcome }
    const opinion = await judge({ before: files, after: outcome.files })
    clock.judgeMs += performance.now() - applied
    return { attempt, outcome, ...opinion }
  }
}

/** The request's own program, or what an attempt before has made of it. */
function filesFor({ resultOf }: TechniqueAttempt, request: Request, log: readonly Judged[]): Files {
  if (resultOf === undefined) return request.files
  const before = log[resultOf]?.outcome
  if (before?.kind !== 'applied') throw new Error(`a technique wants the result of attempt ${resultOf}, which has none`)
  return before.files
}

/** Of the message with which we answer instead of an engine that can't be asked. */
export const unusableKey = 'assay.unusable'

async function ask(engine: Engine, { resultOf: _, ...attempt }: TechniqueAttempt, files: Files): Promise<Answer> {
  try {
    await using session = await engine.open({ files, marks: {} })
    return await attemptOnce(session, attempt)
  } catch (error) {
    // Somebody's own program, with a mark where nothing can be refactored: no reason to stop a campaign.
    if (!(error instanceof UnusableAttempt)) throw error
    return { kind: 'answered', messages: [{ severity: 'fatal', key: unusableKey, text: error.message, site: '' }] }
  }
}

function findingOf(station: Station, request: Request, log: readonly Judged[], { by, cause }: Concluded): Finding {
  const judged = log[by]
  if (judged === undefined) throw new Error(`a technique concludes from attempt ${by}, which was not made`)
  const { attempt, outcome } = judged
  const { files, refactoring, target, parameters } = request
  const what = [
    station.engine,
    refactoring,
    files,
    target,
    parameters,
    attempt,
    cause.kind,
    ...('rule' in cause ? [cause.rule] : []),
  ]
  const after = outcome.kind === 'applied' ? { after: outcome.files } : {}
  return {
    id: hashOf([what, after]),
    engine: station.engine,
    request,
    attempt,
    messages: 'messages' in outcome ? outcome.messages : [],
    ...after,
    cause,
  }
}
