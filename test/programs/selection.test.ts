import { describe, expect, test } from 'vitest'
import type { Space } from '../../src/alloy/space.js'
import { type Selection, selected } from '../../src/programs/selection.js'

/** A space that notes how its instances were asked for. */
function spaceOf(total: bigint): Space & { readonly asked: string[] } {
  const asked: string[] = []
  const instance = (number: bigint) => ({ sigs: { A: [`A$${number}`] }, fields: {} })
  return {
    asked,
    warnings: [],
    vocabulary: { sigs: [], fields: [] },
    count() {
      asked.push('count')
      return total
    },
    at(number) {
      asked.push(`at ${number}`)
      return instance(number)
    },
    *instances(from = 0n) {
      asked.push(`from ${from}`)
      for (let number = from; number < total; number++) yield instance(number)
    },
  }
}

const everything: Selection = { from: 0n, every: 1n }

function numbers(total: bigint, selection: Partial<Selection>): readonly bigint[] {
  const found = [...selected(spaceOf(total), { ...everything, ...selection })]
  for (const { number, instance } of found) expect(instance.sigs).toEqual({ A: [`A$${number}`] })
  return found.map(({ number }) => number)
}

describe('what is selected', () => {
  test.each<[string, Partial<Selection>, readonly bigint[]]>([
    ['all', {}, [0n, 1n, 2n, 3n, 4n, 5n, 6n, 7n, 8n, 9n]],
    ['a range', { from: 3n, to: 6n }, [3n, 4n, 5n]],
    ['a range beyond the end', { from: 8n, to: 100n }, [8n, 9n]],
    ['a range after the end', { from: 10n, to: 100n }, []],
    ['an empty range', { from: 4n, to: 4n }, []],
    ['every third', { every: 3n }, [0n, 3n, 6n, 9n]],
    ['every third of a range', { from: 1n, to: 8n, every: 3n }, [1n, 4n, 7n]],
    ['every ninth', { every: 9n }, [0n, 9n]],
    ['every ninth of a range', { from: 2n, to: 20n, every: 9n }, [2n]],
    ['the first four', { limit: 4n }, [0n, 1n, 2n, 3n]],
    ['none', { limit: 0n }, []],
    ['the first two of every third of a range', { from: 1n, to: 9n, every: 3n, limit: 2n }, [1n, 4n]],
    ['a sample of all', { sample: { size: 10, seed: 1 } }, [0n, 1n, 2n, 3n, 4n, 5n, 6n, 7n, 8n, 9n]],
    ['a sample of more than all', { sample: { size: 100, seed: 1 }, from: 8n }, [8n, 9n]],
    ['a sample of nothing', { sample: { size: 3, seed: 1 }, from: 10n }, []],
  ])('%s', (_, selection, expected) => {
    expect(numbers(10n, selection)).toEqual(expected)
  })

  test.each([10n, 1000n, 10n ** 30n])('a sample of %s is taken from what the range and every n-th leave', total => {
    const found = numbers(total, { from: 1n, to: total, every: 2n, sample: { size: 3, seed: 7 } })
    expect(found).toHaveLength(3)
    expect(found).toEqual([...new Set(found)].sort((a, b) => (a < b ? -1 : 1)))
    for (const number of found) expect(number % 2n).toBe(1n)
    expect(numbers(total, { from: 1n, to: total, every: 2n, sample: { size: 3, seed: 7 }, limit: 2n })).toEqual(found.slice(0, 2))
  })
})

describe('how it is found', () => {
  test('nothing is counted when everything is wanted', () => {
    const space = spaceOf(10n ** 30n)
    expect([...selected(space, { ...everything, limit: 3n })]).toHaveLength(3)
    expect(space.asked).toEqual(['from 0'])
  })

  test('what lies far apart is made directly', () => {
    const space = spaceOf(10n ** 30n)
    const [first, second] = selected(space, { from: 5n, every: 10n ** 20n })
    expect([first?.number, second?.number]).toEqual([5n, 5n + 10n ** 20n])
    expect(space.asked).toEqual(['count', 'at 5', 'at 100000000000000000005'])
  })

  test('a dense sample is walked through, and no further than its last', () => {
    const space = spaceOf(100n)
    expect([...selected(space, { ...everything, sample: { size: 50, seed: 1 } })]).toHaveLength(50)
    expect(space.asked).toEqual(['count', 'from 0'])
  })
})
