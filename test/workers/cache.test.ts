import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { InputError } from '../../src/model/input-error.js'
import { cacheRoot, cacheTrouble, once } from '../../src/workers/cache.js'
import { compiled } from './compiled.js'
import { fixture, scratch } from './fake.js'

describe('where the cache is', () => {
  const xdg = process.platform === 'darwin' ? 'Library/Caches/assay' : '.cache/assay'
  test.each([
    [{ ASSAY_CACHE: '/a', XDG_CACHE_HOME: '/x', HOME: '/h' }, '/a'],
    [{ XDG_CACHE_HOME: '/x', HOME: '/h' }, '/x/assay'],
    [{ XDG_CACHE_HOME: 'relative', HOME: '/h' }, `/h/${xdg}`],
    [{ ASSAY_CACHE: '', XDG_CACHE_HOME: '', HOME: '/h' }, `/h/${xdg}`],
  ])('%j', (env, root) => {
    expect(cacheRoot(env)).toBe(root)
  })
})

const file = (text: string) => async (temporary: string) => writeFileSync(temporary, text)

test('what is there is not made again', async () => {
  const path = join(scratch(), 'deep/down/thing')
  expect(await once(path, file('first'))).toBe(path)
  expect(await once(path, file('second'))).toBe(path)
  expect(readFileSync(path, 'utf8')).toBe('first')
})

test('of many who want it at the same moment one makes it', async () => {
  const path = join(scratch(), 'thing')
  let made = 0
  const make = async (temporary: string) => {
    made++
    await file('text')(temporary)
  }
  await Promise.all([1, 2, 3].map(() => once(path, make)))
  expect(made).toBe(1)
})

test('a failure leaves nothing behind, and the next may try', async () => {
  const folder = scratch()
  const path = join(folder, 'thing')
  const failing = async (temporary: string) => {
    mkdirSync(temporary)
    writeFileSync(join(temporary, 'half'), '')
    throw new Error('half way')
  }
  await expect(once(path, failing)).rejects.toThrow('half way')
  expect(readdirSync(folder)).toEqual([])
  await once(path, file('whole'))
  expect(readdirSync(folder)).toEqual(['thing'])
})

test('what is there and can not be used is made again', async () => {
  const path = join(scratch(), 'thing')
  writeFileSync(path, 'spoiled')
  const isThere = () => existsSync(path) && readFileSync(path, 'utf8') === 'whole'
  await once(path, file('whole'), { isThere })
  expect(readFileSync(path, 'utf8')).toBe('whole')
})

test('what takes its time goes on inside of what is told about it', async () => {
  const path = join(scratch(), 'thing')
  const told: string[] = []
  const during = async (work: () => Promise<void>) => {
    told.push('begins')
    await work()
    told.push(readFileSync(path, 'utf8'))
  }
  await once(path, file('text'), { during })
  await once(path, file('text'), { during })
  expect(told).toEqual(['begins', 'text'])
})

test('an hour later also what was left of other things is cleared away', async () => {
  const folder = scratch()
  const old = new Date(Date.now() - 2 * 3600_000)
  for (const name of ['old.tmp-1-1', 'new.tmp-1-1', 'other']) writeFileSync(join(folder, name), '')
  for (const name of ['old.tmp-1-1', 'other']) utimesSync(join(folder, name), old, old)
  await once(join(folder, 'thing'), file('text'))
  expect(readdirSync(folder).sort()).toEqual(['new.tmp-1-1', 'other', 'thing'])
})

describe('with several processes', () => {
  async function race(how: readonly string[]) {
    const folder = scratch()
    const [cache, path, log] = [compiled('cache.js'), join(folder, 'cache/thing'), join(folder, 'log')]
    const run = (each: string) => {
      const child = spawn(process.execPath, [fixture('make-once.mjs'), cache, path, log, each], { stdio: 'inherit' })
      return new Promise<string | number | null>(resolve => child.once('exit', (code, signal) => resolve(signal ?? code)))
    }
    const ends = await Promise.all(how.map(run))
    return { ends, made: readFileSync(log, 'utf8').trim().split('\n').length, path, folder: join(folder, 'cache') }
  }

  test('it is made once, and all wait for it', async () => {
    const { ends, made, path, folder } = await race(['', '', '', '', ''])
    expect(ends).toEqual([0, 0, 0, 0, 0])
    expect(made).toBe(1)
    expect(readFileSync(join(path, 'whole'), 'utf8')).toBe('yes')
    expect(readdirSync(folder)).toEqual(['thing'])
  })

  test('what one that was killed leaves behind is cleared away', async () => {
    const { ends, path, folder } = await race(['die', '', ''])
    expect(ends.slice(1)).toEqual([0, 0])
    expect(existsSync(join(path, 'whole'))).toBe(true)
    expect(readdirSync(folder)).toEqual(['thing'])
  })
})

