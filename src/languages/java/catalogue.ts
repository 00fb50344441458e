/**
 * The refactorings of Java: what each is called, what it must be told, and what a program that its theory generates is for. Engines read
 * the parameters; a hunt reads the theory, the mark of the target and the values.
 */
import { InputError, type Parameter } from '../../model/index.js'
import type { Generated, Refactoring } from '../language.js'

export const refactorings = {
  // `B` is a name that another class has, or that is free.
  'rename-class': { parameters: [required('newName')], generated: inTheory('rename-class', { newName: 'B' }) },
  'rename-method': { parameters: [required('newName')], generated: inTheory('rename-method', { newName: 'k' }) },
  'rename-field': { parameters: [required('newName')], generated: inTheory('rename-field', { newName: 'g' }) },
  'push-down-method': { parameters: [], generated: inTheory('push-down-method') },
  'push-down-field': { parameters: [], generated: inTheory('push-down-field') },
  'pull-up-method': { parameters: [optional('destination')], generated: inTheory('pull-up-method') },
  'pull-up-field': { parameters: [optional('destination')], generated: inTheory('pull-up-field') },
  'encapsulate-field': {
    parameters: [optional('getter'), optional('setter')],
    generated: inTheory('encapsulate-field', { getter: 'getF', setter: 'setF' }),
  },
  // To the class of a field or of a parameter, by the name of that.
  'move-method': { parameters: [required('to')], generated: inTheory('move-method', { to: 'f' }) },
  'add-parameter': {
    parameters: [required('type'), required('name'), required('default'), optional('index')],
    generated: inTheory('add-parameter', { type: 'int', name: 'i', default: '0', index: '0' }),
  },
  'move-field': { parameters: [required('destination')], generated: inTheory('move-field', { destination: 'B' }) },
} as const satisfies Readonly<Record<string, Refactoring>>

export type RefactoringName = keyof typeof refactorings

/** Throws InputError for a name that is none. */
export function refactoring(name: string): Refactoring {
  if (isRefactoring(name)) return refactorings[name]
  throw new InputError(`unknown Java refactoring ${name}; available: ${Object.keys(refactorings).join(', ')}`)
}

function isRefactoring(name: string): name is RefactoringName {
  return Object.hasOwn(refactorings, name)
}

function required(name: string): Parameter {
  return { name, required: true }
}

function optional(name: string): Parameter {
  return { name, required: false }
}

function inTheory(name: string, values: Generated['values'] = {}): Generated {
  return { theory: `java/${name}`, target: 'target', values }
}
