/**
 * Our Alloy against the Alloy tool itself: on every model here and on random ones both have the same instances up to isomorphism,
 * ours each once; what Alloy refuses we refuse, at the same place; where it warns we warn.
 */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { missingForAlloy, openAlloyTool } from '../../bench/shared/alloy-tool.js'
import { TheoryError } from '../../src/alloy/position.js'
import { openSpace } from '../../src/alloy/space.js'
import { against } from './against-alloy.js'
import { randomModel } from './random-model.js'

const models = join(dirname(fileURLToPath(import.meta.url)), 'models')
const missing = missingForAlloy()

test.runIf(process.env.CI)('the tool is there where nobody would see that it is missing', () => expect(missing).toBeUndefined())

describe.skipIf(missing !== undefined)(`the same as Alloy${missing === undefined ? '' : ` (${missing})`}`, () => {
  const alloy = openAlloyTool()
  const folder = mkdtempSync(join(tmpdir(), 'assay-random-'))
  afterAll(async () => {
    await alloy[Symbol.asyncDispose]()
    rmSync(folder, { recursive: true })
  })

  test.each(theoriesIn('.'))('%s', async name => {
    const file = join(models, `${name}.als`)
    const { commands, differences } = await against(alloy, file, 0)
    expect(differences, commands[0]).toEqual([])
    for (let n = 1; n < commands.length; n++) expect((await against(alloy, file, n)).differences, commands[n]).toEqual([])
  })

  test.each(theoriesIn('warned'))('warned of: %s', async name => {
    const file = join(models, 'warned', `${name}.als`)
    const { differences, warnings } = await against(alloy, file, 0)
    expect(differences).toEqual([])
    const lines = openSpace(file).warnings.map(warning => Number(warning.slice(file.length + 1).split(':', 1)[0]))
    expect(lines).toEqual(warnings.map(({ line }) => line))
  })

  test.each(theoriesIn('refused'))('refused: %s', async name => {
    const file = join(models, 'refused', `${name}.als`)
    const { problem } = await alloy.ask({ file })
    expect(problem).toBeDefined()
    // A module that is not there Alloy misses nowhere.
    expect(refusal(file).position.line).toBe(name === 'unknown-module' ? 2 : problem?.line)
  })

  test.each(Array.from({ length: 8 }, (_, n) => n))('random models, ten from %s0 on', async part => {
    for (let seed = 10 * part; seed < 10 * part + 10; seed++) {
      const file = join(folder, `${seed}.als`)
      writeFileSync(file, randomModel(seed))
      expect((await against(alloy, file, 0)).differences, randomModel(seed)).toEqual([])
    }
  })
})

test.each(theoriesIn('unsupported'))('not supported: %s', name => {
  expect(refusal(join(models, 'unsupported', `${name}.als`)).what).toContain('not supported')
})

function theoriesIn(folder: string): readonly string[] {
  const names = readdirSync(join(models, folder))
  return names.filter(name => name.endsWith('.als')).map(name => name.slice(0, -'.als'.length))
}

function refusal(file: string): TheoryError {
  try {
    openSpace(file)
  } catch (error) {
    if (error instanceof TheoryError) return error
    throw error
  }
  throw new Error(`${file} was not refused`)
}
