import { describe, expect, test } from 'vitest'
import type { Input } from '../../src/campaign/input.js'
import { carryOut, type Rows, type Work } from '../../src/campaign/run.js'
import type { Station } from '../../src/campaign/see.js'
import { type Engine, UnusableAttempt } from '../../src/engines/engine.js'
import { java } from '../../src/languages/java/language.js'
import { type Answer, InputError, type Request, type Seen } from '../../src/model/index.js'
import { weak as weakOf } from '../../src/techniques/weak.js'

const weak = weakOf(await java.postconditions())

const target = { file: 'A.java', start: 6, end: 7 }

function input(refactoring: string, requests: number): Input {
  const at = (n: number): Request => ({
    refactoring,
    n,
    program: `${refactoring}#${n}`,
    files: { 'A.java': `class A {} // ${n}` },
    target,
    parameters: {},
  })
  return {
    planned: { refactoring, source: refactoring, hash: '', requests },
    at,
    *requests(from) {
      for (let n = from; n < requests; n++) yield at(n)
    },
  }
}

/** Answers by the number in the program's text. */
function engine(answer: (n: number) => Answer): Engine {
  return {
    manifest: { name: 'fake', version: '1', language: 'java', refactorings: [], switchable: false, oldestJdk: 17 },
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

function station(first: Engine, again = first): Station {
  return {
    engine: 'fake@1',
    first,
    again,
    technique: weak,
    rejectAt: 'warning',
    judge: async () => ({ verdict: { kind: 'preserved' } }),
  }
}

class Memory implements Rows {
  readonly seen: Seen[] = []
  async done() {
    const counts = new Map<string, number>()
    for (const { request } of this.seen) counts.set(request.refactoring, (counts.get(request.refactoring) ?? 0) + 1)
    return [...counts].map(([refactoring, requests]) => ({ engine: 'fake@1', refactoring, requests }))
  }
  async write(seen: readonly Seen[]) {
    this.seen.push(...seen)
  }
  async again() {
    return [3]
  }
  async rows() {
    return []
  }
  /** `a0 a1 b0`. */
  get places(): string {
    return this.seen.map(({ request }) => request.refactoring + request.n).join(' ')
  }
}

function work(store: Rows, inputs: readonly Input[], more: Partial<Work> = {}): Work {
  const stations = [station(engine(() => refused))]
  const { signal } = new AbortController()
  return { store, inputs, stations, atOnce: 8, until: 'end', signal, onSeen: () => {}, ...more }
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
      const order = pieces.seen.filter(({ request }) => request.refactoring === name).map(({ request }) => request.n)
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
    const end = await carryOut(work(store, [input('a', 5000)], { signal: time.signal, onSeen: () => time.abort() }))
    expect(end).toBe('cut short')
    expect(store.seen.length).toBeGreaterThan(0)
    expect(store.seen.length).toBeLessThan(50)
    expect(store.seen.map(({ request }) => request.n)).toEqual(store.seen.map((_, n) => n))
  })

  test('a refactoring only to its first finding, as if nothing had been begun beside it', async () => {
    const store = new Memory()
    const stations = [station(engine(n => (n === 2 || n === 4 ? crash : refused)))]
    expect(await carryOut(work(store, [input('a', 60)], { stations, until: 'first finding' }))).toBe('cut short')
    expect(store.places).toBe('a0 a1 a2')
  })

  test('to its end, where the first finding is the last request', async () => {
    const store = new Memory()
    const stations = [station(engine(n => (n === 2 ? crash : refused)))]
    expect(await carryOut(work(store, [input('a', 3)], { stations, until: 'first finding' }))).toBe('finished')
    expect(store.places).toBe('a0 a1 a2')
  })

  test('again for what shall be made again, then where it stopped', async () => {
    const store = new Memory()
    await carryOut(work(store, [input('a', 6)], { limit: 5 }))
    store.seen.length = 5
    await carryOut(work(store, [input('a', 6)], { rerun: 'failed' }))
    expect(store.places).toBe('a0 a1 a2 a3 a4 a3 a5')
  })
})

describe('what is seen', () => {
  test('a finding that shows again in other processes counts, one that does not is flaky', async () => {
    const store = new Memory()
    const first = engine(n => (n < 2 ? crash : refused))
    const again = engine(n => (n < 1 ? crash : refused))
    await carryOut(work(store, [input('a', 3)], { stations: [station(first, again)] }))
    expect(store.seen.map(({ findings, flaky }) => [findings.length, flaky.length])).toEqual([
      [1, 0],
      [0, 1],
      [0, 0],
    ])
  })

  test('a place where nothing can be refactored is a refusal that says so, and stops nothing', async () => {
    const store = new Memory()
    const stations = [
      station(
        engine(() => {
          throw new UnusableAttempt('there is nothing')
        }),
      ),
    ]
    expect(await carryOut(work(store, [input('a', 2)], { stations }))).toBe('finished')
    const [{ outcome } = { outcome: undefined }] = store.seen[0]?.log ?? []
    expect(outcome).toMatchObject({ kind: 'rejected', messages: [{ key: 'assay.unusable', text: 'there is nothing' }] })
  })

  test('an engine that does not start stops it, and is no refusal of anything', async () => {
    const store = new Memory()
    const stations = [
      station(
        engine(n => {
          if (n === 1) throw new InputError('java did not start')
          return refused
        }),
      ),
    ]
    await expect(carryOut(work(store, [input('a', 3)], { stations }))).rejects.toThrow('java did not start')
    expect(store.places).toBe('a0')
  })

  test('the same finding has the same id in every campaign, another one has another', async () => {
    const ids = await Promise.all(
      [1, 2].map(async () => {
        const store = new Memory()
        await carryOut(work(store, [input('a', 2)], { stations: [station(engine(() => crash))] }))
        return store.seen.flatMap(({ findings }) => findings.map(({ id }) => id))
      }),
    )
    expect(ids[0]).toEqual(ids[1])
    expect(new Set(ids[0]).size).toBe(2)
  })
})