test('who is ended by Ctrl-C while making it leaves nothing behind', async () => {
  const folder = scratch()
  const program = `
    const { once } = await import(process.argv[1])
    const { mkdirSync } = await import('node:fs')
    process.on('SIGINT', () => process.exit(130))
    setInterval(() => {}, 1000)
    await once(process.argv[2], folder => { mkdirSync(folder); console.log('half'); return new Promise(() => {}) })`
  const args = ['--input-type=module', '-e', program, compiled('cache.js'), join(folder, 'thing')]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  child.stdout.once('data', () => child.kill('SIGINT'))
  expect(await new Promise(resolve => child.once('exit', resolve))).toBe(130)
  expect(readdirSync(folder)).toEqual([])
})

describe('a lock that was left behind', () => {
  const gone = 2 ** 22 + 1

  test('is broken when its owner is gone', async () => {
    const path = join(scratch(), 'thing')
    writeFileSync(`${path}.lock`, JSON.stringify({ pid: gone, host: hostname() }))
    await once(path, file('text'))
    expect(existsSync(`${path}.lock`)).toBe(false)
  })

  test.each([
    ['of another machine', JSON.stringify({ pid: gone, host: 'elsewhere' })],
    ['of a process that lives', JSON.stringify({ pid: process.pid, host: hostname() })],
    ['without an owner', ''],
  ])('%s, is broken only when it is old', async (_, text) => {
    const path = join(scratch(), 'thing')
    writeFileSync(`${path}.lock`, text)
    let done = false
    const making = once(path, file('text')).then(() => {
      done = true
    })
    await new Promise(resolve => setTimeout(resolve, 150))
    expect(done).toBe(false)
    const old = new Date(Date.now() - 10 * 60_000)
    utimesSync(`${path}.lock`, old, old)
    await making
    expect(readFileSync(path, 'utf8')).toBe('text')
  })
})

describe('a cache that can not be used', () => {
  test('a file in its path', async () => {
    const root = join(scratch(), 'file')
    writeFileSync(root, '')
    await expect(once(join(root, 'a/thing'), file(''))).rejects.toThrow(
      /^the cache can't be used: a part of its path is a file .* ASSAY_CACHE/,
    )
  })

  test.skipIf(process.getuid?.() === 0)('a folder that may not be written', async () => {
    const root = scratch()
    chmodSync(root, 0o555)
    await expect(once(join(root, 'thing'), file(''))).rejects.toThrow(/no permission to write its folder/)
  })

  test.each([
    ['ENOSPC', /its disk is full/],
    ['EROFS', /its file system is read-only/],
    ['EACCES', /no permission to write its folder/],
  ])('%s while it is written', async (code, message) => {
    const path = join(scratch(), 'thing')
    const make = async (temporary: string) => {
      throw Object.assign(new Error(code), { code, path: temporary })
    }
    const error = await once(path, make).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(InputError)
    expect(error).toMatchObject({ message: expect.stringMatching(message) })
  })

  test('it shows without trying', () => {
    const root = scratch()
    expect(cacheTrouble({ ASSAY_CACHE: join(root, 'not/yet') })).toBeUndefined()
    writeFileSync(join(root, 'file'), '')
    expect(cacheTrouble({ ASSAY_CACHE: join(root, 'file/cache') })).toMatch(/a part of its path is a file .* ASSAY_CACHE/)
    expect(readdirSync(root)).toEqual(['file'])
  })

  test('what fails elsewhere is not blamed on it', async () => {
    const make = async () => {
      throw Object.assign(new Error('elsewhere'), { code: 'EACCES', path: '/other/place' })
    }
    await expect(once(join(scratch(), 'thing'), make)).rejects.toThrow('elsewhere')
  })
})
