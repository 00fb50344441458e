/** `assay check --batch`: pairs in, results out in the same order, a line each; a bad line does not stop the others. */
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { type ApiPolicy, type BatchLine, type ExitCode, exitCode, InputError, jsonDocument, type Pair } from '../model/index.js'
import { counted } from '../model/plain.js'
import type { Checked } from '../oracle/check.js'
import { largestProgram } from '../programs/sources.js'
import { inOrder } from '../workers/in-order.js'
import { WorkerBug } from '../workers/pool.js'
import { codeOf } from './code-of.js'
import type { Progress } from './progress.js'

/** Enough to keep every worker supplied, few enough to hold in memory. */
const atOnce = 256

type Outcome = { readonly line: object; readonly code: ExitCode }

export async function checkBatch(
  file: string,
  check: (pair: Pair) => Promise<Checked>,
  progress: Progress,
  api: ApiPolicy,
): Promise<ExitCode> {
  const { batchLine } = await import('../model/check.js')
  const seen = new Map<ExitCode, number>()
  let done = 0
  for await (const { line, code } of inOrder(lines(file), atOnce, judge)) {
    seen.set(code, (seen.get(code) ?? 0) + 1)
    done++
    progress.count(tally)
    if (!process.stdout.write(jsonDocument(line))) await once(process.stdout, 'drain')
  }
  progress.end(tally)
  const worst = [exitCode.unusable, exitCode.found, exitCode.unknown].find(code => seen.has(code))
  return worst ?? exitCode.fine

  function tally(): string {
    return `${counted(done, 'pair')} checked, ${seen.get(exitCode.found) ?? 0} with findings, ${seen.get(exitCode.unknown) ?? 0} unknown`
  }

  async function judge({ text, number }: { text: string; number: number }): Promise<Outcome> {
    const pair = readLine(text, number)
    if ('error' in pair) return { line: pair, code: exitCode.unusable }
    try {
      const { result } = await check(pair)
      return { line: { id: pair.id, ...result }, code: codeOf(result, api) }
    } catch (error) {
      // A bug of ours that one pair brings out must not cost the others their results.
      if (!(error instanceof WorkerBug)) throw error
      return { line: { id: pair.id, error: `a bug in Assay: ${error.stack}` }, code: exitCode.unusable }
    }
  }

  function readLine(text: string, number: number): BatchLine | { readonly id: string | number | null; readonly error: string } {
    const json = parse(text)
    const parsed = batchLine.safeParse(json)
    if (parsed.success) {
      const { id, ...versions } = parsed.data
      for (const [version, files] of Object.entries(versions)) {
        if (Object.keys(files).length === 0) return { id, error: `line ${number}: ${version} has no files` }
        const size = Object.values(files).reduce((sum, text) => sum + text.length, 0)
        if (size > largestProgram)
          return { id, error: `line ${number}: ${version} has more than ${largestProgram >> 20} MiB of sources` }
      }
      return parsed.data
    }
    const issue = parsed.error.issues[0]
    const where = issue?.code === 'unrecognized_keys' ? issue.keys.join(', ') : (issue?.path.join('.') ?? '')
    const shape = 'not {"id","before":{path:text},"after":{path:text}}'
    const what = json === undefined ? 'not JSON' : `${shape}${where === '' ? '' : `, see ${where}`}`
    return { id: idOf(json), error: `line ${number}: ${what}` }
  }
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
