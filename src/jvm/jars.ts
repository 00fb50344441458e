/**
 * One of our Java parts with the libraries it needs, in one folder of the user's cache. Our part comes with the package, as a
 * jar or, where it is one small class, as its source; the libraries are fetched by Maven, once. The folder is named by the content of what it was made from, so a new version of
 * Assay never meets the libraries of an old one.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { InputError } from '../model/input-error.js'
import { busy, type ProgressCallback } from '../workers/busy.js'
import { cacheRoot, cacheTrouble } from '../workers/cache.js'
import type { Env } from '../workers/env.js'
import { isWhole, onceSealed } from '../workers/sealed.js'
import type { Jdk } from './jdk.js'
import { copyDependencies, findMaven, noMaven, pomWith } from './maven.js'
import { unsign } from './unsign.js'

export interface JarOptions {
  /** Runs Maven. */
  readonly jdk: Jdk
  readonly env?: Env
  readonly packageRoot?: string
  readonly onProgress?: ProgressCallback
}

/** A Java program of ours, declared by the language or the engine that it belongs to. */
export interface Part {
  /** Its folder in the cache begins with it. */
  readonly name: string
  /** What is our own of it: a path in the package. */
  readonly own: string
  /** A pom, by its path below `jvm/`; or libraries in Maven's coordinates, which are taken without what they depend on. */
  readonly libraries: string | readonly string[]
  /** What the libraries are called while they are fetched. */
  readonly fetched: string
  /** What is done in the folder when everything is in it. */
  readonly finish?: (folder: string, jdk: Jdk) => Promise<void>
}

/** The folder that holds our part and its libraries. */
export async function installJars(part: Part, options: JarOptions): Promise<string> {
  const { jdk, env = process.env, packageRoot = findPackageRoot(), onProgress = () => {} } = options
  const fetch = async (folder: string) => {
    // Maven reads the settings of the project around a pom; in the cache there is none.
    const project = join(folder, 'project')
    for (const [path, text] of pomsOf(part, packageRoot)) {
      await mkdir(dirname(join(project, path)), { recursive: true })
      await writeFile(join(project, path), text)
    }
    await copyDependencies(join(project, pomOf(part)), folder, jdk, env)
    await rm(project, { recursive: true })
    for (const library of await readdir(folder))
      await writeFile(join(folder, library), unsign(await readFile(join(folder, library))))
    await copyFile(ownOf(part, packageRoot), join(folder, basename(part.own)))
    await part.finish?.(folder, jdk)
  }
  return onceSealed(folderOf(part, packageRoot, env), fetch, work => busy(`downloading ${part.fetched} (once)`, onProgress, work))
}

/** How far it is from working, without doing anything about it. */
export function jarsState(part: Part, env: Env = process.env): 'not built' | 'not set up' | 'ready' {
  const folder = jarsFolder(part, env)
  if (folder === undefined) return 'not built'
  return isWhole(folder) ? 'ready' : 'not set up'
}

/** Where they are or will be; nowhere if our own part was not built. */
export function jarsFolder(part: Part, env: Env = process.env): string | undefined {
  const packageRoot = findPackageRoot()
  return existsSync(ownOf(part, packageRoot)) ? folderOf(part, packageRoot, env) : undefined
}

/** What keeps libraries from being fetched, as far as that shows without trying. */
export function fetchHurdle(env: Env = process.env): string | undefined {
  return cacheTrouble(env) ?? (findMaven(env) === undefined ? noMaven : undefined)
}

function ownOf({ own }: Part, packageRoot: string): string {
  return join(packageRoot, own)
}

function pomOf({ libraries }: Part): string {
  return typeof libraries === 'string' ? libraries : 'pom.xml'
}

/** The poms that name the libraries, by their paths, the one that counts last. */
function pomsOf({ libraries }: Part, packageRoot: string): readonly (readonly [string, string | Buffer])[] {
  if (typeof libraries !== 'string') return [['pom.xml', pomWith(libraries)]]
  return ['pom.xml', libraries].map(path => [path, readOrExplain(join(packageRoot, 'jvm', path))])
}

function folderOf(part: Part, packageRoot: string, env: Env): string {
  // The folders of earlier versions do not say how long their files are.
  const hash = createHash('sha256').update('sealed\0')
  for (const content of [readOrExplain(ownOf(part, packageRoot)), ...pomsOf(part, packageRoot).map(([, text]) => text)])
    hash.update(content).update('\0')
  return join(cacheRoot(env), 'jars', `${part.name}-${hash.digest('hex').slice(0, 16)}`)
}

function readOrExplain(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch {
    throw new InputError(`${file} is missing: Assay's Java side was not built; run npm install with a JDK 17 or later and Maven`)
  }
}

/** The same for the sources and for what they are compiled to. */
function findPackageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'package.json')) && folder !== dirname(folder)) folder = dirname(folder)
  return folder
}
