/** What is shipped about the bugs of engines, held against the engines: every program shows its bug, and is recognised. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { hunt } from '../../src/app/hunt.js'
import type { KnownIssue, Manifest } from '../../src/engines/engine.js'
import { releases } from '../../src/engines/engines.js'
import { filterNames } from '../../src/languages/java/divergence/filters.js'
import type { ReportedBug } from '../../src/model/index.js'
import { readMarks } from '../../src/programs/marks.js'
import { folder } from '../support/assay.js'

const manifests = [...new Map(releases.map(({ manifest }) => [manifest.name, manifest])).values()]

/** A program of an issue, and what it is asked with. */
interface Case {
  readonly issue: KnownIssue
  readonly program: KnownIssue['programs'][number]
}

describe.each(manifests.map(manifest => [manifest.name, manifest] as const))('what is known of %s', (name, manifest) => {
  const asked = new Map<string, readonly Case[]>()
  for (const issue of manifest.known ?? [])
    for (const program of issue.programs) {
      const request = JSON.stringify([issue.refactoring, program.parameters ?? {}])
      asked.set(request, [...(asked.get(request) ?? []), { issue, program }])
    }

  test.each([...asked])(
    'is found again by %s',
    async (_, group) => {
      const bugs = await bugsOf(name, group)
      const found = bugs.map(({ kind, reported, related }) => [kind, reported?.id, related?.id])
      expect(found.sort()).toEqual(
        group
          .map(({ issue: { id, related }, program: { kind } }) =>
            related === undefined ? [kind, id, undefined] : [kind, undefined, id],
          )
          .sort(),
      )
    },
    180_000,
  )

  test('names refactorings that it has, and filters that there are', () => {
    const { known = [], choices = [], refactorings } = manifest
    const names = refactorings.map(refactoring => refactoring.name)
    for (const { refactoring } of [...known, ...choices]) expect(names).toContain(refactoring)
    for (const { filter } of choices) if (filter !== undefined) expect(filterNames).toContain(filter)
    for (const { filter, message } of choices) expect([filter, message]).not.toEqual([undefined, undefined])
  })
})

test('a method of the name of an accessor, and a method that is moved to null, may be choices of Eclipse', async () => {
  const files = { 'A.java': 'public class A { public int [|f|]; public int getF() { return 0; } }' }
  const parameters = { getter: 'getF', setter: 'setF' }
  const [idle] = await bugsOf('eclipse', [of('encapsulate-field', { kind: 'transformation', files, parameters })])
  expect(idle).toMatchObject({ kind: 'transformation', choice: expect.stringContaining('reUseExistingField') })
  const moved = { 'A.java': 'class A { public B f; public void [|m|]() {} public void n() { m(); } }\nclass B { }' }
  const [none] = await bugsOf('eclipse', [of('move-method', { kind: 'behaviour', files: moved, parameters: { to: 'f' } })])
  expect(none).toMatchObject({ kind: 'behaviour', choice: expect.stringContaining('#3035') })
}, 180_000)

function of(refactoring: string, program: Case['program']): Case {
  return { issue: { id: '', link: '', status: 'open', refactoring, programs: [program] }, program }
}

/** All of a group have one refactoring and the same parameters. */
async function bugsOf(engine: Manifest['name'], group: readonly Case[]): Promise<readonly ReportedBug[]> {
  const root = folder()
  const path = join(root, 'programs.ndjson')
  const lines = group.map(({ program }, n) => JSON.stringify({ id: `known#${n}`, ...readMarks(program.files) }))
  writeFileSync(path, lines.join('\n'))
  const [first] = group
  if (first === undefined) throw new Error('no programs')
  const { result, report } = await hunt({
    campaign: join(root, 'known.db'),
    engines: [engine],
    refactorings: [first.issue.refactoring],
    programs: { from: 'own', path, mark: undefined, parameters: first.program.parameters ?? {} },
    jobs: 1,
  })
  expect(result.known).toBe(0)
  return report?.bugs ?? []
}
