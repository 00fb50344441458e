import { describe, expect, test } from 'vitest'
import { execute, type Lane } from '../../src/campaign/execute.js'
import type { Input } from '../../src/campaign/inputs.js'
import { carryOut, type Rows, type Work } from '../../src/campaign/run.js'
import { type Engine, UnusableAttempt } from '../../src/engines/engine.js'
import { java } from '../../src/languages/java/language.js'
import { type Answer, InputError, type Request, type RequestResult } from '../../src/model/index.js'
import type { Technique } from '../../src/techniques/technique.js'
import { weak as weakOf } from '../../src/techniques/weak.js'

const weak = weakOf(await java.postconditions())

const target = { file: 'A.java', start: 6, end: 7 }

function input(refactoring: string, requests: number): Input {
  const at = (n: number): Request => ({
    refactoring,
    input: refactoring,
    n,
    program: `${refactoring}#${n}`,
    files: { 'A.java': `class A {} // ${n}` },
    target,
    parameters: {},
  })
  return {
    planned: { id: refactoring, refactoring, source: refactoring, hash: '', requests },
    at,
    *requests(from) {
      for (let n = from; n < requests; n++) yield at(n)
    },
  }
}

/** Answers by the number in the program's text. */
function engine(answer: (n: number) => Answer): Engine {
  return {
    manifest: {
      name: 'fake',
      version: '1',
      released: '2026-01',
      components: {},
      language: 'java',
      refactorings: [],
      switchable: false,
    },
    async open({ files }) {
      const n = Number(/\d+$/.exec(files['A.java'] ?? '')?.[0])
      return {
        async *attempt(attempts) {
          for await (const _ of attempts) yield answer(n)
        },
        async [Symbol.asyncDispose]() {},
      }
    },
    doing: () => [],
    async [Symbol.asyncDispose]() {},
  }
}

const refused: Answer = { kind: 'answered', messages: [{ severity: 'error', key: 'no', text: 'no', site: '' }] }
const crash: Answer = { kind: 'crashed', error: { type: 'E', message: '', frames: [] } }

function lane(first: Engine, again = first, techniques: readonly Technique[] = [weak]): Lane {
  return {
    engine: 'fake@1',
    first,
    again,
    techniques,
    rejectAt: 'warning',
    judge: async () => ({ verdict: { kind: 'preserved' } }),
  }
}

class Memory implements Rows {
  readonly results: RequestResult[] = []
  async done() {
    const counts = new Map<string, number>()
    for (const { request } of this.results) counts.set(request.input, (counts.get(request.input) ?? 0) + 1)
    return [...counts].map(([input, requests]) => ({ engine: 'fake@1', input, requests }))
  }
  async write(results: readonly RequestResult[]) {
    this.results.push(...results)
  }
  async again() {
    return [3]
  }
  /** `a0 a1 b0`. */
  get places(): string {
    return this.results.map(({ request }) => request.refactoring + request.n).join(' ')
  }
}

function work(store: Rows, inputs: readonly Input[], more: Partial<Work> = {}): Work {
  const lanes = [lane(engine(() => refused))]
  const { signal } = new AbortController()
  return { store, inputs, lanes, atOnce: 8, until: 'end', signal, onResult: () => {}, ...more }
}

describe('a plan is carried out', () => {
  test('in its own order: fifty requests of a refactoring, then fifty of the next', async () => {
    const store = new Memory()
    expect(await carryOut(work(store, [input('a', 60), input('b', 55)]))).toBe('finished')
    const blocks = store.places.replace(/(\w)\d+( \1\d+)*/g, (row, name) => `${name}×${row.split(' ').length}`)
    expect(blocks).toBe('a×50 b×50 a×10 b×5')
  })

  test('piece by piece with the same rows in the same order as at once', async () => {
    const [whole, pieces] = [new Memory(), new Memory()]
    const inputs = [input('a', 70), input('b', 120), input('c', 3)]
    await carryOut(work(whole, inputs))
    while ((await carryOut(work(pieces, inputs, { limit: 17 }))) === 'cut short');
    expect(pieces.places.split(' ').sort()).toEqual(whole.places.split(' ').sort())
    for (const name of ['a', 'b', 'c']) {
      const order = pieces.results.filter(({ request }) => request.refactoring === name).map(({ request }) => request.n)
      expect(order).toEqual(order.toSorted((x, y) => x - y))
    }
  })

  test('up to the limit, and says that it was cut short', async () => {
    const store = new Memory()
    expect(await carryOut(work(store, [input('a', 10)], { limit: 4 }))).toBe('cut short')
    expect(store.places).toBe('a0 a1 a2 a3')
  })

  test('until it is told to stop; what is under way is kept', async () => {
    const store = new Memory()
    const time = new AbortController()
    const end = await carryOut(work(store, [input('a', 5000)], { signal: time.signal, onResult: () => time.abort() }))
    expect(end).toBe('cut short')
    expect(store.results.length).toBeGreaterThan(0)
    expect(store.results.length).toBeLessThan(50)
    expect(store.results.map(({ request }) => request.n)).toEqual(store.results.map((_, n) => n))
  })

  test('a refactoring only to its first finding, as if nothing had been begun beside it', async () => {
    const store = new Memory()
    const lanes = [lane(engine(n => (n === 2 || n === 4 ? crash : refused)))]
    expect(await carryOut(work(store, [input('a', 60)], { lanes, until: 'first finding' }))).toBe('cut short')
    expect(store.places).toBe('a0 a1 a2')
  })

  test('to its end, where the first finding is the last request', async () => {
    const store = new Memory()
    const lanes = [lane(engine(n => (n === 2 ? crash : refused)))]
    expect(await carryOut(work(store, [input('a', 3)], { lanes, until: 'first finding' }))).toBe('finished')
    expect(store.places).toBe('a0 a1 a2')
  })

  test('again for what shall be made again, then where it stopped', async () => {
    const store = new Memory()
    await carryOut(work(store, [input('a', 6)], { limit: 5 }))
    store.results.length = 5
    await carryOut(work(store, [input('a', 6)], { rerun: 'failed' }))
    expect(store.places).toBe('a0 a1 a2 a3 a4 a3 a5')
  })
})

