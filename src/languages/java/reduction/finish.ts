/**
 * What every proposal goes through before it is asked about: only the imports that are needed, the fixed layout, and files where their
 * packages and classes say. So passes may leave a mess behind; and what can't compile is seen here without asking anybody.
 */
import type { Mark } from '../../../model/index.js'
import type { Example, Layout } from '../../reduction.js'
import { child, leaves, type Node, type Parse } from '../syntax/parser.js'
import { nameOf, namesIn, type Source, sourceOf } from '../syntax/source.js'
import { declaredIn } from './declared.js'
import { withNeededImports } from './imports.js'
import { laidOut } from './layout.js'
import { programOf } from './program.js'

export type Style = 'tidy' | 'laid out' | 'as it is'

export function finishing(parse: Parse, style: Style): Layout {
  return (example, from) => {
    const whole = withoutEmptied(example, from, parse)
    if (whole === undefined || isBroken(whole, from, parse)) return undefined
    const lean = style === 'tidy' ? withNeededImports(whole, from, parse) : whole
    if (lean === undefined || dangles(lean, from, parse)) return undefined
    return placed(style === 'as it is' ? lean : inLayout(lean, parse), from, parse)
  }
}

/** A file whose last class was taken away is gone. */
function withoutEmptied(example: Example, from: Example, parse: Parse): Example | undefined {
  const emptied = Object.keys(example.files).filter(file => {
    const [now, before] = [example, from].map(({ files }) => sourceOf(file, files[file] ?? '', parse))
    if (example.files[file] === '') return true
    return (
      now !== undefined && now.types.length === 0 && (before === undefined || before.types.length > 0 || now.text.trim() === '')
    )
  })
  if (emptied.includes(example.target.file)) return undefined
  return { ...example, files: Object.fromEntries(Object.entries(example.files).filter(([file]) => !emptied.includes(file))) }
}

/** No Java any more, where it was. */
function isBroken({ files }: Example, from: Example, parse: Parse): boolean {
  return Object.entries(files).some(([file, text]) => {
    const before = from.files[file] ?? ''
    return text !== before && file.endsWith('.java') && parse(text) === undefined && parse(before) !== undefined
  })
}

/** Whether something is still named whose declaration is gone. */
function dangles(example: Example, from: Example, parse: Parse): boolean {
  const [now, before] = [example, from].map(each => programOf(each, parse).sources)
  if (now === undefined || before === undefined) return false
  const declared = new Set(now.flatMap(source => [...declaredIn(source)]))
  const gone = before.flatMap(source => [...declaredIn(source)]).filter(name => !declared.has(name))
  return gone.length > 0 && now.some(source => gone.some(name => namesIn(source).has(name)))
}

function inLayout(example: Example, parse: Parse): Example {
  const files: Record<string, string> = {}
  let { target } = example
  for (const [file, text] of Object.entries(example.files)) {
    const root = file.endsWith('.java') ? parse(text) : undefined
    const result = root === undefined ? undefined : laidOut(text, root)
    // Should a word have come too close to another, the file stays as it is.
    const isSame = root !== undefined && result !== undefined && wordsOf(parse(result.text), result.text) === wordsOf(root, text)
    files[file] = isSame ? result.text : text
    if (isSame && file === target.file) target = movedWith(target, result.words)
  }
  return { ...example, files, target }
}

function wordsOf(root: Node | undefined, text: string): string {
  return root === undefined
    ? ''
    : leaves(root)
        .map(({ start, end }) => text.slice(start, end))
        .join('\0')
}

function movedWith(target: Mark, words: readonly { readonly from: Node; readonly at: number }[]): Mark {
  const first = words.find(({ from }) => from.end > target.start) ?? words.at(-1)
  const last = words.findLast(({ from }) => from.start < target.end) ?? first
  if (first === undefined || last === undefined) return target
  const start = first.at + Math.max(0, target.start - first.from.start)
  return { file: target.file, start, end: Math.max(start, last.at + Math.min(last.from.end, target.end) - last.from.start) }
}

/** Undefined if two files would lie at one place. */
function placed(example: Example, from: Example, parse: Parse): Example | undefined {
  const files: [string, string][] = []
  let { target } = example
  for (const [file, text] of Object.entries(example.files)) {
    const source = sourceOf(file, text, parse)
    const path = source === undefined ? file : pathOf(source, sourceOf(file, from.files[file] ?? '', parse)?.package ?? '')
    files.push([path, text])
    if (file === example.target.file) target = { ...target, file: path }
  }
  if (new Set(files.map(([path]) => path)).size < files.length) return undefined
  return { ...example, files: Object.fromEntries(files.sort(([a], [b]) => (a < b ? -1 : 1))), target }
}

/** Where its package and its public class say, below the folder where packages began. */
function pathOf(source: Source, packageBefore: string): string {
  const main = source.types.find(type => /\bpublic\b/.test(headOf(source, type))) ?? source.types[0]
  if (main === undefined) return source.file
  const folder = source.file.slice(0, source.file.lastIndexOf('/') + 1)
  const below = folderOf(packageBefore)
  const root = folder.endsWith(below) ? folder.slice(0, folder.length - below.length) : undefined
  return `${root === undefined ? folder : root + folderOf(source.package)}${nameOf(source, main)}.java`
}

function folderOf(packageName: string): string {
  return packageName === '' ? '' : `${packageName.replaceAll('.', '/')}/`
}

function headOf({ text }: Source, type: Node): string {
  return text.slice(type.start, child(type, 'name')?.start ?? type.start)
}
