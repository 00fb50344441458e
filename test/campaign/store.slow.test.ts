/** The store as processes meet it: killed, two at a time, on a full disk, on what they may not write. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdirSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '../../src/campaign/sqlite/driver.js'
import { openReader, openStore } from '../../src/campaign/sqlite/open.js'
import { folder, project } from '../support/assay.js'
import { dump, plan, some } from './store-made.js'

/**
 * Goes on with a campaign, in batches, and says how many it has written after each; its last line is what went wrong. It kills itself while it writes
 * the row `dieAt`.
 */
const script = `
  import { openStore } from '${pathToFileURL(join(project, 'dist/src/campaign/sqlite/open.js'))}'
  import { readFileSync } from 'node:fs'
  const say = line => new Promise(said => process.stdout.write(line + '\\n', said))
  const { file, plan, seen, batch, pauseMs, dieAt } = JSON.parse(readFileSync(0, 'utf8'))
  if (dieAt !== null) Object.defineProperty(seen[dieAt], 'time', { get: () => process.kill(process.pid, 'SIGKILL') })
  try {
    const store = await openStore(file, plan)
    try {
      const [{ requests }] = await store.done()
      await say(requests)
      for (let n = requests; n < seen.length; n += batch) {
        await store.write(seen.slice(n, n + batch))
        await say(n + batch)
        await new Promise(paused => setTimeout(paused, pauseMs))
      }
    } finally {
      await store[Symbol.asyncDispose]()
    }
    await say('done')
  } catch (error) {
    await say(error.name + ': ' + error.message)
  }
`

interface Child {
  readonly process: ChildProcess
  readonly lines: string[]
  readonly ended: Promise<void>
}

interface RunOptions {
  readonly batch?: number
  readonly pauseMs?: number
  readonly dieAt?: number
  /** A command of the shell that starts it. */
  readonly limit?: string
  /** Where we are root, who may write everything. */
  readonly asNobody?: boolean
}

function child(file: string, requests: number, options: RunOptions = {}): Child {
  const { batch = 10, pauseMs = 0, dieAt = null, limit = 'true', asNobody = false } = options
  const nobody = asNobody && process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}
  const started = spawn('sh', ['-c', `${limit}; exec "$0" --input-type=module -e "$1"`, process.execPath, script], {
    stdio: ['pipe', 'pipe', 'inherit'],
    ...nobody,
  })
  const lines: string[] = []
  let rest = ''
  started.stdout.on('data', chunk => {
    const all = (rest + chunk).split('\n')
    rest = all.pop() ?? ''
    lines.push(...all)
  })
  started.stdin.on('error', () => {})
  started.stdin.end(JSON.stringify({ file, plan, seen: some(requests), batch, pauseMs, dieAt }))
  return { process: started, lines, ended: new Promise(resolve => started.on('close', () => resolve())) }
}

async function saidMoreThan(count: number, { process: started, lines }: Child): Promise<void> {
  while (lines.length <= count) {
    if (started.exitCode !== null) throw new Error(`it has ended: ${lines.at(-1)}`)
    await sleep(5)
  }
}

/** What can be promised of any campaign, whatever happened to it. */
async function isSound(file: string): Promise<boolean> {
  const db = await openDatabase(file, 'read')
  const check = db.prepare<{ integrity_check: string }>('PRAGMA integrity_check').all()
  db.close()
  return check.length === 1 && check[0]?.integrity_check === 'ok'
}

