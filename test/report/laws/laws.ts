/**
 * What must hold of every report format. The laws know no format: what is special about one is in its `Reader`, which takes a file apart as the programs do
 * that it is written for. A law throws where it does not hold.
 */
import fc from 'fast-check'
import { expect, vi } from 'vitest'
import { type Files, isInside, type Report, type ReportedBug } from '../../../src/model/index.js'
import { visible } from '../../../src/model/plain.js'
import { beginningBytes, type ReportFormat } from '../../../src/report/format.js'
import { bug, hostile, report, reportOf } from '../report-fixture.js'

/** Throws where the file is not well-formed. */
export type Reader = (file: string) => Content

export interface Content {
  /** Everything but text: elements, keys, marks, in their order. */
  readonly structure: unknown
  /** What somebody reads there, without the escapes of this format. */
  readonly text: string
}

export type FormatLaw = (format: ReportFormat, read: Reader) => Promise<void>

export const formatLaws = {
  'is named as an option of the command line can be': async ({ name }) => {
    expect(name).toMatch(/^[a-z][a-z0-9]*$/)
  },

  'renders the same report to the same bytes, now and later': async format => {
    const first = await filesOf(format, report)
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2001-02-03T04:05:06Z') })
    const random = vi.spyOn(Math, 'random').mockReturnValue(0.5)
    try {
      expect(await filesOf(format, structuredClone(report))).toEqual(first)
    } finally {
      random.mockRestore()
      vi.useRealTimers()
    }
  },

  'leaves the report as it is': async format => {
    const given = structuredClone(report)
    await format.render(given)
    expect(given).toEqual(report)
  },

  'is well-formed without bugs, requests and engines': async (format, read) => {
    const none = reportOf([])
    for (const empty of [none, { ...none, rows: [] }, { ...none, rows: [], plan: { ...none.plan, engines: [], inputs: [] } }]) {
      const files = Object.values(await filesOf(format, empty))
      expect(files).not.toHaveLength(0)
      for (const file of files) read(file)
    }
  },

  'has every bug, by its id': async (format, read) => {
    const shown = textOf(await filesOf(format, report), read)
    for (const { id } of report.bugs) expect(shown.includes(id), id).toBe(true)
  },

  'keeps its structure whatever programs and engines say': async (format, read) => {
    const structuresOf = async (text: string) =>
      Object.values(await filesOf(format, saying(text))).map(file => read(file).structure)
    const harmless = await structuresOf('harmless')
    await forAnyText(async text => {
      expect(await structuresOf(text)).toEqual(harmless)
    })
  },

  'shows the programs of new bugs to the letter': async (format, read) => {
    await forAnyText(async text => {
      const said = saying(text)
      const shown = textOf(await filesOf(format, said), read)
      for (const { known, smallest } of said.bugs)
        for (const line of known === undefined ? Object.values(smallest.request.files).join('').split('\n') : [])
          if (line.includes('//')) expect(shown.includes(visible(line.trim())), line).toBe(true)
    })
  },

  'has no control characters and no halves of characters': async format => {
    await forAnyText(async text => {
      for (const file of Object.values(await filesOf(format, saying(text)))) {
        // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what it is about
        expect(file).not.toMatch(/[\u0000-\u0008\u000b-\u001f]|\p{Cs}/u)
        expect(file).toMatch(/[^\n]\n$/)
      }
    })
  },

  'is recognised by its beginning, and nothing else is': async format => {
    if (format.writes === 'folder') return
    for (const each of [report, reportOf([]), saying(hostile)])
      expect(
        format.recognises(
          Buffer.from(await format.render(each))
            .subarray(0, beginningBytes)
            .toString(),
        ),
      ).toBe(true)
    for (const foreign of foreignFiles) expect(format.recognises(foreign)).toBe(false)
    // A file of another program in this very format.
    const others = (await format.render(report)).slice(0, beginningBytes).replaceAll(/assay/gi, 'others')
    expect(format.recognises(others)).toBe(false)
  },

  'stays in its folder whatever bugs are called': async format => {
    if (format.writes === 'file') return
    const named = saying(hostile).bugs.map(each => ({ ...each, id: `../../${each.id}${hostile}` }))
    const names = Object.keys(await format.render(reportOf(named)))
    for (const name of names) {
      expect(isInside(name)).toBe(true)
      expect(name).toMatch(/^[\w-][\w.-]*$/)
    }
    expect(new Set(names.map(name => name.toLowerCase())).size).toBe(names.length)
  },
} as const satisfies Readonly<Record<string, FormatLaw>>

