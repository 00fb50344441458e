import { parseXml, type XmlDocument, XmlElement } from '@rgrove/parse-xml'
import { expect, test } from 'vitest'
import { formatNamed } from '../../../src/report/formats.js'
import { hostile, report } from '../report-fixture.js'

const { render } = formatNamed('junit')
const document = parseXml(await render(report))
const all = (name: string, below: XmlDocument | XmlElement = document): readonly XmlElement[] =>
  below.children.flatMap(child =>
    child instanceof XmlElement ? [...(child.name === name ? [child] : []), ...all(name, child)] : [],
  )
const caseOf = (id: string) => all('testcase').find(({ attributes }) => attributes.name?.endsWith(`[${id}]`))

test('every engine is a suite, whose numbers are those of its cases', () => {
  expect(all('testsuite').map(({ attributes }) => attributes.name)).toEqual(['eclipse@4.40', 'eclipse@4.34'])
  for (const suite of [...all('testsuite'), ...all('testsuites')])
    expect(suite.attributes).toMatchObject({
      tests: String(all('testcase', suite).length),
      failures: String(all('failure', suite).length),
      skipped: String(all('skipped', suite).length),
      errors: '0',
    })
})

test('a bug fails, a known one is skipped, a refactoring without any passes', () => {
  for (const { id, known } of report.bugs)
    expect(
      caseOf(id)
        ?.children.filter(child => child instanceof XmlElement)
        .map(({ name }) => name),
    ).toEqual([known === undefined ? 'failure' : 'skipped'])
  const passed = all('testcase').filter(({ children }) => children.length === 0)
  expect(passed.map(({ attributes }) => attributes.classname)).toContain('eclipse@4_40.add-parameter')
  expect(passed.map(({ attributes }) => attributes.classname)).not.toContain('eclipse@4_40.pull-up-method')
  expect(passed).toHaveLength(2 * 10 - 6)
})

test('a failure says what was asked, what was seen and how to see it again', () => {
  const text = caseOf(report.bugs[0]?.id ?? '')?.text
  expect(text).toContain('Pull Up Method by Eclipse 2026-06 (4.40) of k at p/C.java:3:7, destination = B')
  expect(text).toContain('in B.m(), A.k(long) ran, now B.k(int)')
  expect(text).toContain(`npx assay replay CAMPAIGN ${report.bugs[0]?.id}`)
  expect(text).toContain('class C extends B {')
})

test('a bug that was reported, or may be a choice, fails and says so', () => {
  expect(caseOf(report.bugs[3]?.id ?? '')?.text).toContain('already reported: https://example.org/jdt/102 (fixed)')
  expect(caseOf(report.bugs[5]?.id ?? '')?.text).toContain('may be a choice: a hidden field may surprise readers')
})

test('whatever stands in a program, the XML has it as text', async () => {
  const bugs = report.bugs.map(({ known: _, ...bug }) => bug)
  const text = all('failure', parseXml(await render({ ...report, bugs }))).at(-1)?.text
  expect(text).toContain(hostile.slice(0, hostile.indexOf('\u202e')))
  expect(text).toContain('\\u202egnirts\\u202c\\u0000\\ud800')
})
