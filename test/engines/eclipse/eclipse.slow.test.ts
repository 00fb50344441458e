/** Every refactoring of both releases, on an example; with files as without; what is refused, and what is not when its key is off. */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openCompiler } from '../../../bench/shared/compiles.js'
import type { Engine } from '../../../src/engines/engine.js'
import { findEngine } from '../../../src/engines/engines.js'
import { one } from '../laws/laws.js'
import { type Case, newest, others, ten } from './samples.js'
import { afterEdit, classA, eclipse, ids, sample } from './support.js'

describe.each(ids)('%s', id => {
  const cases = [...ten, ...others, ...(id === ids[0] ? newest : [])]
  let engine: Engine
  let plain: Engine
  beforeAll(() => {
    engine = eclipse(id)
    plain = eclipse(id, { mode: 'plain' })
  })
  afterAll(() => Promise.all([engine, plain].map(each => each[Symbol.asyncDispose]())))

  test('its manifest lists what its worker says it can do, and there is an example of each', async () => {
    const { release, installation } = findEngine(id)
    const { command, args, env } = await installation.command(() => {})
    const worker = spawn(command, args, { env: { ...process.env, ...env } })
    worker.stdin.end()
    for await (const line of createInterface({ input: worker.stdout })) {
      expect(JSON.parse(line).hello.refactorings).toEqual(release.manifest.refactorings)
      break
    }
    expect(release.manifest.refactorings.map(({ name }) => name)).toEqual(cases.map(({ attempt }) => attempt.refactoring).sort())
  })

  test.each(cases.map(each => [each.attempt.refactoring, each] as const))(
    '%s does what it is for, with files too',
    async (_, each) => {
      const answer = await one(engine, each)
      expectResult(each, afterEdit(each, answer))
      // The releases share our code: one of them is enough.
      if (id === ids[0]) expect(await one(plain, each)).toEqual(answer)
    },
  )

  test('what comes of the ten compiles', async () => {
    await using compiler = openCompiler('one')
    const results = await Promise.all(
      ten.map(async each => ({ id: each.attempt.refactoring, files: afterEdit(each, await one(engine, each)) })),
    )
    for await (const { id, errors } of compiler.compileAll(results)) expect([id, errors]).toEqual([id, []])
  })

  test('a refusal says its key and its place in the code, and is none when the key is off', async () => {
    const { program, attempt } = sample('push-down-method', {
      ...classA('private int f; public int [|m|]() { return f; } int k() { return m(); }'),
      'p/B.java': 'package p;\n\nclass B extends A {\n}\n',
    })
    const refused = await one(engine, { program, attempt })
    expect(refused).toMatchObject({ kind: 'answered' })
    const messages = refused.kind === 'answered' ? refused.messages : []
    expect(messages).toContainEqual({
      severity: 'error',
      key: 'PushDownRefactoring_referenced',
      text: "Pushed down member 'p.A.m()' is referenced by 'p.A.k()'",
      site: 'PushDownRefactoringProcessor.checkReferencesToPushedDownMembers',
    })
    const disabled = messages.map(({ key }) => key)
    expect(await one(engine, { program, attempt: { ...attempt, disabled } })).toMatchObject({
      kind: 'answered',
      messages: [],
      edit: {},
    })
    expect(await one(engine, { program, attempt })).toEqual(refused)
  })

  test('what is not on the menu, and what has no destination, is refused with keys of our own', async () => {
    const creation = sample('rename-method', classA('[|A|]() {}'), { newName: 'B' })
    expect(await one(engine, creation)).toMatchObject({ messages: [{ severity: 'fatal', key: 'unavailable.rename-method' }] })
    const nowhere = sample(
      'move-method',
      { ...classA('B b; int [|m|]() { return 1; }'), 'p/B.java': 'package p;\n\nclass B {\n}\n' },
      { to: 'c' },
    )
    expect(await one(engine, nowhere)).toMatchObject({ messages: [{ severity: 'fatal', key: 'no-destination.move-method' }] })
  })

  test('sources may lie anywhere, and need not lie where their package says', async () => {
    const each = sample(
      'rename-class',
      {
        'src/main/java/p/A.java': 'package p;\n\npublic class [|A|] {\n}\n',
        'src/test/java/p/B.java': 'package p;\n\nclass B extends A {\n}\n',
        'C.java': 'package q;\n\nclass C extends p.A {\n}\n',
        'README.md': 'A',
      },
      { newName: 'Z' },
    )
    expect(afterEdit(each, await one(engine, each))).toEqual({
      'src/main/java/p/Z.java': 'package p;\n\npublic class Z {\n}\n',
      'src/test/java/p/B.java': 'package p;\n\nclass B extends Z {\n}\n',
      'C.java': 'package q;\n\nclass C extends p.Z {\n}\n',
      'README.md': 'A',
    })
  })

  test('a reference is as good a target as the declaration', async () => {
    const each = sample('rename-method', classA('int m() { return 1; } int k() { return [|m|](); }'), { newName: 'n' })
    expect(afterEdit(each, await one(engine, each))['p/A.java']).toContain('int n() { return 1; } int k() { return n(); }')
  })
})

function expectResult({ expected }: Case, files: Readonly<Record<string, string>>): void {
  for (const [path, piece] of Object.entries(expected)) {
    if (piece === null) expect(files).not.toHaveProperty([path])
    else expect(files[path]).toContain(piece)
  }
}
