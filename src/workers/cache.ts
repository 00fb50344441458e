/**
 * The user's cache folder, and things in it that are made once. Many processes may want the same thing at the same moment:
 * one makes it, under a lock, beside its final place, and renames it there; so whatever has its final name is whole.
 * The lock only saves work. Were it broken wrongly, two would make the same thing and the first to finish would win.
 */
import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs'
import { readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { homedir, hostname } from 'node:os'
import { basename, dirname, isAbsolute, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { InputError } from '../model/input-error.js'
import type { Env } from './env.js'
import { makeFolder, unwritable } from './make-folder.js'
import { begin, finish } from './temporary.js'

export function cacheRoot(env: Env = process.env): string {
  if (env.ASSAY_CACHE) return resolve(env.ASSAY_CACHE)
  if (env.XDG_CACHE_HOME && isAbsolute(env.XDG_CACHE_HOME)) return join(env.XDG_CACHE_HOME, 'assay')
  const home = env.HOME || homedir()
  return process.platform === 'darwin' ? join(home, 'Library/Caches/assay') : join(home, '.cache/assay')
}

export interface CacheEntryOptions {
  /** Whether what has the final name can be used; what can't is made again. */
  readonly isThere?: (path: string) => boolean
  /** Goes around the making, or the waiting for another process that makes it. */
  readonly during?: (work: () => Promise<void>) => Promise<void>
}

/** The folder or file at `path`; if it is not there, `make` makes it under the name that it is given. */
export async function once(
  path: string,
  make: Make,
  { isThere = existsSync, during = now }: CacheEntryOptions = {},
): Promise<string> {
  if (isThere(path)) return path
  try {
    makeFolder(dirname(path))
    await during(() => makeOrWait(path, make, isThere))
    return path
  } catch (error) {
    throw asInputError(error, path)
  }
}

type Make = (temporary: string) => Promise<void>
type IsThere = (path: string) => boolean

function now(work: () => Promise<void>): Promise<void> {
  return work()
}

async function makeOrWait(path: string, make: Make, isThere: IsThere): Promise<void> {
  const lock = `${path}.lock`
  while (!isThere(path)) {
    const release = await acquire(lock)
    if (release === undefined) {
      if (await isStale(lock)) await breakLock(lock)
      else await sleep(pollMs)
      continue
    }
    try {
      if (!isThere(path)) await makeAside(path, make, isThere)
    } finally {
      await release()
    }
  }
}

async function makeAside(path: string, make: Make, isThere: IsThere): Promise<void> {
  await remove(path)
  const prefix = `${basename(path)}.tmp-`
  await removeLeftovers(dirname(path), prefix)
  const temporary = join(dirname(path), `${prefix}${process.pid}-${++made}`)
  begin(temporary)
  try {
    await make(temporary)
    await rename(temporary, path)
  } catch (error) {
    await remove(temporary)
    // Somebody held our lock to be stale, and was faster.
    if (!isThere(path)) throw error
  } finally {
    finish(temporary)
  }
}
let made = 0

/** What an owner that was killed has left behind, of this thing and, when it is old, of others: what it had started may have gone on for a while. */
async function removeLeftovers(folder: string, prefix: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const isLeft = name.startsWith(prefix) || (isTemporary.test(name) && ((await ageOf(join(folder, name))) ?? 0) > forgottenMs)
    if (isLeft) await remove(join(folder, name))
  }
}

const isTemporary = /\.tmp-\d+-\d+$/
const forgottenMs = 3600_000

/** A way to release the lock, or `undefined` if another has it. While it is held, its time shows that the owner is alive. */
async function acquire(lock: string): Promise<(() => Promise<void>) | undefined> {
  const mine = JSON.stringify({ pid: process.pid, host: hostname(), nonce: `${Date.now()}-${++made}` })
  try {
    await writeFile(lock, mine, { flag: 'wx' })
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return undefined
    // A full disk has room for its name, but not for what is in it.
    await remove(lock)
    throw error
  }
  begin(lock)
  const heartbeat = setInterval(() => void utimes(lock, new Date(), new Date()).catch(() => {}), heartbeatMs).unref()
  return async () => {
    clearInterval(heartbeat)
    finish(lock)
    if ((await readIfThere(lock)) === mine) await remove(lock)
  }
}

async function isStale(lock: string): Promise<boolean> {
  const [text, age] = await Promise.all([readIfThere(lock), ageOf(lock)])
  if (text === undefined || age === undefined) return false
  if (age > tooOldMs) return true
  const owner = parseOwner(text)
  return owner !== undefined && owner.host === hostname() && !isAlive(owner.pid)
}

/** Of all who hold a lock to be stale one removes it, and only if it is stale still. */
async function breakLock(lock: string): Promise<void> {
  const breaking = `${lock}.break`
  try {
    await writeFile(breaking, '', { flag: 'wx' })
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
    if (((await ageOf(breaking)) ?? 0) > breakingMs) await remove(breaking)
    await sleep(pollMs)
    return
  }
  try {
    if (await isStale(lock)) await remove(lock)
  } finally {
    await remove(breaking)
  }
}

const pollMs = 25
const heartbeatMs = 5_000
const tooOldMs = 60_000
const breakingMs = 10_000

function parseOwner(text: string): { readonly pid: number; readonly host: string } | undefined {
  try {
    const owner: unknown = JSON.parse(text)
    if (typeof owner !== 'object' || owner === null || !('pid' in owner) || !('host' in owner)) return undefined
    return typeof owner.pid === 'number' && typeof owner.host === 'string' ? { pid: owner.pid, host: owner.host } : undefined
  } catch {
    // Its owner is in the middle of writing it, or was killed there; then its age tells.
    return undefined
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) !== 'ESRCH'
  }
}

