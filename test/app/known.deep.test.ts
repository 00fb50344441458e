/**
 * What is shipped about the bugs of engines, held against the engines: every program shows its bug, and is the smallest one of it: else no hunt would
 * come down to it.
 */
import { describe, expect, test } from 'vitest'
import { type Case, casesOf, hunted, manifests } from './known.js'

const cases = manifests.flatMap(manifest =>
  casesOf(manifest).map(
    each => [`${each.issue.id}: ${Object.values(each.program.files).join(' ')}`, manifest.name, each] as const,
  ),
)

test.each(cases)(
  'the program of %s',
  async (_, engine, each) => {
    const { bugs } = await hunted(engine, [each])
    expect(bugs.map(({ kind, reported, related }) => [kind, reported?.id ?? related?.id, related === undefined])).toEqual([
      [each.program.kind, each.issue.id, each.issue.related === undefined],
    ])
  },
  180_000,
)

describe.each(manifests.map(manifest => [manifest.name, manifest] as const))('what is known of %s', (name, manifest) => {
  const asked = new Map<string, readonly Case[]>()
  for (const each of casesOf(manifest)) {
    const request = JSON.stringify([each.issue.refactoring, each.program.parameters ?? {}])
    asked.set(request, [...(asked.get(request) ?? []), each])
  }

  test.each([...asked])(
    'is found again by %s',
    async (_, cases) => {
      const { result, bugs } = await hunted(name, cases)
      expect([result.rows[0]?.findings, result.known]).toEqual([cases.length, 0])
      const ids = new Set(cases.map(({ issue }) => issue.id))
      expect(new Set(bugs.map(({ reported, related }) => reported?.id ?? related?.id))).toEqual(ids)
    },
    180_000,
  )
})

test('a method of the name of an accessor, and a method that is moved to null, may be choices of Eclipse', async () => {
  const files = { 'A.java': 'public class A { public int [|f|]; public int getF() { return 0; } }' }
  const parameters = { getter: 'getF', setter: 'setF' }
  const [reused] = await bugsOf('encapsulate-field', { kind: 'transformation', files, parameters })
  expect(reused).toMatchObject({ kind: 'transformation', choice: expect.stringContaining('reUseExistingField') })
  const moved = { 'A.java': 'class A { public B f; public void [|m|]() {} public void n() { m(); } }\nclass B { }' }
  const [none] = await bugsOf('move-method', { kind: 'behaviour', files: moved, parameters: { to: 'f' } })
  expect(none).toMatchObject({ kind: 'behaviour', choice: expect.stringContaining('#3035') })
}, 180_000)

async function bugsOf(refactoring: string, program: Case['program']) {
  return (await hunted('eclipse', [{ issue: { id: '', refactoring }, program }])).bugs
}
