/**
 * A folder of the cache that is made once and looked at every time. It says how long each of its files is, so that one which was cut short
 * since, or is gone, is seen before anybody trips over it, and the folder is made again.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type CacheEntryOptions, once } from './cache.js'

export function onceSealed(
  folder: string,
  make: (temporary: string) => Promise<void>,
  during?: NonNullable<CacheEntryOptions['during']>,
): Promise<string> {
  const sealing = async (temporary: string) => {
    await make(temporary)
    const sizes = readdirSync(temporary).map(name => [name, statSync(join(temporary, name)).size])
    await writeFile(join(temporary, seal), JSON.stringify(Object.fromEntries(sizes)))
  }
  return once(folder, sealing, { isThere: isWhole, ...(during === undefined ? {} : { during }) })
}

export function isWhole(folder: string): boolean {
  try {
    const sizes: Readonly<Record<string, unknown>> = JSON.parse(readFileSync(join(folder, seal), 'utf8'))
    return Object.entries(sizes).every(([name, size]) => statSync(join(folder, name)).size === size)
  } catch {
    return false
  }
}

const seal = 'sizes.json'
