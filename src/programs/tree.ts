/**
 * A version of a program as a tree of files: which there are, and what is in them. Where they come from (a commit, git's index, the
 * working tree, a plain folder) is known to whoever makes one; everything after that is the same for all.
 */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { InputError } from '../model/index.js'
import { entriesOf, readBytes, statsOf } from './folder.js'

export interface TreeEntry {
  /** What git calls a blob of these bytes: equal contents have equal names, wherever they lie. */
  readonly blob: string
  readonly size: number
}

export interface Tree {
  /** What a message calls it. */
  readonly name: string
  /** By path from the tree's root, in the order of names. */
  readonly files: ReadonlyMap<string, TreeEntry>
  /** The bytes of some of its files, by path. */
  read(paths: readonly string[]): Promise<ReadonlyMap<string, Buffer>>
}

/** All files of a folder, without what begins with a dot (but `.mvn`), what tools have built or fetched, and links to folders. */
export function folderTree(folder: string): Tree {
  const found = new Map<string, string>()
  const collect = (prefix: string) => {
    for (const entry of entriesOf(join(folder, prefix))) {
      const path = `${prefix}${entry.name}`
      if (entry.isDirectory() && isOfProject(entry.name)) collect(`${path}/`)
      else if (entry.isFile() || (entry.isSymbolicLink() && statsOf(join(folder, path))?.isFile()))
        found.set(path, join(folder, path))
    }
  }
  collect('')
  return diskTree(folder, found)
}

function isOfProject(folder: string): boolean {
  return folder === '.mvn' || !(folder.startsWith('.') || ['target', 'build', 'node_modules', 'out', 'bin'].includes(folder))
}

/** Files on the disk, by their path in the tree; those that can't be read are said when they are read. */
export function diskTree(name: string, found: ReadonlyMap<string, string>): Tree {
  const bytes = new Map<string, Buffer>()
  const load = (path: string): Buffer => {
    const known = bytes.get(path)
    if (known !== undefined) return known
    const file = found.get(path)
    if (file === undefined) throw new InputError(`${name} has no file ${path}`)
    const read = readBytes(file)
    bytes.set(path, read)
    return read
  }
  const files = new Map(
    [...found.keys()].sort().map(path => {
      // Read when somebody asks: most files of a folder are neither sources nor build files.
      const entry = {
        get blob() {
          return blobOf(load(path))
        },
        get size() {
          return load(path).length
        },
      }
      return [path, entry] as const
    }),
  )
  return { name, files, read: async paths => new Map(paths.map(path => [path, load(path)])) }
}

/** In a repository whose names are longer (SHA-256) nothing is equal to it, which costs time and nothing else. */
function blobOf(bytes: Uint8Array): string {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex')
}
