/** What holds of all programs of a theory. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openSpace } from '../../../../src/alloy/space.js'
import { printerOf } from '../../../../src/languages/java/printer/printer.js'
import { markedTexts } from './handwritten.js'

const theory = 'theories/java/pull-up-method.als'
const space = openSpace(theory)
/** Makes instances of other arrays than those before. */
const direct = openSpace(theory)
const instances = [...space.instances()]

test('programs of different numbers are different, and all have their target first', () => {
  const print = printerOf(space.vocabulary, theory)
  const programs = instances.map(print)
  expect(new Set(programs.map(({ files }) => JSON.stringify(files))).size).toBe(instances.length)
  expect(new Set(programs.map(program => markedTexts(program).target))).toEqual(new Set(['p/A.java: m']))
})

test('a program does not depend on those that were printed before it', () => {
  const print = printerOf(space.vocabulary, theory)
  const numbers = fc.array(fc.nat(instances.length - 1), { minLength: 2, maxLength: 8 })
  fc.assert(
    fc.property(numbers, some => {
      for (const number of some) {
        const instance = direct.at(BigInt(number))
        const alone = printerOf(space.vocabulary, theory)(instance)
        expect(JSON.stringify(print(instance))).toBe(JSON.stringify(alone))
        expect(JSON.stringify(print(instances[number] ?? instance))).toBe(JSON.stringify(alone))
      }
    }),
  )
})

/** The target's class must not have the name that is fixed for another one: else its place would be told by the marks alone. */
test.each([
  ['move-field', '2 Package, 3 Class, 2 ClassId, 0 Method, 0 MethodId, 2 Field, 2 FieldId, 0 Body'],
  ['rename-class', '2 Package, 3 Class, 2 ClassId, 1 Method, 1 MethodId, 0 Field, 0 FieldId, 1 Body'],
])('without its additional constraints, too, %s tells its target by the text', (name, scope) => {
  const where = name === 'move-field' ? ['Field.type in Class', 'no Field.acc'] : []
  const small = openSpace(`theories/java/${name}.als`, { run: 'mainOnly', scope, where })
  const print = printerOf(small.vocabulary, name)
  const texts = [...small.instances()].map(print).map(({ files }) => JSON.stringify(Object.entries(files).sort()))
  expect(texts.length).toBeGreaterThan(500)
  expect(new Set(texts).size).toBe(texts.length)
})
