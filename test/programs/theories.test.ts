import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { nearTheories, shippedTheories, shippedTheory } from '../../src/programs/theories.js'

describe('the theories that come with Assay', () => {
  test('have a name, a file and a sentence about what they are', () => {
    const theories = shippedTheories()
    expect(theories.map(({ name }) => name)).toContain('java/pull-up-method')
    for (const { name, file, description } of theories) {
      expect(name).toMatch(/^[a-z]+\/[a-z-]+$/)
      expect(existsSync(file)).toBe(true)
      expect(description).toMatch(/^[A-Z][^*\n]+\.$/)
      expect(shippedTheory(name)).toMatchObject({ name, file })
    }
  })

  test('are in the order of their names, and modules are none of them', () => {
    const names = shippedTheories().map(({ name }) => name)
    expect(names).toEqual([...names].sort())
    expect(names).not.toContain('java/metamodel')
    expect(names).not.toContain('java/refactoring')
  })

  test('another name is refused, with those that are near', () => {
    expect(() => shippedTheory('java/pullup-method')).toThrow(
      /^unknown theory java\/pullup-method; did you mean java\/pull-up-method.*\? assay generate --list lists all$/,
    )
    expect(() => shippedTheory('java/none')).toThrow(
      'unknown theory java/none; give a name or the path of an .als file; assay generate --list lists all',
    )
  })
})

describe('the nearest names', () => {
  const names = ['java/pull-up-field', 'java/pull-up-method', 'java/push-down-method', 'java/rename-class', 'java/rename-method']

  test.each<[string, string, readonly string[]]>([
    ['a letter is wrong', 'java/rename-clazz', ['java/rename-class']],
    ['the language is missing', 'rename-class', ['java/rename-class']],
    ['the language is another', 'haskell/rename-class', ['java/rename-class']],
    ['words are missing', 'java/pull-up', ['java/pull-up-field', 'java/pull-up-method']],
    ['letters are large', 'java/Rename-Class', ['java/rename-class']],
    ['it is quite another', 'java/extract', []],
    ['it is empty', 'java/', []],
  ])('%s', (_, given, expected) => {
    expect(nearTheories(given, names)).toEqual(expected)
  })

  test('the nearest comes first, and there are three at most', () => {
    const near = nearTheories('java/pullup-method', names)
    expect(near[0]).toBe('java/pull-up-method')
    expect(near.length).toBeLessThanOrEqual(3)
    expect(nearTheories('method', ['a/method-1', 'a/method-2', 'a/method-3', 'a/method-4'])).toHaveLength(3)
  })
})
