/**
 * The theories that come with Assay: `theories/<language>/<name>.als` of the package. One that has a command is a theory, one without
 * is a module that theories open. The comment that it opens with says what it is about.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { InputError } from '../model/index.js'

export interface ShippedTheory {
  /** `java/pull-up-method`. */
  readonly name: string
  readonly file: string
  readonly description: string
}

export function shippedTheories(): readonly ShippedTheory[] {
  const root = findTheories()
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
  const near = nearest(
    name,
    all.map(theory => theory.name),
  )
  const advice = near.length === 0 ? ': give the path of an .als file, or a name;' : `; did you mean ${near.join(' or ')}?`
  throw new InputError(`there is no theory named ${name}${advice} assay generate --list names all`)
}

/** The same for the sources and for what they are compiled to. */
function findTheories(): string {
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

/** At most three names. The language may be missing, and so may whole words; else a third of the letters may be wrong. */
export function nearest(given: string, names: readonly string[]): readonly string[] {
  const short = lastPart(given).toLowerCase()
  if (short === '') return []
  return names
    .map(name => ({ name, far: lastPart(name).includes(short) ? 0 : distance(short, lastPart(name)) }))
    .filter(({ far }) => far <= short.length / 3)
    .sort((a, b) => a.far - b.far || (a.name < b.name ? -1 : 1))
    .slice(0, 3)
    .map(({ name }) => name)
}

function lastPart(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1)
}

/** The fewest letters to put in, to take out and to change; a row of the table for each letter of the first. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, n) => n)
  for (const [i, letter] of [...one].entries()) {
    const above = row
    row = [i + 1]
    for (let j = 0; j < other.length; j++) {
      const changed = Number(above[j]) + (other[j] === letter ? 0 : 1)
      row.push(Math.min(changed, Number(above[j + 1]) + 1, Number(row[j]) + 1))
    }
  }
  return Number(row.at(-1))
}
