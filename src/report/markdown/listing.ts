/** A program as lines for people to paste, and where in them the lines of its files have got to. */
import type { Files, Wording } from '../../model/index.js'
import { visible } from '../../model/plain.js'

export interface Listing {
  readonly lines: readonly string[]
  /** Of `path:line`, from 1: the line of its file as it is shown, and of the whole listing from 0. */
  readonly places: ReadonlyMap<string, { readonly inFile: number; readonly index: number }>
}

/** Whether files are shown with their names. */
export type Names = 'named' | 'unnamed'

/** As it is. */
export function whole(files: Files, names: Names, { comment }: Wording): Listing {
  return listing(files, linesOf, names === 'named' ? nameAbove(comment) : noName)
}

/** In fewer lines: without empty ones, and what only closes stands behind what it closes. Text that lines matter to is left alone. */
export function folded(files: Files, names: Names, { comment }: Wording): Listing {
  const shown: Fold = text => (/"""|\/\*/.test(text) ? linesOf(text) : fold(linesOf(text), comment))
  return listing(files, shown, names === 'named' ? nameBeside(comment) : noName)
}

/** With undefined where a line went to the one before, or away. */
type Fold = (text: string) => readonly (string | undefined)[]

type Name = (path: string, lines: readonly string[]) => readonly string[]

function listing(files: Files, shown: Fold, name: Name): Listing {
  const lines: string[] = []
  const places = new Map<string, { readonly inFile: number; readonly index: number }>()
  for (const [path, text] of Object.entries(files)) {
    const kept = shown(text)
    const own = kept.filter(line => line !== undefined)
    const all = name(path, own)
    let inFile = 0
    for (const [n, line] of kept.entries()) {
      if (line !== undefined) inFile++
      places.set(`${path}:${n + 1}`, { inFile, index: lines.length + all.length - own.length + inFile - 1 })
    }
    lines.push(...all)
  }
  return { lines, places }
}

function fold(lines: readonly string[], comment: string): readonly (string | undefined)[] {
  const kept: (string | undefined)[] = []
  /** Where the last line that is shown stands. */
  let last = -1
  for (const [n, line] of lines.entries()) {
    const before = kept[last]
    const closes = /^[\s})\];]+$/.test(line) && before !== undefined && !before.includes(comment)
    if (closes) kept[last] = `${before} ${line.trim()}`
    const goes = line.trim() === '' || closes
    kept.push(goes ? undefined : line)
    if (!goes) last = n
  }
  return kept
}

const noName: Name = (_, lines) => lines

function nameAbove(comment: string): Name {
  return (path, lines) => [`${comment} ${visible(path)}`, ...lines]
}

/** In its first line where that is plain, so that it costs none. */
function nameBeside(comment: string): Name {
  const above = nameAbove(comment)
  return (path, [first = '', ...rest]) =>
    /^[\w\s.;{}]*$/.test(first) ? [`${first} ${comment} ${visible(path)}`, ...rest] : above(path, [first, ...rest])
}

function linesOf(text: string): readonly string[] {
  return visible(text.trimEnd()).split('\n')
}
