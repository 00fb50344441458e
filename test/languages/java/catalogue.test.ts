import { expect, test } from 'vitest'
import { refactoring, refactorings } from '../../../src/languages/java/catalogue.js'
import { InputError } from '../../../src/model/index.js'

test('a refactoring says what it must be told, and what it is told in a generated program', () => {
  expect(refactoring('add-parameter')).toEqual({
    parameters: [
      { name: 'type', required: true },
      { name: 'name', required: true },
      { name: 'default', required: true },
      { name: 'index', required: false },
    ],
    generated: { theory: 'java/add-parameter', target: 'target', values: { type: 'int', name: 'i', default: '0', index: '0' } },
  })
  expect(refactoring('push-down-field')).toEqual({
    parameters: [],
    generated: { theory: 'java/push-down-field', target: 'target', values: {} },
  })
})

test('a generated program is given all that is required, and only what is known', () => {
  for (const name of Object.keys(refactorings)) {
    const { parameters, generated } = refactoring(name)
    const given = Object.keys(generated?.values ?? {})
    const required = parameters.filter(each => each.required).map(each => each.name)
    expect({ name, missing: required.filter(each => !given.includes(each)) }).toEqual({ name, missing: [] })
    expect({ name, unknown: given.filter(each => !parameters.some(parameter => parameter.name === each)) }).toEqual({
      name,
      unknown: [],
    })
  }
})

test('an unknown name is refused with those that are known', () => {
  expect(() => refactoring('toString')).toThrow(InputError)
  expect(() => refactoring('pull-up')).toThrow(
    'unknown Java refactoring pull-up; available: rename-class, rename-method, rename-field, push-down-method, ',
  )
})
