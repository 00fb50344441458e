/**
 * Both versions as the compilers are to see them: one unnamed module, in which every class is declared once. What has to be
 * left out for that is left out of both versions, and told.
 */
import { type Files, type Version, type Versions, withoutFiles } from '../../model/index.js'
import { firstOf } from '../../model/plain.js'
import type { Both, Compiled, Omitted } from '../language.js'

export interface Prepared {
  readonly versions: Versions
  /** Modules of the JDK that the program requires and that are not there unless they are asked for. */
  readonly modules: readonly string[]
  readonly omitted: Omitted
  /** What was said of versions that did not compile with their annotation processors at work. */
  readonly failed?: Both<Compiled>
}

export const nothingOmitted: Omitted = { leftOut: [], changed: [], notes: [] }

export function prepare(versions: Versions, isOfJdk: (module: string) => boolean): Prepared {
  const { before, after } = versions
  if (before.kind !== 'sources' || after.kind !== 'sources') return { versions, modules: [], omitted: nothingOmitted }
  const modules = [...new Set([before, after].flatMap(({ files }) => incubatorsOf(files)))].filter(isOfJdk)
  const [old, rest] = [withoutMarks(withoutModules(before.files)), withoutModules(after.files)]
  // The first mark in a program that had none is the fault of the change.
  const now = hasMarks(before.files) ? withoutMarks(rest) : rest
  const duplicates = duplicatesOf(old, now)
  if (old === before.files && now === after.files && duplicates.length === 0)
    return { versions, modules, omitted: nothingOmitted }
  const clean = { ...versions, before: { ...before, files: old }, after: { ...after, files: now } }
  return { ...without(clean, duplicates, duplicateNotes(duplicates)), modules }
}

/** The versions without some files, as far as these are in them. */
export function without(
  versions: Versions,
  paths: readonly string[],
  notes: readonly string[] = [],
): Pick<Prepared, 'versions' | 'omitted'> {
  const [before, after] = [filesOf(versions.before), filesOf(versions.after)]
  const changed = paths.filter(path => before[path] !== after[path])
  return { versions: withoutFiles(versions, paths), omitted: { leftOut: [], changed, notes } }
}

export function filesOf(version: Version): Files {
  return version.kind === 'sources' ? version.files : {}
}

const moduleFile = /(^|\/)module-info\.java$/

/** What a program may see is a matter of class path here, not of module files. */
function withoutModules(files: Files): Files {
  const entries = Object.entries(files)
  const kept = entries.filter(([path]) => !moduleFile.test(path))
  return kept.length === entries.length ? files : Object.fromEntries(kept)
}

/** javac takes a byte order mark for an error, but builds find ways around that. */
function withoutMarks(files: Files): Files {
  if (!hasMarks(files)) return files
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => [path, text.startsWith(byteOrderMark) ? text.slice(1) : text]),
  )
}

function hasMarks(files: Files): boolean {
  return Object.values(files).some(text => text.startsWith(byteOrderMark))
}

const byteOrderMark = '\ufeff'

/** Every module of the JDK that exports something is there for an unnamed module, except for the incubators. */
function incubatorsOf(files: Files): readonly string[] {
  return Object.entries(files)
    .filter(([path]) => moduleFile.test(path))
    .flatMap(([, text]) => [...text.matchAll(/^\s*requires\s+(?:(?:static|transitive)\s+)*(jdk\.incubator\.[\w.]+)\s*;/gm)])
    .flatMap(([, name]) => name ?? [])
}

/**
 * Of files in several source roots that declare the same class, or describe the same package, all but one: of the builds' modules
 * only one can have it where all are one. It is the first that both versions have, so that the same is compared with the same.
 */
function duplicatesOf(before: Files, after: Files): readonly string[] {
  const [old, now] = [declared(before), declared(after)]
  const duplicates = new Set<string>()
  for (const name of new Set([...old.keys(), ...now.keys()])) {
    const [ours = [], theirs = []] = [old.get(name), now.get(name)]
    // Without a package any folder passes for a source root: there a second class that only the change brought is its fault.
    if (ours.length < 2 && (theirs.length < 2 || !name.includes('/'))) continue
    const common = ours.find(path => theirs.includes(path))
    for (const paths of [ours, theirs]) for (const path of paths) if (path !== (common ?? paths[0])) duplicates.add(path)
  }
  return [...duplicates].sort()
}

/** The paths of files of the same name by the class or package that they declare, where that is what their place says. */
function declared(files: Files): ReadonlyMap<string, readonly string[]> {
  const ofOneName = groups(Object.keys(files), path => path.slice(path.lastIndexOf('/') + 1))
  const found = [...ofOneName.values()].filter(paths => paths.length > 1).flatMap(paths => [...paths].sort())
  return groups(found, path => declaredIn(path, files[path] ?? ''))
}

function groups(paths: readonly string[], nameOf: (path: string) => string | undefined): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const path of paths) {
    const name = nameOf(path)
    if (name === undefined) continue
    const group = found.get(name)
    if (group === undefined) found.set(name, [path])
    else group.push(path)
  }
  return found
}

/** As in `p/A.java`. */
function declaredIn(path: string, text: string): string | undefined {
  const file = path.slice(path.lastIndexOf('/') + 1)
  const simple = file.replace(/\.java$/, '')
  const pack = /^[^\n*]*?\bpackage\s+([\w.]+)\s*;/m.exec(text)?.[1]
  const name = pack === undefined ? file : `${pack.replaceAll('.', '/')}/${file}`
  const isDeclared =
    simple === 'package-info' || new RegExp(`\\b(class|interface|enum|record)\\s+${escaped(simple)}\\b`).test(text)
  return isDeclared && (path === name || path.endsWith(`/${name}`)) ? name : undefined
}

function escaped(name: string): string {
  return name.replace(/[^\w]/g, '\\$&')
}

function duplicateNotes(paths: readonly string[]): readonly string[] {
  if (paths.length === 0) return []
  return [`left out, because another source root declares the same class or package: ${firstOf(paths)}`]
}
