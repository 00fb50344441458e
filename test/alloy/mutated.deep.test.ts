import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { loadModules } from '../../src/alloy/parse/modules.js'
import { resolve } from '../../src/alloy/resolve/resolve.js'
import { spaceOf } from '../../src/alloy/space.js'
import { onlyRefuses } from './parse/mutated.js'

const folder = mkdtempSync(join(tmpdir(), 'assay-mutated-'))
afterAll(() => rmSync(folder, { recursive: true }))

const folderOfModels = new URL('models/', import.meta.url)
const models = readdirSync(folderOfModels)
  .filter(name => name.endsWith('.als'))
  .map(name => readFileSync(new URL(name, folderOfModels), 'utf8'))

/** Little, so that a theory that became a large one is refused soon. */
const cost = 500_000

test('three thousand mutated theories have instances, or none, or are refused in one line', { timeout: 180_000 }, () => {
  const file = join(folder, 'mutated.als')
  let solved = 0
  const solve = (text: string) => {
    writeFileSync(file, text)
    const { theory } = resolve(loadModules(file), {})
    for (const instance of spaceOf(theory, cost).instances()) {
      expect(Object.keys(instance.sigs).length).toBe(theory.sigs.length)
      solved++
      break
    }
  }
  onlyRefuses(3_000, solve, models)
  expect(solved).toBeGreaterThan(1000)
})
