import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openDatabase } from '../../src/campaign/sqlite/driver.js'
import { parts } from '../../src/campaign/sqlite/findings.js'
import { openReader, openStore } from '../../src/campaign/sqlite/open.js'
import { migrations, oldestVersion } from '../../src/campaign/sqlite/schema.js'
import { plan as planShape } from '../../src/model/campaign.js'
import { hashOf, InputError, type Plan } from '../../src/model/index.js'
import { folder } from '../support/assay.js'
import { dump, plan, some, sql } from './store-made.js'

/** The line that a user reads instead of a campaign. */
async function refusal(opening: Promise<AsyncDisposable>): Promise<string> {
  try {
    await (await opening)[Symbol.asyncDispose]()
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    expect(error.message).not.toContain('\n')
    return error.message
  }
  throw new Error('it was opened')
}

async function campaign(requests = 3): Promise<string> {
  const path = join(folder(), 'assay.db')
  await using store = await openStore(path, plan)
  await store.write(some(requests))
  return path
}

describe('another plan', () => {
  const [first, second] = plan.inputs
  if (first === undefined || second === undefined) throw new Error('the plan has two inputs')
  const others: readonly (readonly [Partial<Plan>, string])[] = [
    [{ engines: ['toy@1.0'] }, 'with --engine toy@1.0 --engine toy@2.0, now --engine toy@1.0;'],
    [
      { builds: { ...plan.builds, 'toy@2.0': { released: '2026-03', components: { 'toy.core': '2.0.101' } } } },
      'with toy@2.0, whose toy.core is 2.0.100, now toy@2.0, whose toy.core is 2.0.101;',
    ],
    [{ inputs: [first] }, 'with --refactoring rename-class --refactoring pull-up-method, now --refactoring rename-class;'],
    [{ selection: '--all', seed: 2 }, 'with --sample 200 --seed 1, now --all;'],
    [
      { inputs: [first, { ...second, requests: 9 }] },
      'with 200 programs of java/pull-up-method (1f3c9a) for pull-up-method, now 9 programs',
    ],
    [{ seed: 2 }, 'with --seed 1, now --seed 2;'],
    [{ sequences: 5 }, 'with --sequences 2000, now --sequences 5;'],
    [{ rejectAt: 'fatal' }, 'with --reject-at warning, now --reject-at fatal;'],
    [{ platform: 'JDK 21.0.1' }, 'on JDK 25.0.3, now JDK 21.0.1;'],
    [{ techniques: ['weak'] }, 'with --technique weak --technique toy, now --technique weak;'],
  ]
  it.each(others)('%j is refused with what differs first', async (other, words) => {
    const path = await campaign()
    const before = await dump(path)
    const line = await refusal(openStore(path, { ...plan, ...other }))
    expect(line).toContain(`${path} has another plan: it was made ${words}`)
    expect(await dump(path)).toEqual(before)
  })

  it('is no reason to take a campaign away from one that sleeps', async () => {
    const path = await campaign()
    await sql(path, `INSERT INTO owner VALUES (1, ${process.pid}, '${hostname()}', 'asleep', 0)`)
    expect(await refusal(openStore(path, { ...plan, seed: 2 }))).toContain('has another plan')
    expect((await dump(path)).owner).toMatchObject([{ token: 'asleep' }])
  })
})

describe('a campaign that somebody has worked on', () => {
  it.each([
    ['PRAGMA user_version = 0', 'unknown version 0'],
    ['PRAGMA user_version = -1', 'unknown version -1'],
    ['DROP TABLE flaky', 'no such table: flaky'],
    ['DROP VIEW summary', 'no such table: summary'],
  ])('by %s is called damaged', async (statement, words) => {
    const path = await campaign()
    await sql(path, statement)
    const reading = openStore(path, plan).then(async store => {
      await using _ = store
      await store.rows()
      return store
    })
    expect(await refusal(reading)).toContain(`${path} is damaged (${words})`)
  })
})

