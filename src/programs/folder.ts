/**
 * A program from a folder: every source file of a language below it. Symbolic links are followed, each real folder once,
 * so that a loop of links ends; folders whose name starts with a dot are left out.
 */
import { type Dirent, readdirSync, readFileSync, realpathSync, type Stats, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Files, InputError } from '../model/index.js'

/** More than this is no small program any more, and would only exhaust a worker. */
export const largestProgram = 64 * 1024 * 1024

export function readProgram(path: string, extension: string): Files {
  const stats = statsOf(path)
  if (stats === undefined) throw new InputError(`${path} does not exist: give a folder with ${extension} files`)
  if (stats.isFile()) return readSingle(path, extension)
  if (!stats.isDirectory()) throw new InputError(`${path} is no folder: give a folder with ${extension} files`)
  const found = new Map<string, string>()
  collect(path, '', extension, new Set(), found)
  if (found.size === 0) throw new InputError(`${path} has no ${extension} file in it: nothing to check`)
  return readAll(path, found)
}

function readSingle(path: string, extension: string): Files {
  if (path.endsWith(extension)) return readAll(path, new Map([[basename(path), path]]))
  throw new InputError(`${path} is no folder and no ${extension} file (class files and jars can't be compared yet)`)
}

function collect(folder: string, prefix: string, extension: string, seen: Set<string>, into: Map<string, string>): void {
  const real = realpathSync(folder)
  if (seen.has(real)) return
  seen.add(real)
  for (const entry of entriesOf(folder)) {
    if (entry.name.startsWith('.')) continue
    const path = join(folder, entry.name)
    const isSource = entry.name.endsWith(extension)
    const stats = entry.isSymbolicLink() ? linkedTo(path, isSource ? 'source' : 'other') : entry
    if (stats?.isDirectory()) collect(path, `${prefix}${entry.name}/`, extension, seen, into)
    else if (isSource && stats?.isFile()) into.set(`${prefix}${entry.name}`, path)
    else if (isSource) throw new InputError(`${path} can't be read: it is no file`)
  }
}

/** What a link leads to. One that leads nowhere matters only if a source file should be there. */
function linkedTo(path: string, kind: 'source' | 'other'): Stats | undefined {
  try {
    return statSync(path)
  } catch (error) {
    if (kind === 'other') return undefined
    throw new InputError(`${path} can't be read: ${reason(error)}`)
  }
}

function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch (error) {
    throw new InputError(`${path} can't be read: ${reason(error)}`)
  }
}

/** By name, so that the same folder gives the same program on every machine. */
function entriesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  } catch (error) {
    throw new InputError(`${folder} can't be read: ${reason(error)}`)
  }
}

function readAll(program: string, found: ReadonlyMap<string, string>): Files {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  const files: Record<string, string> = {}
  let size = 0
  for (const [name, path] of found) {
    const bytes = readBytes(path)
    size += bytes.length
    if (size > largestProgram)
      throw new InputError(`${program} has more than ${largestProgram >> 20} MiB of sources: give a smaller folder`)
    try {
      files[name] = decoder.decode(bytes)
    } catch {
      throw new InputError(`${path} is not UTF-8: convert it first (for example with iconv -f latin1 -t utf-8)`)
    }
  }
  return files
}

function readBytes(path: string): Buffer {
  try {
    return readFileSync(path)
  } catch (error) {
    throw new InputError(`${path} can't be read: ${reason(error)}`)
  }
}

function reason(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}
