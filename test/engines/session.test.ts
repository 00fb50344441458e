/** What happens around an engine that misbehaves, in ways that only a toy can be told to. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Engine } from '../../src/engines/engine.js'
import { type EngineOptions, openEngine } from '../../src/engines/session.js'
import type { Attempt, Program } from '../../src/model/index.js'
import { folder } from '../support/assay.js'
import { toyFound, toyInstallation } from '../support/toy-engine/toy.js'
import { one } from './laws/laws.js'

test('an attempt that takes its worker down is a crash that says how, and the next works', async () => {
  await using engine = toy()
  expect(await one(engine, sample('// toy: die'))).toEqual({
    kind: 'crashed',
    error: { type: 'ProcessDied', message: expect.stringContaining('exit code 7'), frames: [] },
  })
  expect(await one(engine, sample(''))).toMatchObject({ kind: 'answered' })
})

test('an attempt that takes too much memory is ended, and says so', async () => {
  await using engine = toy({ memoryMb: 200 })
  expect(await one(engine, sample('// toy: leak'))).toMatchObject({
    kind: 'crashed',
    error: { type: 'ProcessDied', message: expect.stringMatching(/^it held more memory than its limit of 200 MB$/) },
  })
})

test('a crash that the engine tells of is passed on as it is', async () => {
  await using engine = toy()
  const error = { type: 'ToyError', message: 'the toy was told to crash', frames: ['Toy.attempt'] }
  expect(await one(engine, sample('// toy: crash'))).toEqual({ kind: 'crashed', error })
})

test('an answer that is none is not believed', async () => {
  await using engine = toy()
  await expect(one(engine, sample('// toy: lie'))).rejects.toThrow(/a worker of toy@2 does not keep to the protocol/)
})

test('a slow reader slows the attempts down: only so many are taken ahead', async () => {
  await using engine = toy()
  const { program, attempt } = sample('')
  let taken = 0
  function* endless(): Generator<Attempt> {
    for (;;) {
      taken++
      yield attempt
    }
  }
  await using session = await engine.open(program)
  let read = 0
  for await (const answer of session.attempt(endless())) {
    expect(answer.kind).toBe('answered')
    expect(taken - read).toBeLessThanOrEqual(40)
    if (++read === 100) break
  }
  expect(read).toBe(100)
})

test('a worker makes room for another after so many attempts', async () => {
  const log = join(folder(), 'starts')
  await using engine = toy({ recycleAfter: 10 }, log)
  await using session = await engine.open(sample('').program)
  let answers = 0
  for await (const { kind } of session.attempt(Array.from({ length: 40 }, () => sample('').attempt))) {
    expect(kind).toBe('answered')
    answers++
  }
  expect(answers).toBe(40)
  expect(new Set(readFileSync(log, 'utf8').trim().split('\n')).size).toBeGreaterThanOrEqual(4)
})

test('a precondition that is switched off does not refuse any more', async () => {
  await using engine = toy()
  const refused = sample('', 'n')
  expect(await one(engine, refused)).toMatchObject({ kind: 'answered', messages: [{ severity: 'error', key: 'toy.taken' }] })
  const forced = await one(engine, { ...refused, attempt: { ...refused.attempt, disabled: ['toy.taken'] } })
  expect(forced).toMatchObject({ kind: 'answered', messages: [], edit: { 'A.java': expect.stringContaining('int n()') } })
})

test('an engine without switches refuses them in one line', async () => {
  await using engine = openEngine(toyFound({ switchable: false }))
  const { program, attempt } = sample('')
  const asked = one(engine, { program, attempt: { ...attempt, disabled: ['toy.taken'] } })
  await expect(asked).rejects.toThrow("the preconditions of toy@2 can't be disabled: leave out --disable")
})

test('what keeps an engine from being set up is told by the first attempt', async () => {
  const installation = { ...toyInstallation(), command: () => Promise.reject(new Error('no network')) }
  await using engine = openEngine(toyFound({}, installation))
  await expect(one(engine, sample(''))).rejects.toThrow('no network')
})

function toy(options: Partial<EngineOptions> = {}, log?: string): Engine {
  return openEngine(toyFound({}, toyInstallation(log)), options)
}

function sample(more: string, newName = 'k'): { readonly program: Program; readonly attempt: Attempt } {
  const text = `class A {\n  int m() { return 1; }\n  void n() {}\n  ${more}\n}\n`
  const target = { file: 'A.java', start: text.indexOf('m()'), end: text.indexOf('m()') + 1 }
  const attempt = { refactoring: 'rename-method', target, parameters: { newName }, disabled: [] }
  return { program: { files: { 'A.java': text }, marks: {} }, attempt }
}
