import { describe, expect, test } from 'vitest'
import { lex, stringValue } from '../../../src/alloy/parse/lexer.js'

const kinds = (text: string) => lex(text, 'x.als').map(({ kind }) => kind)
const texts = (text: string) => lex(text, 'x.als').map(token => token.text)

test('the longest sign wins', () => {
  expect(kinds('<=>=<<=<:<<>>> >> >==>->++::')).toEqual([
    '<=>',
    '=<',
    '=<',
    '<:',
    '<<',
    '>>>',
    '>>',
    '>=',
    '=>',
    '->',
    '++',
    '.',
    'end',
  ])
})

test('words that mean the same as a sign are that sign', () => {
  expect(kinds('and or not iff implies disjoint <= =<')).toEqual(['&&', '||', '!', '<=>', '=>', 'disj', '=<', '=<', 'end'])
})

test('a name may contain letters of any language, digits, _, $ and "', () => {
  expect(kinds('héllo x" _a a$1 Größe int2')).toEqual(['name', 'name', 'name', 'name', 'name', 'name', 'end'])
})

test('a prime is no part of a name', () => {
  expect(kinds("x'")).toEqual(['name', "'", 'end'])
})

test('keywords are keywords only in their case', () => {
  expect(kinds('sig Sig Int int univ Univ')).toEqual(['sig', 'name', 'Int', 'int', 'univ', 'name', 'end'])
})

test('comments of all three kinds are left out', () => {
  expect(texts('a // b\nc -- d\n/* e\n f */ g /**/ h --')).toEqual(['a', 'c', 'g', 'h', ''])
})

test('a slash is a token, so a qualified name may have spaces', () => {
  expect(texts('a/b / c')).toEqual(['a', '/', 'b', '/', 'c', ''])
})

test.each([
  ['7', 7],
  ['007', 7],
  ['0x0F', 15],
  ['0xFF_00', 65_280],
  ['0b1010', 10],
  ['0b11_11', 15],
  ['2147483647', 2 ** 31 - 1],
])('the number %s', (text, value) => {
  expect(lex(text, 'x.als')[0]).toMatchObject({ kind: 'number', value })
})

test('strings with their escapes', () => {
  const [token] = lex(String.raw`"a\"b\\c\nd"`, 'x.als')
  expect(token && stringValue(token)).toBe('a"b\\c\nd')
})

test('positions count lines of every kind of end, and columns in UTF-16 units', () => {
  const at = (text: string) => lex(text, 'x.als').map(({ at: { line, column } }) => `${line}:${column}`)
  expect(at('a\n  b\r\nc\rd')).toEqual(['1:1', '2:3', '3:1', '4:1', '4:2'])
  expect(at('/* 😀 */ a /*\n*/ b')).toEqual(['1:10', '2:4', '2:5'])
})

describe('what can not be read is said with its place', () => {
  test.each([
    ['a\n /* b', 'x.als:2:2: the comment is not closed'],
    ['a "b\nc"', 'x.als:1:3: the string is not closed in its line'],
    ['""', 'x.als:1:1: a string can not be empty'],
    [String.raw`"\t"`, String.raw`x.als:1:1: a string knows only the escapes \\, \" and \n`],
    ['3a', "x.als:1:1: '3a' is neither a number nor a name: a name can't start with a digit"],
    ['0xF', "x.als:1:1: '0xF' is neither a number nor a name: a name can't start with a digit"],
    ['2147483648', 'x.als:1:1: the number 2147483648 is too large: the largest is 2147483647'],
    ['a ? b', "x.als:1:3: the character '?' (U+003F) has no meaning here"],
    ['a\u00a0b', 'x.als:1:2: the character (U+00A0) has no meaning here'],
    ['\u0000', 'x.als:1:1: the character (U+0000) has no meaning here'],
  ])('%j', (text, message) => {
    expect(() => lex(text, 'x.als')).toThrow(message)
  })
})
