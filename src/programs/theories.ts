/**
 * The theories that come with Assay: `theories/<language>/<name>.als` of the package. One that has a command is a theory, one without
 * is a module that theories open. The comment that it opens with says what it is about.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { InputError, nearest } from '../model/index.js'

export interface ShippedTheory {
  /** `java/pull-up-method`. */
  readonly name: string
  readonly file: string
  readonly description: string
}

export function shippedTheories(): readonly ShippedTheory[] {
  const root = theoriesFolder()
  return readdirSync(root)
    .flatMap(language => readdirSync(join(root, language)).map(file => join(language, file)))
    .filter(path => path.endsWith('.als'))
    .map(path => ({ path: join(root, path), name: path.slice(0, -'.als'.length).replaceAll('\\', '/') }))
    .map(({ path, name }) => ({ name, file: path, text: readFileSync(path, 'utf8') }))
    .filter(({ text }) => hasCommand(text))
    .map(({ name, file, text }) => ({ name, file, description: openingComment(text) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

export function shippedTheory(name: string): ShippedTheory {
  const all = shippedTheories()
  const found = all.find(theory => theory.name === name)
  if (found !== undefined) return found
  if (name !== '' && existsSync(join(theoriesFolder(), `${name}.als`)))
    throw new InputError(`${name} is a module for theories to open, not a theory; assay generate --list lists all theories`)
  const meant = nearTheories(
    name,
    all.map(theory => theory.name),
  )
  const advice = meant.length === 0 ? '; give a name or the path of an .als file;' : `; did you mean ${meant.join(' or ')}?`
  throw new InputError(`unknown theory ${name}${advice} assay generate --list lists all`)
}

/** The path of an `.als` file, or the name of a shipped one. */
export function theoryNamed(given: string): Pick<ShippedTheory, 'name' | 'file'> {
  return /\.als$/i.test(given) ? { name: given, file: given } : shippedTheory(given)
}

/** Where they lie, and the modules that any theory may open; the same for the sources and for what they are compiled to. */
export function theoriesFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'theories')) && folder !== dirname(folder)) folder = dirname(folder)
  return join(folder, 'theories')
}

/** A look at the beginnings of lines: what lies there was written by us. */
function hasCommand(text: string): boolean {
  return /^\s*(\w+\s*:\s*)?(run|check)\b/m.test(text)
}

function openingComment(text: string): string {
  const [, comment = ''] = /^\s*\/\*+(.*?)\*\//s.exec(text) ?? []
  return comment
    .replace(/^\s*\*/gm, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The language may be missing, and so may whole words. */
export function nearTheories(given: string, names: readonly string[]): readonly string[] {
  const short = lastPart(given).toLowerCase()
  if (short === '') return []
  const within = names.filter(name => lastPart(name).includes(short))
  const meant = within.length > 0 ? within.map(lastPart) : nearest(short, names.map(lastPart))
  return meant.slice(0, 3).flatMap(last => names.filter(name => lastPart(name) === last))
}

function lastPart(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1)
}
