import { expect, test } from 'vitest'
import { rankedSeeds } from '../../../src/languages/java/ranked-seeds.js'

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
  expect(rankedSeeds(all, impacted, ['shop.Cart'])).toEqual([any, anys, items, item, total, cartPrice, price])
})

test('there are as many as a search has time for', () => {
  const many = Array.from({ length: 4000 }, () => seed('p.A#m()'))
  expect(rankedSeeds(many, [], [])).toHaveLength(3000)
})

function seed(...members: readonly string[]) {
  return { steps: members.map(member => ({ member, type: 'int', arguments: [] })) }
}

function impact(element: string, distance: number) {
  return { element, distance }
}
