/** Whatever stands in programs, messages and names: every report stays what it is, and has it. */
import { parseXml } from '@rgrove/parse-xml'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { visible } from '../../src/model/plain.js'
import { bugText } from '../../src/report/bugs.js'
import { formatNamed } from '../../src/report/formats.js'
import { bug, hostile, reportOf } from './report-fixture.js'

const sign = fc.oneof(
  fc.nat({ max: 0xffff }).map(code => String.fromCharCode(code)),
  fc.constantFrom(
    '`',
    '```',
    '|',
    '\\',
    '\n',
    '\r\n',
    '<',
    '</script>',
    '<!--',
    ']]>',
    '&',
    '"',
    "'",
    '"""',
    '/*',
    '}',
    '  ',
    hostile,
  ),
)
const text = fc.string({ unit: sign, maxLength: 30 })
const given = fc.record({ program: text, result: text, cause: text, value: text, type: text, message: text, frame: text })

const reports = given.map(({ program, result, cause, value, type, message, frame }) =>
  reportOf([
    bug({
      kind: 'transformation',
      refactoring: 'rename-field',
      cause,
      filters: [value],
      findings: 1,
      // Marks are read from the program, so that it must not have any of its own.
      before: { 'A.java': `[|x|]${program.replace(/[[\]|]/g, '')}` },
      after: { 'A.java': result },
      why: { kind: 'transformation', rule: value, text: message },
      parameters: { newName: value },
      known: { id: value, link: value, status: 'open' },
    }),
    bug({
      kind: 'crash',
      refactoring: 'rename-field',
      cause,
      findings: 1,
      before: { 'A.java': '[|x|]' },
      why: { kind: 'crashed', error: { type, message, frames: [frame] } },
    }),
  ]),
)

test('a page has no more elements than it should', async () => {
  await fc.assert(
    fc.asyncProperty(reports, async report => {
      const page = await formatNamed('html').render(report)
      expect(page.match(/<\/?script/g)).toHaveLength(2 * (report.bugs.length + 1))
      expect(page).not.toMatch(/<!--|<img|[\u202a-\u202e\ud800-\udfff]/u)
    }),
    { numRuns: 50 },
  )
})

test('XML can be read, and has the program', async () => {
  await fc.assert(
    fc.asyncProperty(reports, async report => {
      const unknown = report.bugs.map(({ known: _, ...each }) => each)
      const shown = parseXml(await formatNamed('junit').render({ ...report, bugs: unknown })).text
      const [program = ''] = Object.values(report.bugs[0]?.smallest.request.files ?? {})
      expect(shown).toContain(visible(program.trimEnd()))
    }),
    { numRuns: 50 },
  )
})

test('a text to file has 30 lines at most, and every fence that opens is closed', async () => {
  await fc.assert(
    fc.asyncProperty(reports, async report => {
      for (const [name, written] of Object.entries(await formatNamed('markdown').render(report))) {
        if (name === 'README.md') continue
        const lines = written.trimEnd().split('\n')
        expect(lines.length).toBeLessThanOrEqual(30)
        let fence: string | undefined
        for (const line of lines) {
          const [, found] = /^(`{3,})\w*$/.exec(line) ?? []
          if (fence === undefined) fence = found
          else if (line === fence) fence = undefined
        }
        expect(fence).toBeUndefined()
      }
    }),
    { numRuns: 50 },
  )
})

test('SARIF is JSON with the program to the letter, and a terminal obeys nothing', async () => {
  await fc.assert(
    fc.asyncProperty(reports, async report => {
      const { runs } = JSON.parse(await formatNamed('sarif').render(report))
      expect(runs[0].artifacts[0].contents.text).toBe(report.bugs[0]?.smallest.request.files['A.java'])
      const shown = report.bugs.map(each => bugText(each, 'x.db', {})).join('')
      expect(visible(shown)).toBe(shown)
    }),
    { numRuns: 50 },
  )
})