describe('versions', () => {
  const later = [...migrations, `ALTER TABLE input ADD COLUMN note TEXT NOT NULL DEFAULT 'upgraded'`]

  it('upgrades an older campaign, which goes on', async () => {
    const path = await campaign()
    await sql(path, 'DROP VIEW times; CREATE VIEW old AS SELECT 1')
    {
      await using store = await openStore(path, plan, later)
      expect((await store.done())[0]?.requests).toBe(3)
      await store.write(some(4).slice(3))
    }
    const { input, request } = await dump(path)
    expect(input).toMatchObject([{ note: 'upgraded' }, { note: 'upgraded' }])
    expect(request).toHaveLength(4)
    await sql(path, 'SELECT * FROM times')
    await expect(sql(path, 'SELECT * FROM old')).rejects.toThrow('no such table')
  })

  it('upgrades an older campaign that is only looked at', async () => {
    const path = await campaign()
    await using reader = await openReader(path, later)
    expect((await reader.rows())[0]?.programs).toBe(3)
    expect((await dump(path)).input).toMatchObject([{ note: 'upgraded' }, { note: 'upgraded' }])
    expect((await dump(path)).owner).toEqual([])
  })

  it('leaves an older campaign as it was if the upgrade fails', async () => {
    const path = await campaign()
    const before = await dump(path)
    await expect(openStore(path, plan, [...later, 'no SQL'])).rejects.toThrow('syntax error')
    expect(await dump(path)).toEqual(before)
    await using store = await openStore(path, plan)
    expect((await store.done())[0]?.requests).toBe(3)
  })

  it('refuses a campaign of before the oldest version in one line, and leaves it as it is', async () => {
    const path = await campaign()
    await sql(path, `PRAGMA user_version = ${oldestVersion - 1}`)
    const bytes = readFileSync(path)
    const words = `${path} is a campaign of an older Assay (version 2, this one supports 3 and later): start a new campaign with another --campaign`
    expect(await refusal(openStore(path, plan))).toContain(words)
    expect(await refusal(openReader(path))).toContain(words)
    expect(readFileSync(path)).toEqual(bytes)
  })

  it('refuses a newer campaign, to writers and to readers', async () => {
    const path = await campaign()
    await sql(path, 'PRAGMA user_version = 7')
    const bytes = readFileSync(path)
    const words = `${path} is a campaign of a newer Assay (version 7, this one supports up to ${oldestVersion + migrations.length - 1})`
    expect(await refusal(openStore(path, plan))).toContain(words)
    expect(await refusal(openReader(path))).toContain(words)
    expect(readFileSync(path)).toEqual(bytes)
  })
})

describe('what is read from a campaign is checked', () => {
  it.each(['target', 'parameters', 'messages', 'cause'])('the column %s of a finding', async column => {
    const path = await campaign(12)
    await sql(path, `UPDATE finding SET ${column} = '{"kind":5}' WHERE id = 'f100'`)
    await using reader = await openReader(path)
    expect(await reader.finding('f40')).toMatchObject({ id: 'f40' })
    await expect(reader.finding('f100')).rejects.toThrow(`${path} is damaged (finding f100 can't be read: ${column}`)
  })

  it('the shapes of the JSON in columns belong to the version of the tables: another shape needs another version', () => {
    const shapes = hashOf(z.toJSONSchema(z.tuple([parts, planShape])))
    expect({ version: oldestVersion + migrations.length - 1, shapes }).toEqual({ version: 4, shapes: 'e7baf4bdfb378d75' })
  })
})

