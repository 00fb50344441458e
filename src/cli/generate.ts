/**
 * `assay generate`: all programs or instances of a theory, a line or a folder each. The search computes without a pause, so it runs in a thread of its
 * own, and this one keeps its ears open: for Ctrl-C, for a pipe that closes, for the end of the time.
 */
import { on, once } from 'node:events'
import { totalmem } from 'node:os'
import { Worker } from 'node:worker_threads'
import { type ExitCode, exitCode, InputError } from '../model/index.js'
import { longestTimer } from '../workers/deadline.js'
import { newDesk, stopWriting, writtenAt } from './generate-folders.js'
import type { GenerateOptions, ListOptions } from './generate-options.js'
import type { FromThread, ToThread } from './generate-thread.js'
import { progressTo } from './progress.js'

/** The search keeps little; only a scope beyond all measure comes near this. */
const mostMemoryMb = Math.min(2048, Math.round(totalmem() / 2 ** 21))
/** A formula may be nested deeply. */
const stackMb = 32

export async function generate(options: GenerateOptions | ListOptions): Promise<ExitCode> {
  if (options.print === 'list') return (await import('./generate-list.js')).list(options)
  const { theory, print, out, output, choice, constraints, selection, forMs = longestTimer } = options
  const acknowledged = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
  const desk = newDesk()
  const given: ToThread = {
    theory,
    print,
    ...(out === undefined ? {} : { out }),
    choice,
    constraints,
    selection,
    acknowledged,
    desk,
  }
  const worker = new Worker(new URL('./generate-thread.js', import.meta.url), {
    workerData: given,
    resourceLimits: { maxOldGenerationSizeMb: mostMemoryMb, stackSizeMb: stackMb },
  })
  const say = (line: string) => void (options.progress === 'shown' && process.stderr.write(`assay: ${line}\n`))
  // Where the lines themselves run over the screen, a display of how many there are would be in their way.
  const progress = progressTo(
    process.stderr,
    process.stdout.isTTY && print !== 'count' && out === undefined ? 'quiet' : options.progress,
  )
  let printed = 0
  let counted = 0n
  const done = () => (out === undefined ? printed : writtenAt(desk))
  const text = () =>
    print === 'count'
      ? `counting: ${counted} instances of ${theory.name} so far`
      : `${done()} ${print} of ${theory.name}${out === undefined ? '' : ` written to ${out}`}`
  const ticking = setInterval(() => progress.count(text), 100)
  const stop = () => stopWriting(desk)
  // Ctrl-C leads there too.
  process.on('exit', stop)
  const time = new AbortController()
  const timer = setTimeout(() => time.abort(), Math.min(forMs, longestTimer))
  try {
    for await (const message of messages(worker, time.signal)) {
      switch (message.kind) {
        case 'warnings':
          message.lines.forEach(say)
          break
        case 'lines':
          if (!process.stdout.write(message.bytes)) await once(process.stdout, 'drain', { signal: time.signal })
          printed += message.count
          Atomics.add(new Int32Array(acknowledged), 0, 1)
          Atomics.notify(new Int32Array(acknowledged), 0)
          break
        case 'counted':
          counted = message.soFar
          break
        case 'count':
          process.stdout.write(output === 'json' ? `{"count":${message.count}}\n` : `${message.count}\n`)
          break
        case 'nothing':
          say(message.why)
          break
        case 'end':
          if (out !== undefined && output === 'json') process.stdout.write(outLine(out, done()))
          // Nothing else tells whoever wanted folders that they are there.
          if (out !== undefined && !process.stderr.isTTY) say(text())
          else progress.end(text)
          return exitCode.fine
        case 'refused':
          throw new InputError(message.why)
        case 'bug':
          throw Object.assign(new Error(), { stack: message.stack })
      }
    }
    throw new Error('the thread that searches ended without a word')
  } catch (error) {
    if (time.signal.aborted) {
      stop()
      return outOfTime(options, done())
    }
    throw isOutOfMemory(error) ? tooLarge(theory.name) : error
  } finally {
    clearTimeout(timer)
    clearInterval(ticking)
    process.off('exit', stop)
    stop()
    // Nobody waits for it: what it still computes is not wanted any more.
    void worker.terminate()
  }
}

async function* messages(worker: Worker, signal: AbortSignal): AsyncGenerator<FromThread> {
  for await (const [message] of on(worker, 'message', { signal, close: ['exit'] })) yield message
}

/** Said even when quiet: nothing else tells these lines from all lines. */
function outOfTime({ theory, print, out, output, forMs }: GenerateOptions, done: number): ExitCode {
  if (output === 'json') process.stdout.write(`${out === undefined ? '' : outLine(out, done)}{"truncated":true}\n`)
  const where = out === undefined ? 'printed' : `written to ${out}`
  const result = print === 'count' ? 'the count is not known' : `${done} ${print} were ${where}`
  process.stderr.write(`assay: truncated: ${theory.name} was stopped after ${forMs} ms (--for), and ${result}\n`)
  return print === 'count' ? exitCode.unknown : exitCode.fine
}

function outLine(out: string, programs: number): string {
  return `${JSON.stringify({ out, programs })}\n`
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}

function tooLarge(theory: string): InputError {
  return new InputError(`${theory} is too large to search: it needs more than ${mostMemoryMb} MB; give a smaller scope (--scope)`)
}
