import { expect, test } from 'vitest'
import type { CompiledAnswer } from '../../../src/languages/java/answers.js'
import { type Asked, Compilations, type Compiler, type Upon } from '../../../src/languages/java/compilations.js'
import type { Answered } from '../../../src/languages/language.js'
import type { Files } from '../../../src/model/index.js'
import { Kept } from '../../../src/workers/kept.js'
import type { ProcessId } from '../../../src/workers/worker.js'
import { scratch } from '../../workers/fake.js'

const before = { 'A.java': 'class A { }' }
const after = { 'A.java': 'class A { int a; }' }
const next = { 'A.java': 'class A { int b; }' }

test('each program is compiled once by each compiler, whoever asks', async () => {
  const { compilations, asked } = compiling()
  const both = { before, after }
  await Promise.all([compilations.compile('javac-lines', both, 1000), compilations.compile('javac-lines', both, 1000)])
  await compilations.compile('ecj-lines', both, 1000)
  expect(asked).toEqual([
    ['javac-lines', [before, after]],
    ['ecj-lines', [before, after]],
  ])
  expect(compilations.known('javac-lines', both)).toEqual({ before: compiled(before), after: compiled(after) })
})

test('the next check compiles only what is new', async () => {
  const env = { ASSAY_CACHE: scratch() }
  await compiling({ env }).compilations.compile('ecj-lines', { before, after }, 1000)
  const { compilations, asked } = compiling({ env })
  const made = await compilations.compile('ecj-lines', { before: after, after: next }, 1000)
  expect(asked).toEqual([['ecj-lines', [next]]])
  expect(made).toMatchObject({ kind: 'answered', value: { before: compiled(after), after: compiled(next) } })
})

test('with another class path, level or JDK nothing is known', async () => {
  const env = { ASSAY_CACHE: scratch() }
  await compiling({ env }).compilations.compile('ecj-lines', { before, after }, 1000)
  const { compilations, asked } = compiling({ env, setting: 'other' })
  await compilations.compile('ecj-lines', { before, after }, 1000)
  expect(asked).toEqual([['ecj-lines', [before, after]]])
})

test('where the version before is known not to compile, nothing is compiled', async () => {
  const env = { ASSAY_CACHE: scratch() }
  const fails = () => ({ ok: false, diagnostics: [] })
  await compiling({ env, fails }).compilations.compile('ecj-lines', { before, after }, 1000)
  const { compilations, asked } = compiling({ env })
  const made = await compilations.compile('ecj-lines', { before, after: next }, 1000)
  expect(asked).toEqual([])
  expect(made).toMatchObject({ value: { before: { ok: false }, after: { ok: false } } })
})

test('what broke a compiler down is tried again', async () => {
  const env = { ASSAY_CACHE: scratch() }
  const fails = (): CompiledAnswer => ({ ok: false, crashed: true, diagnostics: [] })
  await compiling({ env, fails }).compilations.compile('ecj-lines', { before, after }, 1000)
  const { compilations, asked } = compiling({ env })
  await compilations.compile('ecj-lines', { before, after }, 1000)
  expect(asked).toHaveLength(1)
})

test('what is made of a program and some texts is made once, unless nothing came of it', async () => {
  const env = { ASSAY_CACHE: scratch() }
  const made: string[] = []
  const make = (value: string | undefined) => async () => {
    made.push(value ?? 'nothing')
    return value
  }
  const { compilations } = compiling({ env })
  expect(await compilations.madeOf(before, ['seeds'], make(undefined), String)).toBeUndefined()
  expect(await compilations.madeOf(before, ['seeds'], make('one'), String)).toBe('one')
  expect(await compiling({ env }).compilations.madeOf(before, ['seeds'], make('two'), String)).toBe('one')
  expect(await compilations.madeOf(after, ['seeds'], make('three'), String)).toBe('three')
  expect(made).toEqual(['nothing', 'one', 'three'])
})

test('a version of which few files changed is compiled upon what the one before is known to be', async () => {
  const env = { ASSAY_CACHE: scratch() }
  const [b, c] = [{ 'B.java': 'class B { }' }, { 'C.java': 'class C { }' }]
  const uponOf = async (changed: Files) => {
    await compiling({ env }).compilations.compile('ecj-lines', { before: { ...before, ...b }, after: { ...after, ...b } }, 1000)
    const { compilations, upons } = compiling({ env })
    await compilations.compile('ecj-lines', { before: { ...before, ...b }, after: changed }, 1000)
    return upons
  }
  expect(await uponOf({ ...next, ...b })).toEqual([{ files: before, classes: compiled({ ...before, ...b }).classes }])
  expect(await uponOf({ ...next, 'B.java': 'class B { int b; }' })).toEqual([undefined])
  expect(await uponOf({ ...next, ...c })).toEqual([undefined])
  expect(await uponOf({ ...next, ...b, ...c })).toEqual([undefined])
  expect((await compileAnew({ ...before, ...b }, { ...next, ...b })).upons).toEqual([undefined])
})

async function compileAnew(first: Files, second: Files) {
  const { compilations, upons } = compiling()
  await compilations.compile('ecj-lines', { before: first, after: second }, 1000)
  return { upons }
}

interface Compiling {
  readonly env?: { readonly ASSAY_CACHE: string }
  readonly setting?: string
  readonly fails?: () => CompiledAnswer
}

function compiling({ env = { ASSAY_CACHE: scratch() }, setting = 'plain', fails }: Compiling = {}) {
  const asked: [Compiler, readonly Files[]][] = []
  const upons: (Upon | undefined)[] = []
  const ask = async ({ compiler, programs, upon }: Asked): Promise<Answered<readonly CompiledAnswer[]>> => {
    asked.push([compiler, programs])
    upons.push(upon)
    return { kind: 'answered', value: programs.map(fails ?? compiled), by: 1 as ProcessId }
  }
  const read = (answer: unknown) => answer as CompiledAnswer
  return { compilations: new Compilations({ kept: new Kept('compiled', { env }), setting, read, ask }), asked, upons }
}

function compiled(files: Files): CompiledAnswer {
  return { ok: true, classes: { A: Buffer.from(files['A.java'] ?? '').toString('base64') } }
}
