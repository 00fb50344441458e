/**
 * What engine maintainers ask for, in 30 lines or less: version, steps, the smallest program, expected, actual. Where that is too long, the result gives
 * way first: only how it differs is shown; then closing braces share a line, and only then something is left out.
 */

import type { Files, ReportedBug, Wording } from '../../model/index.js'
import { oneLine, visible } from '../../model/plain.js'
import { diffFiles } from '../diff.js'
import {
  actualWords,
  componentsText,
  crashText,
  diagnosticsOf,
  elsewhereText,
  engineName,
  expected,
  menuName,
  type Remark,
  remarksOf,
  targetOf,
  titleWords,
  traceOf,
} from '../wording.js'
import { folded, type Listing, type Names, whole } from './listing.js'
import { block, code, issueLink, knownBug, plain, words } from './marks.js'

const mostLines = 30

/** What all bugs of a campaign have in common. */
export interface About {
  readonly platform: string
  readonly wording: Wording
}

export function bugReport(bug: ReportedBug, about: About): string {
  const { files } = bug.smallest.request
  const { wording } = about
  const views = viewsOf(bug, wording)
  const least = views.at(-1) ?? []
  const [open, tight] = [whole(files, namesOf(files), wording), folded(files, namesOf(files), wording)]
  const candidates = [
    ...views.slice(0, -1).map(view => report(bug, about, open, view, [''])),
    ...views.slice(0, -1).map(view => report(bug, about, tight, view, [''])),
    ...[open, tight].map(listing => report(bug, about, listing, least, [''])),
    ...views.map(view => report(bug, about, tight, view, [])),
  ]
  const fitting = candidates.find(lines => lines.length <= mostLines) ?? cut(bug, about, tight, least)
  return `${fitting.join('\n')}\n`
}

function namesOf(files: Files): Names {
  return Object.keys(files).length > 1 ? 'named' : 'unnamed'
}

/** Markdown does without the gaps. */
function report(
  bug: ReportedBug,
  { platform, wording }: About,
  listing: Listing,
  shown: readonly string[],
  gap: readonly string[],
): readonly string[] {
  const rule = ruleOf(bug, wording)
  return [
    `# ${words(titleWords(bug))}`,
    ...gap,
    `- Version: ${[engineName(bug), componentsText(bug, 2), platform].filter(text => text !== '').join(', ')}${bug.known === undefined ? '' : `; known as ${knownBug(bug.known)}`}`,
    `- Other releases and engines: ${plain(oneLine(elsewhereText(bug)))}`,
    ...remarksOf(bug).map(remark => `- ${remarkLine(remark)}`),
    `- Steps: ${steps(bug, listing)}`,
    ...gap,
    ...block(wording.code, listing.lines),
    ...gap,
    `- Expected: ${plain(expected(bug))}${rule === undefined ? '' : ` (${rule})`}`,
    `- Actual: ${told(bug)}${words(actualWords(bug))}`,
    ...(shown.length === 0 ? [] : [...gap, ...shown]),
  ]
}

function remarkLine({ says, issue, why }: Remark): string {
  const about = issue === undefined ? [] : [`${issueLink(issue)} (${issue.status})`]
  const title = `${says.slice(0, 1).toUpperCase()}${says.slice(1)}`
  return [title, ...about, ...(why === undefined ? [] : [plain(oneLine(why, 500))])].join(': ')
}

/** As much of the program as there is room for. */
function cut(bug: ReportedBug, about: About, listing: Listing, shown: readonly string[]): readonly string[] {
  const room = mostLines - report(bug, about, { ...listing, lines: [] }, [], []).length
  const { length } = listing.lines
  const lines =
    length <= room
      ? listing.lines
      : [...listing.lines.slice(0, room - 1), `${about.wording.comment} … and ${length - room + 1} more lines`]
  const left = mostLines - report(bug, about, { ...listing, lines }, [], []).length
  return report(bug, about, { ...listing, lines }, shortened(shown, left), [])
}

/** A block in so many lines, its fences included; nothing where there is no room for more than a line or two. */
function shortened(shown: readonly string[], room: number): readonly string[] {
  if (shown.length <= room) return shown
  if (room < 5) return []
  const [open = '', ...rest] = shown
  const kept = rest.slice(0, room - 3)
  return [open, ...kept, `… and ${rest.length - 1 - kept.length} more lines`, rest.at(-1) ?? '']
}

