import { describe, expect, test } from 'vitest'
import type {
  Answered,
  Both,
  Candidate,
  Comparison,
  Compiled,
  Omitted,
  Run,
  Runtime,
  Settings,
  Verification,
} from '../../src/languages/language.js'
import {
  type ApiChange,
  asVersions,
  type Diagnostic,
  type Evidence,
  type Structure,
  type Verdict,
  type Witness,
} from '../../src/model/index.js'
import { type Checked, check, type OracleSettings } from '../../src/oracle/check.js'
import type { ProcessId } from '../../src/workers/worker.js'

const versions = asVersions({ before: { 'A.java': 'class A { }' }, after: { 'A.java': 'class A { int f; }' } })
const options: OracleSettings = {
  strategy: 'impact',
  sequences: 100,
  seed: 7,
  budgetMs: 1000,
  strict: false,
  allowIo: false,
  witnesses: 'smallest',
}

test('how the declarations differ stands beside the result, if the language tells it', async () => {
  const declared = { before: { A: [] }, after: { A: [] }, added: [], removed: [], modified: [], superclasses: {} }
  const { structure, result, compared } = await judge({ structure: declared }, { ...options, structure: true })
  expect(structure).toBe(declared)
  expect(compared?.structure).toBe(true)
  expect(result).not.toHaveProperty('structure')
  expect(await judge({})).not.toHaveProperty('structure')
})

test('what of the API only one version has stands in the result, if the language tells it', async () => {
  const api = { onlyBefore: ['p.A#m()'], onlyAfter: [] }
  const { result, compared, ...beside } = await judge({ api }, { ...options, compareApi: true })
  expect(result.api).toBe(api)
  expect(beside).not.toHaveProperty('api')
  expect(compared?.compareApi).toBe(true)
  expect((await judge({})).result).not.toHaveProperty('api')
  const bad = { before: compiles(), after: fails('javac') }
  expect((await judge({ api, compiled: bad, second: bad })).result).not.toHaveProperty('api')
})

test('what the first witness’s divergence comes to stands beside the result', async () => {
  const split = { filters: ['enables-overriding'], before: 'own method', after: 'method of a subclass' }
  const sorted = answered({ kind: 'holds', witness: witness(1), split })
  const { result, ...told } = await judge({ run: { candidates: candidates(1) }, verifications: [sorted] })
  expect(told.split).toBe(split)
  expect(JSON.stringify(result)).not.toContain('enables-overriding')
})

test('of what kinds the errors are stands beside the result', async () => {
  const errors = [{ code: 'javac', kinds: ['method'] }]
  const bad: Compiled = { kind: 'fails', diagnostics: [diagnostic('javac')], errors }
  const versionsSaid = { before: compiles(), after: bad }
  const told = await judge({ compiled: versionsSaid, second: { before: compiles(), after: fails('ecj') } })
  expect(told.errors).toBe(errors)
  expect(JSON.stringify(told.result)).not.toContain('kinds')
})

