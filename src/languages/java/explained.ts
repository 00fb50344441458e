/**
 * What a list of compile errors comes to. In real programs most of them have one cause, a library that is not there, and say so
 * hundreds of times; here they are counted by cause, and the others come first. Nothing is decided by it: it is advice.
 */
import type { Diagnostic, Files } from '../../model/index.js'
import { firstOf } from '../../model/plain.js'

export interface Explained {
  /** Those that nothing explains first; no more than a result has room for. */
  readonly diagnostics: readonly Diagnostic[]
  /** How many there are in all. */
  readonly total: number
  /** A line each: what is missing, and what to do. */
  readonly advice: readonly string[]
}

export function explain(errors: readonly Diagnostic[], files: Files): Explained {
  const missing = missingPackages(errors)
  const isExplained = (error: Diagnostic) => missing.size > 0 && lacksPackage(error, files, missing)
  const ordered = missing.size === 0 ? errors : [...errors.filter(error => !isExplained(error)), ...errors.filter(isExplained)]
  return {
    diagnostics: capped(ordered),
    total: errors.length,
    advice: [...libraryAdvice(missing), ...generatedAdvice(errors, files)],
  }
}

/** Files that want what a missing library has. */
export function filesWithoutLibrary(errors: readonly Diagnostic[], files: Files): readonly string[] {
  const missing = missingPackages(errors)
  return filesWithErrors(errors.filter(error => lacksPackage(error, files, missing)))
}

/** As many as a result has room for. */
export function capped<T>(diagnostics: readonly T[]): readonly T[] {
  return diagnostics.length > mostDiagnostics ? diagnostics.slice(0, mostDiagnostics) : diagnostics
}

/** Whether some error is about a name that nothing declares. */
export function lacksSymbols(errors: readonly Diagnostic[]): boolean {
  return errors.some(({ code }) => code === packageCode || code.startsWith(symbolCode))
}

export function filesWithErrors(errors: readonly Diagnostic[]): readonly string[] {
  return [...new Set(errors.map(({ file }) => file))].filter(file => file !== '')
}

const mostDiagnostics = 100
const packageCode = 'compiler.err.doesnt.exist'
const symbolCode = 'compiler.err.cant.resolve'
const staticImportCode = 'compiler.err.static.imp.only.classes.and.interfaces'

/** By package the files that want it. */
function missingPackages(errors: readonly Diagnostic[]): ReadonlyMap<string, ReadonlySet<string>> {
  const missing = new Map<string, Set<string>>()
  for (const error of errors) {
    const name = packageOf(error)
    if (name === undefined) continue
    const files = missing.get(name) ?? new Set()
    missing.set(name, files.add(error.file))
  }
  return missing
}

/** javac takes all before the last name of a path for a package: an outer class, too. */
function packageOf({ code, message }: Diagnostic): string | undefined {
  if (code !== packageCode) return undefined
  const named = /^package ([\w.]+) does not exist/.exec(message)?.[1]
  const parts = named?.split('.') ?? []
  const type = parts.findIndex(part => /^[A-Z]/.test(part))
  const name = (type < 0 ? parts : parts.slice(0, type)).join('.')
  return name === '' ? undefined : name
}

/** A package that is missing, or something that its file imports from one. */
function lacksPackage(error: Diagnostic, files: Files, missing: ReadonlyMap<string, unknown>): boolean {
  if (packageOf(error) !== undefined) return true
  const type = missingType(error)
  if (type === undefined && error.code !== staticImportCode) return false
  return importsOf(files[error.file] ?? '').some(
    ({ pack, name }) => (type === undefined || name === type || name === '*') && isMissing(pack, missing),
  )
}

function isMissing(pack: string, missing: ReadonlyMap<string, unknown>): boolean {
  return missing.has(pack) || [...missing.keys()].some(known => pack.startsWith(`${known}.`))
}

/** A class by its simple name: one that a member was wanted of passes for a package with javac. */
function missingType({ code, message }: Diagnostic): string | undefined {
  if (code === packageCode) return /^package ([A-Z]\w*)/.exec(message)?.[1]
  return code.startsWith(symbolCode) ? /^\s*symbol:\s+(?:class|variable) (\w+)/m.exec(message)?.[1] : undefined
}

function importsOf(text: string): readonly { readonly pack: string; readonly name: string }[] {
  return [...text.matchAll(/^\s*import\s+(?:static\s+)?([\w.]+)\.(\w+|\*)\s*;/gm)].map(([, pack = '', name = '']) => ({
    pack,
    name,
  }))
}

function libraryAdvice(missing: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  if (missing.size === 0) return []
  const counted = [...missing].map(([name, files]) => ({ name, files: files.size }))
  counted.sort((a, b) => b.files - a.files || (a.name < b.name ? -1 : 1))
  const list = counted.map(({ name, files }, at) => `${name} (${files}${at > 0 ? '' : files === 1 ? ' file' : ' files'})`)
  const packages = counted.length === 1 ? 'package' : 'packages'
  return [`missing libraries: ${packages} ${firstOf(list, shown)}: give them with --classpath`]
}

const shown = 8

/** Names that processors give to what they write, `rest` being the class that they write it for. */
const generatedNames: readonly { readonly name: RegExp; readonly isOfClass: boolean }[] = [
  { name: /^Auto(?:Value|OneOf|Builder)_(?<rest>\w+)$/, isOfClass: false },
  { name: /^Dagger(?<rest>[A-Z]\w*)$/, isOfClass: false },
  { name: /^Immutable(?<rest>[A-Z]\w*)$/, isOfClass: true },
  { name: /^Q(?<rest>[A-Z]\w*)$/, isOfClass: true },
  { name: /^(?<rest>[A-Z]\w*)Impl$/, isOfClass: true },
  { name: /^(?<rest>[A-Z]\w*)_$/, isOfClass: true },
]

function generatedAdvice(errors: readonly Diagnostic[], files: Files): readonly string[] {
  const types = [...new Set(errors.flatMap(error => missingType(error) ?? []))].filter(type => isGenerated(type, files)).sort()
  const lombok = filesWithErrors(errors).filter(file =>
    importsOf(files[file] ?? '').some(({ pack }) => /^lombok(\.|$)/.test(pack)),
  )
  const rest = types.length > shown ? ` and ${types.length - shown} more` : ''
  return [
    ...(types.length === 0
      ? []
      : [`missing types ${types.slice(0, shown).join(', ')}${rest} look generated by an annotation processor: ${what}`]),
    ...(lombok.length === 0
      ? []
      : [
          `${lombok.length === 1 ? 'a file with errors imports' : `${lombok.length} files with errors import`} lombok, an annotation processor: ${what}`,
        ]),
  ]
}

const what = 'those that a build names are run where the project is given with its build file'

function isGenerated(type: string, files: Files): boolean {
  return generatedNames.some(({ name, isOfClass }) => {
    const rest = name.exec(type)?.groups?.rest
    return (
      rest !== undefined &&
      (!isOfClass || Object.keys(files).some(path => path === `${rest}.java` || path.endsWith(`/${rest}.java`)))
    )
  })
}
