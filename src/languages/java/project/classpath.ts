/** A class path as Java has it: jars and folders of class files; `folder/*` stands for all jars in a folder. */
import { closeSync, openSync, readSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { InputError } from '../../../model/index.js'
import { entriesOf, statsOf } from '../../../programs/folder.js'
import { isZip } from './zip.js'

/** Absolute paths, each once, in the order given. */
export function readClasspath(given: readonly string[]): readonly string[] {
  const parts = given.flatMap(path => path.split(delimiter)).filter(path => path !== '')
  return [...new Set(parts.flatMap(expand).map(path => resolve(path)))]
}

function expand(path: string): readonly string[] {
  const folder = /^(?:(.*)[/\\])?\*$/.exec(path)
  if (folder !== null) return jarsIn(folder[1] === undefined ? '.' : folder[1] || '/')
  const stats = statsOf(path)
  if (stats === undefined) throw new InputError(`--classpath names ${path}, which does not exist`)
  if (stats.isDirectory() || (stats.isFile() && isZip(headOf(path)))) return [path]
  throw new InputError(`--classpath names ${path}, which is neither a jar nor a folder`)
}

function jarsIn(folder: string): readonly string[] {
  if (!statsOf(folder)?.isDirectory())
    throw new InputError(`--classpath names ${join(folder, '*')}, but the folder does not exist`)
  return entriesOf(folder)
    .filter(({ name }) => /\.jar$/i.test(name))
    .map(({ name }) => join(folder, name))
}

function headOf(path: string): Uint8Array {
  const head = new Uint8Array(4)
  try {
    const file = openSync(path, 'r')
    try {
      readSync(file, head)
    } finally {
      closeSync(file)
    }
  } catch (error) {
    throw new InputError(`${path} can't be read: ${error instanceof Error && 'code' in error ? error.code : error}`)
  }
  return head
}
