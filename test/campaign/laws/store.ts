/** What every kind of store promises: run over each of them, here and in tests of one's own. */
import { expect, test } from 'vitest'
import type { StoreKind } from '../../../src/campaign/store.js'
import type { Cause } from '../../../src/model/index.js'
import {
  applied,
  bug,
  crashed,
  hung,
  message,
  plan,
  preserved,
  rejected,
  request,
  seen,
  some,
  uncompilable,
  unknown,
} from '../store-made.js'

const none = { compile: 0, behaviour: 0, crash: 0, refusal: 0, transformation: 0 }
const witness = (observed: 'return' | 'exception') => ({ calls: ['new p.B();'], observed, before: '1', after: '2' })
const changed = (observed: 'return' | 'exception') => ({ kind: 'changed', witness: witness(observed) }) as const
const fails = (came: ReturnType<typeof uncompilable>): Cause => ({
  kind: 'uncompilable',
  verdict: came.verdict ?? { kind: 'preserved' },
})

/** `place`: where there is no campaign yet. */
export function storeLaws(kind: StoreKind, place: () => string): void {
  const { name } = kind

  test(`${name}: a campaign is resumed where it stopped`, async () => {
    const path = place()
    {
      await using store = await kind.open(path, plan)
      expect(await store.done()).toHaveLength(4)
      expect((await store.done()).every(({ requests }) => requests === 0)).toBe(true)
      await store.write(some(3))
      await store.write(some(1, 'pull-up-method', 'toy@2.0'))
    }
    await using store = await kind.open(path, plan)
    expect(await store.done()).toEqual([
      { engine: 'toy@1.0', input: 'rename-class', requests: 3 },
      { engine: 'toy@1.0', input: 'pull-up-method', requests: 0 },
      { engine: 'toy@2.0', input: 'rename-class', requests: 0 },
      { engine: 'toy@2.0', input: 'pull-up-method', requests: 1 },
    ])
    expect(store.plan).toEqual(plan)
  })

  test(`${name}: rows count requests as their first attempts came out, and bugs as findings were sorted`, async () => {
    await using store = await kind.open(place(), plan)
    const [two, three] = [uncompilable('b', 'a', 'b'), uncompilable('c')]
    const error = { type: 'NullPointerException', message: 'A', frames: ['Checks.check', 'Engine.run'] }
    const back = seen(request(0), preserved)
    await store.write([
      {
        ...back,
        log: [
          ...back.log,
          { technique: 'weak', attempt: { ...request(0), disabled: [], resultOf: 0 }, outcome: { kind: 'hung' } },
        ],
      },
      seen(request(1), rejected('hides')),
      seen(request(2), two, { causes: [fails(two), { kind: 'transformation', rule: 'stays', text: 'it is still there' }] }),
      seen(request(3), uncompilable('a', 'b'), { causes: [fails(uncompilable('a', 'b'))] }),
      seen(request(4), three, { causes: [fails(three)] }),
      seen(request(5), applied(changed('return')), { causes: [{ kind: 'changed', verdict: changed('return') }] }),
      seen(request(6), applied(changed('exception')), { causes: [{ kind: 'changed', verdict: changed('exception') }] }),
      seen(request(7), crashed('Checks.check'), { causes: [{ kind: 'crashed', error: { ...error, message: 'B' } }] }),
      seen(request(8), crashed('Checks.check'), { causes: [{ kind: 'crashed', error }] }),
      seen(request(9), hung, { causes: [{ kind: 'hung' }] }),
      seen(request(10), unknown),
    ])
    expect((await store.rows())[0]?.bugs).toEqual(none)
    const ids = await store.findingIds()
    const symptom = { ...bug('behaviour', ids.slice(2, 3)), filters: ['hides'] }
    const { engine: _, refactoring: __, ...shown } = symptom
    const bugs = [
      { ...bug('compile', ids.slice(0, 3)), filters: ['hides'], symptoms: [shown] },
      bug('compile', ids.slice(3, 4)),
      bug('crash', ids.slice(6)),
      bug('behaviour', ids.slice(4, 6)),
    ]
    await store.writeTriaged({ key: 'first', bugs: bugs.slice(0, 1) })
    await store.writeTriaged({ key: 'second', bugs })
    expect(await store.triaged()).toEqual({ key: 'second', bugs })
    const [row, other] = await store.rows()
    expect(row).toEqual({
      engine: 'toy@1.0',
      refactoring: 'rename-class',
      programs: 11,
      applied: 7,
      rejected: 1,
      crashed: 2,
      hung: 1,
      uncompilable: 3,
      changed: 2,
      preserved: 1,
      unknown: 1,
      findings: 9,
      bugs: { ...none, compile: 2, behaviour: 1, crash: 1 },
      firstFinding: { programs: 3 },
    })
    expect(other).toMatchObject({ refactoring: 'pull-up-method', programs: 0, applied: 0, findings: 0 })
    expect(other).not.toHaveProperty('firstFinding')
  })

  test(`${name}: writes are taken in their order, also when nobody waits for them`, async () => {
    await using store = await kind.open(place(), plan)
    await Promise.all(some(20).map(one => store.write([one])))
    expect((await store.done())[0]?.requests).toBe(20)
  })

  test(`${name}: findings are kept whole, in the order of the plan, and flaky ones apart`, async () => {
    const path = place()
    await using store = await kind.open(path, plan)
    const error = { type: 'NullPointerException', message: 'A\u0000\ud800', frames: [] }
    const far = seen({ ...request(0), program: 'mine/a.json' }, crashed('x'), {
      engine: 'toy@2.0',
      causes: [{ kind: 'crashed', error }],
    })
    const near = Array.from({ length: 150 }, (_, n) =>
      seen(request(n), uncompilable('a'), {
        causes: [fails(uncompilable('a')), { kind: 'transformation', rule: 'r', text: '' }],
      }),
    )
    const refusal: Cause = {
      kind: 'refusal',
      preconditions: ['hides'],
      messages: [message('hides')],
      verdict: { kind: 'preserved' },
    }
    const other = seen(request(150), applied({ kind: 'preserved' }), { causes: [refusal] })
    await store.write([
      far,
      ...[...near, other].map(one => (one.request.n === 7 ? { ...one, findings: [], flaky: one.findings } : one)),
    ])
    await using reader = await kind.openReader(path)
    const found = []
    for await (const finding of reader.findings()) found.push(finding)
    const expected = [...near.filter(({ request }) => request.n !== 7), other, far].flatMap(({ findings }) => findings)
    expect(found).toEqual(expected)
    expect([await reader.flaky(), await store.flaky()]).toEqual([2, 2])
    expect(await reader.rows()).toEqual(await store.rows())
    expect(reader.plan).toEqual(plan)
  })

  test(`${name}: smallest programs are kept, and where else a bug is`, async () => {
    const path = place()
    {
      await using store = await kind.open(path, plan)
      const { smallest } = bug('crash', ['f40'])
      await store.writeMinimised('key', smallest)
      expect(await store.minimised('key')).toEqual(smallest)
      expect(await store.minimised('another')).toBeUndefined()
      await store.writeElsewhere('b', { engine: 'toy@2.0', answer: 'no' })
      await store.writeElsewhere('b', { engine: 'toy@2.0', answer: 'yes' })
      await store.writeElsewhere('b', { engine: 'toy@0.9', answer: 'n.a.' })
    }
    await using again = await kind.reopen(path)
    expect(again.plan).toEqual(plan)
    expect(await again.elsewhere()).toEqual(
      new Map([
        [
          'b',
          [
            { engine: 'toy@0.9', answer: 'n.a.' },
            { engine: 'toy@2.0', answer: 'yes' },
          ],
        ],
      ]),
    )
  })

  test(`${name}: a finding is found by its id`, async () => {
    await using store = await kind.open(place(), plan)
    await store.write(some(12))
    expect(await store.findingIds()).toEqual(['f40', 'f100'])
    expect(await store.finding('f100')).toMatchObject({ id: 'f100', request: request(10) })
    expect(await store.finding('f1')).toBeUndefined()
    expect(await store.triaged()).toBeUndefined()
  })

  test(`${name}: what is seen again takes the place of what was seen`, async () => {
    await using store = await kind.open(place(), plan)
    await store.write(some(12))
    expect(await store.again('failed', 'toy@1.0', 'rename-class')).toEqual([2, 4, 5, 8, 10, 11])
    expect(await store.again('findings', 'toy@1.0', 'rename-class')).toEqual([4, 10])
    expect(await store.again('all', 'toy@2.0', 'rename-class')).toEqual([])
    await store.write([seen(request(4), preserved), seen(request(10), preserved), seen(request(2), rejected())])
    expect(await store.again('failed', 'toy@1.0', 'rename-class')).toEqual([5, 8, 11])
    expect((await store.rows())[0]).toMatchObject({ programs: 12, crashed: 0, preserved: 4, rejected: 5, findings: 0 })
  })

  test(`${name}: a batch is taken as a whole or not at all`, async () => {
    await using store = await kind.open(place(), plan)
    await expect(store.write([...some(2), seen(request(5), rejected('new'))])).rejects.toThrow(
      'request 5 of rename-class is not the next one, 2',
    )
    expect((await store.rows())[0]?.programs).toBe(0)
    await expect(store.write([seen(request(0), rejected('new')), seen(request(1, 'unheard-of'), hung)])).rejects.toThrow(
      'not in the plan',
    )
    await store.write([seen(request(0), rejected('new'))])
    expect((await store.done())[0]?.requests).toBe(1)
  })

  test(`${name}: another plan is refused in one line, a second writer too, and what is there stays`, async () => {
    const path = place()
    {
      await using store = await kind.open(path, plan)
      await store.write(some(3))
      await expect(kind.open(path, plan)).rejects.toThrow('is in use')
    }
    await expect(kind.open(path, { ...plan, seed: 2 })).rejects.toThrow(
      'has another plan: it was made with --seed 1, now --seed 2',
    )
    await using reader = await kind.openReader(path)
    expect((await reader.rows())[0]?.programs).toBe(3)
    await expect(kind.openReader(place())).rejects.toThrow('does not exist')
  })

  test(`${name}: two inputs for one refactoring are counted and resumed apart`, async () => {
    const path = place()
    const [first = plan.inputs[0]] = plan.inputs
    if (first === undefined) throw new Error('the plan has inputs')
    const inputs = ['small', 'wide'].map(source => ({ ...first, id: `${first.refactoring} ${source}`, source }))
    const two = { ...plan, inputs }
    const of = (n: number, source: string) => ({ ...request(n), input: `rename-class ${source}`, program: `${source}#${n}` })
    {
      await using store = await kind.open(path, two)
      const crash: Cause = { kind: 'crashed', error: { type: 'E', message: '', frames: [] } }
      await store.write([seen(of(0, 'small'), preserved), seen(of(1, 'small'), crashed('x'), { causes: [crash] })])
      await store.write([seen(of(0, 'wide'), preserved)])
      await store.writeTriaged({ key: 'k', bugs: [bug('crash', ['f10'], of(0, 'small'))] })
    }
    await using store = await kind.open(path, two)
    expect((await store.done()).slice(0, 2)).toEqual([
      { engine: 'toy@1.0', input: 'rename-class small', requests: 2 },
      { engine: 'toy@1.0', input: 'rename-class wide', requests: 1 },
    ])
    expect((await store.rows()).slice(0, 2)).toMatchObject([
      { refactoring: 'rename-class', source: 'small', programs: 2, findings: 1, bugs: { crash: 1 } },
      { refactoring: 'rename-class', source: 'wide', programs: 1, findings: 0, bugs: { crash: 0 } },
    ])
    expect(await store.finding('f10')).toMatchObject({ request: { program: 'small#1', input: 'rename-class small' } })
    expect((await store.triaged())?.bugs[0]?.smallest.request).toMatchObject({ input: 'rename-class small' })
  })

  test(`${name}: what an engine could not be asked is counted apart from what it refused`, async () => {
    await using store = await kind.open(place(), plan)
    await store.write([
      seen(request(0), { outcome: { kind: 'unusable', why: 'nothing is there' } }),
      seen(request(1), rejected('hides')),
    ])
    expect((await store.rows())[0]).toMatchObject({ programs: 2, rejected: 1, unusable: 1 })
    expect((await store.rows())[1]).not.toHaveProperty('unusable')
  })
}
