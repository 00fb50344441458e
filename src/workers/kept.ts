/**
 * What is worth keeping from one time to the next because it takes long to make: texts in a folder of the user's cache, each under
 * the hash of all that it was made from. What was not used for longest goes when there is too much. Nothing depends on it: what
 * can't be read is made again, and what can't be written is not kept.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cacheRoot } from './cache.js'
import type { Env } from './env.js'
import { makeFolder } from './make-folder.js'

export class Kept {
  readonly #folder: string
  readonly #mostBytes: number

  constructor(
    name: string,
    { env = process.env, mostBytes = 512 << 20 }: { readonly env?: Env; readonly mostBytes?: number } = {},
  ) {
    this.#folder = join(cacheRoot(env), name)
    this.#mostBytes = mostBytes
  }

  /** What was kept under this key, if `read` can make something of it. */
  find<T>(key: string, read: (text: string) => T): T | undefined {
    const file = this.#file(key)
    try {
      const found = read(readFileSync(file, 'utf8'))
      utimesSync(file, new Date(), new Date())
      return found
    } catch {
      return undefined
    }
  }

  keep(key: string, text: string): void {
    const file = this.#file(key)
    const temporary = `${file}.tmp-${process.pid}-${++written}`
    try {
      makeFolder(this.#folder)
      writeFileSync(temporary, text)
      renameSync(temporary, file)
      this.#tidy()
    } catch {
      remove(temporary)
    }
  }

  #file(key: string): string {
    return join(this.#folder, `${key}.json`)
  }

  #tidy(): void {
    const files = readdirSync(this.#folder)
      .map(name => ({ file: join(this.#folder, name), stats: statSync(join(this.#folder, name), { throwIfNoEntry: false }) }))
      .flatMap(({ file, stats }) => (stats === undefined ? [] : [{ file, size: stats.size, used: stats.mtimeMs }]))
      .sort((a, b) => b.used - a.used)
    let room = this.#mostBytes
    for (const { file, size } of files) {
      room -= size
      if (room < 0) rmSync(file, { force: true })
    }
  }
}

let written = 0

function remove(file: string): void {
  try {
    rmSync(file, { force: true })
  } catch {
    // Where nothing can be written, nothing is left behind either.
  }
}

/** A key for what was made from these texts. */
export function keyOf(texts: Iterable<string>): string {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(`${text.length}:`).update(text)
  return hash.digest('hex').slice(0, 40)
}
