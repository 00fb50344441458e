/** Folders that `--out` or `--markdown` name: new or empty, so that nothing of the user's is ever written over. */
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Files, InputError } from '../model/index.js'
import { makeFolder, unwritable } from '../workers/make-folder.js'

export function makeEmpty(out: string, option = '--out'): void {
  refuseUsed(out, option)
  makeFolder(out)
}

/** Before the work whose result is written there. */
export function refuseUsed(out: string, option = '--out'): void {
  const there = statSync(out, { throwIfNoEntry: false })
  if (there === undefined) return
  if (!there.isDirectory()) throw new InputError(`${out} is a file: give a new or an empty folder (${option})`)
  if (readdirSync(out).length > 0) throw new InputError(`${out} is not empty: give a new or an empty folder (${option})`)
}

export function writeFiles(folder: string, files: Files): void {
  const made = new Set(['.'])
  for (const [path, text] of Object.entries(files)) {
    const inside = dirname(path)
    if (!made.has(inside)) mkdirSync(join(folder, inside), { recursive: true })
    made.add(inside)
    writeFileSync(join(folder, path), text)
  }
}

/** What the file system says against it, in one line. */
export function orExplain(out: string, act: () => void, option = '--out'): void {
  try {
    act()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    const code = String(error.code)
    throw new InputError(`${out} can't be written: ${reasons.get(code) ?? code}; give another folder with ${option}`)
  }
}

const reasons: ReadonlyMap<string, string> = new Map([
  ...unwritable,
  ['EACCES', 'permission denied'],
  ['EPERM', 'permission denied'],
  ['EEXIST', 'a file with this name exists'],
  ['ENOTEMPTY', 'another process writes to it'],
  ['ENOENT', 'it can not be created'],
  ['ELOOP', 'its symbolic links form a cycle'],
  ['ENAMETOOLONG', 'its name is too long'],
])
