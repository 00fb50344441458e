/**
 * The files of one kind below a folder. Symbolic links are followed, each real folder once, so that a loop of links ends;
 * folders whose name starts with a dot are left out.
 */
import { type Dirent, readdirSync, readFileSync, realpathSync, type Stats, statSync } from 'node:fs'
import { join } from 'node:path'
import { InputError } from '../model/index.js'

/** Path inside the folder (with `/`) to path on the disk, by name. */
export function filesBelow(folder: string, extension: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  collect(folder, '', extension, new Set(), found)
  return found
}

export function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch (error) {
    throw new InputError(`${path} can't be read: ${reason(error)}`)
  }
}

export function readBytes(path: string): Buffer {
  try {
    return readFileSync(path)
  } catch (error) {
    throw new InputError(`${path} can't be read: ${reason(error)}`)
  }
}

function collect(folder: string, prefix: string, extension: string, seen: Set<string>, into: Map<string, string>): void {
  const real = realpathSync(folder)
  if (seen.has(real)) return
  seen.add(real)
  for (const entry of entriesOf(folder)) {
    if (entry.name.startsWith('.')) continue
    const path = join(folder, entry.name)
    const isWanted = entry.name.endsWith(extension)
    const stats = entry.isSymbolicLink() ? linkedTo(path, isWanted ? 'wanted' : 'other') : entry
    if (stats?.isDirectory()) collect(path, `${prefix}${entry.name}/`, extension, seen, into)
    else if (isWanted && stats?.isFile()) into.set(`${prefix}${entry.name}`, path)
    else if (isWanted) throw new InputError(`${path} can't be read: it is not a regular file`)
  }
}

/** What a link leads to. One that leads nowhere matters only if a wanted file should be there. */
function linkedTo(path: string, kind: 'wanted' | 'other'): Stats | undefined {
  try {
    return statSync(path)
  } catch (error) {
    if (kind === 'other') return undefined
    throw new InputError(`${path} can't be read: ${reason(error)}`)
  }
}

/** By name, so that the same folder gives the same program on every machine. */
export function entriesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  } catch (error) {
    throw new InputError(`${folder} can't be read: ${reason(error)}`)
  }
}

function reason(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}
