import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { formatNamed } from '../../../src/report/formats.js'
import { hostile, largeReport, report } from '../report-fixture.js'

const { render } = formatNamed('sarif')

/** The official schema, which Microsoft's package for tests carries. Zod takes references for whole URLs: those are looked at below. */
const require = createRequire(import.meta.url)
const file = require.resolve('@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json')
const schema = z.fromJSONSchema(
  JSON.parse(readFileSync(file, 'utf8'), (key, value) => (key === 'format' && value === 'uri-reference' ? undefined : value)),
)
const log = JSON.parse(await render(report))
const results = log.runs.flatMap((run: { results: readonly unknown[] }) => run.results)

test('it is valid by the schema of SARIF 2.1.0', async () => {
  expect(schema.safeParse(log).error?.issues).toBeUndefined()
  expect(schema.safeParse(JSON.parse(await render(largeReport(50)))).error?.issues).toBeUndefined()
  expect(schema.safeParse(JSON.parse(await render({ ...report, bugs: [] }))).error?.issues).toBeUndefined()
})

test('the schema is one that finds faults', () => {
  const [run] = log.runs
  const spoiled = (change: object) => ({ ...log, runs: [{ ...run, results: [{ ...run.results[0], ...change }] }] })
  expect(schema.safeParse(spoiled({})).success).toBe(true)
  for (const change of [{ level: 'bad' }, { surplus: 1 }, { message: {}, locations: 1 }, { suppressions: [{ kind: 'x' }] }])
    expect(schema.safeParse(spoiled(change)).success).toBe(false)
})

test('every bug is a result with its id as fingerprint, of a rule that is there', () => {
  expect(results.map((result: { partialFingerprints: object }) => result.partialFingerprints)).toEqual(
    report.bugs.map(({ id }) => ({ 'assayBug/v1': id })),
  )
  for (const run of log.runs)
    for (const result of run.results) expect(run.tool.driver.rules[result.ruleIndex].id).toBe(result.ruleId)
})

test('locations lie in programs that come along', () => {
  for (const run of log.runs)
    for (const { locations, relatedLocations } of run.results)
      for (const { physicalLocation } of [...locations, ...relatedLocations]) {
        const artifact = run.artifacts[physicalLocation.artifactLocation.index]
        expect(artifact.location.uri).toBe(physicalLocation.artifactLocation.uri)
        const line = artifact.contents.text.split('\n')[physicalLocation.region.startLine - 1]
        const { startColumn, endColumn = startColumn + 1 } = physicalLocation.region
        expect(line.slice(startColumn - 1, endColumn - 1)).toMatch(/^\w$/)
      }
  expect(results[1].relatedLocations).toHaveLength(1)
})

test('known bugs are suppressed and linked, the others are not', () => {
  expect(results.map((result: { suppressions: readonly unknown[] }) => result.suppressions.length)).toEqual(
    report.bugs.map(({ known }) => (known === undefined ? 0 : 1)),
  )
  expect(results.map((result: { workItemUris?: readonly string[] }) => result.workItemUris)).toEqual([
    undefined,
    ['https://example.org/jdt/101'],
    undefined,
    ['https://example.org/jdt/102'],
    ...Array.from({ length: 3 }),
  ])
})

test('what the engine says of a bug is in its message and properties', () => {
  expect(results[3].message.text).toContain('\nalready reported: https://example.org/jdt/102 (fixed)')
  expect(results[3].properties.reported).toEqual({ id: 'JDT-102', link: 'https://example.org/jdt/102', status: 'fixed' })
  expect(results[5].message.text).toContain('\nmay be a choice: a hidden field may surprise readers')
  expect(results[5].properties).toMatchObject({
    related: { id: 'JDT-103', why: 'it asks for this check' },
    choice: 'a hidden field may surprise readers',
  })
})

test('programs are in it to the letter', () => {
  const { artifacts } = log.runs[1]
  expect(artifacts[0].contents.text).toContain(hostile)
  expect(artifacts.map(({ location }: { location: { uri: string } }) => location.uri).join()).toMatch(/^[\w%./!'(),*~-]+$/)
})
