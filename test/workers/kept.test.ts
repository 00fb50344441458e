import { readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Kept, keyOf } from '../../src/workers/kept.js'
import { scratch } from './fake.js'

test('what is kept is found again, by whoever reads it', () => {
  const env = { ASSAY_CACHE: scratch() }
  new Kept('things', { env }).keep('a', '{"n":1}')
  expect(new Kept('things', { env }).find('a', text => JSON.parse(text))).toEqual({ n: 1 })
  expect(new Kept('things', { env }).find('b', text => text)).toBeUndefined()
  expect(new Kept('others', { env }).find('a', text => text)).toBeUndefined()
})

test('what can not be read is as if it were not there', () => {
  const folder = scratch()
  const kept = new Kept('things', { env: { ASSAY_CACHE: folder } })
  kept.keep('a', '{"n":1}')
  writeFileSync(join(folder, 'things/a.json'), '{"n":')
  expect(kept.find('a', text => JSON.parse(text))).toBeUndefined()
})

test('what was not used for longest goes when there is too much', () => {
  const folder = scratch()
  const kept = new Kept('things', { env: { ASSAY_CACHE: folder }, mostBytes: 25 })
  for (const [at, key] of ['a', 'b'].entries()) {
    kept.keep(key, '0123456789')
    utimesSync(join(folder, `things/${key}.json`), 1000 + at, 1000 + at)
  }
  kept.find('a', text => text)
  kept.keep('c', '0123456789')
  expect(readdirSync(join(folder, 'things')).sort()).toEqual(['a.json', 'c.json'])
})

test('a cache that can not be written keeps nothing, and nobody fails', () => {
  const file = join(scratch(), 'file')
  writeFileSync(file, '')
  const kept = new Kept('things', { env: { ASSAY_CACHE: file } })
  expect(() => kept.keep('a', 'text')).not.toThrow()
  expect(kept.find('a', text => text)).toBeUndefined()
})

test('keys differ where texts do, however they are cut', () => {
  expect(keyOf(['ab', 'c'])).toBe(keyOf(['ab', 'c']))
  expect(new Set([keyOf(['ab', 'c']), keyOf(['a', 'bc']), keyOf(['abc']), keyOf(['c', 'ab'])]).size).toBe(4)
})
