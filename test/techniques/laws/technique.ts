/** What must hold of every technique: it is a pure function of what was seen, it ends, and it concludes only from what it saw. */
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Postconditions } from '../../../src/languages/language.js'
import { cause as causeShape } from '../../../src/model/campaign.js'
import type { Files, Judged, Message, Outcome, Request, TechniqueAttempt, Verdict } from '../../../src/model/index.js'
import type { Log, Technique, TechniqueEntry } from '../../../src/techniques/technique.js'

export interface TechniqueSamples {
  readonly postconditions: () => Promise<Postconditions>
  /** What the technique is tried at, beside what is drawn. */
  readonly requests: readonly Request[]
}

/** More attempts than any technique may want at a request whose engine has five preconditions. */
const mostAttempts = 100

export function techniqueLaws(entry: TechniqueEntry, { postconditions, requests }: TechniqueSamples): void {
  describe(`the technique ${entry.name}`, () => {
    let technique: Technique
    beforeAll(async () => {
      technique = await entry.open(await postconditions())
    })
    /** Runs it on an engine and an oracle that answer by chance, and looks on. */
    const onDrawn = (look: (request: Request, log: Log) => void) =>
      fc.assert(
        fc.property(fc.constantFrom(...requests), fc.infiniteStream(answer), (request, answers) => {
          look(request, logOf(technique, request, answers))
        }),
        { numRuns: 300 },
      )

    test('has the name of its entry', () => {
      expect(technique.name).toBe(entry.name)
    })

    test('ends, whatever engine and oracle answer', () => {
      onDrawn((request, log) => expect(technique.next(request, log)).toEqual([]))
    })

    test('wants the same and concludes the same from the same log', () => {
      onDrawn((request, log) => {
        const copy = structuredClone(log)
        expect(technique.conclude(request, copy).map(({ cause }) => cause)).toEqual(
          technique.conclude(request, log).map(({ cause }) => cause),
        )
        for (let made = 0; made < log.own.length; made++) {
          const [seen, again] = [log, copy].map(({ first, own }) => technique.next(request, { first, own: own.slice(0, made) }))
          expect(again).toEqual(seen)
        }
        expect(copy).toEqual(log)
      })
    })

    test('works only on results that there are, of attempts that applied', () => {
      onDrawn((_, { first, own }) => {
        for (const [place, { attempt }] of own.entries()) {
          if (attempt.resultOf === undefined) continue
          const before = attempt.resultOf === 0 ? first : own[attempt.resultOf - 1]
          expect(attempt.resultOf).toBeLessThanOrEqual(place)
          expect(before?.outcome.kind).toBe('applied')
        }
      })
    })

    test('makes no attempt twice, nor the first one again', () => {
      onDrawn((_, { first, own }) => {
        const keys = [first, ...own].map(({ attempt }) => JSON.stringify(normal(attempt)))
        expect(new Set(keys).size).toBe(keys.length)
      })
    })

    test('concludes from attempts of its log, with causes that the store can keep', () => {
      onDrawn((request, log) => {
        for (const { by, cause } of technique.conclude(request, log)) {
          expect([log.first, ...log.own]).toContain(by)
          expect(causeShape.parse(structuredClone(cause))).toEqual(cause)
        }
      })
    })

    test('concludes nothing from what could not be asked or could not be judged', () => {
      for (const request of requests) {
        const unknown: Verdict = { kind: 'unknown', reason: 'limit' }
        const outcomes: readonly Omit<Judged, 'attempt'>[] = [
          { outcome: { kind: 'unusable', why: 'nothing is there' } },
          { outcome: { kind: 'applied', files: request.files, messages: [] }, verdict: unknown },
        ]
        for (const came of outcomes) {
          const all = logOf(technique, request, repeated(came))
          expect(technique.conclude(request, all)).toEqual([])
        }
      }
    })
  })
}

function logOf(technique: Technique, request: Request, answers: Iterable<Omit<Judged, 'attempt'>>): Log {
  const source = answers[Symbol.iterator]()
  const { refactoring, target, parameters } = request
  const judged = (attempt: TechniqueAttempt, isJudged: boolean): Judged => {
    const next = source.next()
    if (next.done) throw new Error('the answers have no end')
    const { outcome, verdict, ...facts } = next.value
    const isSeen = isJudged && outcome.kind === 'applied' && verdict !== undefined
    return { attempt, outcome, ...(isSeen ? { verdict, ...facts } : {}) }
  }
  const first = judged({ refactoring, target, parameters, disabled: [] }, true)
  const own: Judged[] = []
  while (own.length < mostAttempts) {
    const attempts = technique.next(request, { first, own })
    if (attempts.length === 0) break
    for (const attempt of attempts) own.push({ technique: technique.name, ...judged(attempt, technique.judges(attempt)) })
  }
  return { first, own }
}

function* repeated<T>(value: T): Generator<T> {
  for (;;) yield value
}

/** Keys that are switched off are a set. */
function normal({ refactoring, target, parameters, disabled, resultOf }: TechniqueAttempt) {
  return [refactoring, target, parameters, [...disabled].sort(), resultOf ?? 'program']
}

const files: Files = { 'A.java': 'class A { int g; }' }
const message: fc.Arbitrary<Message> = fc.record({
  severity: fc.constantFrom('info', 'warning', 'error', 'fatal'),
  key: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  text: fc.constant('no'),
  site: fc.constant('Checks.check'),
})
const outcome: fc.Arbitrary<Outcome> = fc.oneof(
  fc.record({ kind: fc.constant('applied' as const), files: fc.constant(files), messages: fc.array(message, { maxLength: 2 }) }),
  fc.record({ kind: fc.constant('rejected' as const), messages: fc.array(message, { maxLength: 3 }) }),
  fc.constant({ kind: 'crashed' as const, error: { type: 'E', message: '', frames: ['A.b'] } }),
  fc.constant({ kind: 'hung' as const }),
)
const verdict: fc.Arbitrary<Verdict> = fc.constantFrom<Verdict>(
  { kind: 'preserved' },
  { kind: 'unknown', reason: 'limit' },
  { kind: 'changed', witness: { calls: ['m();'], observed: 'return', before: '1', after: '2' } },
  { kind: 'uncompilable', diagnostics: [{ code: 'x', message: 'no', file: 'A.java', line: 1, column: 1 }] },
)
const structure = { before: {}, after: {}, added: [], removed: [], modified: [], superclasses: {} }
const answer: fc.Arbitrary<Omit<Judged, 'attempt'>> = fc.record({ outcome, verdict, structure: fc.constant(structure) })