describe('compilation', () => {
  const [ok, bad, crash] = [compiles(), fails('javac'), fails('crash')]
  const other = fails('ecj')

  test.each<[string, Compiled, Compiled, Verdict]>([
    ['both compilers reject before', bad, other, unknown('before-does-not-compile', 'javac')],
    ['only the first rejects before', bad, ok, unknown('compilers-disagree', 'javac')],
    ['only the second rejects before', ok, other, unknown('compilers-disagree', 'ecj')],
    ['the first breaks down on before', crash, ok, unknown('compilers-disagree', 'crash')],
    ['the first breaks down on a before that the second rejects', crash, other, unknown('compilers-disagree', 'crash')],
    ['the second breaks down on before', ok, crash, unknown('compilers-disagree', 'crash')],
    ['the second breaks down on a before that the first rejects', bad, crash, unknown('before-does-not-compile', 'javac')],
  ])('%s', async (_, first, second, verdict) => {
    for (const after of [ok, bad]) {
      const { result } = await judge({
        compiled: { before: first, after },
        second: { before: second, after: after === ok ? ok : other },
      })
      expect(result.verdict).toEqual(verdict)
    }
  })

  test.each<[string, Compiled, Compiled, Verdict]>([
    ['both compilers reject after', bad, other, { kind: 'uncompilable', diagnostics: [diagnostic('javac')] }],
    ['only the first rejects after', bad, ok, unknown('compilers-disagree', 'javac')],
    ['only the second rejects after', ok, other, unknown('compilers-disagree', 'ecj')],
    ['the first breaks down on after', crash, ok, unknown('compilers-disagree', 'crash')],
    ['the first breaks down on an after that the second rejects', crash, other, unknown('compilers-disagree', 'crash')],
    ['the second breaks down on after', ok, crash, unknown('compilers-disagree', 'crash')],
  ])('%s', async (_, first, second, verdict) => {
    const { result, tests } = await judge({ compiled: { before: ok, after: first }, second: { before: ok, after: second } })
    expect(result).toEqual({ verdict, time: { totalMs: expect.any(Number) } })
    expect(tests).toEqual([])
  })

  test('nothing is verified of what does not compile', async () => {
    const asked = await judge({ compiled: { before: ok, after: bad }, run: { candidates: candidates(3) } })
    expect(asked.verified).toEqual([])
  })
})

describe('what was left out', () => {
  const omitted = { leftOut: ['p/A.java'], changed: [], notes: ['a note'] }

  test('is told, and evidence without it is never full', async () => {
    const { result } = await judge({ omitted })
    expect(result).toMatchObject({
      verdict: { kind: 'preserved' },
      evidence: { grade: 'partial', leftOut: ['p/A.java'], notes: ['a note'] },
    })
  })

  test('makes equal byte code say nothing where it has the change in it', async () => {
    const { result } = await judge({ omitted: { ...omitted, changed: ['p/A.java'] }, run: { sameByteCode: true } })
    expect(result.verdict).toEqual({ kind: 'unknown', reason: 'before-does-not-compile' })
    expect(result.evidence?.notes).toEqual(['a note', 'p/A.java was left out although it changed'])
  })
})

test('how many errors there are and what to do stands beside the diagnostics', async () => {
  const failed: Compiled = { kind: 'fails', diagnostics: [diagnostic('javac')], total: 120, advice: ['give a library'] }
  const { result } = await judge({ compiled: { before: failed, after: failed }, second: { before: failed, after: failed } })
  expect(result.verdict).toMatchObject({ reason: 'before-does-not-compile', errors: 120, advice: ['give a library'] })
})

describe('no answer', () => {
  test.each([
    [{ kind: 'hung' }, 'hung'],
    [{ kind: 'died', detail: 'out of memory' }, 'limit'],
  ] as const)('of a task that %o is unknown', async (answer, reason) => {
    const { result } = await judge({ compareAnswer: answer })
    expect(result).toEqual({ verdict: { kind: 'unknown', reason }, time: { totalMs: expect.any(Number) } })
  })

  test('to a verification is taken for a difference that does not repeat', async () => {
    const { result } = await judge({ run: { candidates: candidates(1) }, verifications: [{ kind: 'hung' }] })
    expect(result.verdict).toEqual({ kind: 'unknown', reason: 'flaky' })
  })
})

