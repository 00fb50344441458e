/** Which theories can be printed: what they must have, what they may leave out, what their labels look like. */
import { expect, test } from 'vitest'
import { openSpace } from '../../../../src/alloy/space.js'
import { notPrinted, printerOf } from '../../../../src/languages/java/printer/printer.js'
import { InputError } from '../../../../src/model/index.js'
import { folder } from '../../../support/assay.js'
import { markedTexts } from './handwritten.js'

function refusal(theory: string): string | undefined {
  const { vocabulary } = openSpace(`${folder({ 't.als': `${theory}\nrun {} for 1` })}/t.als`)
  try {
    printerOf(vocabulary, 't.als')
    return undefined
  } catch (error) {
    if (error instanceof InputError) return error.message
    throw error
  }
}

const missing = (what: string) => `t.als can't be printed as Java: it has no ${what}; add --instances or --count`

test('a theory that is not about Java is refused with the first thing that it misses', () => {
  expect(refusal('sig Node {}')).toBe(missing('signature Class'))
  expect(refusal('sig Class {}')).toBe(missing('signature ClassId'))
  expect(refusal('sig Class {} sig ClassId {}')).toBe(missing('relation Class.id'))
})

test('who has methods, fields or calls must say what they are', () => {
  const java = (members: string, rest = '') => `sig ClassId {} sig Class { id: one ClassId${members} } ${rest}`
  expect(refusal(java(', methods: set univ'))).toBe(missing('signature Method'))
  expect(refusal(java(', methods: set Method', 'sig Method {}'))).toBe(missing('signature MethodId'))
  expect(refusal(java(', methods: set Method', 'sig MethodId {} sig Method { id: one MethodId }'))).toBe(
    missing('relation Method.b'),
  )
  expect(refusal(java(', fields: set Field', 'sig FieldId {} sig Field { id: one FieldId }'))).toBe(
    missing('relation Field.type'),
  )
  expect(refusal(java('', 'sig FieldInvocation {}'))).toBe(missing('relation FieldInvocation.idField'))
  expect(refusal(java(''))).toBe(undefined)
})

test('names with a module in front are known by what is behind it', () => {
  const at = folder({
    'java.als': `module java
      sig ClassId {} sig Package {}
      sig Class { id: one ClassId, package: one Package, extend: lone Class }
      fact { no c: Class | c in c.^extend }`,
    't.als': `open java
      one sig Target extends java/Class {}
      one sig Class { of: one Target }
      run { some Target.extend and some disj a, b: java/Class.id | Target.id = a } for exactly 2 java/Class, exactly 2 ClassId, exactly 1 Package`,
  })
  const space = openSpace(`${at}/t.als`)
  expect(space.vocabulary.fields).toContain('java/Class.extend')
  const print = printerOf(space.vocabulary, 't.als')
  const [program] = [...space.instances()].map(print)
  expect(program?.files).toEqual({
    'p/A.java': 'package p;\n\npublic class A extends B {\n}\n',
    'p/B.java': 'package p;\n\npublic class B {\n}\n',
  })
  expect(program && markedTexts(program)).toEqual({ target: 'p/A.java: A' })
})

test('what a theory says and its programs do not show is told', () => {
  const told = (theory: string) =>
    notPrinted(openSpace(`${folder({ 't.als': `sig ClassId {} ${theory} run {} for 1` })}/t.als`).vocabulary)
  expect(told('sig Class { id: one ClassId, extend: lone Class }')).toEqual([])
  expect(told('sig Class { id: one ClassId, superclass: lone Class }')).toEqual(['Class.superclass'])
  const types = 'abstract sig PrimitiveType {} one sig Int_, Boolean_ extends PrimitiveType {}'
  expect(told(`sig Class { id: one ClassId } ${types}`)).toEqual(['Boolean_'])
  expect(notPrinted(openSpace('theories/java/move-method.als').vocabulary)).toEqual([])
})
