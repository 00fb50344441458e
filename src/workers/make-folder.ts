/** `mkdir -p`, a folder at a time: Node's own way of it never comes back where no folder can be made (below /proc, say). */
import { mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

export function makeFolder(path: string): void {
  const folder = resolve(path)
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
  if (dirname(folder) !== folder) makeFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Somebody else may have made it meanwhile.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error
  }
}

/** Why nothing can be written there, by the system's code: what is so for any folder. */
export const unwritable: readonly (readonly [code: string, why: string])[] = [
  ['EROFS', 'its file system is read-only'],
  ['ENOSPC', 'its disk is full'],
  ['EDQUOT', 'its disk quota is used up'],
  ['ENOTDIR', 'a part of its path is a file'],
]