describe('without a difference', () => {
  test.each<[string, Partial<Run>, Verdict]>([
    ['everything was reached', { judged: 2 }, { kind: 'preserved' }],
    ['a part was reached', { judged: 1, uncovered: ['p.A#m()'] }, { kind: 'preserved' }],
    [
      'some were cut off in both versions, but others were judged',
      { judged: 1, limited: 3, refused: 2, flaky: 1 },
      { kind: 'preserved' },
    ],
    ['the byte code is the same', { sameByteCode: true, judged: 0 }, { kind: 'preserved', sameByteCode: true }],
    [
      'the byte code is the same and nothing could be called',
      { sameByteCode: true, commonMethods: 0 },
      { kind: 'preserved', sameByteCode: true },
    ],
    ['there is no common method', { commonMethods: 0, judged: 0 }, { kind: 'unknown', reason: 'nothing-in-common' }],
    ['a limit was met in one version only', { judged: 2, limitedInOne: 1 }, { kind: 'unknown', reason: 'limit' }],
    ['something was refused in one version only', { judged: 2, refusedInOne: 1 }, { kind: 'unknown', reason: 'refused-io' }],
    [
      'all that was called was refused',
      { judged: 0, refused: 5, limited: 5, flaky: 5 },
      { kind: 'unknown', reason: 'refused-io' },
    ],
    ['something hung in both versions, and the rest was judged', { judged: 2, hung: ['p.A#m()'] }, { kind: 'preserved' }],
    [
      'something hung in one version only',
      { judged: 2, hung: ['p.A#m()'], hungInOne: true },
      { kind: 'unknown', reason: 'hung' },
    ],
    ['all that was called hung', { judged: 0, hung: ['p.A#m()'], limited: 3 }, { kind: 'unknown', reason: 'hung' }],
    ['what matters hung', { judged: 2, missed: true, hung: ['p.A#m()'] }, { kind: 'unknown', reason: 'hung' }],
    ['all that was called met a limit', { judged: 0, limited: 5, flaky: 5 }, { kind: 'unknown', reason: 'limit' }],
    ['nothing that was called repeats', { judged: 0, flaky: 5 }, { kind: 'unknown', reason: 'flaky' }],
    ['nothing could be called', { judged: 0 }, { kind: 'unknown', reason: 'nothing-reached' }],
    [
      'only what the change can not reach was called',
      { judged: 4, missed: true },
      { kind: 'unknown', reason: 'nothing-reached' },
    ],
  ])('%s', async (_, run, verdict) => {
    const { result, verified } = await judge({ run })
    expect(result.verdict).toEqual(verdict)
    expect(verified).toEqual([])
  })
})

