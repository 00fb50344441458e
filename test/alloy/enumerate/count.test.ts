import { expect, test } from 'vitest'
import { Count } from '../../../src/alloy/enumerate/count.js'
import { Enumeration } from '../../../src/alloy/enumerate/enumerate.js'
import { ground } from '../../../src/alloy/ground/ground.js'
import { resolving } from '../resolve/resolving.js'

const graphs = 'sig Node { edges: set Node } run {} for exactly 4 Node'
const people = `
  sig Person { parents: set Person, home: lone House, age: one Age }
  sig House {}
  enum Age { Young, Old }
  fact { no p: Person | p in p.^parents }
  run {} for 3`

function enumerationOf(text: string): Enumeration {
  return new Enumeration(ground(resolving(text).theory))
}

/** All instances, as words. */
function all(enumeration: Enumeration, count: Count, from: bigint): string[] {
  const words: string[] = []
  for (const completions of count.from(from)) {
    do words.push(completions.values.join(''))
    while (completions.next())
  }
  expect(words.every(word => word.length === enumeration.order.inputs.length)).toBe(true)
  return words
}

test.each([
  ['graphs', graphs, 3044],
  ['people', people, 1497],
])('the k-th is the k-th of the list, and the list goes on from any number: %s', (_, text, total) => {
  const enumeration = enumerationOf(text)
  const count = new Count(enumeration)
  const words = all(enumeration, count, 0n)
  expect(count.total).toBe(BigInt(total))
  expect(words).toEqual([...new Set(words)].sort().reverse())
  expect(words).toHaveLength(total)
  for (let k = 0; k < total; k += 97) expect(count.at(BigInt(k))?.join('')).toBe(words[k])
  for (const k of [1, 500, total - 1, total]) expect(all(enumeration, count, BigInt(k))).toEqual(words.slice(k))
  expect(count.at(BigInt(total))).toBeUndefined()
  expect(count.at(-1n)).toBeUndefined()
})

// So few that blocks are forgotten, and found again by search.
test.each([
  { marks: 3, nodes: 1 << 20 },
  { marks: 1 << 15, nodes: 50 },
  { marks: 2, nodes: 10 },
])('it is so too with little memory: %o', memory => {
  for (const text of [graphs, people]) {
    const enumeration = enumerationOf(text)
    const words = all(enumeration, new Count(enumeration), 0n)
    const count = new Count(enumeration, memory)
    expect(count.total).toBe(BigInt(words.length))
    for (let k = 0; k < words.length; k += 211) {
      expect(count.at(BigInt(k))?.join('')).toBe(words[k])
      const [next] = count.from(BigInt(k))
      expect(next?.values.join('').length).toBe(words[k]?.length)
    }
    expect(all(enumeration, count, 1000n)).toEqual(words.slice(1000))
  }
})
