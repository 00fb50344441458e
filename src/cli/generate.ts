/**
 * `assay generate`: all instances of a theory, a line each. The search computes without a pause, so it runs in a thread of its
 * own, and this one keeps its ears open: for Ctrl-C, for a pipe that closes, for the end of the time.
 */
import { on, once } from 'node:events'
import { totalmem } from 'node:os'
import { Worker } from 'node:worker_threads'
import { type ExitCode, exitCode, InputError } from '../model/index.js'
import type { GenerateOptions } from './generate-options.js'
import type { FromThread, ToThread } from './generate-thread.js'
import { progressTo } from './progress.js'

/** The search keeps little; only a scope beyond all measure comes near this. */
const mostMemoryMb = Math.min(2048, Math.round(totalmem() / 2 ** 21))
/** A formula may be nested deeply. */
const stackMb = 32
/** The longest that a timer can wait. */
const longestMs = 2 ** 31 - 1

export async function generate(options: GenerateOptions): Promise<ExitCode> {
  const { theory, print, choice, selection, forMs = longestMs } = options
  const acknowledged = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
  const given: ToThread = { theory, print, choice, selection, acknowledged }
  const worker = new Worker(new URL('./generate-thread.js', import.meta.url), {
    workerData: given,
    resourceLimits: { maxOldGenerationSizeMb: mostMemoryMb, stackSizeMb: stackMb },
  })
  const say = (line: string) => void (options.progress === 'shown' && process.stderr.write(`assay: ${line}\n`))
  // Where the lines themselves run over the screen, a display of how many there are would be in their way.
  const progress = progressTo(process.stderr, process.stdout.isTTY && print === 'instances' ? 'quiet' : options.progress)
  let printed = 0
  let counted = 0n
  const text = () =>
    print === 'count' ? `counting: ${counted} instances of ${theory} so far` : `${printed} instances of ${theory}`
  const ticking = setInterval(() => progress.count(text), 100)
  const time = new AbortController()
  const timer = setTimeout(() => time.abort(), Math.min(forMs, longestMs))
  try {
    for await (const message of messages(worker, time.signal)) {
      switch (message.kind) {
        case 'warnings':
          message.lines.forEach(say)
          break
        case 'lines':
          if (!process.stdout.write(message.bytes)) await once(process.stdout, 'drain', { signal: time.signal })
          printed += message.instances
          Atomics.add(new Int32Array(acknowledged), 0, 1)
          Atomics.notify(new Int32Array(acknowledged), 0)
          break
        case 'counted':
          counted = message.soFar
          break
        case 'count':
          process.stdout.write(options.output === 'json' ? `{"count":${message.count}}\n` : `${message.count}\n`)
          break
        case 'nothing':
          say(message.why)
          break
        case 'end':
          progress.end(text)
          return exitCode.fine
        case 'refused':
          throw new InputError(message.why)
        case 'bug':
          throw Object.assign(new Error(), { stack: message.stack })
      }
    }
    throw new Error('the thread that searches ended without a word')
  } catch (error) {
    if (time.signal.aborted) return outOfTime(options, printed)
    throw isOutOfMemory(error) ? tooLarge(theory) : error
  } finally {
    clearTimeout(timer)
    clearInterval(ticking)
    // Nobody waits for it: what it still computes is not wanted any more.
    void worker.terminate()
  }
}

async function* messages(worker: Worker, signal: AbortSignal): AsyncGenerator<FromThread> {
  for await (const [message] of on(worker, 'message', { signal, close: ['exit'] })) yield message
}

/** Said even when quiet: nothing else tells these lines from all lines. */
function outOfTime({ theory, print, output, forMs }: GenerateOptions, printed: number): ExitCode {
  if (output === 'json') process.stdout.write('{"truncated":true}\n')
  const done = print === 'count' ? 'the count is not known' : `${printed} instances were printed`
  process.stderr.write(`assay: truncated: ${theory} was stopped after ${forMs} ms (--for), and ${done}\n`)
  return print === 'count' ? exitCode.unknown : exitCode.fine
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}

function tooLarge(theory: string): InputError {
  return new InputError(`${theory} is too large to search: it needs more than ${mostMemoryMb} MB; give a smaller scope (--scope)`)
}
