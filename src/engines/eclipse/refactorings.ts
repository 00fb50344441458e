/** What Eclipse can be asked for: the same in every release, and as the worker itself says it in its hello (a test compares them). */
import type { EngineRefactoring } from '../engine.js'

export const refactorings: readonly EngineRefactoring[] = [
  of('add-parameter', 'type name default index?'),
  of('encapsulate-field', 'getter? setter?'),
  of('move-method', 'to'),
  of('pull-up-field', 'destination?'),
  of('pull-up-method', 'destination?'),
  of('push-down-field'),
  of('push-down-method'),
  of('rename-class', 'newName'),
  of('rename-field', 'newName'),
  of('rename-method', 'newName'),
]

/** The question mark is for parameters that may be left out. */
function of(name: string, parameters = ''): EngineRefactoring {
  const words = parameters.split(' ').filter(word => word !== '')
  return { name, parameters: words.map(word => ({ name: word.replace('?', ''), required: !word.endsWith('?') })) }
}
