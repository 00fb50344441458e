import { expect, test } from 'vitest'
import { type Module, moduleOf, relevantModules } from '../../../../src/languages/java/project/modules.js'

/** `app` and `tool` need `core`, which needs `base`; `tool` also needs `extra`; `alone` has nothing to do with them. */
const modules: readonly Module[] = [
  { folder: 'base/', name: 'base', needs: [] },
  { folder: 'core/', name: 'core', needs: ['base'] },
  { folder: 'app/', name: 'app', needs: ['core'] },
  { folder: 'tools/tool/', name: 'tool', needs: ['core', 'extra'] },
  { folder: 'extra/', name: 'extra', needs: [] },
  { folder: 'alone/', name: 'alone', needs: [] },
]
const folders = (changed: readonly string[]) => {
  const { least, most } = relevantModules(modules, changed)
  return [[...least].sort(), [...most].sort()]
}

test('what a change touches comes with what it needs; what may break by it, with what that needs', () => {
  expect(folders(['core/src/A.java'])).toEqual([
    ['base/', 'core/'],
    ['app/', 'base/', 'core/', 'extra/', 'tools/tool/'],
  ])
  expect(folders(['alone/A.java'])).toEqual([['alone/'], ['alone/']])
  expect(folders(['app/A.java', 'alone/A.java'])[0]).toEqual(['alone/', 'app/', 'base/', 'core/'])
})

test('a file outside of all modules may be about each of them', () => {
  expect(folders(['elsewhere/A.java'])[0]).toHaveLength(modules.length)
})

test('modules that need each other end', () => {
  const circle = [
    { folder: 'a/', name: 'a', needs: ['b'] },
    { folder: 'b/', name: 'b', needs: ['a'] },
  ]
  expect([...relevantModules(circle, ['a/A.java']).least]).toEqual(['a/', 'b/'])
})

test('a file belongs to the innermost module', () => {
  const nested = [...modules, { folder: 'core/inner/', name: 'inner', needs: [] }]
  expect(moduleOf('core/inner/A.java', nested)?.name).toBe('inner')
  expect(moduleOf('core/innerX/A.java', nested)?.name).toBe('core')
})
