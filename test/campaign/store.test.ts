import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '../../src/campaign/sqlite/driver.js'
import { openReader, openStore, reopenStore } from '../../src/campaign/sqlite/open.js'
import type { Cause } from '../../src/model/index.js'
import { folder, project } from '../support/assay.js'
import {
  applied,
  bug,
  crashed,
  dump,
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
} from './store-made.js'

const file = () => join(folder(), 'assay.db')

const none = { compile: 0, behaviour: 0, crash: 0, refusal: 0, transformation: 0 }

const witness = (observed: 'return' | 'exception') => ({ calls: ['new p.B();'], observed, before: '1', after: '2' })
const changed = (observed: 'return' | 'exception') => ({ kind: 'changed', witness: witness(observed) }) as const
const fails = (came: ReturnType<typeof uncompilable>): Cause => ({
  kind: 'uncompilable',
  verdict: came.verdict ?? { kind: 'preserved' },
})

describe('a campaign', () => {
  it('goes on where it stopped', async () => {
    const path = file()
    {
      await using store = await openStore(path, plan)
      expect(await store.done()).toHaveLength(4)
      expect((await store.done()).every(({ requests }) => requests === 0)).toBe(true)
      await store.write(some(3))
      await store.write(some(1, 'pull-up-method', 'toy@2.0'))
    }
    await using store = await openStore(path, plan)
    expect(await store.done()).toEqual([
      { engine: 'toy@1.0', refactoring: 'rename-class', requests: 3 },
      { engine: 'toy@1.0', refactoring: 'pull-up-method', requests: 0 },
      { engine: 'toy@2.0', refactoring: 'rename-class', requests: 0 },
      { engine: 'toy@2.0', refactoring: 'pull-up-method', requests: 1 },
    ])
    expect(store.plan).toEqual(plan)
  })

  it('is one file when nobody uses it', async () => {
    const path = file()
    for (const requests of [1, 2]) {
      await using store = await openStore(path, plan)
      await store.write(some(requests).slice(-1))
      expect(readdirSync(dirname(path))).toContain('assay.db-wal')
    }
    expect(readdirSync(dirname(path))).toEqual(['assay.db'])
  })

  it('counts requests as their first attempts came out, and bugs as findings were sorted', async () => {
    await using store = await openStore(file(), plan)
    const [two, three] = [uncompilable('b', 'a', 'b'), uncompilable('c')]
    const error = { type: 'NullPointerException', message: 'A', frames: ['Checks.check', 'Engine.run'] }
    const back = seen(request(0), preserved)
    await store.write([
      { ...back, log: [...back.log, { attempt: { ...request(0), disabled: [], resultOf: 0 }, outcome: { kind: 'hung' } }] },
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
    const bugs = [
      bug('compile', ids.slice(0, 3)),
      bug('compile', ids.slice(3, 4)),
      bug('crash', ids.slice(6)),
      bug('behaviour', ids.slice(4, 6)),
    ]
    await store.writeSorted({ by: 'first', bugs: bugs.slice(0, 1) })
    await store.writeSorted({ by: 'second', bugs })
    expect(await store.sorted()).toEqual({ by: 'second', bugs })
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

  it('has the same rows whatever comes first and however it is cut', async () => {
    const [one, two] = [file(), file()]
    {
      await using store = await openStore(one, plan)
      await store.write([...some(20), ...some(10, 'pull-up-method')])
    }
    for (const from of [0, 7, 14]) {
      await using store = await openStore(two, plan)
      await store.write(some(Math.min(from + 7, 10), 'pull-up-method').slice(from))
      await store.write(some(Math.min(from + 7, 20)).slice(from))
    }
    expect(await dump(two)).toEqual(await dump(one))
    expect((await dump(one)).owner).toEqual([])
  })

  it('replaces what is seen again', async () => {
    const path = file()
    await using store = await openStore(path, plan)
    await store.write(some(12))
    expect(await store.again('failed', 'toy@1.0', 'rename-class')).toEqual([2, 4, 5, 8, 10, 11])
    expect(await store.again('findings', 'toy@1.0', 'rename-class')).toEqual([4, 10])
    expect(await store.again('all', 'toy@1.0', 'rename-class')).toHaveLength(12)
    expect(await store.again('all', 'toy@2.0', 'rename-class')).toEqual([])
    await store.write([seen(request(4), preserved), seen(request(10), preserved), seen(request(2), rejected())])
    expect(await store.again('failed', 'toy@1.0', 'rename-class')).toEqual([5, 8, 11])
    expect((await store.rows())[0]).toMatchObject({
      programs: 12,
      crashed: 0,
      preserved: 4,
      rejected: 5,
      unknown: 1,
      findings: 0,
    })
    const { request: requests, attempt } = await dump(path)
    expect([requests?.length, attempt?.length]).toEqual([12, 12])
  })

  it('takes a batch as a whole or not at all', async () => {
    const path = file()
    await using store = await openStore(path, plan)
    await expect(store.write([...some(2), seen(request(5), rejected('new'))])).rejects.toThrow(
      'request 5 of rename-class is not the next one, 2',
    )
    expect((await store.rows())[0]?.programs).toBe(0)
    await expect(store.write([seen(request(0), rejected('new')), seen(request(1, 'unheard-of'), hung)])).rejects.toThrow(
      'not in the plan',
    )
    await store.write([seen(request(0), rejected('new'))])
    expect((await dump(path)).message).toMatchObject([{ key: 'new' }])
    expect((await store.done())[0]?.requests).toBe(1)
  })

  it('takes writes in their order, also when nobody waits for them', async () => {
    await using store = await openStore(file(), plan)
    await Promise.all(some(20).map(one => store.write([one])))
    expect((await store.done())[0]?.requests).toBe(20)
  })

  it('keeps findings whole, in the order of the plan, and flaky ones apart', async () => {
    const path = file()
    await using store = await openStore(path, plan)
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
    await store.write([far, ...near.map(one => (one.request.n === 7 ? { ...one, findings: [], flaky: one.findings } : one))])
    await using reader = await openReader(path)
    const found = []
    for await (const finding of reader.findings()) found.push(finding)
    const expected = [...near.filter(({ request }) => request.n !== 7), far].flatMap(({ findings }) => findings)
    expect(found).toEqual(expected)
    expect([await reader.flaky(), await store.flaky()]).toEqual([2, 2])
    expect(await reader.rows()).toEqual(await store.rows())
    expect(reader.plan).toEqual(plan)
  })

  it('keeps smallest programs, and where else a bug is', async () => {
    const path = file()
    {
      await using store = await openStore(path, plan)
      const { smallest } = bug('crash', ['f40'])
      await store.writeMinimised('key', smallest)
      expect(await store.minimised('key')).toEqual(smallest)
      expect(await store.minimised('another')).toBeUndefined()
      await store.writeElsewhere('b', { engine: 'toy@2.0', answer: 'no' })
      await store.writeElsewhere('b', { engine: 'toy@2.0', answer: 'yes' })
      await store.writeElsewhere('b', { engine: 'toy@0.9', answer: 'n.a.' })
    }
    await using again = await reopenStore(path)
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

  it('gives a finding by its id', async () => {
    await using store = await openStore(file(), plan)
    await store.write(some(12))
    expect(await store.findingIds()).toEqual(['f40', 'f100'])
    expect(await store.finding('f100')).toMatchObject({ id: 'f100', request: request(10) })
    expect(await store.finding('f1')).toBeUndefined()
    expect(await store.sorted()).toBeUndefined()
  })

  it('answers in words by its views', async () => {
    const path = file()
    await using store = await openStore(path, plan)
    const info = seen(request(12), { outcome: { kind: 'rejected', messages: [message('hides'), message('note', 'info')] } })
    await store.write([...some(12), info])
    const db = await openDatabase(path, 'read')
    const view = (name: string) => db.prepare(`SELECT * FROM ${name}`).all()
    expect(view('rejections')).toMatchObject([
      { engine: 'toy@1.0', refactoring: 'rename-class', key: 'hides', severity: 'error', rejected: 5 },
      { key: 'shadows', rejected: 2 },
    ])
    expect(view('finding_kinds')).toMatchObject([{ kind: 'crashed', findings: 2, bugs: 0, first_finding: 5 }])
    expect(view('times')).toMatchObject([{ refactoring: 'rename-class', requests: 13, apply_s: 0.0195 }])
    expect(view('attempts')[1]).toMatchObject({
      program: 'java/rename-class#7',
      asked: 'rename-class',
      parameters: '{"newName":"B"}',
      outcome: 'rejected',
      messages: 'error hides, error shadows',
      result: null,
    })
    expect(view('attempts')[4]).toMatchObject({ outcome: 'crashed', crash: 'NullPointerException at Checks.check' })
    expect(view('findings')).toMatchObject([{ id: 'f40', program: 'java/rename-class#28' }, { id: 'f100' }])
    expect(view('flaky_findings')).toEqual([])
    db.close()
  })

  it('is as its documentation says: every table and view is named, every query there can be asked', async () => {
    const path = file()
    await using store = await openStore(path, plan)
    await store.write([...some(12), ...some(6, 'rename-class', 'toy@2.0').map(one => ({ ...one, log: [] }))])
    const text = readFileSync(join(project, 'docs/campaigns.md'), 'utf8')
    const db = await openDatabase(path, 'read')
    const names = db.prepare<{ name: string }>(`SELECT name FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%'`).all()
    expect(names.filter(({ name }) => !text.includes(`\`${name}\``))).toEqual([])
    const queries =
      text
        .match(/^ {4}(--|SELECT|FROM|ON).*$/gm)
        ?.join('\n')
        .split(';')
        .filter(query => query.includes('SELECT')) ?? []
    expect(queries).toHaveLength(3)
    const [refusing, , first] = queries.map(query => db.prepare(query).all())
    expect(refusing).toEqual([
      { key: 'hides', 'sum(rejected)': 4 },
      { key: 'shadows', 'sum(rejected)': 2 },
    ])
    expect(first).toEqual([{ program: 'java/rename-class#28', file: 'p/A.java', text: request(4).files['p/A.java'] }])
    db.close()
  })
})
