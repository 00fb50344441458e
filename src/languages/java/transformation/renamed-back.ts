/**
 * A rename, renamed back, gives the program that was there. Asked only where nothing can make that impossible: the new name was nowhere
 * before and the old one is nowhere after, so no two things can have become one.
 */
import type { Attempt, Files, Request } from '../../../model/index.js'
import { type Declaration, declarationAt, declarationsIn, wordsIn } from './declarations.js'

/** What to ask of the result of a rename; undefined if the request is none, or the way back is unsure. */
export function wayBack({ refactoring, target, parameters, files }: Request, result: Files): Attempt | undefined {
  const { newName } = parameters
  const old = renames.has(refactoring) && newName !== undefined ? declarationAt(target, files) : undefined
  if (old === undefined || newName === undefined || hasWord(files, newName) || hasWord(result, old.name)) return undefined
  const all = Object.entries(result).flatMap(([file, text]) => declarationsIn(file, text))
  const [now, ...others] = all.filter(each => isSame(each, old, newName))
  if (now === undefined || others.length > 0) return undefined
  return { refactoring, target: now.at, parameters: { ...parameters, newName: old.name }, disabled: [] }
}

/** The first file that is not as it was; the order of imports is nobody's business. */
export function firstDifference(before: Files, after: Files): string | undefined {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return paths.find(path => before[path] !== after[path] && sorted(before[path]) !== sorted(after[path]))
}

const renames: ReadonlySet<string> = new Set(['rename-class', 'rename-method', 'rename-field'])

function hasWord(files: Files, word: string): boolean {
  return Object.values(files).some(text => text.includes(word) && wordsIn(text).has(word))
}

function isSame(now: Declaration, old: Declaration, newName: string): boolean {
  const was = now.kind === 'class' ? now.owner.replace(/[^.$]+$/, old.name) : now.owner
  return now.name === newName && now.kind === old.kind && was === old.owner && types(now) === types(old)
}

function types({ parameters = [] }: Declaration): string {
  return parameters.map(({ type }) => type).join()
}

function sorted(text: string | undefined): string | undefined {
  const lines = text?.split('\n').filter(line => line.trim() !== '')
  const isImport = (line: string) => /^import\s/.test(line)
  return lines && [...lines.filter(isImport).sort(), ...lines.filter(line => !isImport(line))].join('\n')
}
