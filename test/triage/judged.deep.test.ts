/**
 * How well findings are sorted: 150 of them, at random, were read by a person who did not know the sorting, and their true causes written down in
 * judged.json. They are found anew here, by Eclipse and the oracle, and sorted.
 */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { execute, executeOnce } from '../../src/campaign/execute.js'
import { generatedInput, type Input } from '../../src/campaign/inputs.js'
import { type Lanes, openLanes } from '../../src/campaign/lanes.js'
import { findEngine } from '../../src/engines/engines.js'
import { refactorings } from '../../src/languages/java/catalogue.js'
import { openJava } from '../../src/languages/java/java.js'
import { java as javaLanguage } from '../../src/languages/java/language.js'
import { languages } from '../../src/languages/languages.js'
import { type Bug, linesOf } from '../../src/model/bug.js'
import type { Finding, Request } from '../../src/model/index.js'
import { theoryNamed } from '../../src/programs/theories.js'
import { techniques } from '../../src/techniques/techniques.js'
import { bugsOf } from '../../src/triage/triage.js'
import { noRules } from '../../src/triage/user-rules.js'
import { inOrder } from '../../src/workers/in-order.js'

interface Judgement {
  readonly id: string
  readonly refactoring: keyof typeof refactorings
  readonly program: string
  readonly kind: string
  readonly cause: string
}

const judged: readonly Judgement[] = JSON.parse(readFileSync(new URL('judged.json', import.meta.url), 'utf8')).findings

const java = openJava({ load: 'many' })
let lanes: Lanes
let bugs: readonly Bug[] = []
let found: readonly (Finding | undefined)[] = []

beforeAll(async () => {
  const plan = { techniques: ['weak'], sequences: 2000, seed: 1, rejectAt: 'warning' } as const
  lanes = await openLanes([findEngine('eclipse')], plan, java, {
    languages,
    techniques,
    jobs: 2,
    load: 'few',
    onProgress: () => {},
  })
  const [lane] = lanes.all
  if (lane === undefined) throw new Error('there is one')
  const requests = judged.map(requestOf)
  const all: (Finding | undefined)[] = []
  for await (const seen of inOrder(requests, 32, request => execute({ lane, request }))) all.push(seen.findings[0])
  found = all
  bugs = await bugsOf(each(all), {
    rules: noRules,
    starts: 1,
    findOnce: (_, request) => executeOnce({ lane, request }),
    find: async (_, request) => (await execute({ lane, request })).findings,
    kept: { get: async () => undefined, put: async () => {} },
  })
}, 300_000)

afterAll(async () => {
  await lanes?.[Symbol.asyncDispose]()
  await java[Symbol.asyncDispose]()
})

describe('150 findings that were read', () => {
  test('are found again, with the same ids', () => {
    expect(found.map(finding => finding?.id)).toEqual(judged.map(({ id }) => id))
    expect(new Set(judged.map(({ refactoring }) => refactoring)).size).toBeGreaterThanOrEqual(5)
  })

  test('stand together as their causes say, in 99.8 % of the pairs, and in 98 % of those of one refactoring', () => {
    expect(agreement(() => true)).toBeGreaterThanOrEqual(0.998)
    expect(agreement((a, b) => a.refactoring === b.refactoring)).toBeGreaterThanOrEqual(0.98)
  })

  test('no cause is more than two bugs', () => {
    const groups = new Map<string, Set<string>>()
    for (const { id, cause } of judged) groups.set(cause, (groups.get(cause) ?? new Set()).add(bugWith(id)))
    expect([...groups].filter(([, ids]) => ids.size > 2).map(([cause]) => cause)).toEqual([])
  })

  test('end in programs of 15 lines in the median, 25 at most', () => {
    const lines = bugs.map(({ smallest }) => linesOf(smallest.request.files))
    const sorted = [...lines].sort((a, b) => a - b)
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(15)
    expect(sorted.at(-1)).toBeLessThanOrEqual(25)
  })
})

const inputs = new Map<string, Input>()

function requestOf({ refactoring, program }: Judgement): Request {
  const input = inputs.get(refactoring) ?? allPrograms(refactoring)
  inputs.set(refactoring, input)
  return input.at(Number(program.split('#')[1]))
}

function allPrograms(refactoring: Judgement['refactoring']): Input {
  const theory = theoryNamed(refactorings[refactoring].generated.theory)
  return generatedInput(refactoring, {
    language: javaLanguage,
    theory,
    choice: { where: [] },
    constraints: 'all',
    selecting: { kind: 'every', nth: 1n },
  })
}

async function* each(findings: readonly (Finding | undefined)[]): AsyncGenerator<Finding> {
  for (const finding of findings) if (finding !== undefined) yield finding
}

function bugWith(id: string): string {
  return bugs.find(({ findings }) => findings.includes(id))?.id ?? 'none'
}

function agreement(counts: (a: Judgement, b: Judgement) => boolean): number {
  let [pairs, agreed] = [0, 0]
  for (const [at, a] of judged.entries()) {
    for (const b of judged.slice(at + 1)) {
      if (!counts(a, b)) continue
      pairs++
      if ((a.cause === b.cause) === (bugWith(a.id) === bugWith(b.id))) agreed++
    }
  }
  return agreed / pairs
}