async function filesOf(format: ReportFormat, given: Report): Promise<Files> {
  return format.writes === 'folder' ? await format.render(given) : { [format.name]: await format.render(given) }
}

function textOf(files: Files, read: Reader): string {
  return visible(
    Object.values(files)
      .map(file => read(file).text)
      .join('\n'),
  )
}

/** Files of other programs in the formats that there are. */
const foreignFiles = [
  '',
  'mine',
  '# 3 bugs\n',
  '<!doctype html><title>Mine</title>',
  '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="others" tests="0">\n</testsuites>\n',
  '{\n  "$schema": "x",\n  "runs": [{ "tool": { "driver": {\n "name": "Others" } } }]\n}\n',
]

async function forAnyText(law: (text: string) => Promise<void>): Promise<void> {
  for (const text of [hostile, '```', '`', '~~~', '# ', '- ', '|', '\\', '<', '-->', ']]>', '&', '"']) await law(text)
  await fc.assert(fc.asyncProperty(anyText, law), { numRuns: 20 })
}

/** In one line: that more lines are more lines in a report is as it should be. */
const anyText = fc
  .string({
    unit: fc.oneof(
      fc.nat({ max: 0xffff }).map(code => String.fromCharCode(code)),
      fc.constantFrom('`', '```', '~~~', '|', '\\', '\\|', '\t', '  ', '#', '- ', '_', '*', '@'),
      fc.constantFrom(
        '<',
        '</script>',
        '<!--',
        '-->',
        ']]>',
        '<![CDATA[',
        '&',
        '&lt;',
        '"',
        "'",
        '","',
        '}',
        '/*',
        '"""',
        '](x)',
      ),
    ),
    maxLength: 20,
  })
  .map(text => text.replace(/[\r\n]/g, ' '))

/** A bug of each kind of cause, new and known, with a text in every place where programs, compilers and engines have theirs. */
function saying(given: string): Report {
  // Never empty and never a link, for that makes a difference, but for a line of its own in the program. Programs have marks, texts in them none.
  const text = `x${given}x`
  const path = `p/${text.replaceAll('/', '')}.java`
  const [source, line] = [text, given].map(each => each.replace(/[[\]|]/g, ''))
  const common = {
    refactoring: 'rename-field',
    cause: text,
    filters: [text],
    findings: 2,
    before: { [path]: `class A {\n  int [|f|]; // ${source}\n${line}\n}\n` },
    after: { [path]: `class A {\n  int g; // ${source}\n${line}\n}\n` },
    parameters: { newName: text },
    messages: [{ severity: 'warning', key: text, text, site: text }],
    elsewhere: [{ engine: text, answer: 'yes' }],
  } as const
  const diagnostics = [1, 2].map(line => ({ code: text, message: text, file: path, line, column: 1 }))
  const witness = { calls: [text, text], observed: 'output', before: text, after: text } as const
  const divergence = { in: text, before: `throws ${text}`, after: `p.A#${text}` }
  const bugs = [
    bug({ ...common, kind: 'compile', why: { kind: 'uncompilable', verdict: { kind: 'uncompilable', diagnostics } } }),
    bug({ ...common, kind: 'behaviour', why: { kind: 'changed', verdict: { kind: 'changed', witness } } }),
    bug({
      ...common,
      kind: 'behaviour',
      why: { kind: 'changed', verdict: { kind: 'changed', witness: { ...witness, divergence } } },
    }),
    bug({ ...common, kind: 'crash', why: { kind: 'crashed', error: { type: text, message: text, frames: [text, text] } } }),
    bug({ ...common, kind: 'crash', why: { kind: 'hung' } }),
    bug({ ...common, kind: 'refusal', why: { kind: 'transformation', rule: text, text } }),
    bug({ ...common, kind: 'transformation', why: { kind: 'transformation', rule: text, text } }),
  ]
  const known = { id: text, link: `javascript:${text}`, status: 'open' } as const
  const remarks = { reported: known, related: { ...known, why: text }, choice: text }
  const both = [...bugs, ...bugs.map(each => ({ ...each, known })), ...bugs.map(each => ({ ...each, ...remarks }))]
  return reportOf(both.map((each, n): ReportedBug => ({ ...each, id: `bug${n}` })))
}