function steps(bug: ReportedBug, { places }: Listing): string {
  const { smallest } = bug
  const { file, start } = smallest.request.target
  const { parameters, disabled } = smallest.attempt
  const { place, text } = targetOf(smallest)
  const line = (smallest.request.files[file] ?? '').slice(0, start).split('\n').length
  const column = place.slice(place.lastIndexOf(':') + 1)
  const { labels } = bug
  const set = Object.entries(parameters)
    .filter(([name]) => labels === undefined || name in labels)
    .map(([name, value]) => `enter ${code(value)} as *${plain(oneLine(labels?.[name] ?? name))}*`)
  const off = disabled.length === 0 ? '' : `, with the checks ${disabled.map(code).join(', ')} disabled`
  const where = `${code(file)}, line ${places.get(`${file}:${line}`)?.inFile ?? line}, column ${column}`
  const isOneFile = Object.keys(smallest.request.files).length === 1
  const all = [
    isOneFile ? `make a file ${code(file)} of the program below` : 'make a project of the program below',
    `select ${code(text)} (${where})`,
    `choose ${menuName(bug)}${off}`,
    ...set,
    'leave everything else as it is and finish',
  ]
  return all.map((step, at) => `(${at + 1}) ${step}`).join(', ')
}

/** What the engine said before, where the fault is not that it says something: silence is what maintainers ask for first. */
function told({ kind, smallest }: ReportedBug): string {
  if (kind !== 'compile' && kind !== 'behaviour') return ''
  const said = smallest.messages.map(({ severity, text }) => `${severity} ${code(text)}`)
  return said.length === 0 ? 'no message is shown, and ' : `after ${said.join(', ')}: `
}

/** The section of the language's specification. */
function ruleOf({ filters, smallest }: ReportedBug, { rules = {} }: Wording): string | undefined {
  const names = [...diagnosticsOf(smallest).map(({ code }) => code), ...filters]
  const [named] = names.flatMap(name => rules[name] ?? [])
  return named
}

/** The stack of a crash, or the files of the result that differ, or how they do: in full, and then in fewer and fewer lines. */
function viewsOf({ kind, smallest }: ReportedBug, wording: Wording): readonly (readonly string[])[] {
  const { cause, after, request } = smallest
  if (cause.kind === 'crashed') {
    const frames = traceOf(cause.error)
    const head = oneLine(crashText(cause.error))
    return [12, 8, 5, 2, 0].map(most =>
      block('text', [
        head,
        ...frames
          .filter(frame => !isPlumbing(frame))
          .slice(0, most)
          .map(frame => `  at ${oneLine(frame)}`),
      ]),
    )
  }
  if (after === undefined || kind === 'refusal') return [[]]
  // Where an error is, is looked at, too, though it was not touched.
  const wrong = new Set(diagnosticsOf(smallest).map(({ file }) => file))
  const shown = Object.entries(after).filter(([path, text]) => request.files[path] !== text || wrong.has(path))
  const changed = Object.fromEntries(shown)
  const results = [whole, folded].map(list => {
    const listing = list(changed, namesOf(request.files), wording)
    const lines = withErrors(listing, smallest, wording)
    return block(wording.code, list === folded ? noted(lines, 'in fewer lines', wording) : lines)
  })
  const diffs = [1, 0].map(around => block('diff', diffLines(request.files, after, around)))
  return [...(Object.keys(changed).length === 0 ? [] : results), ...diffs]
}

/** Nobody shall take it for the engine's own layout. */
function noted([first = '', ...others]: readonly string[], note: string, { comment }: Wording): readonly string[] {
  return [first.includes(` ${comment} `) ? `${first}, ${note}` : `${first} ${comment} ${note}`, ...others]
}

/** How a tree is walked says nothing about who walks it. */
function isPlumbing(frame: string): boolean {
  return /\.accept(0|Child|Children)?(\(.*\))?$/.test(frame)
}

function withErrors({ lines, places }: Listing, smallest: ReportedBug['smallest'], { comment }: Wording): readonly string[] {
  const wrong = new Set(diagnosticsOf(smallest).map(({ file, line }) => places.get(`${file}:${line}`)?.index))
  return lines.map((line, at) => (wrong.has(at) ? `${line} ${comment} <- error` : line))
}

/** Without anything around only the lines themselves, and the files where there are several. */
function diffLines(before: Files, after: Files, around: number): readonly string[] {
  const diff = diffFiles(before, after, around)
  const files = diff.filter(({ kind }) => kind === 'file').length / 2
  return diff
    .filter(({ kind, text }) => {
      if (around > 0) return true
      if (kind === 'file') return files > 1 && text.startsWith('+')
      return kind !== 'hunk' && !/^[+-]\s*$/.test(text)
    })
    .map(({ text }) => visible(text))
}
