/** Theories that have suffered: tokens, characters and lines deleted, doubled, swapped, replaced, and junk put in. */
import fc from 'fast-check'
import { InputError } from '../../../src/model/index.js'
import { theories } from './theories.js'

/** Runs the work on mutated theories; it may refuse them, and nothing else. */
export function onlyRefuses(
  runs: number,
  work: (text: string) => void,
  originals: readonly string[] = Object.values(theories),
): void {
  fc.assert(
    fc.property(mutated(originals), text => {
      try {
        work(text)
      } catch (error) {
        if (!(error instanceof InputError) || error.message.includes('\n')) throw error
      }
    }),
    { numRuns: runs, seed: 5 },
  )
}

const junk = fc.constantFrom(
  ...[
    '{',
    '}',
    '(',
    ')',
    '[',
    ']',
    '|',
    ':',
    ',',
    '.',
    '"',
    "'",
    '@',
    '#',
    '/',
    '/*',
    '*/',
    '//',
    '--',
    '\\',
    '\u0000',
    '\ufeff',
    '\ud800',
    'é',
    '😀',
  ],
  ...[
    'all',
    'some x: ',
    'let',
    'sig',
    'fact',
    'fun',
    'pred',
    'run',
    'for',
    'but',
    'in',
    'not',
    'else',
    '=>',
    '->',
    'seq',
    'this',
    'Int',
    'var',
  ],
  ...[
    'always',
    ';',
    '0x',
    '0b2',
    '99999999999',
    '-',
    '- 1',
    'disj',
    'enum E { A }',
    'open',
    'as',
    'module m',
    'one',
    'fun/add',
    'pred/totalOrder[',
    'x$y',
  ],
)

/** What a theory falls into: words, spaces, signs. */
const pieces = /[\w"]+|\s+|[^\w\s]/gu

type Change = (parts: readonly string[], at: number, other: number, extra: string) => readonly string[]

const changes: Readonly<Record<string, Change>> = {
  delete: (parts, at) => parts.toSpliced(at, 1),
  deleteMany: (parts, at, other) => parts.toSpliced(Math.min(at, other), Math.abs(at - other)),
  double: (parts, at) => parts.toSpliced(at, 0, parts[at] ?? ''),
  swap: (parts, at, other) => parts.with(at, parts[other] ?? '').with(other, parts[at] ?? ''),
  replace: (parts, at, other) => parts.with(at, parts[other] ?? ''),
  insert: (parts, at, _, extra) => parts.toSpliced(at, 0, extra),
  junk: (parts, at, _, extra) => parts.with(at, extra),
}

const mutation = fc.record({
  split: fc.constantFrom<(text: string) => readonly string[]>(
    text => text.match(pieces) ?? [],
    text => text.match(pieces) ?? [],
    text => text.split(/(?=\n)/),
    text => [...text],
  ),
  change: fc.constantFrom(...Object.values(changes)),
  at: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
  other: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
  extra: junk,
})

function mutated(originals: readonly string[]): fc.Arbitrary<string> {
  return fc.tuple(fc.constantFrom(...originals), fc.array(mutation, { minLength: 1, maxLength: 4 })).map(([theory, mutations]) =>
    mutations.reduce((text, { split, change, at, other, extra }) => {
      const parts = split(text)
      const place = (share: number) => Math.floor(share * parts.length)
      return parts.length === 0 ? extra : change(parts, place(at), place(other), extra).join('')
    }, theory),
  )
}
