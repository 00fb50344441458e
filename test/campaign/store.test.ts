import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '../../src/campaign/sqlite/driver.js'
import { openStore } from '../../src/campaign/sqlite/open.js'

import { folder, project } from '../support/assay.js'
import { dump, hung, message, plan, preserved, rejected, request, seen, some } from './store-made.js'

const file = () => join(folder(), 'assay.db')

describe('a campaign', () => {
  it('is one file when nobody uses it', async () => {
    const path = file()
    for (const requests of [1, 2]) {
      await using store = await openStore(path, plan)
      await store.write(some(requests).slice(-1))
      expect(readdirSync(dirname(path))).toContain('assay.db-wal')
    }
    expect(readdirSync(dirname(path))).toEqual(['assay.db'])
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
