/** Every example says what is expected of it; here it is held to that, on the oldest JDK and on the newest. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { findJdks } from '../../src/jvm/jdk.js'
import { oldestJdk } from '../../src/languages/java/jvm.js'
import { readSources } from '../../src/languages/java/project/version.js'
import { checkBatch, project } from '../support/assay.js'

const expectation = z.object({
  verdict: z.enum(['changed', 'uncompilable', 'preserved']),
  situation: z.string().min(20),
  twin: z.string(),
})

const root = join(project, 'examples')
const names = readdirSync(root, { withFileTypes: true }).flatMap(entry => (entry.isDirectory() ? [entry.name] : []))
const expected = new Map(
  names.map(name => [name, expectation.parse(JSON.parse(readFileSync(join(root, name, 'expect.json'), 'utf8')))]),
)
const pairs = Object.fromEntries(
  names.map(name => [name, { before: readSources(join(root, name, 'before')), after: readSources(join(root, name, 'after')) }]),
)

const jdks = findJdks().filter(jdk => jdk.major >= oldestJdk)
const ends = [...new Set([jdks.at(-1), jdks.at(0)])].flatMap(jdk => jdk ?? [])

test('there are enough of them, each with a twin of the other kind', () => {
  const bad = [...expected].filter(([, { verdict }]) => verdict !== 'preserved')
  expect(bad.filter(([, { verdict }]) => verdict === 'changed').length).toBeGreaterThanOrEqual(16)
  for (const [name, { twin }] of bad) {
    expect(expected.get(twin), `the twin of ${name}`).toMatchObject({ verdict: 'preserved', twin: name })
  }
  expect(names).toHaveLength(2 * bad.length)
})

test.each(ends)('every verdict is right on JDK $version', async ({ home, version }) => {
  const { code, stderr, results } = await checkBatch(pairs, '--jdk', home)
  const verdicts = Object.entries(results).map(([name, { verdict }]) => [name, verdict.kind])
  expect(Object.fromEntries(verdicts)).toEqual(Object.fromEntries([...expected].map(([name, { verdict }]) => [name, verdict])))
  expect({ code, stderr }).toEqual({ code: 1, stderr: '' })
  const equalByteCode: string[] = []
  for (const [name, { verdict, impact, evidence }] of Object.entries(results)) {
    if (verdict.kind === 'uncompilable') {
      expect(evidence, name).toBeUndefined()
      const [{ file, line } = { file: '', line: 0 }] = verdict.diagnostics
      expect(Object.keys(pairs[name]?.after ?? {}), name).toContain(file)
      expect(line, name).toBeGreaterThan(0)
      continue
    }
    expect(evidence, name).toMatchObject({
      platform: `JDK ${version}`,
      seed: 1,
      truncated: false,
      flaky: 0,
      refused: 0,
      limited: 0,
    })
    expect(evidence?.commonMethods, name).toBeGreaterThan(0)
    if (verdict.kind === 'changed') {
      const { calls, before, after } = verdict.witness
      expect(
        calls.every(call => call.endsWith(';')),
        name,
      ).toBe(true)
      expect(before, name).not.toBe(after)
      expect([before, after], name).not.toContain('')
      expect(evidence?.differing, name).toBeGreaterThan(0)
    } else {
      const ran = verdict.kind === 'preserved' && verdict.sameByteCode !== true
      expect(evidence?.differing, name).toBe(0)
      expect(evidence?.relevant, name).toBeLessThanOrEqual(evidence?.sequences ?? 0)
      // What is only added (a constant, say) has no impact on what both versions have: then all of that is run.
      // There a class that nobody uses has another name: neither version can be made to run it.
      const grade = name === 'shadowed-class-kept' ? 'partial' : 'full'
      if (ran) expect(evidence, name).toMatchObject({ grade, sequences: expect.any(Number) })
      if (ran && evidence?.impactedCovered === 0) expect(impact?.tested, name).toBe(evidence.commonMethods)
      if (!ran) equalByteCode.push(name)
    }
  }
  // Most twins are not kept by the letter, but by what they do.
  expect(equalByteCode.length).toBeLessThan(6)
})
