/** A hundred programs of the theories: in memory the engine gives what it gives with files, byte for byte, in any order. */
import { expect, test } from 'vitest'
import { openSpace } from '../../../src/alloy/space.js'
import { refactorings } from '../../../src/languages/java/catalogue.js'
import { printerOf } from '../../../src/languages/java/printer/printer.js'
import { shippedTheory } from '../../../src/programs/theories.js'
import { one, type Sample } from '../laws/laws.js'
import { ten } from './samples.js'
import { eclipse } from './support.js'

test('in memory and with files it answers the same on generated programs', { timeout: 240_000 }, async () => {
  const samples = ten.flatMap(({ attempt }) => generated(attempt.refactoring, 5))
  expect(samples).toHaveLength(50)
  await using fast = eclipse('eclipse')
  await using plain = eclipse('eclipse', { mode: 'plain' })
  const [quick, slow] = await Promise.all([fast, plain].map(engine => Promise.all(samples.map(each => one(engine, each)))))
  expect(slow).toEqual(quick)
  expect(quick?.filter(answer => answer.kind === 'answered' && answer.edit !== undefined).length).toBeGreaterThan(25)
  const backwards = await Promise.all(samples.toReversed().map(each => one(fast, each)))
  expect(backwards.toReversed()).toEqual(quick)
})

/** Every thirtieth of the first programs of its theory. */
function generated(name: string, most: number): readonly Sample[] {
  const { generated } = refactorings[name as keyof typeof refactorings]
  const space = openSpace(shippedTheory(generated.theory).file)
  const print = printerOf(space.vocabulary, generated.theory)
  const samples: Sample[] = []
  let at = 0
  for (const instance of space.instances()) {
    if (at++ % 30 !== 0) continue
    const program = print(instance)
    const target = program.marks[generated.target]
    if (target === undefined) throw new Error(`a program of ${generated.theory} has no target`)
    samples.push({ program, attempt: { refactoring: name, target, parameters: generated.values, disabled: [] } })
    if (samples.length === most) break
  }
  return samples
}
