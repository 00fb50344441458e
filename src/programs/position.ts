/** A place in a program as people write it: `file:line:col`, or `file:line:col-line:col` for a range, counted from 1, its end exclusive. */
import { type Files, InputError, type Mark } from '../model/index.js'
import { firstOf } from '../model/plain.js'

export function readPosition(text: string, files: Files): Mark {
  const [, file, ...numbers] = /^(.+?):(\d+):(\d+)(?:-(\d+):(\d+))?$/.exec(text) ?? []
  if (file === undefined)
    throw new InputError(`${text} is not a position; expected file:line:col, or file:line:col-line:col for a range`)
  const source = Object.hasOwn(files, file) ? files[file] : undefined
  if (source === undefined)
    throw new InputError(`${text}: the program has no file ${file}; it has ${firstOf(Object.keys(files))}`)
  const [line = 0, column = 0, endLine = line, endColumn = column] = numbers.filter(isThere).map(Number)
  const start = offsetOf(source, line, column, text)
  const end = offsetOf(source, endLine, endColumn, text)
  if (end < start) throw new InputError(`${text} ends before it begins`)
  return { file, start, end }
}

/** The same the other way round; the beginning stands for all of it. */
export function writePosition({ file, start }: Mark, files: Files): string {
  const before = (files[file] ?? '')
    .slice(0, start)
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
  return `${file}:${before.length}:${(before.at(-1) ?? '').length + 1}`
}

/** A byte order mark is no column: editors don't show it. */
function offsetOf(given: string, line: number, column: number, text: string): number {
  const source = given.replace(/^\uFEFF/, '')
  const lines = [...source.matchAll(/([^\r\n]*)(\r\n|\r|\n|$)/g)]
  // After the end of the last line the expression matches once more, where nothing is.
  const all = source === '' || /[\r\n]$/.test(source) ? lines : lines.slice(0, -1)
  const found = all[line - 1]
  if (found === undefined) throw new InputError(`position ${text} is outside the file, which has ${all.length} lines`)
  const width = (found[1] ?? '').length
  if (column < 1 || column > width + 1)
    throw new InputError(`position ${text} is outside the file: line ${line} has ${width} columns`)
  return given.length - source.length + found.index + column - 1
}

function isThere(number: string | undefined): number is string {
  return number !== undefined
}
