/** Validates an attempt as far as possible without the engine. */
import { type Attempt, type Files, InputError, type Mark, nearest } from '../model/index.js'
import { type EngineRefactoring, idOf, type Manifest } from './engine.js'

/** Throws InputError. */
export function checkAttempt({ refactoring, target, parameters, disabled }: Attempt, manifest: Manifest, files: Files): void {
  const asked = refactoringOf(manifest, refactoring)
  checkKnown(asked, parameters)
  checkRequired(asked, parameters)
  checkTarget(target, files)
  if (disabled.length > 0 && !manifest.switchable)
    throw new InputError(`the preconditions of ${idOf(manifest)} can't be disabled: leave out --disable`)
}

function refactoringOf(manifest: Manifest, name: string): EngineRefactoring {
  const found = manifest.refactorings.find(refactoring => refactoring.name === name)
  if (found !== undefined) return found
  const known = manifest.refactorings.map(refactoring => refactoring.name)
  const meant = nearest(name, known)
  const advice = meant.length === 0 ? `available: ${known.join(', ')}` : `did you mean ${meant.join(' or ')}?`
  throw new InputError(`${idOf(manifest)} has no refactoring ${name}; ${advice}`)
}

export function checkKnown({ name, parameters }: EngineRefactoring, given: Attempt['parameters']): void {
  const known = parameters.map(parameter => parameter.name)
  const unknown = Object.keys(given).find(each => !known.includes(each))
  if (unknown !== undefined)
    throw new InputError(`${name} has no parameter ${unknown}; available: ${known.length === 0 ? 'none' : known.join(', ')}`)
}

function checkRequired({ name, parameters }: EngineRefactoring, given: Attempt['parameters']): void {
  const missing = parameters.find(parameter => parameter.required && !Object.hasOwn(given, parameter.name))
  if (missing !== undefined)
    throw new InputError(`${name} needs the parameter ${missing.name}: give it with --set ${missing.name}=…`)
}

function checkTarget({ file, start, end }: Mark, files: Files): void {
  const text = Object.hasOwn(files, file) ? files[file] : undefined
  if (text === undefined) throw new InputError(`the program has no file ${file}`)
  if (start < 0 || end < start || end > text.length)
    throw new InputError(`position ${start} to ${end} is outside the file ${file}, which has ${text.length} characters`)
}
