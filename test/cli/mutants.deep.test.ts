/**
 * Precision before recall, in small; `npm run bench:mutants` is the whole of it. What is true of a pair is found by plain javac and
 * Java and a caller that knows only the public members, not by Assay.
 */
import { beforeAll, expect, test } from 'vitest'
import { print } from '../../corpus/mutants/java/print.js'
import { type Judged, keepPairs, plantedPairs } from '../../corpus/mutants/pairs.js'
import { openTruth } from '../../corpus/mutants/truth.js'
import { pickJdk } from '../../src/jvm/jdk.js'
import type { CheckResult } from '../../src/model/index.js'
import { checkBatch } from '../support/assay.js'

const keptCount = 20
/** Enough for every kind of fault, and the fewest of which one is one in a hundred. */
const plantedCount = 100
const seed = 2024

let kept: readonly Judged[] = []
let planted: readonly Judged[] = []
let results: Readonly<Record<string, CheckResult>> = {}

beforeAll(async () => {
  await using truth = openTruth(pickJdk({ min: 17 }))
  kept = await keepPairs(keptCount, seed, truth)
  planted = await plantedPairs(plantedCount, seed, truth)
  const pairs = [...kept, ...planted].map(({ id, before, after }) => [id, { before: print(before), after: print(after) }])
  results = (await checkBatch(Object.fromEntries(pairs))).results
}, 600_000)

test('no edit that keeps the behaviour is called a change', () => {
  expect(kept).toHaveLength(keptCount)
  const alarms = kept.filter(({ id }) => !['preserved', 'unknown'].includes(results[id]?.verdict.kind ?? ''))
  expect(alarms.map(({ id, edits }) => ({ id, edits, verdict: results[id]?.verdict }))).toEqual([])
  const judged = kept.filter(({ id }) => results[id]?.verdict.kind === 'preserved')
  expect(judged.length).toBeGreaterThanOrEqual(0.95 * keptCount)
})

test('at least 99 in 100 faults that reach a result are found', () => {
  expect(planted).toHaveLength(plantedCount)
  const missed = planted.filter(({ id }) => results[id]?.verdict.kind !== 'changed')
  const about = missed.map(({ id, edits, truth }) => `${id} ${edits.join(', ')}: ${truth.detail.join(' ')}`)
  expect(missed.length, about.join('\n')).toBeLessThanOrEqual(0.01 * plantedCount)
})
