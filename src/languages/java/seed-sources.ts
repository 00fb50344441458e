/**
 * Which sources are worth reading for seeds: tests that name a changed class, then those that name a class near to the change
 * (in its package, and reached by it); where these are few, also sources of the program that name a changed class. What is
 * called after a class comes before what only names it. What the chosen tests are built on comes with them. A small set of tests is
 * read whole, whatever changed: it need not be read again for the next change.
 */
import type { Files, Versions } from '../../model/index.js'
import type { Impact } from './impact/impact.js'

export interface SeedSources {
  /** In the order in which they are read. */
  readonly files: Files
  /** Paths, the most relevant first; those of other files come after them. */
  readonly relevant: readonly string[]
  /** Binary names of the classes that changed. */
  readonly changed: readonly string[]
}

const mostFiles = 40
const mostCharacters = 1_500_000
/** Test sources beside them that they need: superclasses, constants, what makes objects. */
const mostSupport = 20
/** So many tests leave nothing to learn from the program's own callers, of which there are at most as many. */
const enoughTests = 8

export function seedSources({ tests = {}, after }: Versions, impact: Impact): SeedSources {
  const owners = [...new Set(impact.changes.map(({ owner }) => owner))]
  const packages = new Set(owners.map(packageOf))
  const around = impact.impacted.map(({ on }) => on).filter(on => packages.has(packageOf(on)))
  const changed = simpleNames(owners)
  const near = simpleNames(around).filter(name => !changed.includes(name))
  const found = bounded([...ranked(tests, changed), ...ranked(tests, near)], mostFiles)
  const own = found.length < enoughTests && after.kind === 'sources' ? callers(after.files, changed) : []
  const chosen = bounded([...found, ...own, ...support(tests, found)], mostFiles + mostSupport)
  const all = chosen.length > 0 && isSmall(tests) ? byPath([...Object.entries(tests), ...own]) : chosen
  return {
    files: Object.fromEntries(all),
    relevant: chosen.map(([path]) => path),
    changed: owners.map(owner => owner.replaceAll('/', '.')),
  }
}

type Source = readonly [path: string, text: string]

/** Sources that have one of the names in them, those called after one first. */
function ranked(files: Files, names: readonly string[]): readonly Source[] {
  if (names.length === 0) return []
  const mention = new RegExp(`(?<![\\w$])(?:${names.map(escaped).join('|')})(?![\\w$])`)
  const naming = Object.entries(files).filter(([, text]) => mention.test(text))
  const rank = ([path]: Source) => rankOf(classOf(path), names)
  return naming
    .map(source => ({ source, rank: rank(source) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ source }) => source)
}

/** `FooTest`, `TestFoo`; `FooRoundTripTest`; others. */
function rankOf(test: string, names: readonly string[]): number {
  if (names.includes(test.replace(/^Test|(Tests?|TestCase|IT|Spec)$/g, ''))) return 0
  return names.some(name => test.startsWith(name) || test.startsWith(`Test${name}`)) ? 1 : 2
}

/** Other test sources that the chosen ones name, by an import or in the same package: those that most of them name first. */
function support(tests: Files, chosen: readonly Source[]): readonly Source[] {
  const namedBy = new Map<string, number>()
  for (const [, text] of chosen)
    for (const name of new Set(text.match(/(?<![\w$])[A-Z]\w*/g))) namedBy.set(name, (namedBy.get(name) ?? 0) + 1)
  const isChosen = new Set(chosen.map(([path]) => path))
  return Object.entries(tests)
    .filter(([path]) => !isChosen.has(path) && namedBy.has(classOf(path)))
    .sort(([a], [b]) => (namedBy.get(classOf(b)) ?? 0) - (namedBy.get(classOf(a)) ?? 0))
    .slice(0, mostSupport)
}

function callers(files: Files, changed: readonly string[]): readonly Source[] {
  return ranked(files, changed)
    .filter(([path]) => !changed.includes(classOf(path)) && !path.endsWith('-info.java'))
    .slice(0, enoughTests)
}

function byPath(sources: readonly Source[]): readonly Source[] {
  return sources.toSorted(([a], [b]) => (a < b ? -1 : 1))
}

function isSmall(tests: Files): boolean {
  const texts = Object.values(tests)
  return texts.length <= mostFiles + mostSupport && texts.reduce((sum, { length }) => sum + length, 0) <= mostCharacters
}

/** Each once, as long as there is room. */
function bounded(sources: readonly Source[], most: number): readonly Source[] {
  let room = mostCharacters
  const chosen = new Map<string, string>()
  for (const [path, text] of sources) {
    if (chosen.has(path) || chosen.size >= most || text.length > room) continue
    chosen.set(path, text)
    room -= text.length
  }
  return [...chosen]
}

function packageOf(name: string): string {
  return name.slice(0, name.lastIndexOf('/') + 1)
}

/** Of the classes that they lie in: a nested one is seldom named without. */
function simpleNames(names: readonly string[]): readonly string[] {
  return [...new Set(names.map(name => name.slice(name.lastIndexOf('/') + 1).replace(/\$.*$/, '')))].filter(name => name !== '')
}

function classOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.java$/, '')
}

function escaped(name: string): string {
  return name.replace(/[$]/g, '\\$&')
}
