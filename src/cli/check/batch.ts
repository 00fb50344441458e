/** `assay check --batch`: pairs in, results out in the same order, a line each; a bad line does not stop the others. */
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { type BatchItem, checkBatch, type JudgingOptions } from '../../app/check.js'
import { type ApiPolicy, type Files, InputError, jsonDocument } from '../../model/index.js'
import { counted } from '../../model/plain.js'
import { largestProgram } from '../../programs/sources.js'
import type { Shown, Terminal } from '../command.js'
import { type ExitCode, exitCode, exitCodeOf } from '../exit-code.js'

export interface BatchCommand extends Pick<Shown, 'progress'> {
  /** `-` is standard input. */
  readonly file: string
  readonly options: JudgingOptions
  readonly api: ApiPolicy
}

export async function checkLines({ file, options, api, progress: shown }: BatchCommand, terminal: Terminal): Promise<ExitCode> {
  const environment = terminal.environment(shown)
  const { progress } = environment
  const seen = new Map<ExitCode, number>()
  let done = 0
  for await (const answer of checkBatch(items(file), options, environment)) {
    const code = 'error' in answer ? exitCode.unusable : exitCodeOf(answer, api)
    seen.set(code, (seen.get(code) ?? 0) + 1)
    done++
    progress.count(tally)
    if (!terminal.stdout.write(jsonDocument(answer))) await once(process.stdout, 'drain')
  }
  progress.end(tally)
  const worst = [exitCode.unusable, exitCode.found, exitCode.unknown].find(code => seen.has(code))
  return worst ?? exitCode.fine

  function tally(): string {
    return `${counted(done, 'pair')} checked, ${seen.get(exitCode.found) ?? 0} with findings, ${seen.get(exitCode.unknown) ?? 0} unknown`
  }
}

/** A pair for each line, or what is wrong with it. */
async function* items(file: string): AsyncGenerator<BatchItem> {
  const { batchLine } = await import('../../model/check.js')
  for await (const { text, number } of lines(file)) {
    const json = parse(text)
    const parsed = batchLine.safeParse(json)
    if (parsed.success) {
      const { id, ...versions } = parsed.data
      const error = Object.entries(versions)
        .map(unusable)
        .find(why => why !== undefined)
      yield error === undefined ? parsed.data : { id, error: `line ${number}: ${error}` }
      continue
    }
    const issue = parsed.error.issues[0]
    const where = issue?.code === 'unrecognized_keys' ? issue.keys.join(', ') : (issue?.path.join('.') ?? '')
    const shape = 'not {"id","before":{path:text},"after":{path:text}}'
    const what = json === undefined ? 'not JSON' : `${shape}${where === '' ? '' : `, see ${where}`}`
    yield { id: idOf(json), error: `line ${number}: ${what}` }
  }
}

/** Why a version can't be checked. */
function unusable([version, files]: readonly [string, Files]): string | undefined {
  if (Object.keys(files).length === 0) return `${version} has no files`
  const size = Object.values(files).reduce((sum, text) => sum + text.length, 0)
  return size > largestProgram ? `${version} has more than ${largestProgram >> 20} MiB of sources` : undefined
}

/** Lines that hold something, with their numbers. */
async function* lines(file: string): AsyncGenerator<{ text: string; number: number }> {
  const input = file === '-' ? process.stdin : createReadStream(file)
  let number = 0
  try {
    for await (const text of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
      number++
      if (text.trim() !== '') yield { text, number }
    }
  } catch (error) {
    throw new InputError(`${file} can't be read: ${error instanceof Error && 'code' in error ? error.code : error}`)
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function idOf(json: unknown): string | number | null {
  const id = typeof json === 'object' && json !== null && 'id' in json ? json.id : null
  return typeof id === 'string' || typeof id === 'number' ? id : null
}
