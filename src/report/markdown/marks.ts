/** Text of programs and engines inside Markdown: as code, whose fences are longer than any row of backticks in it. */
import type { KnownBug } from '../../model/index.js'
import { isLink, oneLine } from '../../model/plain.js'
import type { Word } from '../../model/words.js'

/** In a line. */
export function code(text: string): string {
  return fenced(oneLine(text))
}

function fenced(line: string): string {
  const fence = '`'.repeat(longest(line) + 1)
  const gap = /^`|`$|^ .* $/.test(line) ? ' ' : ''
  return line === '' ? '' : `${fence}${gap}${line}${gap}${fence}`
}

/** Lines of code. */
export function block(language: string, lines: readonly string[]): readonly string[] {
  const fence = '`'.repeat(Math.max(3, longest(lines.join('\n')) + 1))
  return [`${fence}${language}`, ...lines, fence]
}

/** Our own words as they are, but for what stands in them by chance and would mean something. */
export function words(given: readonly Word[]): string {
  return given.map(({ kind, text }) => (kind === 'code' ? fenced(text) : plain(text))).join('')
}

export function knownBug(bug: KnownBug): string {
  return `${issueLink(bug)}, ${bug.status}`
}

export function issueLink({ id, link }: KnownBug): string {
  const name = plain(oneLine(id))
  return isLink(link) ? `[${name}](<${link}>)` : `${name} (${code(link)})`
}

export function plain(text: string): string {
  return text.replace(/[\\`*_{}[\]<>|~&!]|(?<!\w)[@#]/g, '\\$&')
}

function longest(text: string): number {
  return Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
}
