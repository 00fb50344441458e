/**
 * A program to refactor: sources and named places in them. From a folder, whose marks stand in a file beside the sources or in the
 * sources themselves, or from JSON as `assay generate` prints it.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'

import { type Files, InputError, isInside, type Program } from '../model/index.js'
import { marksSchema, programSchema } from '../model/program-json.js'
import { readBytes, statsOf } from './folder.js'
import { readMarks } from './marks.js'
import { largestProgram } from './sources.js'

/** What is to be found: marks, which are then taken out of the sources; or the sources as they are. */
export type Wanted = 'marks' | 'sources'

/** How the sources of a language are told and read. */
export interface SourceReader {
  isSource(path: string): boolean
  readSources(path: string): Files
}

export function readProgram(path: string, wanted: Wanted, { isSource, readSources }: SourceReader): Program {
  if (path === '-') return parse(readInput(), 'standard input')
  const stats = statsOf(path)
  if (stats?.isFile() && !isSource(path)) return parse(readBytes(path).toString('utf8'), path)
  const files = readSources(path)
  const beside = join(path, marksFile)
  if (stats?.isDirectory() && existsSync(beside)) return checked({ files, marks: readMarksFile(beside) }, path)
  return wanted === 'marks' ? readMarks(files) : { files, marks: {} }
}

/** Where `assay generate --out` writes the marks. */
const marksFile = 'marks.json'

function readInput(): string {
  try {
    return readFileSync(0, 'utf8')
  } catch (error) {
    throw new InputError(`standard input can't be read: ${error instanceof Error && 'code' in error ? error.code : error}`)
  }
}

function readMarksFile(file: string): Program['marks'] {
  return shaped(marksSchema, json(readBytes(file).toString('utf8'), file), file, '{name:{"file","start","end"}}')
}

function parse(text: string, where: string): Program {
  const { files, marks } = parseProgram(text, where)
  return { files, marks }
}

/** JSON as `assay generate` prints it. */
export function parseProgram(text: string, where: string): Program & { readonly id?: string | undefined } {
  const { id, files, marks } = shaped(
    programSchema,
    json(text, where),
    where,
    '{"files":{path:text},"marks":{name:{"file","start","end"}}}',
  )
  return { ...checked({ files, marks }, where), ...(id === undefined ? {} : { id }) }
}

function json(text: string, where: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new InputError(
      `${where} is not a JSON document; expected a program, {"files":{path:text},"marks":{name:{"file","start","end"}}}`,
    )
  }
}

function shaped<T>(schema: z.ZodType<T>, value: unknown, where: string, shape: string): T {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const part = issue?.code === 'unrecognized_keys' ? issue.keys.join(', ') : issue?.path.join('.')
  throw new InputError(`${where} is not ${shape}${part ? `, see ${part}` : ''}`)
}

function checked(program: Program, where: string): Program {
  const { files, marks } = program
  if (Object.keys(files).length === 0) throw new InputError(`${where} has no files: nothing to refactor`)
  const outside = Object.keys(files).find(path => !isInside(path))
  if (outside !== undefined)
    throw new InputError(
      `${where} has a file ${outside === '' ? 'without a name' : outside}: paths are relative to the program, with / and without ..`,
    )
  const broken = Object.keys(files).find(path => /\p{Surrogate}/u.test(path + files[path]))
  if (broken !== undefined) throw new InputError(`${where} has an unpaired surrogate in ${broken}: it can't be written to a file`)
  if (sizeOf(files) > largestProgram)
    throw new InputError(`${where} has more than ${largestProgram >> 20} MiB of sources: give a smaller part of it`)
  for (const [name, { file, start, end }] of Object.entries(marks)) {
    const length = Object.hasOwn(files, file) ? files[file]?.length : undefined
    if (length === undefined) throw new InputError(`${where} has the mark ${name} in ${file}, which does not exist`)
    if (end < start || end > length)
      throw new InputError(`${where} has the mark ${name} from ${start} to ${end} in ${file}, which has ${length} characters`)
  }
  return program
}

function sizeOf(files: Files): number {
  return Object.values(files).reduce((sum, text) => sum + text.length, 0)
}