describe('what is no campaign', () => {
  it.each(['x', 'x'.repeat(512), 'a text\n'.repeat(1000), `SQLite format 3\0${'x'.repeat(5000)}`])(
    'a file of something else stays as it is (%#)',
    async text => {
      const path = join(folder({ 'assay.db': text }), 'assay.db')
      expect(await refusal(openStore(path, plan))).toMatch(/is not a campaign|is damaged/)
      expect(await refusal(openReader(path))).toMatch(/is not a campaign|is damaged/)
      expect(readFileSync(path, 'utf8')).toBe(text)
    },
  )

  it('a database of somebody else stays as it is', async () => {
    const path = join(folder(), 'assay.db')
    await sql(path, 'CREATE TABLE mine (a); INSERT INTO mine VALUES (1)')
    const bytes = readFileSync(path)
    expect(await refusal(openStore(path, plan))).toContain('is a database of another program, not a campaign')
    expect(await refusal(openReader(path))).toContain('is a database of another program, not a campaign')
    expect(readFileSync(path)).toEqual(bytes)
  })

  it('a folder, a folder that is not there, a file as a folder, nothing', async () => {
    expect(await refusal(openStore('', plan))).toContain('--campaign is empty: give a file')
    const root = folder({ file: '' })
    mkdirSync(join(root, 'assay.db'))
    expect(await refusal(openStore(join(root, 'assay.db'), plan))).toContain('is a folder: choose a file')
    expect(await refusal(openStore(join(root, 'no/assay.db'), plan))).toContain('does not exist: create it first')
    expect(await refusal(openStore(join(root, 'file/assay.db'), plan))).toContain('is not a folder')
    expect(await refusal(openReader(join(root, 'a.db')))).toContain('does not exist: assay hunt --campaign')
    expect(await refusal(openReader(join(root, 'file')))).toContain('is empty: assay hunt --campaign')
  })

  it('an empty file becomes one', async () => {
    const path = join(folder({ 'assay.db': '' }), 'assay.db')
    await using store = await openStore(path, plan)
    await store.write(some(1))
    expect((await store.done())[0]?.requests).toBe(1)
  })

  it('a damaged campaign', async () => {
    const path = await campaign(200)
    const bytes = readFileSync(path)
    bytes.fill(0x5a, 4096, statSync(path).size)
    writeFileSync(path, bytes)
    expect(await refusal(openStore(path, plan))).toContain('is damaged')
    expect(await refusal(openReader(path))).toContain('is damaged')
    expect(readFileSync(path)).toEqual(bytes)
  })

  it('a campaign with half a plan', async () => {
    const path = await campaign()
    await sql(path, `UPDATE campaign SET plan = '{"engines":[]}'`)
    expect(await refusal(openStore(path, plan))).toContain(`is damaged (its plan can't be read)`)
  })
})

describe('one owner at a time', () => {
  const put = (path: string, pid: number, host: string, heartbeat: number) =>
    sql(path, `REPLACE INTO owner VALUES (1, ${pid}, '${host}', 'other', ${heartbeat})`)

  it('a process that is gone is taken over at once, and one whose heart has stopped', async () => {
    const path = await campaign()
    const started = performance.now()
    for (const [pid, heartbeat] of [
      [2 ** 22 + 1, Date.now()],
      [process.pid, Date.now() - 6000],
      [process.pid, Date.now() + 60_000],
    ] as const) {
      await put(path, pid, hostname(), heartbeat)
      await using store = await openStore(path, plan)
      expect((await store.done())[0]?.requests).toBe(3)
    }
    expect(performance.now() - started).toBeLessThan(1000)
    expect((await dump(path)).owner).toEqual([])
  })

  it('whoever lives is named, and a reader is let in', async () => {
    const path = await campaign()
    await using store = await openStore(path, plan)
    expect(await refusal(openStore(path, plan))).toContain(`${path} is in use by process ${process.pid} on ${hostname()}`)
    await store.write(some(4).slice(3))
    await using reader = await openReader(path)
    expect((await reader.rows())[0]?.programs).toBe(4)
  })

  it('who was taken over writes nothing any more, and leaves the new owner alone', async () => {
    const path = await campaign()
    {
      await using store = await openStore(path, plan)
      await put(path, 1, 'elsewhere', 5)
      await expect(store.write(some(5).slice(3))).rejects.toThrow(`${path} was taken over by another process`)
    }
    const { owner, request } = await dump(path)
    expect(owner).toMatchObject([{ host: 'elsewhere', heartbeat: 5 }])
    expect(request).toHaveLength(3)
  })

  it('a campaign that was removed or replaced is not written any more', async () => {
    const path = await campaign()
    await using store = await openStore(path, plan)
    rmSync(path)
    await expect(store.write(some(4).slice(3))).rejects.toThrow(`${path} was removed or replaced during the run`)
    writeFileSync(path, '')
    await expect(store.write(some(4).slice(3))).rejects.toThrow(`${path} was removed or replaced during the run`)
  })

  it('a lock that somebody else holds for a moment is waited for', async () => {
    const path = await campaign()
    await using store = await openStore(path, plan)
    const other = await openDatabase(path, 'write')
    other.exec('BEGIN IMMEDIATE')
    setTimeout(() => other.exec('COMMIT'), 300)
    await store.write(some(4).slice(3))
    expect((await store.done())[0]?.requests).toBe(4)
    other.close()
  })
})