describe('a campaign of several processes', () => {
  it('that was killed again and again equals one that never was', async () => {
    const [killed, whole] = [join(folder(), 'assay.db'), join(folder(), 'assay.db')]
    const requests = 400
    for (const dieAt of [3, 25, 299]) {
      const { process: victim, lines, ended } = child(killed, requests, { dieAt })
      await ended
      expect(victim.signalCode).toBe('SIGKILL')
      // All that was said to be written is there, and nothing of the batch in hand.
      await using reader = await openReader(killed)
      expect((await reader.rows())[0]?.programs).toBe(dieAt - (dieAt % 10))
      expect(Number(lines.at(-1))).toBe(dieAt - (dieAt % 10))
    }
    const victim = child(killed, requests, { pauseMs: 100 })
    await saidMoreThan(1, victim)
    victim.process.kill('SIGKILL')
    await victim.ended
    const last = child(killed, requests)
    await last.ended
    expect(last.lines.at(-1)).toBe('done')
    {
      await using store = await openStore(whole, plan)
      await store.write(some(requests))
    }
    expect(await dump(killed)).toEqual(await dump(whole))
    expect(await isSound(killed)).toBe(true)
  })

  it('has one of them at a time, and a sleeper that was taken over stops', async () => {
    const file = join(folder(), 'assay.db')
    const first = child(file, 30, { batch: 1, pauseMs: 1000 })
    await saidMoreThan(0, first)
    await expect(openStore(file, plan)).rejects.toThrow(
      `${file} is in use by process ${first.process.pid} on ${hostname()}: wait`,
    )
    first.process.kill('SIGSTOP')
    {
      // As if it had slept for long.
      const db = await openDatabase(file, 'write')
      db.exec('UPDATE owner SET heartbeat = heartbeat - 6000')
      db.close()
      await using store = await openStore(file, plan)
      const [done] = await store.done()
      await store.write(some((done?.requests ?? 0) + 1).slice(-1))
      first.process.kill('SIGCONT')
      await first.ended
      expect(first.lines.at(-1)).toMatch(/^InputError: .* was taken over by another process/)
    }
    expect(await isSound(file)).toBe(true)
  })

  it('says so when somebody holds it with an open transaction', async () => {
    const file = join(folder(), 'assay.db')
    await using store = await openStore(file, plan)
    const other = await openDatabase(file, 'write')
    other.exec('BEGIN IMMEDIATE')
    await expect(store.write(some(1))).rejects.toThrow(
      `${file} is locked by another program, maybe sqlite3 with an open transaction`,
    )
    other.exec('ROLLBACK')
    other.close()
    await store.write(some(1))
    expect((await store.done())[0]?.requests).toBe(1)
  })

  it('goes on after the disk was full', async () => {
    const file = join(folder(), 'assay.db')
    const { lines, ended } = child(file, 600, { limit: 'ulimit -f 500' })
    await ended
    expect(lines.at(-1)).toMatch(/^InputError: .*the disk is full/)
    expect(await isSound(file)).toBe(true)
    await using store = await openStore(file, plan)
    const requests = (await store.done())[0]?.requests ?? 0
    expect(requests).toBe(Number(lines.at(-2)))
    expect(requests).toBeGreaterThan(0)
    await store.write(some(600).slice(requests))
    expect((await store.rows())[0]?.programs).toBe(600)
  })

  it('can be read by sqlite3 while it is written', async ({ skip }) => {
    if (!hasSqlite3()) skip('sqlite3 is not installed')
    const file = join(folder(), 'assay.db')
    await using store = await openStore(file, plan)
    await store.write(some(6))
    const asked = execFileSync(tool, [file, 'SELECT refactoring, programs, crashed, first_finding FROM summary LIMIT 1'])
    expect(String(asked)).toBe('rename-class|6|1|5\n')
    await store.write(some(7).slice(6))
    expect((await store.rows())[0]?.programs).toBe(7)
  })

  it('needs a folder and a file that can be written', async ({ skip }) => {
    const root = folder()
    const [closed, open] = [join(root, 'closed'), join(root, 'open')]
    for (const path of [closed, open]) mkdirSync(path)
    const [inClosed, inOpen] = [join(closed, 'assay.db'), join(open, 'assay.db')]
    for (const file of [inClosed, inOpen]) await (await openStore(file, plan))[Symbol.asyncDispose]()
    for (const path of [root, closed]) chmodSync(path, 0o555)
    chmodSync(open, 0o777)
    for (const file of [inClosed, inOpen]) chmodSync(file, 0o444)
    const line = async (file: string) => {
      const { lines, ended } = child(file, 1, { asNobody: true })
      await ended
      return lines.join()
    }
    try {
      const inNew = await line(join(closed, 'new.db'))
      if (inNew === '') skip('nobody else may read this project')
      expect(inNew).toMatch(/^InputError: .*new.db can't be opened: its folder is read-only or you have no permission/)
      expect(await line(inClosed)).toMatch(/^InputError: .*assay.db can't be (written|opened): .*read-only/)
      expect(await line(inOpen)).toMatch(/^InputError: .*assay.db can't be (written|opened): .*read-only/)
    } finally {
      for (const path of [root, closed]) chmodSync(path, 0o755)
    }
  })
})

/** Of the machine; nothing that this package would have to bring. */
const tool = 'sqlite3'

function hasSqlite3(): boolean {
  try {
    return String(execFileSync(tool, ['--version'])).startsWith('3.')
  } catch {
    return false
  }
}
