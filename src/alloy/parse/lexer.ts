/**
 * A theory's text as tokens, by Alloy 6's rules. Words and signs that mean the same have the same kind (`and` is `&&`), and `kind`
 * is all that the parser looks at; the text is kept for messages.
 */
import { type Position, TheoryError } from '../position.js'

export interface Token {
  readonly kind: Kind
  readonly text: string
  readonly at: Position
  /** Of a number. */
  readonly value?: number
}

export type Kind = 'name' | 'number' | 'string' | 'end' | Word | Sign

export function lex(text: string, file: string): readonly Token[] {
  const tokens: Token[] = []
  let line = 1
  let lineStart = 0
  let offset = 0
  const here = (): Position => ({ file, line, column: offset - lineStart + 1 })
  while (offset < text.length) {
    pattern.lastIndex = offset
    const { 0: found, groups = {} } = pattern.exec(text) ?? unreadable(text, offset, here())
    if (groups.space === undefined) tokens.push(tokenOf(found, groups, here()))
    for (const { index, 0: lineBreak } of found.matchAll(/\r\n?|\n/g)) {
      line++
      lineStart = offset + index + lineBreak.length
    }
    offset += found.length
  }
  tokens.push({ kind: 'end', text: '', at: here() })
  return tokens
}

/** Alloy's reserved words. */
const words = [
  ...['abstract', 'all', 'as', 'assert', 'but', 'check', 'disj', 'else', 'enum', 'exactly', 'exh', 'expect', 'extends', 'fact'],
  ...['for', 'fun', 'iden', 'in', 'int', 'Int', 'let', 'lone', 'module', 'no', 'none', 'one', 'open', 'part', 'pred', 'private'],
  ...['run', 'seq', 'set', 'sig', 'some', 'String', 'sum', 'this', 'univ', 'steps', 'var'],
  ...['after', 'always', 'before', 'eventually', 'historically', 'once', 'releases', 'since', 'triggered', 'until'],
] as const
type Word = (typeof words)[number]

/** The longer before the shorter. */
const signs = [
  ...['>>>', '<=>'],
  ...['&&', '++', '->', ':>', '<:', '<<', '=<', '=>', '>>', '>=', '||'],
  ...[
    '!',
    '#',
    '&',
    '(',
    ')',
    '*',
    '+',
    ',',
    '-',
    '.',
    '/',
    ':',
    '<',
    '=',
    '>',
    '@',
    '[',
    ']',
    '^',
    '{',
    '|',
    '}',
    '~',
    ';',
    "'",
  ],
] as const
type Sign = (typeof signs)[number]

const synonyms: Readonly<Record<string, Kind>> = {
  and: '&&',
  or: '||',
  not: '!',
  iff: '<=>',
  implies: '=>',
  disjoint: 'disj',
  exhaustive: 'exh',
  partition: 'part',
  '<=': '=<',
  '::': '.',
  '‘': "'",
  '’': "'",
}

const kinds = new Map<string, Kind>([...[...words, ...signs].map(kind => [kind, kind] as const), ...Object.entries(synonyms)])

/** A name may contain `"`, but not start with it, and no longer `'`: that is a temporal operator. */
const pattern = new RegExp(
  [
    String.raw`(?<space>[ \t\f\r\n]+|(?:\/\/|--)[^\r\n]*|\/\*[^]*?\*\/)`,
    String.raw`(?<name>[\p{L}\p{Nl}\p{Sc}\p{Pc}][\p{L}\p{Nl}\p{Sc}\p{Pc}\p{Nd}\p{Mn}\p{Mc}"]*)`,
    String.raw`(?<number>\d[\p{L}\p{Nd}_$"]*)`,
    String.raw`(?<string>"(?:[^"\\\r\n]|\\[^\r\n])*")`,
    `(?<sign>${['<=>', '<=', '::', '‘', '’', ...signs].map(escaped).join('|')})`,
  ].join('|'),
  'uy',
)

/** Not the slash of a comment that is never closed. */
function escaped(sign: string): string {
  return sign.replace(/[\^$.*+?()[\]{}|]/g, '\\$&').replace('/', '\\/(?!\\*)')
}

function tokenOf(text: string, groups: Readonly<Record<string, string | undefined>>, at: Position): Token {
  if (groups.number !== undefined) return { kind: 'number', text, at, value: numberIn(text, at) }
  if (groups.string !== undefined) return { kind: 'string', text: checkedString(text, at), at }
  return { kind: kinds.get(text) ?? 'name', text, at }
}

const largestNumber = 2 ** 31 - 1

function numberIn(text: string, at: Position): number {
  const digits = text.replaceAll('_', '')
  const value =
    /^0x([\da-fA-F]{2})+$/.test(digits) || /^0b[01]+$/.test(digits) || /^\d+$/.test(digits) ? Number(digits) : Number.NaN
  if (Number.isNaN(value)) throw new TheoryError(at, `'${text}' is neither a number nor a name: a name can't start with a digit`)
  if (value > largestNumber)
    throw new TheoryError(
      at,
      `the number ${text.length > 20 ? `${text.slice(0, 20)}…` : text} is too large: the largest is ${largestNumber}`,
    )
  return value
}

function checkedString(text: string, at: Position): string {
  if (text === '""') throw new TheoryError(at, 'a string can not be empty')
  if (/\\[^n"\\]/.test(text.replaceAll('\\\\', '')))
    throw new TheoryError(at, String.raw`a string knows only the escapes \\, \" and \n`)
  return text
}

/** What a string token stands for. */
export function stringValue({ text }: Token): string {
  return text.slice(1, -1).replace(/\\(.)/g, (_, escaped: string) => (escaped === 'n' ? '\n' : escaped))
}

function unreadable(text: string, offset: number, at: Position): never {
  if (text.startsWith('/*', offset)) throw new TheoryError(at, 'the comment is not closed')
  if (text.startsWith('"', offset)) throw new TheoryError(at, 'the string is not closed in its line')
  const character = String.fromCodePoint(text.codePointAt(offset) ?? 0)
  const shown = /[\p{L}\p{N}\p{P}\p{S}]/u.test(character) ? ` '${character}'` : ''
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  throw new TheoryError(at, `the character${shown} (U+${code}) has no meaning here`)
}
