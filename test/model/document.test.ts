import { expect, test } from 'vitest'
import { z } from 'zod'
import { documentOf } from '../../src/model/document.js'
import { jsonDocument } from '../../src/model/index.js'

test('a document says its version first and ends its line', () => {
  expect(jsonDocument({ a: 1 })).toBe('{"schemaVersion":1,"a":1}\n')
})

test('a document is read as what is in it, and is none without its version or with another', () => {
  const schema = documentOf(z.strictObject({ a: z.number() }))
  expect(schema.parse({ schemaVersion: 1, a: 1 })).toEqual({ a: 1 })
  for (const bad of [{ a: 1 }, { schemaVersion: 2, a: 1 }, { schemaVersion: 1 }, { schemaVersion: 1, a: 1, b: 2 }])
    expect(schema.safeParse(bad).success).toBe(false)
})
