import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeFolder } from '../../src/workers/make-folder.js'
import { folder } from '../support/assay.js'

test('makes all folders of a path, and is content with those that are there', () => {
  const root = folder({ file: 'x' })
  makeFolder(join(root, 'a/b/c'))
  makeFolder(join(root, 'a/b/c'))
  expect(existsSync(join(root, 'a/b/c'))).toBe(true)
  expect(() => makeFolder(join(root, 'file/b'))).toThrow()
})

test.runIf(existsSync('/proc/self'))('gives up where no folder can be made', () => {
  expect(() => makeFolder('/proc/none/deeper')).toThrow(/ENOENT|EACCES|EPERM/)
})
