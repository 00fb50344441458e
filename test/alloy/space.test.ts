import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openSpace, sampleNumbers, spaceOf } from '../../src/alloy/space.js'
import { folder } from '../support/assay.js'
import { resolving } from './resolve/resolving.js'

const trees =
  'sig Node { parent: lone Node, mark: lone Mark } enum Mark { X, Y } fact { no n: Node | n in n.^parent } run {} for 3'

test('a list, a count and single instances go on side by side', () => {
  const space = spaceOf(resolving(trees).theory)
  const list = space.instances()[Symbol.iterator]()
  const first = list.next().value
  const total = Number(space.count())
  const rest = [...{ [Symbol.iterator]: () => list }]
  const words = [first, ...rest].map(instance => JSON.stringify(instance))
  expect(words).toHaveLength(total)
  expect(new Set(words).size).toBe(total)
  expect(Array.from({ length: total }, (_, k) => JSON.stringify(space.at(BigInt(k))))).toEqual(words)
  expect(() => space.at(BigInt(total))).toThrow(RangeError)
})

test('a sample of the instances is uniform over the classes', () => {
  const space = spaceOf(resolving(trees).theory)
  const total = space.count()
  const seen = new Map<string, number>()
  const rounds = 20_000
  for (let seed = 0; seed < rounds; seed++) {
    for (const number of sampleNumbers(total, 1, seed)) {
      const word = JSON.stringify(space.at(number).fields) + JSON.stringify(space.at(number).sigs.Node)
      seen.set(word, (seen.get(word) ?? 0) + 1)
    }
  }
  const expected = rounds / Number(total)
  const chiSquared = [...seen.values()].reduce((sum, each) => sum + (each - expected) ** 2 / expected, 0)
  // Normal for so many degrees of freedom: the mean and five deviations.
  const freedom = Number(total) - 1
  expect(seen.size).toBe(Number(total))
  expect(chiSquared).toBeLessThan(freedom + 5 * Math.sqrt(2 * freedom))
})

test('a theory that says nothing has one instance, one that contradicts itself none', () => {
  const instancesOf = (text: string) => [...spaceOf(resolving(text).theory).instances()]
  expect(instancesOf('run {}')).toEqual([{ sigs: {}, fields: {} }])
  expect(instancesOf('one sig A {} run {}')).toEqual([{ sigs: { A: ['A$0'] }, fields: {} }])
  expect(instancesOf('sig A {} run { some A and no A }')).toEqual([])
  expect(instancesOf('one sig A {} run { no A }')).toEqual([])
})

test('a scope that is too large is refused with what it would need', () => {
  const space = (text: string) => () => spaceOf(resolving(text).theory)
  expect(space('sig A { r: A -> A -> A } run {} for 60')).toThrow(
    /main\.als:1:26: the scope is too large: A\.r alone would have 12,960,000 tuples; 200,000 are the most$/,
  )
  expect(space('sig A { r: set A } run { no ^r & iden } for 200')).toThrow(
    /main\.als:1:20: the scope is too large: with its 200 atoms the theory would need more than two million gates; lower the scope$/,
  )
})

test('what a scope leaves out is named where the scope is written', () => {
  const file = join(folder({ 'a.als': 'abstract sig Id {} sig A, B extends Id {} sig C {}\nrun {} for 3' }), 'a.als')
  expect(() => openSpace(file, { scope: '2 C' })).toThrow('--scope:1:3: the signatures A, B need a scope: the command gives none')
  expect(() => openSpace(file, { scope: '2 C, 1 A' })).toThrow(
    '--scope:1:3: the signature B needs a scope: the command gives none',
  )
})
