/**
 * How well findings are sorted. Some hundreds of them, drawn by lot, were read by somebody who did not know the sorting, and their true causes written
 * down: in judged.json, with which the sorting was made, and in judged-unseen.json, with which it was not. They are found anew here, by Eclipse and the
 * oracle, and sorted.
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

const java = openJava({ load: 'many' })
let lanes: Lanes

beforeAll(async () => {
  const plan = { techniques: ['weak'], sequences: 2000, seed: 1, rejectAt: 'warning' } as const
  const options = { languages, techniques, jobs: 2, load: 'few', onProgress: () => {} } as const
  lanes = await openLanes([findEngine('eclipse')], plan, java, options)
})

afterAll(async () => {
  await lanes?.[Symbol.asyncDispose]()
  await java[Symbol.asyncDispose]()
})

/** Agreement in pairs of findings: in all, and in those of one refactoring. */
const sets = [
  { file: 'judged.json', size: 150, causes: 18, all: 0.999, within: 0.995 },
  { file: 'judged-unseen.json', size: 200, causes: 20, all: 0.99, within: 0.91 },
]

describe.each(sets)('$size findings that were read, $file', ({ file, size, causes, all, within }) => {
  const judged: readonly Judgement[] = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')).findings
  let bugs: readonly Bug[] = []
  let found: readonly (Finding | undefined)[] = []

  beforeAll(async () => {
    const [lane] = lanes.all
    if (lane === undefined) throw new Error('there is one')
    const requests = judged.map(requestOf)
    const again: (Finding | undefined)[] = []
    for await (const seen of inOrder(requests, 32, request => execute({ lane, request }))) again.push(seen.findings[0])
    found = again
    bugs = await bugsOf(each(again), {
      rules: noRules,
      starts: 1,
      findOnce: (_, request) => executeOnce({ lane, request }),
      find: async (_, request) => (await execute({ lane, request })).findings,
      kept: { get: async () => undefined, put: async () => {} },
    })
  }, 300_000)

  test('are found again, with the same ids', () => {
    expect(judged).toHaveLength(size)
    expect(new Set(judged.map(({ cause }) => cause)).size).toBe(causes)
    expect(found.map(finding => finding?.id)).toEqual(judged.map(({ id }) => id))
  })

  test('stand together as their causes say', () => {
    expect(agreement(() => true)).toBeGreaterThanOrEqual(all)
    expect(agreement((a, b) => a.refactoring === b.refactoring)).toBeGreaterThanOrEqual(within)
  })

  test('are as many bugs as they have causes, give or take a tenth', () => {
    expect(Math.abs(bugs.length - causes)).toBeLessThanOrEqual(causes / 10)
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
