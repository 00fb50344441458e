/**
 * All programs or instances of a theory, one after the other. The search computes without a pause, so it runs in a thread of its own,
 * which waits for a slow reader; this thread watches the time limit.
 */
import { on } from 'node:events'
import { totalmem } from 'node:os'
import { Worker } from 'node:worker_threads'
import { languages as known, languageOfTheory } from '../languages/languages.js'
import { type Files, InputError, type Mark } from '../model/index.js'
import type { Selection } from '../programs/selection.js'
import { theoryNamed } from '../programs/theories.js'
import { atExit } from '../workers/at-exit.js'
import { defaultEnvironment, type Environment } from './environment.js'
import { newDesk, stopWriting, writtenAt } from './generate-folders.js'
import type { FromThread, ToThread } from './generate-thread.js'

export interface GenerateOptions {
  readonly choice?: { readonly run?: string; readonly scope?: string; readonly where: readonly string[] }
  /** All of the theory's, or only its main ones. */
  readonly constraints?: 'all' | 'main'
  readonly selection?: Selection
  /** Ends the search where it is. */
  readonly until?: AbortSignal | undefined
}

export interface LineOptions extends GenerateOptions {
  readonly print?: 'programs' | 'instances' | 'count'
  /** A new or empty folder, to which programs are written instead. */
  readonly out?: string | undefined
}

/** In this order; last `end` or `truncated`, with the number of programs or instances that came. */
export type Generated =
  | { readonly kind: 'warnings'; readonly lines: readonly string[] }
  /** JSON documents, each with the end of its line. */
  | { readonly kind: 'lines'; readonly bytes: Uint8Array; readonly count: number }
  | { readonly kind: 'count'; readonly count: bigint }
  /** There was none, and that may surprise. */
  | { readonly kind: 'nothing'; readonly why: string }
  | { readonly kind: 'end' | 'truncated'; readonly theory: string; readonly done: number }

export interface GeneratedProgram {
  /** `java/pull-up-method#1234`. */
  readonly id: string
  readonly files: Files
  readonly marks: Readonly<Record<string, Mark>>
}

/** The programs of a theory: the name of one that comes with Assay, or the path of an `.als` file. */
export async function* generate(
  theory: string,
  options: GenerateOptions = {},
  environment: Environment = defaultEnvironment(),
): AsyncGenerator<GeneratedProgram, void, undefined> {
  for await (const one of generateLines(theory, options, environment)) {
    if (one.kind === 'warnings') for (const line of one.lines) environment.progress.say(line)
    if (one.kind !== 'lines') continue
    for (const line of new TextDecoder().decode(one.bytes).trimEnd().split('\n')) yield JSON.parse(line)
  }
}

/** The search keeps little; only a scope beyond all measure comes near this. */
const mostMemoryMb = Math.min(2048, Math.round(totalmem() / 2 ** 21))
/** A formula may be nested deeply. */
const stackMb = 32

/** The same as text, in blocks of lines; or how many there are; or as folders. */
export async function* generateLines(
  named: string,
  options: LineOptions = {},
  { progress, signal, languages }: Environment = defaultEnvironment(),
): AsyncGenerator<Generated, void, undefined> {
  signal?.throwIfAborted()
  const { print = 'programs', out, choice = { where: [] }, constraints = 'all', until } = options
  const { selection = { from: 0n, every: 1n } } = options
  const theory = theoryNamed(named)
  const language = languageOfTheory(theory.name, languages)
  // The thread loads it by its name.
  if (print === 'programs' && !known.includes(language))
    throw new InputError(`programs in ${language.name} can't be generated: it is not in Assay's own table of languages`)
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
  let printed = 0
  let counted = 0n
  const done = () => (out === undefined ? printed : writtenAt(desk))
  const text = () =>
    print === 'count'
      ? `counting: ${counted} instances of ${theory.name} so far`
      : doneText({ print, out, theory: theory.name, done: done() })
  const ticking = setInterval(() => progress.count(text), 100)
  const stop = () => stopWriting(desk)
  // Ctrl-C leads there too.
  const forget = atExit(stop)
  const ends = [until, signal].filter(each => each !== undefined)
  try {
    for await (const message of messages(worker, AbortSignal.any(ends))) {
      switch (message.kind) {
        case 'warnings':
        case 'count':
        case 'nothing':
          yield message
          break
        case 'lines':
          yield message
          printed += message.count
          Atomics.add(new Int32Array(acknowledged), 0, 1)
          Atomics.notify(new Int32Array(acknowledged), 0)
          break
        case 'counted':
          counted = message.soFar
          break
        case 'end':
          // Of folders their reader says it, who knows whether anybody has seen it.
          if (out === undefined) progress.end(text)
          yield { kind: 'end', theory: theory.name, done: done() }
          return
        case 'refused':
          throw new InputError(message.why)
        case 'bug':
          throw Object.assign(new Error(message.stack.split('\n', 1)[0]), { stack: message.stack })
      }
    }
    throw new Error('the search thread exited unexpectedly')
  } catch (error) {
    signal?.throwIfAborted()
    if (!until?.aborted) throw isOutOfMemory(error) ? tooLarge(theory.name) : error
    stop()
    yield { kind: 'truncated', theory: theory.name, done: done() }
  } finally {
    clearInterval(ticking)
    forget()
    stop()
    // Nobody waits for it: what it still computes is not wanted any more.
    void worker.terminate()
  }
}

interface Done {
  readonly print: 'programs' | 'instances'
  readonly out?: string | undefined
  readonly theory: string
  readonly done: number
}

/** How many came, for people. */
export function doneText({ print, out, theory, done }: Done): string {
  return `${done} ${print} of ${theory}${out === undefined ? '' : ` written to ${out}`}`
}

async function* messages(worker: Worker, signal: AbortSignal): AsyncGenerator<FromThread> {
  for await (const [message] of on(worker, 'message', { signal, close: ['exit'] })) yield message
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}

function tooLarge(theory: string): InputError {
  return new InputError(`${theory} is too large to search: it needs more than ${mostMemoryMb} MB; give a smaller scope (--scope)`)
}
