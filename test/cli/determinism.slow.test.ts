/** The same input, options and seed give the same bytes, but for the time that it took: whatever else the machine does. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pairs } from '../../corpus/pairs/pairs.js'
import type { Pair } from '../../src/model/index.js'
import { answersOf, assay, batchText, folder, members, type Ran } from '../support/assay.js'

const withoutTime = ({ stdout }: Ran) => stdout.replaceAll(/"time":\{"totalMs":\d+\}/g, '"time":{}')

/** So much that it is never the time that ends a search. */
const unhurried = ['--budget', '60s']
const batchOptions = ['check', '--batch', '-', '--quiet', ...unhurried]

/** Enough methods that some sequences are left to chance. */
const wide = (value: number) =>
  Array.from(
    { length: 12 },
    (_, n) => `public int m${n}(int i, int k) { return i * ${n} + k${n === 7 ? ` + ${value}` : ''}; }`,
  ).join('\n')

const singles: Readonly<Record<string, Pair>> = {
  changed: members('public int m(int i) { return i; }', 'public int m(int i) { return i == 2 ? 7 : i; }'),
  'changed in many ways': members(wide(0), wide(1)),
  preserved: members('public int m(int i) { return i * 2; }', 'public int m(int i) { return i + i; }'),
  uncompilable: members('public int m(int i) { return i; }', 'public int m(int i) { return j; } int k() { }'),
  unknown: members('public int m(int i) { while (true) { i++; } }', 'public int m(int i) { return i; }'),
}

const single = (pair: Pair, ...output: readonly string[]) => {
  const [before, after] = [folder(pair.before), folder(pair.after)]
  return () => assay(['check', '--sequences', '40', '--seed', '5', '--all-witnesses', ...output, before, after])
}

async function expectSameTwice(run: () => Promise<Ran>): Promise<void> {
  const [first, second] = await Promise.all([run(), run()])
  expect(withoutTime(first).length).toBeGreaterThan(20)
  expect(withoutTime(second)).toBe(withoutTime(first))
  expect(second.code).toBe(first.code)
}

test.each(Object.entries(singles))('a single check that is %s gives the same bytes twice', (_, pair) =>
  expectSameTwice(single(pair, '--json')),
)

test('as text too it gives the same bytes twice', () => expectSameTwice(single(members(wide(0), wide(1)))))

test('a pair gives the same bytes alone, in a batch, among others, on a busy machine, and with another number of workers', async () => {
  const chosen = [...pairs(20, 3)].map(({ id, before, after }) => [id, { before, after }] as const)
  const input = batchText(Object.fromEntries(chosen))
  const run = (text: string) => assay(batchOptions, { input: text })
  const quiet = await run(input)
  const kinds = new Set(answersOf(quiet).map(({ verdict }) => verdict?.kind))
  expect([...kinds]).toEqual(expect.arrayContaining(['changed', 'preserved', 'uncompilable']))
  expect(answersOf(quiet).map(({ id }) => id)).toEqual(chosen.map(([id]) => id))

  // Each keeps the machine busy for the other.
  const [reversed, more] = await Promise.all([run(batchText(Object.fromEntries(chosen.toReversed()))), withProcessors(3, input)])
  const lines = (ran: Ran) =>
    withoutTime(ran)
      .split('\n')
      .filter(line => line !== '')
  expect(lines(reversed).toReversed()).toEqual(lines(quiet))
  expect(withoutTime(more)).toBe(withoutTime(quiet))

  const differing = answersOf(quiet).find(({ verdict }) => verdict?.kind === 'changed')
  const [, pair] = chosen.find(([id]) => id === differing?.id) ?? []
  if (pair === undefined) throw new Error('no pair that differs')
  const alone = await assay(['check', '--json', ...unhurried, folder(pair.before), folder(pair.after)])
  const id = `"id":${JSON.stringify(differing?.id)},`
  const line = lines(quiet).find(text => text.startsWith(`{"schemaVersion":1,${id}`)) ?? ''
  // A single pair is compiled with lines.
  const withoutPlaces = withoutTime(alone).replaceAll(/,"at":\{[^}]*\}/g, '')
  expect(withoutPlaces).toBe(`${line.replace(id, '')}\n`)
}, 120_000)

test('another seed draws other sequences and comes to the same verdict', async () => {
  const [before, after] = [folder({ 'p/A.java': text(0) }), folder({ 'p/A.java': text(1) })]
  const run = (seed: number) => assay(['check', '--json', '--all-witnesses', ...unhurried, '--seed', `${seed}`, before, after])
  const withoutSeed = (ran: Ran) => withoutTime(ran).replace(/"seed":\d+/, '"seed":0')
  const [one, other] = await Promise.all([run(1), run(2)])
  expect(withoutSeed(other)).not.toBe(withoutSeed(one))
  expect([one.code, other.code]).toEqual([1, 1])

  /** Only what was added up to a certain sum tells the two apart. */
  function text(value: number): string {
    return `package p; public class A { private int t; public void add(int i) { t += i; } public int get() { return t > 11 ? ${value} : 0; } }`
  }
})

/** As on a machine with so many processors: Node is made to count them so. */
function withProcessors(count: number, input: string): Promise<Ran> {
  const preload = folder({
    'count.mjs': [
      "import { syncBuiltinESMExports } from 'node:module'",
      "import os from 'node:os'",
      `os.availableParallelism = () => ${count}`,
      'syncBuiltinESMExports()',
    ].join('\n'),
  })
  const env = { NODE_OPTIONS: `--import ${join(preload, 'count.mjs')}` }
  return assay(batchOptions, { input, env })
}
