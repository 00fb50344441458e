/** Printed programs in front of javac. What a theory's own rules say of them is what javac says. */
import { expect, test } from 'vitest'
import { type Choice, openSpace, sampleNumbers } from '../../../../src/alloy/space.js'
import { pickJdk } from '../../../../src/jvm/jdk.js'
import { oldestJdk } from '../../../../src/languages/java/jvm.js'
import { printerOf } from '../../../../src/languages/java/printer/printer.js'
import type { Files } from '../../../../src/model/index.js'
import { openCompiler } from '../../../support/compiler.js'

const theory = 'theories/java/pull-up-method.als'
const size = 300

function sample(choice: Choice): readonly Files[] {
  const space = openSpace(theory, choice)
  const print = printerOf(space.vocabulary, theory)
  return sampleNumbers(space.count(), size, 1).map(number => print(space.at(number)).files)
}

test('programs compile where the theory says so, and only there', { timeout: 60_000 }, async () => {
  await using compiler = await openCompiler(pickJdk({ min: oldestJdk }))
  const wrong = async (programs: readonly Files[], expected: boolean) => {
    const opinions = await compiler.compile(programs, 'javac-errors', 'hashes')
    expect(opinions).toHaveLength(size)
    return opinions.flatMap(({ ok, diagnostics }, n) => (ok === expected ? [] : [{ files: programs[n], diagnostics }]))
  }
  expect(await wrong(sample({ run: 'generate' }), true)).toEqual([])
  expect(await wrong(sample({ run: 'published', where: ['not compiles'] }), false)).toEqual([])
})
