/**
 * A theory's file with everything that it opens. Files are found as Alloy finds them: module `a/b` lies in a folder `a`, and what
 * it opens is named from the folder above; where no file is, a folder of shared modules is asked, then the library.
 */
import { readFileSync, realpathSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { TextDecoder } from 'node:util'
import { InputError } from '../../model/index.js'
import { TheoryError } from '../position.js'
import type { Module, Name, Open } from '../syntax.js'
import { library } from './library/index.js'
import { parse } from './parse.js'

/** One object for each file, however often it is opened. */
export interface Loaded {
  readonly module: Module
  /** Also the implied ones (util/integer is opened everywhere). Each alias stands once. */
  readonly opens: readonly Opened[]
  /** One of Assay's own library modules. */
  readonly ours: boolean
  readonly text: string
}

export interface Opened {
  /** The alias that Alloy gives it where none is written; one with `$` in it can't be used in a text. */
  readonly open: Open & { readonly alias: Name }
  readonly target: Loaded
}

export function loadModules(file: string, shared?: string): Loaded {
  return load({ path: file, key: realPath(file), ours: false }, { loaded: new Map(), path: [], shared })
}

interface Source {
  /** For messages, and to find what it opens. */
  readonly path: string
  /** The same for the same file. */
  readonly key: string
  readonly ours: boolean
}

interface Under {
  readonly loaded: Map<string, Loaded>
  /** What is being opened from what. */
  readonly path: readonly Source[]
  /** A folder: module `a/b` is its file `a/b.als`. */
  readonly shared: string | undefined
}

function load(source: Source, under: Under): Loaded {
  const known = under.loaded.get(source.key)
  if (known !== undefined) return known
  const text = source.ours ? (library[source.key] ?? '') : readText(source.path)
  const module = parse(text, source.path)
  const path = [...under.path, source]
  const opens = namedOpens(module).map((open): Opened => {
    const target = sourceOf(open, module, source, under.shared)
    if (path.some(({ key }) => key === target.key)) throw circular(open, [...path, target])
    return { open, target: load(target, { ...under, path }) }
  })
  const loaded: Loaded = { module, opens, ours: source.ours, text }
  under.loaded.set(source.key, loaded)
  return loaded
}

function circular(open: Open, path: readonly Source[]): TheoryError {
  const target = path.at(-1)
  const circle = path.slice(path.findIndex(({ key }) => key === target?.key)).map(source => source.path)
  return new TheoryError(open.at, `the modules open each other in a cycle: ${circle.join(' opens ')}`)
}

/** The opens with their aliases; the same one twice is one. */
function namedOpens(module: Module): readonly Opened['open'][] {
  const at = { file: module.file, line: 1, column: 1 }
  const integer: Open = {
    at,
    module: { text: 'util/integer', at },
    arguments: [],
    private: false,
    alias: { text: 'integer', at },
  }
  const written = /(^|\/)util\/integer\.als$/.test(module.file) ? module.opens : [integer, ...module.opens]
  const byAlias = new Map<string, Open>()
  for (const open of written) {
    const alias = open.alias?.text ?? plainAlias(open) ?? `open$${byAlias.size + 1}`
    const other = byAlias.get(alias)
    if (other !== undefined && !isSame(open, other))
      throw new TheoryError(open.at, `'${alias}' is the alias of another module already: add 'as' and another name`)
    if (other === undefined) byAlias.set(alias, open)
  }
  const taken = new Set(byAlias.keys())
  return [...byAlias].map(([alias, open]) => {
    const last = open.module.text.slice(open.module.text.lastIndexOf('/') + 1)
    const text = alias.includes('$') && !taken.has(last) ? last : alias
    taken.add(text)
    return { ...open, alias: { text, at: open.alias?.at ?? open.at } }
  })
}

/** A module with arguments, or with `/` in its name, is named only after all others have their names. */
function plainAlias({ module, arguments: given }: Open): string | undefined {
  return given.length === 0 && !module.text.includes('/') ? module.text : undefined
}

function isSame(one: Open, other: Open): boolean {
  const what = ({ module, arguments: given }: Open) => [module, ...given].map(({ text }) => text).join()
  return what(one) === what(other)
}

function sourceOf({ module: { text, at } }: Open, from: Module, source: Source, shared: string | undefined): Source {
  const path = source.ours ? undefined : pathOf(text, from.name, source.path)
  const elsewhere = shared === undefined ? undefined : join(shared, `${text}.als`)
  const found = [path, elsewhere].find(each => each !== undefined && isThere(each))
  if (found !== undefined) return { path: found, key: realPath(found), ours: false }
  if (library[text] !== undefined) return { path: `${text}.als`, key: text, ours: true }
  const hint = text.startsWith('util/') ? `; Assay's own modules are ${Object.keys(library).join(', ')}` : ''
  throw new TheoryError(at, `module ${text} not found: no file ${path ?? `${text}.als`}${hint}`)
}

/** Where module `wanted` lies, seen from the file of module `from`. */
function pathOf(wanted: string, from: string, file: string): string {
  const here = from.split('/')
  const there = wanted.split('/')
  while (here.length > 1 && there.length > 1 && here[0] === there[0]) {
    here.shift()
    there.shift()
  }
  return join(dirname(file), ...here.slice(1).map(() => '..'), `${there.join('/')}.als`)
}

function isThere(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
}

function realPath(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    return path
  }
}

/** More than anybody writes by hand. */
const largestText = 16 * 1024 * 1024

function readText(path: string): string {
  const bytes = readBytes(path)
  try {
    return new TextDecoder('UTF-8', { fatal: true }).decode(bytes)
  } catch {
    throw new InputError(`${path} is not UTF-8: convert it first (iconv does that)`)
  }
}

function readBytes(path: string): Uint8Array {
  try {
    const stats = statSync(path)
    if (stats.isDirectory()) throw new InputError(`${path} is a folder: give the path of an .als file`)
    if (!stats.isFile()) throw new InputError(`${path} can't be read: it is not a regular file`)
    if (stats.size > largestText) throw new InputError(`${path} has more than ${largestText >> 20} MiB: too large for a theory`)
    return readFileSync(path)
  } catch (error) {
    if (error instanceof InputError) throw error
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT') throw new InputError(`${path} does not exist`)
    throw new InputError(`${path} can't be read: ${error instanceof Error ? error.message.replace(/, \w+ '.*'$/, '') : error}`)
  }
}
