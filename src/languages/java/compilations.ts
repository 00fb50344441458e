/**
 * What a compiler makes of programs. Within a check each program is compiled once by each compiler, whoever asks; of projects,
 * which take long, what came of it is kept for the next check: its version before is most often one that was seen already.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Files } from '../../model/index.js'
import { type Kept, keyOf } from '../../workers/kept.js'
import type { ProcessId } from '../../workers/worker.js'
import type { Answered, Both } from '../language.js'
import type { CompiledAnswer } from './answers.js'

export type Compiler = 'ecj-lines' | 'javac-lines'

export interface CompilationsOptions {
  readonly kept: Kept
  /** All that a compiler's answer hangs on beside the program. */
  readonly setting: string
  readonly read: (answer: unknown) => CompiledAnswer
  readonly ask: (asked: Asked, deadlineMs: number, signal?: AbortSignal) => Promise<Answered<readonly CompiledAnswer[]>>
}

export interface Asked {
  readonly compiler: Compiler
  readonly programs: readonly Files[]
  readonly upon?: Upon
}

/** The version before a small change: the files that changed, as they were, and what the whole was compiled to. */
export interface Upon {
  readonly files: Files
  readonly classes: Readonly<Record<string, string>>
}

export class Compilations {
  readonly #options: CompilationsOptions
  readonly #known = new Map<string, CompiledAnswer>()
  /** A large program takes a while to hash, and is asked for often. */
  readonly #digests = new WeakMap<Files, string>()
  readonly #asked = new Map<string, Promise<Answered<Both<CompiledAnswer>>>>()

  constructor(options: CompilationsOptions) {
    this.#options = options
  }

  /** Where it is known that the version before does not compile, the version after is not tried: nothing hangs on it. */
  compile(
    compiler: Compiler,
    programs: Both<Files>,
    deadlineMs: number,
    signal?: AbortSignal,
  ): Promise<Answered<Both<CompiledAnswer>>> {
    const keys = this.#keys(compiler, programs)
    const both = `${keys.before} ${keys.after}`
    const asked = this.#asked.get(both) ?? this.#compile(compiler, programs, keys, deadlineMs, signal)
    this.#asked.set(both, asked)
    return asked
  }

  /** What is known without asking. */
  known(compiler: Compiler, programs: Both<Files>): Both<CompiledAnswer> | undefined {
    const keys = this.#keys(compiler, programs)
    const [before, after] = [this.#known.get(keys.before), this.#known.get(keys.after)]
    return before === undefined || after === undefined ? undefined : { before, after }
  }

  /** Something else that is made of a program and of these texts, and kept likewise; undefined is not kept. */
  async madeOf<T>(
    program: Files,
    texts: readonly string[],
    make: () => Promise<T | undefined>,
    read: (value: unknown) => T,
  ): Promise<T | undefined> {
    const { kept, setting } = this.#options
    const key = keyOf([setting, this.#digestOf(program), ...texts])
    const found = kept.find(key, text => read(JSON.parse(text)))
    if (found !== undefined) return found
    const made = await make()
    if (made !== undefined) kept.keep(key, JSON.stringify(made))
    return made
  }

  async #compile(
    compiler: Compiler,
    programs: Both<Files>,
    keys: Both<string>,
    deadlineMs: number,
    signal: AbortSignal | undefined,
  ): Promise<Answered<Both<CompiledAnswer>>> {
    const known = this.#find(keys.before)
    if (known?.ok === false) return { kind: 'answered', value: { before: known, after: known }, by: nobody }
    const missing = (['before', 'after'] as const).filter(version => this.#find(keys[version]) === undefined)
    const asked = { compiler, programs: missing.map(version => programs[version]), ...uponKnown(known, programs) }
    const made = missing.length === 0 ? nothingAsked : await this.#options.ask(asked, deadlineMs, signal)
    if (made.kind !== 'answered') {
      // It will not come back the next time either: there is another compiler.
      if (compiler === 'ecj-lines') this.#options.kept.keep(keys.before, JSON.stringify({ ok: false }))
      return made
    }
    for (const [at, version] of missing.entries()) {
      const answer = made.value[at]
      if (answer === undefined) throw new Error('the worker compiled fewer programs than it was given')
      this.#known.set(keys[version], answer)
      if (!answer.crashed) this.#options.kept.keep(keys[version], JSON.stringify(answer))
    }
    const [before, after] = [this.#known.get(keys.before), this.#known.get(keys.after)]
    if (before === undefined || after === undefined) throw new Error('a program was compiled and is not known')
    return { ...made, value: { before, after } }
  }

  #keys(compiler: Compiler, { before, after }: Both<Files>): Both<string> {
    const keyFor = (program: Files) => keyOf([compiler, this.#options.setting, this.#digestOf(program)])
    return { before: keyFor(before), after: keyFor(after) }
  }

  #digestOf(program: Files): string {
    const known = this.#digests.get(program)
    if (known !== undefined) return known
    const digest = keyOf(
      Object.entries(program)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .flat(),
    )
    this.#digests.set(program, digest)
    return digest
  }

  #find(key: string): CompiledAnswer | undefined {
    const known = this.#known.get(key) ?? this.#options.kept.find(key, text => this.#options.read(JSON.parse(text)))
    if (known !== undefined) this.#known.set(key, known)
    return known
  }
}

/** What the version after can be compiled upon: only where files changed, and not most of them. */
function uponKnown(known: CompiledAnswer | undefined, { before, after }: Both<Files>): { readonly upon?: Upon } {
  const paths = Object.keys(before)
  if (known?.classes === undefined || Object.keys(after).length !== paths.length) return {}
  const changed = paths.filter(path => before[path] !== after[path])
  if (changed.some(path => after[path] === undefined) || 2 * changed.length > paths.length) return {}
  return { upon: { files: Object.fromEntries(changed.map(path => [path, before[path] ?? ''])), classes: known.classes } }
}

/** Who answers what was known. */
const nobody = 0 as ProcessId
const nothingAsked = { kind: 'answered', value: [], by: nobody } as const

/** What is in these jars and folders. */
export function stampsOf(paths: readonly string[]): readonly string[] {
  return paths.map(path => `${path} ${stampOf(path)}`)
}

function stampOf(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (stats === undefined) return 'nothing'
  if (stats.isFile()) return createHash('sha1').update(readFileSync(path)).digest('hex')
  const names = readdirSync(path).sort()
  return keyOf(names.flatMap(name => [name, stampOf(join(path, name))]))
}
