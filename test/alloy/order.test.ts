/** The number of an instance is a promise: what is pinned here changes only with `orderVersion`. */
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { orderVersion } from '../../src/alloy/enumerate/order.js'
import { spaceOf } from '../../src/alloy/space.js'
import { resolving } from './resolve/resolving.js'

const programs = `
  open util/ordering[Time]
  sig Time {}
  abstract sig Type {}
  one sig IntType extends Type {}
  sig Class extends Type { extend: lone Class, fields: set Field }
  sig Field { type: one Type, seen: Time -> lone Class }
  fact { no c: Class | c in c.^extend  all f: Field | one fields.f  all f: Field | lone f.seen }
  run { some extend } for 2 but exactly 2 Time, 3 Class, 2 Field`

const numbers = `
  sig Item { weight: one Int, tags: seq Tag }
  enum Tag { A, B }
  run { all i: Item | i.weight > 0 and #i.tags = i.weight  some disj i, j: Item | i.weight != j.weight } for 3 but 3 Int, 2 seq`

function pinned(text: string): { count: bigint; all: string; twentieth: string } {
  const space = spaceOf(resolving(text).theory)
  const hash = createHash('sha256')
  for (const instance of space.instances()) hash.update(`${JSON.stringify(instance)}\n`)
  return { count: space.count(), all: hash.digest('hex').slice(0, 16), twentieth: JSON.stringify(space.at(20n).fields) }
}

test('the order is that of its version', () => {
  expect(orderVersion).toBe(1)
  expect(pinned(programs)).toMatchInlineSnapshot(`
    {
      "all": "6432dbb514b50453",
      "count": 9667n,
      "twentieth": "{"ordering/Ord.First":[["ordering/Ord$0","Time$0"]],"ordering/Ord.Next":[["ordering/Ord$0","Time$0","Time$1"]],"Class.extend":[["Type$0","Type$1"],["Type$1","Type$2"]],"Class.fields":[["Type$0","Field$0"],["Type$0","Field$1"]],"Field.type":[["Field$0","Type$1"],["Field$1","Type$1"]],"Field.seen":[["Field$0","Time$0","Type$0"],["Field$1","Time$0","Type$1"]]}",
    }
  `)
  expect(pinned(numbers)).toMatchInlineSnapshot(`
    {
      "all": "45165c94cafd40fb",
      "count": 40n,
      "twentieth": "{"ordering/Ord.First":[["ordering/Ord$0","A$0"]],"ordering/Ord.Next":[["ordering/Ord$0","A$0","B$0"]],"Item.weight":[["Item$0","1"],["Item$1","2"],["Item$2","2"]],"Item.tags":[["Item$0","0","A$0"],["Item$1","0","B$0"],["Item$1","1","A$0"],["Item$2","0","B$0"],["Item$2","1","B$0"]]}",
    }
  `)
})