describe('a difference', () => {
  test('is changed as soon as it shows again, and no other is tried', async () => {
    const { result, tests, verified } = await judge({ run: { candidates: candidates(3) }, verifications: [holds(1)] })
    expect(result.verdict).toEqual({ kind: 'changed', witness: witness(1) })
    expect(tests).toMatchObject([{ file: 'T1.java', text: 'test 1' }])
    expect(verified.map(({ candidate }) => candidate)).toEqual(candidates(1))
  })

  test('is shown again with the settings of the comparison', async () => {
    const { verified, compared } = await judge({
      run: { candidates: candidates(2) },
      verifications: [answered({ kind: 'same' }), holds(2)],
    })
    expect(verified.map(({ settings }) => settings)).toEqual([compared, compared])
    expect(compared).toEqual({ ...options, witnesses: 8 })
  })

  test.each(['same', 'cut-off', 'hung', 'no-source'] as const)('that is %s gives way to the next', async kind => {
    const { result, verified } = await judge({
      run: { candidates: candidates(3) },
      verifications: [answered({ kind }), holds(2)],
    })
    expect(result.verdict).toEqual({ kind: 'changed', witness: witness(2) })
    expect(verified).toHaveLength(2)
  })

  test('that is not steady is passed over for one that is', async () => {
    const { result, verified } = await judge({
      run: { candidates: candidates(3) },
      verifications: [answered({ kind: 'unsteady' }), holds(2)],
    })
    expect(result.verdict).toMatchObject({ kind: 'changed' })
    expect(verified).toHaveLength(2)
  })

  test('that never shows again leaves the verdict open, even if the rest was equal', async () => {
    const same = answered({ kind: 'same' })
    const { result, tests } = await judge({ run: { judged: 2, candidates: candidates(3) }, verifications: [same, same, same] })
    expect(result.verdict).toEqual({ kind: 'unknown', reason: 'flaky' })
    expect(tests).toEqual([])
  })

  test('that shows with one compiler only is a matter of the compilers', async () => {
    const { result } = await judge({
      run: { candidates: candidates(2) },
      verifications: [answered({ kind: 'same' }), answered({ kind: 'compilers-disagree' })],
    })
    expect(result.verdict).toEqual({ kind: 'unknown', reason: 'compilers-disagree' })
  })

  test('wins over a limit that was met in one version', async () => {
    const { result } = await judge({ run: { limitedInOne: 4, candidates: candidates(1) }, verifications: [holds(1)] })
    expect(result.verdict.kind).toBe('changed')
  })

  test('that no test can be written for is a witness all the same', async () => {
    const bare = answered({ kind: 'holds', witness: witness(1) })
    const { result, tests } = await judge({ run: { candidates: candidates(1) }, verifications: [bare] })
    expect(result.verdict).toEqual({ kind: 'changed', witness: witness(1) })
    expect(tests).toEqual([])
  })

  test('is one of many where all are wanted: each that holds is told, in order, the smallest first', async () => {
    const { result, tests, verified, compared } = await judge(
      { run: { candidates: candidates(4) }, verifications: [answered({ kind: 'same' }), holds(2), { kind: 'hung' }, holds(4)] },
      { ...options, witnesses: 'all' },
    )
    expect(result.verdict).toEqual({ kind: 'changed', witness: witness(2), witnesses: [witness(2), witness(4)] })
    expect(tests.map(({ file }) => file)).toEqual(['T2.java', 'T4.java'])
    expect(verified).toHaveLength(4)
    expect(compared?.witnesses).toBeGreaterThan(3)
  })
})

describe('evidence', () => {
  test('holds the counts, whatever was cut off in one version or in both', async () => {
    const { result } = await judge({
      run: {
        commonClasses: 3,
        commonMethods: 5,
        sequences: 50,
        judged: 40,
        relevant: 30,
        differing: 2,
        impactedCovered: 4,
        flaky: 1,
        refused: 2,
        refusedInOne: 3,
        limited: 4,
        limitedInOne: 5,
        truncated: true,
        uncovered: ['p.A#m()'],
      },
    })
    expect(result.evidence).toEqual({
      commonClasses: 3,
      commonMethods: 5,
      sequences: 50,
      relevant: 30,
      differing: 2,
      impactedCovered: 4,
      flaky: 1,
      refused: 5,
      limited: 9,
      grade: 'partial',
      uncovered: ['p.A#m()'],
      seed: 7,
      platform: 'fake 1.0',
      truncated: true,
    } satisfies Evidence)
  })

  test('names what hung, and is partial then', async () => {
    const { result } = await judge({ run: { hung: ['p.A#m()'] } })
    expect(result.evidence).toMatchObject({ hung: ['p.A#m()'], grade: 'partial' })
    expect((await judge({})).result.evidence).not.toHaveProperty('hung')
  })

  test('is full where every common method was called, and says nothing of uncovered ones then', async () => {
    const { result } = await judge({ run: { uncovered: [] } })
    expect(result.evidence?.grade).toBe('full')
    expect(result.evidence).not.toHaveProperty('uncovered')
  })

  test('comes with the size of the impact', async () => {
    const { result } = await judge({ run: { impact: { changes: 1, impacted: 3, tested: 2 } } })
    expect(result.impact).toEqual({ changes: 1, impacted: 3, tested: 2 })
  })
})

test('a bug of the worker is not hidden behind a verdict', async () => {
  const language = { ...fake({}), compare: () => Promise.reject(new Error('worker bug')) }
  await expect(check(versions, language, options)).rejects.toThrow('worker bug')
})

