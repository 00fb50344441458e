/** What is shipped about the bugs of engines, held against the engines: every program shows a bug, and bugs are recognised. */
import { describe, expect, test } from 'vitest'
import { filterNames } from '../../src/languages/java/divergence/filters.js'
import { type Case, casesOf, hunted, manifests } from './known.js'

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

  test('names refactorings that it has, and filters that there are', () => {
    const { known = [], choices = [], labels = {}, refactorings } = manifest
    const parameters = refactorings.flatMap(refactoring => refactoring.parameters.map(parameter => parameter.name))
    for (const parameter of Object.keys(labels)) expect(parameters).toContain(parameter)
    const names = refactorings.map(refactoring => refactoring.name)
    for (const { refactoring } of [...known, ...choices]) expect(names).toContain(refactoring)
    for (const { filter } of choices) if (filter !== undefined) expect(filterNames).toContain(filter)
    for (const { filter, message } of choices) expect([filter, message]).not.toEqual([undefined, undefined])
  })
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