describe('what is seen', () => {
  test('a finding that shows again in other processes counts, one that does not is flaky', async () => {
    const store = new Memory()
    const first = engine(n => (n < 2 ? crash : refused))
    const again = engine(n => (n < 1 ? crash : refused))
    await carryOut(work(store, [input('a', 3)], { lanes: [lane(first, again)] }))
    expect(store.results.map(({ findings, flaky }) => [findings.length, flaky.length])).toEqual([
      [1, 0],
      [0, 1],
      [0, 0],
    ])
  })

  test('a request that the engine cannot be asked has an outcome of its own, and stops nothing', async () => {
    const store = new Memory()
    const lanes = [
      lane(
        engine(() => {
          throw new UnusableAttempt('there is nothing')
        }),
      ),
    ]
    expect(await carryOut(work(store, [input('a', 2)], { lanes }))).toBe('finished')
    const [{ outcome } = { outcome: undefined }] = store.results[0]?.log ?? []
    expect(outcome).toEqual({ kind: 'unusable', why: 'there is nothing' })
  })

  test('an engine that does not start stops it, and is no refusal of anything', async () => {
    const store = new Memory()
    const lanes = [
      lane(
        engine(n => {
          if (n === 1) throw new InputError('java did not start')
          return refused
        }),
      ),
    ]
    await expect(carryOut(work(store, [input('a', 3)], { lanes }))).rejects.toThrow('java did not start')
    expect(store.places).toBe('a0')
  })

  test('the same finding has the same id in every campaign, another one has another', async () => {
    const ids = await Promise.all(
      [1, 2].map(async () => {
        const store = new Memory()
        await carryOut(work(store, [input('a', 2)], { lanes: [lane(engine(() => crash))] }))
        return store.results.flatMap(({ findings }) => findings.map(({ id }) => id))
      }),
    )
    expect(ids[0]).toEqual(ids[1])
    expect(new Set(ids[0]).size).toBe(2)
  })
})

describe('two techniques at one request', () => {
  /** Tries twice more with a precondition switched off, the second time on what came of the first. */
  const insisting: Technique = {
    name: 'insisting',
    next(_, { first, own }) {
      if (own.length === 0) return [{ ...first.attempt, disabled: ['no'] }]
      return own.length === 1 && own[0]?.outcome.kind === 'applied' ? [{ ...first.attempt, disabled: ['no'], resultOf: 1 }] : []
    },
    judges: ({ resultOf }) => resultOf === undefined,
    conclude: (_, { own: [made] }) =>
      made?.verdict?.kind === 'preserved'
        ? [{ by: made, cause: { kind: 'refusal', preconditions: ['no'], messages: [], verdict: made.verdict } }]
        : [],
  }
  /** Says the same as `weak` of a crash. */
  const echo: Technique = {
    name: 'echo',
    next: () => [],
    judges: () => false,
    conclude: (_, { first }) =>
      first.outcome.kind === 'crashed' ? [{ by: first, cause: { kind: 'crashed', error: first.outcome.error } }] : [],
  }
  const asked = input('a', 1).at(0)

  /** Refuses, unless it is not to look. */
  function strict(): Engine {
    const engineOf = engine(() => refused)
    return {
      ...engineOf,
      async open({ files }) {
        return {
          async *attempt(attempts) {
            for await (const { disabled } of attempts) {
              const edit = { 'A.java': `${files['A.java']} changed` }
              yield disabled.length === 0 ? refused : ({ kind: 'answered', messages: [], edit } as const)
            }
          },
          async [Symbol.asyncDispose]() {},
        }
      },
    }
  }

  test('share the first attempt, and each sees only its own after it', async () => {
    const { log, findings } = await execute({ lane: lane(strict(), strict(), [weak, insisting]), request: asked })
    expect(
      log.map(({ technique, attempt, outcome, verdict }) => [technique, attempt.disabled, outcome.kind, verdict?.kind]),
    ).toEqual([
      [undefined, [], 'rejected', undefined],
      ['insisting', ['no'], 'applied', 'preserved'],
      ['insisting', ['no'], 'applied', undefined],
    ])
    expect(log[2]?.outcome).toMatchObject({ files: { 'A.java': 'class A {} // 0 changed changed' } })
    expect(findings).toMatchObject([{ technique: 'insisting', cause: { kind: 'refusal' }, attempt: { disabled: ['no'] } }])
  })

  test('that find the same have one finding, of the first of them', async () => {
    const crashing = engine(() => crash)
    for (const techniques of [
      [weak, echo],
      [echo, weak],
    ]) {
      const { findings } = await execute({ lane: lane(crashing, crashing, techniques), request: asked })
      expect(findings.map(({ technique }) => technique)).toEqual([techniques[0]?.name])
    }
  })

  test('the finding of one of them has the same id whether the other is there or not', async () => {
    const alone = await execute({ lane: lane(strict(), strict(), [insisting]), request: asked })
    const beside = await execute({ lane: lane(strict(), strict(), [echo, insisting, weak]), request: asked })
    expect(beside.findings).toEqual(alone.findings)
  })
})
