/** A worker's compilers, asked directly: one process, so that whatever a compiler keeps is kept from the first program to the last. */
import { expect } from 'vitest'
import type { Jdk } from '../../src/jvm/jdk.js'
import { compileAnswer, runAnswer } from '../../src/languages/java/answers.js'
import { setUpJava } from '../../src/languages/java/jvm.js'
import type { Classes, Files } from '../../src/model/index.js'
import { Pool } from '../../src/workers/pool.js'

export type CompilerName = 'javac' | 'javac-errors' | 'ecj' | 'fresh-javac' | 'fresh-ecj'
export type Opinion = ReturnType<typeof compileAnswer.parse>['compiled'][number][number]

export async function openCompiler(jdk: Jdk) {
  // As for a single pair: on runs this short the optimising compiler costs more than it gives.
  const command = await setUpJava(jdk, 'one')
  const pool = new Pool<Readonly<Record<string, unknown>> & { readonly id?: never }, unknown>(() => command, {
    size: 1,
    startMs: 60_000,
    deadlineMs: 60_000,
  })
  return {
    async compile(programs: readonly Files[], compiler: CompilerName, classes: 'hashes' | 'files'): Promise<readonly Opinion[]> {
      const replies = await Promise.all(
        chunks(programs, 20).map(part => pool.ask({ kind: 'compile', compilers: [compiler], programs: part, classes })),
      )
      const processes = new Set(replies.map(reply => (reply.kind === 'answered' ? reply.by : reply.detail)))
      expect([...processes], 'the worker was restarted on the way').toHaveLength(1)
      return replies.flatMap(reply => (reply.kind === 'answered' ? (compileAnswer.parse(reply.answer).compiled[0] ?? []) : []))
    },
    /** What both versions have in common, as the worker sees it that is to call it, from outside or from a package. */
    async common(before: Files, after: Files, inside?: string): Promise<{ readonly classes: number; readonly methods: number }> {
      const settings = { sequences: 0, seed: 1, budgetMs: 1000, strict: false, allowIo: false, witnesses: 0 }
      const task = { kind: 'run', before: { files: before }, after: { files: after }, settings, marks: [] }
      const reply = await pool.ask(inside === undefined ? task : { ...task, inside })
      if (reply.kind !== 'answered') throw new Error(reply.detail)
      const { commonClasses, commonMethods } = runAnswer.parse(reply.answer)
      return { classes: commonClasses, methods: commonMethods }
    },
    [Symbol.asyncDispose]: () => pool[Symbol.asyncDispose](),
  }
}

/** Class files of a program that has to compile. */
export function classesOf({ ok, diagnostics, classes = {} }: Opinion): Classes {
  expect({ ok, diagnostics }).toEqual({ ok: true, diagnostics: undefined })
  return new Map(Object.entries(classes).map(([name, base64]) => [name, Buffer.from(base64, 'base64')]))
}

function chunks<T>(list: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, n) => list.slice(n * size, (n + 1) * size))
}