async function ageOf(file: string): Promise<number | undefined> {
  try {
    return Date.now() - (await stat(file)).mtimeMs
  } catch {
    return undefined
  }
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch {
    return undefined
  }
}

function remove(path: string): Promise<void> {
  return rm(path, { recursive: true, force: true })
}

/** Why nothing new can come into the cache, as far as that shows without trying. */
export function cacheTrouble(env: Env = process.env): string | undefined {
  const root = cacheRoot(env)
  let folder = root
  while (!existsSync(folder) && folder !== dirname(folder)) folder = dirname(folder)
  try {
    if (!statSync(folder).isDirectory()) return unusableCache(root, 'ENOTDIR')
    accessSync(folder, constants.W_OK | constants.X_OK)
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize < roomBytes ? unusableCache(root, 'ENOSPC') : undefined
  } catch (error) {
    return unusableCache(root, codeOf(error) ?? 'EACCES')
  }
}

/** The largest thing that comes into it, and some more. */
const roomBytes = 64 << 20

/** Only what the file system says of the cache itself: `make` may fail for reasons of its own. */
function asInputError(error: unknown, path: string): unknown {
  const code = codeOf(error) ?? ''
  const folder = dirname(path)
  const at = error instanceof Error && 'path' in error ? String('dest' in error ? error.dest : error.path) : folder
  if (!unusable.has(code) || !(at.startsWith(folder) || folder.startsWith(at))) return error
  return new InputError(unusableCache(folder, code))
}

function unusableCache(folder: string, code: string): string {
  const reason = unusable.get(code) ?? code
  return `the cache can't be used: ${reason} (${folder}); correct that, or set ASSAY_CACHE to another folder`
}

const unusable: ReadonlyMap<string, string> = new Map([
  ...unwritable,
  ['EACCES', 'no permission to write its folder'],
  ['EPERM', 'no permission to write its folder'],
  ['EEXIST', 'a part of its path is a file'],
  ['ENOENT', 'its folder can not be created'],
])

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
