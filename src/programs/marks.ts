/**
 * Places marked in the sources themselves: `[|name:text|]`, or `[|text|]`, whose name is `target`. Marks may lie in each other. What
 * only looks like the beginning or the end of one is text: strings and comments may have anything in them.
 */
import { type Files, InputError, type Mark, type Program } from '../model/index.js'

/** The sources without marks, and the marks. */
export function readMarks(files: Files): Program {
  const stripped: Record<string, string> = {}
  const marks: Record<string, Mark> = {}
  for (const [file, text] of Object.entries(files)) {
    const { plain, found } = strip(text)
    stripped[file] = plain
    for (const { name, start, end } of found) {
      if (Object.hasOwn(marks, name))
        throw new InputError(`duplicate mark ${name}, in ${marks[name]?.file} and in ${file}: give each mark its own name`)
      marks[name] = { file, start, end }
    }
  }
  return { files: stripped, marks }
}

interface FoundMark {
  readonly name: string
  readonly start: number
  readonly end: number
}

/** Beginnings and ends are matched first, like brackets; then all that match are taken out in one go. */
function strip(text: string): { readonly plain: string; readonly found: readonly FoundMark[] } {
  const open: { readonly at: number; readonly length: number; readonly name: string }[] = []
  const cuts: { readonly at: number; readonly length: number }[] = []
  const matched: { readonly name: string; readonly from: number; readonly to: number }[] = []
  for (const { 0: sign, 1: name = 'target', index: at } of text.matchAll(signs)) {
    if (sign !== '|]') {
      open.push({ at, length: sign.length, name })
      continue
    }
    const opening = open.pop()
    if (opening === undefined) continue
    cuts.push(opening, { at, length: sign.length })
    matched.push({ name: opening.name, from: opening.at, to: at })
  }
  cuts.sort((a, b) => a.at - b.at)
  const offset = (at: number) => at - cuts.filter(cut => cut.at < at).reduce((sum, cut) => sum + cut.length, 0)
  const found = matched.map(({ name, from, to }) => ({ name, start: offset(from), end: offset(to) }))
  let plain = ''
  let done = 0
  for (const { at, length } of cuts) {
    plain += text.slice(done, at)
    done = at + length
  }
  return { plain: plain + text.slice(done), found }
}

const signs = /\[\|(?:([A-Za-z_][\w-]*):)?|\|\]/g
