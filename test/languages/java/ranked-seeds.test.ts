import { expect, test } from 'vitest'
import { chooseSeeds } from '../../../src/languages/java/ranked-seeds.js'

test('what ends nearest to the change comes first, and of each method one after the other', () => {
  const impacted = [impact('shop.Cart#any()', 0), impact('shop.Cart#item()', 2)]
  const all = [
    seed('shop.Price#of()'),
    seed('shop.Cart#<init>()', 'shop.Price#of()'),
    seed('shop.Cart#total()'),
    seed('shop.Cart#item()', 'shop.Cart#item()'),
    seed('shop.Cart#item()'),
    seed('shop.Cart#any()'),
    seed('shop.Cart#any()', 'shop.Cart#any()'),
  ]
  const [price, cartPrice, total, items, item, any, anys] = all
  expect(sequences([source('shop/ATest.java', all)], impacted, ['shop.Cart'])).toEqual([
    any,
    anys,
    items,
    item,
    total,
    cartPrice,
    price,
  ])
})

test('there are as many as a search has time for', () => {
  const many = Array.from({ length: 4000 }, () => seed('p.A#m()'))
  expect(sequences([source('p/ATest.java', many)])).toHaveLength(3000)
})

test('constants of the most relevant sources come first, each once', () => {
  const sources = [source('p/Other.java', [], ['x', 'y'], [1, 2]), source('p/ATest.java', [], ['y', 'z'], [2, 3])]
  const { texts, numbers } = chooseSeeds({ sources }, { relevant: ['p/ATest.java'], changed: [] }, [])
  expect([texts, numbers]).toEqual([
    ['y', 'z', 'x'],
    [2, 3, 1],
  ])
})

test('of what differs in nothing else the sequences of the most relevant sources come first', () => {
  const [near, far] = [seed('p.A#m()'), seed('p.A#m()', 'p.A#m()')]
  const sources = [source('p/Other.java', [far]), source('p/ATest.java', [near])]
  expect(sequences(sources, [], [], ['p/ATest.java'])).toEqual([near, far])
})

type Sources = Parameters<typeof chooseSeeds>[0]['sources']
type Seeds = Sources[number]['seeds']

function source(path: string, seeds: Seeds, texts: string[] = [], numbers: number[] = []): Sources[number] {
  return { path, seeds, texts, numbers }
}

function sequences(
  sources: Sources,
  impacted: Parameters<typeof chooseSeeds>[2] = [],
  changed: readonly string[] = [],
  relevant: readonly string[] = [],
) {
  return chooseSeeds({ sources }, { relevant, changed }, impacted).sequences
}

function seed(...members: readonly string[]) {
  return { steps: members.map(member => ({ member, type: 'int', arguments: [] })) }
}

function impact(element: string, distance: number) {
  return { element, distance }
}
