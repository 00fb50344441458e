/** Asks Truth.java about pairs: whether a caller who knows only the public members gets the same from both versions. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { type Jdk, javaOf, plainJvm } from '../../src/jvm/jdk.js'
import { withImplementations } from './java/implement.js'
import { printMetered } from './java/print.js'
import type { Program } from './java/tree.js'
import { sites } from './java/walk.js'

export interface Candidate {
  /** Letters, digits and underscores only: it becomes part of a package's name. */
  readonly id: string
  readonly before: Program
  readonly after: Program
}

export interface Answer {
  readonly kind: 'equal' | 'differs' | 'uncompilable' | 'endless' | 'unsteady'
  /** Of how many sequences how many differ, and one that does; or javac's message. */
  readonly detail: readonly string[]
}

export interface Truth extends AsyncDisposable {
  judge(candidates: readonly Candidate[]): Promise<ReadonlyMap<string, Answer>>
}

/** Beside this file, or, once that is compiled into dist/, where it came from. */
const here = dirname(fileURLToPath(import.meta.url))
const source = [join(here, 'Truth.java'), join(here, '../../../corpus/mutants/Truth.java')].find(existsSync) ?? 'Truth.java'

/** One JVM for all: javac is slow to start and quick later on. */
export function openTruth(jdk: Jdk): Truth {
  const child = spawn(
    javaOf(jdk),
    ['-Xmx2g', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-Djdk.reflect.useNativeAccessorOnly=true', source],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: { ...process.env, ...plainJvm },
    },
  )
  // If it ends too early, that shows in what it says.
  child.stdin.on('error', () => {})
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const ended = new Promise<void>(resolve => child.on('close', () => resolve()))
  return {
    async judge(candidates) {
      for (const candidate of candidates) child.stdin.write(request(candidate))
      child.stdin.write('go\n')
      const answers = new Map<string, Answer>()
      for (;;) {
        const { value, done } = await lines.next()
        if (done === true) throw new Error('the JVM that establishes the truth has ended')
        if (value === 'done') return answers
        const [id = '', kind, ...detail] = String(value).split('\t')
        answers.set(id, { kind: kind as Answer['kind'], detail })
      }
    },
    async [Symbol.asyncDispose]() {
      child.stdin.end()
      await ended
    },
  }
}

function request({ id, before, after }: Candidate): string {
  const sides = { b: before, a: after }
  const files = Object.entries(sides).flatMap(([side, program]) =>
    Object.entries(printMetered(withImplementations(program), `p${id}${side}`)).map(
      ([path, text]) => `file\t${id}\t${side}\t${path}\t${encoded(text)}\n`,
    ),
  )
  const literals = new Set([before, after].flatMap(program => sites(program, 'literal').map(({ node }) => node.text)))
  const values = [...literals].sort().flatMap(text => {
    if (/^\d+[lL]?$|^0x[\da-fA-F]+$/.test(text)) return [`value\t${id}\tnumber\t${encoded(text.replace(/[lL]$/, ''))}\n`]
    const inside = /^["']([^\\]+)["']$/.exec(text)?.[1]
    return inside === undefined ? [] : [`value\t${id}\ttext\t${encoded(inside)}\n`]
  })
  return [...files, ...values].join('')
}

function encoded(text: string): string {
  return Buffer.from(text).toString('base64')
}