const comparedBy = 3 as ProcessId

interface Story {
  readonly compiled?: Both<Compiled>
  readonly second?: Both<Compiled>
  readonly run?: Partial<Run>
  readonly structure?: Structure
  readonly api?: ApiChange
  readonly compareAnswer?: Answered<Comparison>
  /** One for each candidate, in order. */
  readonly verifications?: readonly Answered<Verification>[]
  readonly omitted?: Omitted
}

interface Asked {
  compared?: Settings
  readonly verified: { readonly candidate: Candidate; readonly settings: Settings }[]
}

async function judge(story: Story, given = options): Promise<Checked & Asked> {
  const asked: Asked = { verified: [] }
  const checked = await check(versions, fake(story, asked), given)
  return { ...checked, ...asked }
}

function fake(story: Story, asked: Asked = { verified: [] }): Runtime {
  const good: Both<Compiled> = { before: compiles(), after: compiles() }
  const { compiled = good, second = good, verifications = [] } = story
  const ran = [second.before, second.after].every(({ kind }) => kind === 'compiles')
  const run: Run = {
    sameByteCode: false,
    commonClasses: 1,
    commonMethods: 2,
    sequences: 10,
    judged: 10,
    differing: 0,
    flaky: 0,
    refused: 0,
    refusedInOne: 0,
    limited: 0,
    limitedInOne: 0,
    impact: { changes: 1, impacted: 2, tested: 2 },
    relevant: 10,
    impactedCovered: 2,
    missed: false,
    allThrew: false,
    uncovered: [],
    untaken: [],
    changed: { methods: 0, entered: 0 },
    onlyThrew: [],
    unmade: [],
    serialised: [],
    hung: [],
    hungInOne: false,
    truncated: false,
    candidates: [],
    ...story.run,
  }
  return {
    platform: 'fake 1.0',
    version: '1.0',
    async compare(_, settings) {
      asked.compared = settings
      const { structure, api, omitted } = story
      const more = {
        ...(structure === undefined ? {} : { structure }),
        ...(api === undefined ? {} : { api }),
        ...(omitted === undefined ? {} : { omitted }),
      }
      const opinions = { compiled, compiledToRun: second, ...more }
      return story.compareAnswer ?? { kind: 'answered', value: ran ? { ...opinions, run } : opinions, by: comparedBy }
    },
    async verify(_, settings, candidate) {
      asked.verified.push({ candidate, settings })
      const answer = verifications[asked.verified.length - 1]
      if (answer === undefined) throw new Error('verified more than the story has')
      return answer
    },
    async impact() {
      return { kind: 'answered', value: { compiled, compiledToRun: second }, by: comparedBy }
    },
    async [Symbol.asyncDispose]() {},
  }
}

function compiles(): Compiled {
  return { kind: 'compiles' }
}

function fails(code: string): Compiled {
  return { kind: 'fails', diagnostics: [diagnostic(code)] }
}

function diagnostic(code: string): Diagnostic {
  return { code, message: `${code} does not like it`, file: 'A.java', line: 1, column: 2 }
}

function unknown(reason: 'before-does-not-compile' | 'compilers-disagree', code: string): Verdict {
  return { kind: 'unknown', reason, diagnostics: [diagnostic(code)] }
}

function candidates(count: number): readonly Candidate[] {
  return Array.from({ length: count }, (_, n) => ({ steps: n + 1 }) as unknown as Candidate)
}

function witness(n: number): Witness {
  return { calls: [`m${n}();`], observed: 'return', before: '1', after: '2' }
}

function holds(n: number): Answered<Verification> {
  const test = { file: `T${n}.java`, text: `test ${n}`, numbered: () => test }
  return answered({ kind: 'holds', witness: witness(n), test })
}

function answered(value: Verification): Answered<Verification> {
  return { kind: 'answered', value, by: 4 as ProcessId }
}
