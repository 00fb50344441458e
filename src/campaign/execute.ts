/**
 * One request to one engine: the first attempt, which all techniques share, those that each technique wants after it, and what they
 * conclude. A finding is reproduced from the beginning by an engine whose processes have not seen it; one that is not reproduced is flaky.
 */
import { attemptOnce, type Engine, type Session, UnusableAttempt } from '../engines/engine.js'
import { outcomeOf } from '../engines/policy.js'
import {
  type DivergenceSignature,
  type ErrorKind,
  type Evidence,
  type Files,
  type Finding,
  hashOf,
  type Judged,
  type Outcome,
  type Pair,
  type RejectAt,
  type Request,
  type RequestResult,
  type Structure,
  type TechniqueAttempt,
  type Verdict,
} from '../model/index.js'
import type { Conclusion, Log, Technique } from '../techniques/technique.js'

/** An engine under test: who makes the attempts, who asks for them, and who judges. */
export interface Lane {
  /** `eclipse@4.40`. */
  readonly engine: string
  readonly first: Engine
  /** The same engine in processes of its own, to reproduce findings. */
  readonly again: Engine
  readonly techniques: readonly Technique[]
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
  readonly split?: DivergenceSignature
}

export interface LaneRequest {
  readonly lane: Lane
  readonly request: Request
}

export async function execute({ lane, request }: LaneRequest): Promise<RequestResult> {
  const clock = newClock()
  const attempted = await attemptAll(lane.first, lane, request, clock)
  const found = concluded(lane, request, attempted)
  const started = performance.now()
  const shown = found.length === 0 ? new Set() : await reproduced(lane, request, found)
  return {
    engine: lane.engine,
    request,
    log: [attempted.first, ...attempted.own.flat()],
    findings: found.filter(({ id }) => shown.has(id)),
    flaky: found.filter(({ id }) => !shown.has(id)),
    time: { ...clock, verifyMs: performance.now() - started },
  }
}

/** Findings that were seen once: good enough to try many programs. */
export async function executeOnce({ lane, request }: LaneRequest): Promise<readonly Finding[]> {
  return concluded(lane, request, await attemptAll(lane.first, lane, request, newClock()))
}

/** The same lane with these techniques alone. */
export function withTechniques(lane: Lane, names: readonly string[]): Lane {
  return { ...lane, techniques: lane.techniques.filter(({ name }) => names.includes(name)) }
}

/** Ids of what shows in other processes. */
async function reproduced(lane: Lane, request: Request, found: readonly Finding[]): Promise<ReadonlySet<string>> {
  const narrowed = withTechniques(
    lane,
    found.map(({ technique }) => technique),
  )
  const attempted = await attemptAll(lane.again, narrowed, request, newClock())
  return new Set(concluded(narrowed, request, attempted).map(({ id }) => id))
}

interface Attempted {
  readonly first: Judged
  /** By technique, in the order of the lane. */
  readonly own: readonly (readonly Judged[])[]
}

interface Clock {
  applyMs: number
  judgeMs: number
}

function newClock(): Clock {
  return { applyMs: 0, judgeMs: 0 }
}

async function attemptAll(engine: Engine, lane: Lane, request: Request, clock: Clock): Promise<Attempted> {
  const { judge, techniques } = lane
  await using sessions = sessionsOf(engine)
  const { refactoring, target, parameters } = request
  const first = await judged({ refactoring, target, parameters, disabled: [] }, request.files, 'judged')
  const own: (readonly Judged[])[] = []
  for (const technique of techniques) own.push(await attemptsOf(technique))
  return { first, own }

  async function attemptsOf(technique: Technique): Promise<readonly Judged[]> {
    const own: Judged[] = []
    for (;;) {
      const attempts = technique.next(request, { first, own })
      if (attempts.length === 0) return own
      for (const attempt of attempts) {
        const files = filesFor(attempt, request, { first, own })
        const made = await judged(attempt, files, technique.judges(attempt) ? 'judged' : 'unjudged')
        own.push({ technique: technique.name, ...made })
      }
    }
  }

  async function judged(attempt: TechniqueAttempt, files: Files, result: 'judged' | 'unjudged'): Promise<Judged> {
    const started = performance.now()
    const outcome = await attemptIn(await sessions.open(files), attempt, files, lane)
    const applied = performance.now()
    clock.applyMs += applied - started
    if (outcome.kind !== 'applied' || result === 'unjudged') return { attempt, outcome }
    const opinion = await judge({ before: files, after: outcome.files })
    clock.judgeMs += performance.now() - applied
    return { attempt, outcome, ...opinion }
  }
}

interface Sessions extends AsyncDisposable {
  open(files: Files): Promise<Session>
}

/** Each program is opened once for all attempts at it. */
function sessionsOf(engine: Engine): Sessions {
  const sessions = new Map<Files, Session>()
  return {
    async open(files) {
      const session = sessions.get(files) ?? (await engine.open({ files, marks: {} }))
      sessions.set(files, session)
      return session
    },
    async [Symbol.asyncDispose]() {
      for (const session of sessions.values()) await session[Symbol.asyncDispose]()
    },
  }
}

/** The request's own program, or what an attempt before has made of it. */
function filesFor({ resultOf }: TechniqueAttempt, request: Request, { first, own }: Log): Files {
  if (resultOf === undefined) return request.files
  const before = (resultOf === 0 ? first : own[resultOf - 1])?.outcome
  if (before?.kind !== 'applied') throw new Error(`a technique wants the result of attempt ${resultOf}, which has none`)
  return before.files
}

async function attemptIn(
  session: Session,
  { resultOf: _, ...attempt }: TechniqueAttempt,
  files: Files,
  { rejectAt, first }: Lane,
): Promise<Outcome> {
  try {
    return outcomeOf(await attemptOnce(session, attempt), files, rejectAt, first.manifest.announcements)
  } catch (error) {
    // A user's program, with a mark where nothing can be refactored: no reason to stop a campaign.
    if (!(error instanceof UnusableAttempt)) throw error
    return { kind: 'unusable', why: error.message }
  }
}

/** What two techniques find alike is a finding of the first of them. */
function concluded({ engine, techniques }: Lane, request: Request, { first, own }: Attempted): readonly Finding[] {
  const findings = new Map<string, Finding>()
  for (const [at, technique] of techniques.entries()) {
    for (const conclusion of technique.conclude(request, { first, own: own[at] ?? [] })) {
      const finding = findingOf(engine, technique.name, request, conclusion)
      if (!findings.has(finding.id)) findings.set(finding.id, finding)
    }
  }
  return [...findings.values()]
}

function findingOf(engine: string, technique: string, request: Request, { by, cause }: Conclusion): Finding {
  const { attempt, outcome } = by
  const { files, refactoring, target, parameters } = request
  const rule = 'rule' in cause ? [cause.rule] : []
  const what = [engine, refactoring, files, target, parameters, attempt, cause.kind, ...rule]
  const after = outcome.kind === 'applied' ? { after: outcome.files } : {}
  return {
    id: hashOf([what, after]),
    engine,
    technique,
    request,
    attempt,
    messages: 'messages' in outcome ? outcome.messages : [],
    ...after,
    cause,
  }
}
