import { expect, test } from 'vitest'
import { sampleNumbers } from '../../../src/alloy/enumerate/sample.js'

test('a sample has as many different numbers as asked for, in ascending order', () => {
  const sample = sampleNumbers(10_000_000n, 1000, 7)
  expect(new Set(sample).size).toBe(1000)
  expect(sample).toEqual([...sample].sort((left, right) => Number(left - right)))
  expect(sample.every(number => number >= 0n && number < 10_000_000n)).toBe(true)
})

test('the same seed gives the same sample, another seed another', () => {
  expect(sampleNumbers(1n << 70n, 5, 1)).toEqual(sampleNumbers(1n << 70n, 5, 1))
  expect(sampleNumbers(1n << 70n, 5, 1)).not.toEqual(sampleNumbers(1n << 70n, 5, 2))
})

test('a sample of all, or of more than there are, is all', () => {
  expect(sampleNumbers(4n, 4, 1)).toEqual([0n, 1n, 2n, 3n])
  expect(sampleNumbers(4n, 9, 1)).toEqual([0n, 1n, 2n, 3n])
  expect(sampleNumbers(0n, 9, 1)).toEqual([])
})

test('every number is as likely as every other, and so is every pair', () => {
  const rounds = 60_000
  const numbers = new Map<bigint, number>()
  const pairs = new Map<string, number>()
  for (let seed = 0; seed < rounds; seed++) {
    const sample = sampleNumbers(7n, 2, seed)
    for (const number of sample) numbers.set(number, (numbers.get(number) ?? 0) + 1)
    pairs.set(sample.join(), (pairs.get(sample.join()) ?? 0) + 1)
  }
  // The 99.9 % quantiles of chi squared with 6 and 20 degrees of freedom.
  expect(chiSquared([...numbers.values()], (2 * rounds) / 7)).toBeLessThan(22.46)
  expect(chiSquared([...pairs.values()], rounds / 21)).toBeLessThan(45.31)
  expect([numbers.size, pairs.size]).toEqual([7, 21])
})

function chiSquared(observed: readonly number[], expected: number): number {
  return observed.reduce((sum, each) => sum + (each - expected) ** 2 / expected, 0)
}
