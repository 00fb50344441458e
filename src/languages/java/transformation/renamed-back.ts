/**
 * A rename, renamed back, gives the program that was there. Asked only where nothing can make that impossible: the new name was nowhere
 * before and the old one is nowhere after, so no two things can have become one.
 */
import type { Attempt, Files, Request } from '../../../model/index.js'
import type { Parse } from '../syntax/parser.js'
import { namesIn, sourceOf } from '../syntax/source.js'
import { type Declaration, declarationAt, declarationsIn } from './declarations.js'

/** What to ask of the result of a rename; undefined if the request is none, or the way back is unsure. */
export function wayBack({ refactoring, target, parameters, files }: Request, result: Files, parse: Parse): Attempt | undefined {
  const { newName } = parameters
  if (newName === undefined || !renames.has(refactoring)) return undefined
  const old = declarationAt(target, sourceOf(target.file, files[target.file] ?? '', parse))
  if (old === undefined || mayName(files, newName, parse) || mayName(result, old.name, parse)) return undefined
  const all = Object.entries(result).flatMap(([file, text]) => declarationsIn(sourceOf(file, text, parse)))
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

/** A file that is no Java may mean it. */
function mayName(files: Files, name: string, parse: Parse): boolean {
  return Object.entries(files).some(([file, text]) => {
    if (!text.includes(name)) return false
    const source = sourceOf(file, text, parse)
    return source === undefined || namesIn(source).has(name)
  })
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
