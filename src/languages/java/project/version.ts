/**
 * A version of a program from what a path leads to: a folder of sources or of class files, a jar of either, or a single
 * source file. Where there are both, the sources are meant, and what lies beside them was made of them.
 */
import { basename, resolve } from 'node:path'
import { type Files, InputError, type Version, type Versions } from '../../../model/index.js'
import { filesBelow, readBytes, statsOf } from '../../../programs/folder.js'
import { type Decoding, decodeSources, meter, type SourceBytes } from '../../../programs/sources.js'
import { classNameOf } from './class-file.js'
import { unpack } from './jar.js'
import { isJar } from './zip.js'

export function readVersions(before: string, after: string, decoding: Decoding = {}): Versions {
  const versions = { before: readVersion(before, decoding), after: readVersion(after, decoding) }
  if (versions.before.kind !== versions.after.kind) {
    const [of, and] = [kinds[versions.before.kind], kinds[versions.after.kind]]
    throw new InputError(`${before} has ${of} and ${after} has ${and}: give two of the same kind`)
  }
  return versions
}

export function readVersion(path: string, decoding: Decoding = {}): Version {
  const stats = statsOf(path)
  if (stats === undefined) throw new InputError(`${path} does not exist: give a folder with .java files`)
  if (stats.isDirectory()) return readFolder(path, decoding)
  if (stats.isFile() && isJar(path)) return readJar(path, decoding)
  if (stats.isFile() && path.endsWith('.java'))
    return {
      kind: 'sources',
      files: decodeSources(path, [{ name: basename(path), where: path, bytes: readBytes(path) }], decoding),
    }
  throw new InputError(`${path} is not a folder, a jar or a .java file: give a folder with .java files`)
}

/** A version that has to be sources. */
export function readSources(path: string): Files {
  const version = readVersion(path)
  if (version.kind !== 'sources') throw new InputError(`${path} has class files: give a folder with .java files`)
  return version.files
}

const kinds = { sources: 'sources', classes: 'class files' } as const

function readFolder(path: string, decoding: Decoding): Version {
  const written = filesBelow(path, '.java')
  if (written.size > 0) return sources(path, read(written), decoding)
  const compiled = filesBelow(path, '.class')
  if (compiled.size > 0) return classes(path, read(compiled))
  throw new InputError(`${path} has no .java or .class files: nothing to check`)
}

function readJar(path: string, decoding: Decoding): Version {
  const found = [...unpack(path)].map(([name, bytes]) => ({ name, where: `${name} in ${path}`, bytes }))
  const compiled = found.filter(({ name }) => name.endsWith('.class'))
  if (compiled.length > 0) return classes(path, compiled)
  if (found.length > 0) return sources(path, found, decoding)
  throw new InputError(`${path} has no .class or .java files: nothing to check`)
}

function* read(found: ReadonlyMap<string, string>): Generator<SourceBytes> {
  for (const [name, where] of found) yield { name, where, bytes: readBytes(where) }
}

function sources(path: string, found: Iterable<SourceBytes>, decoding: Decoding): Version {
  return { kind: 'sources', files: decodeSources(path, found, decoding), path: resolve(path) }
}

/** Classes are looked up by the path of their file, so that has to be their name. Modules are left out, as with sources. */
function classes(path: string, found: Iterable<SourceBytes>): Version {
  const byName = new Map<string, Uint8Array>()
  const add = meter(path, 'class files')
  for (const { name, where, bytes } of found) {
    if (/(^|\/)module-info\.class$/.test(name) || name.startsWith('META-INF/')) continue
    add(bytes.length)
    const className = classNameOf(bytes, where)
    const expected = `${className.replaceAll('.', '/')}.class`
    if (name !== expected) throw new InputError(misplaced(path, where, name, expected))
    byName.set(className, bytes)
  }
  if (byName.size === 0) throw new InputError(`${path} has no classes: nothing to check`)
  return { kind: 'classes', classes: byName, path: resolve(path) }
}

function misplaced(path: string, where: string, name: string, expected: string): string {
  const root = name.endsWith(`/${expected}`) ? name.slice(0, -expected.length) : undefined
  const className = expected.slice(0, -'.class'.length).replaceAll('/', '.')
  if (root === undefined) return `${where} holds the class ${className}: a class file must have the name of its class`
  return isJar(path)
    ? `${where} holds the class ${className}: unpack the jar and give its folder ${root}`
    : `${where} holds the class ${className}: give the folder ${path.replace(/\/$/, '')}/${root}`
}
