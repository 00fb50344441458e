/** Every report format under the laws, and formats that break one each: a law that lets those pass says nothing. */
import { describe, expect, test } from 'vitest'
import type { Files, Report } from '../../../src/model/index.js'
import type { ReportFormat } from '../../../src/report/format.js'
import { formatNamed, formats } from '../../../src/report/formats.js'
import { type FormatLaw, formatLaws } from './laws.js'
import { readers } from './readers.js'

describe.each(formats.map(format => [format.name, format] as const))('the report format %s', (name, format) => {
  test.each(Object.entries<FormatLaw>(formatLaws))('%s', async (_, law) => {
    await law(format, readers[name])
  })
})

test('every report format has a name of its own, by which it is found', () => {
  expect(new Set(formats.map(({ name }) => name)).size).toBe(formats.length)
  for (const format of formats) expect(formatNamed(format.name)).toBe(format)
})

test('no report format takes the file of another for its own', async () => {
  const { report } = await import('../report-fixture.js')
  for (const format of formats)
    for (const other of formats)
      if (format.writes === 'file' && other.writes === 'file' && other !== format)
        expect(format.recognises(await other.render(report))).toBe(false)
})

const [html, markdown, sarif, junit] = [formatNamed('html'), formatNamed('markdown'), formatNamed('sarif'), formatNamed('junit')]
let renderings = 0

test.each<[string, keyof typeof formatLaws, ReportFormat]>([
  ['a name of two words', 'is named as an option of the command line can be', { ...html, name: 'HTML page' }],
  [
    'a number that goes up',
    'renders the same report to the same bytes, now and later',
    changed(html, text => `${text}${renderings++}`),
  ],
  ['the time', 'renders the same report to the same bytes, now and later', changed(junit, text => `${text}${Date.now()}`)],
  ['a report that is sorted in place', 'leaves the report as it is', onReport(html, sortedInPlace)],
  [
    'nothing where there are no bugs',
    'is well-formed without bugs, requests and engines',
    changed(junit, (text, { bugs }) => (bugs.length === 0 ? '' : text)),
  ],
  ['a bug left out', 'has every bug, by its id', onReport(sarif, each => ({ ...each, bugs: each.bugs.slice(1) }))],
  [
    'HTML that is not escaped',
    'keeps its structure whatever programs and engines say',
    changed(html, text => text.replaceAll('&lt;', '<')),
  ],
  [
    'attributes that are not escaped',
    'keeps its structure whatever programs and engines say',
    changed(html, text => text.replaceAll('&quot;', '"')),
  ],
  [
    'XML that is not escaped',
    'keeps its structure whatever programs and engines say',
    changed(junit, text => text.replaceAll('&#60;', '<')),
  ],
  [
    'JSON put together by hand',
    'keeps its structure whatever programs and engines say',
    changed(sarif, text => text.replaceAll('\\"', '"')),
  ],
  [
    'fences of three backticks',
    'keeps its structure whatever programs and engines say',
    eachFile(text => text.replace(/^`{4,}/gm, '```')),
  ],
  [
    'Markdown that is not escaped',
    'keeps its structure whatever programs and engines say',
    eachFile(text => text.replace(/\\([<*_])/g, '$1')),
  ],
  [
    'cells that end too early',
    'keeps its structure whatever programs and engines say',
    eachFile(text => text.replaceAll('\\|', '|')),
  ],
  [
    'programs that are cut off',
    'shows the programs of new bugs to the letter',
    changed(junit, text => text.replace(/\/\/.*/g, '//')),
  ],
  [
    'escapes that obey',
    'has no control characters and no halves of characters',
    changed(html, text => text.replaceAll('\\u0000', '\0')),
  ],
  ['anything taken for a report', 'is recognised by its beginning, and nothing else is', { ...html, recognises: () => true }],
  [
    'its own report taken for a foreign one',
    'is recognised by its beginning, and nothing else is',
    { ...html, recognises: () => false },
  ],
  ['files outside', 'stays in its folder whatever bugs are called', { ...markdown, render: outside }],
])('a report format with %s breaks the law that it %s', async (_, law, format) => {
  const read = Object.entries(readers).find(([name]) => name === format.name)?.[1] ?? readers.html
  await expect(formatLaws[law](format, read)).rejects.toThrow()
})

type Html = typeof html | typeof sarif | typeof junit

function changed(format: Html, change: (text: string, report: Report) => string): ReportFormat {
  return { ...format, render: async report => change(await format.render(report), report) }
}

function onReport(format: Html, change: (report: Report) => Report): ReportFormat {
  return { ...format, render: report => format.render(change(report)) }
}

function eachFile(change: (text: string) => string): ReportFormat {
  const render = async (report: Report): Promise<Files> =>
    Object.fromEntries(Object.entries(await markdown.render(report)).map(([name, text]) => [name, change(text)]))
  return { ...markdown, render }
}

function sortedInPlace(given: Report): Report {
  Object(given.bugs).reverse()
  return given
}

async function outside({ bugs }: Report): Promise<Files> {
  return Object.fromEntries(bugs.map(({ id }) => [`${id}.md`, id]))
}
