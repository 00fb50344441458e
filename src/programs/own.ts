/** Somebody's own programs for a hunt: a folder with a program in each folder of it, or a file with a JSON program on each line. */
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { InputError, type Program } from '../model/index.js'
import { readBytes, statsOf } from './folder.js'
import { parseProgram, readProgram, type SourceReader } from './program.js'

export interface OwnProgram {
  /** Its own, or the folder's name, or `file:line`: the same from wherever one looks at it. */
  readonly id: string
  readonly program: Program
}

export function readPrograms(path: string, sources: SourceReader): readonly OwnProgram[] {
  const stats = statsOf(path)
  if (stats === undefined) throw new InputError(`${path} does not exist: give a folder of programs, or a file of JSON lines`)
  const programs = stats.isDirectory() ? inFolder(path, sources) : inFile(path)
  if (programs.length === 0) {
    throw new InputError(
      `${path} has no program: give a folder with one folder per program, or a file with one JSON program per line`,
    )
  }
  const ids = new Set<string>()
  for (const { id } of programs) {
    if (ids.has(id)) throw new InputError(`${path} has two programs named ${id}: give each its own name`)
    ids.add(id)
  }
  return programs
}

function inFolder(path: string, sources: SourceReader): readonly OwnProgram[] {
  const names = readdirSync(path, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
  return names.sort(byNumber).map(name => ({ id: name, program: readProgram(join(path, name), 'marks', sources) }))
}

/** `2` before `10`. */
function byNumber(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true }) || (a < b ? -1 : 1)
}

function inFile(path: string): readonly OwnProgram[] {
  return readBytes(path)
    .toString('utf8')
    .split('\n')
    .flatMap((line, at): readonly OwnProgram[] => {
      if (line.trim() === '') return []
      const { id = `${basename(path)}:${at + 1}`, ...program } = parseProgram(line, `${path}:${at + 1}`)
      return [{ id, program }]
    })
}
