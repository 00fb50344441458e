/**
 * What the theories of the ten refactorings promise, on a part of their programs: all compile, different numbers are different programs,
 * and nothing that the published constraints allow is lost if it compiles. `npm run bench:generate -- --compile --published` takes all.
 */
import { afterAll, describe, expect, test } from 'vitest'
import { compareWithPublished } from '../../../bench/generate/strength.js'
import { allShapes, shapeOf } from '../../../bench/inheritance/shapes.js'
import { openCompiler } from '../../../bench/shared/compiles.js'
import { type Numbered, openPrograms, type Programs, theories } from '../../../corpus/theories.js'
import { openSpace, sampleNumbers } from '../../../src/alloy/space.js'
import { shippedTheory } from '../../../src/programs/theories.js'

const compiler = openCompiler('one')
afterAll(() => compiler[Symbol.asyncDispose]())

const known = new Map<string, Programs>()
const names = theories.map(({ name }) => name)
/** The smallest ones. */
const compared = ['java/encapsulate-field', 'java/push-down-field']

test('a thousand programs, the same number of each theory, compile', async () => {
  const refused: string[] = []
  let compiled = 0
  for await (const { id, ok, errors } of compiler.compileAll(names.flatMap(name => sampled(name, 100)))) {
    if (!ok) refused.push([id, ...errors].join('\n'))
    compiled++
  }
  expect(compiled).toBe(1000)
  expect(refused).toEqual([])
})

describe.each(compared)('%s beside the published constraints', name => {
  test('what compiles of them is what it has', async () => {
    const { published, compiling, lost, extra } = await compareWithPublished(name, compiler)
    expect(Number(opened(name).count())).toBe(compiling)
    expect(compiling).toBeLessThan(published)
    expect({ lost: lost.slice(0, 3), extra: extra.slice(0, 3) }).toEqual({ lost: [], extra: [] })
  })

  test('its programs are all different', () => {
    const programs = [...opened(name).all()]
    expect(textsOf(programs).size).toBe(programs.length)
  })
})

test.each(names.filter(name => !compared.includes(name)))('2,000 programs of %s are all different', name => {
  expect(textsOf(sampled(name, 2000)).size).toBe(2000)
})

test.each([
  [1, 'scope1'],
  [2, 'scope2'],
  [3, 'scope3'],
  [4, 'generate'],
])('every inheritance graph of at most %i types is there once', (scope, run) => {
  const shapes = [...openSpace(shippedTheory('java/inheritance-graph').file, { run }).instances()].map(shapeOf)
  expect(shapes.toSorted()).toEqual([...allShapes(scope)].sort())
})

function sampled(name: string, size: number): readonly Numbered[] {
  const programs = opened(name)
  return sampleNumbers(programs.count(), size, 1).map(number => programs.at(number))
}

/** Counted once for all tests. */
function opened(name: string): Programs {
  const programs = known.get(name) ?? openPrograms(name, 'generate')
  known.set(name, programs)
  return programs
}

function textsOf(programs: readonly Numbered[]): ReadonlySet<string> {
  return new Set(programs.map(({ files }) => JSON.stringify(files)))
}
