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
import { runChild } from '../workers/child.js'
import type { Env } from '../workers/env.js'
import { isWhole, onceSealed } from '../workers/sealed.js'
import { type Jdk, javaOf, plainJvm } from './jdk.js'
import { copyDependencies, findMaven, noMaven } from './maven.js'
import { unsign } from './unsign.js'

export interface JarOptions {
  /** Runs Maven. */
  readonly jdk: Jdk
  readonly env?: Env
  readonly packageRoot?: string
  readonly onProgress?: ProgressCallback
}

export type Part = keyof typeof parts

/** What is our own of each, the pom with its libraries, and what these are called. */
const parts = {
  oracle: { own: 'dist/jvm/oracle.jar', pom: 'oracle/pom.xml', fetched: 'the libraries of the oracle' },
  junit: { own: 'jvm/junit/src/main/java/assay/junit/TestRun.java', pom: 'junit/pom.xml', fetched: 'JUnit' },
  'eclipse-4.41': { own: 'dist/jvm/eclipse.jar', pom: 'eclipse/4.41/pom.xml', fetched: 'Eclipse 4.41' },
  'eclipse-4.34': { own: 'dist/jvm/eclipse.jar', pom: 'eclipse/4.34/pom.xml', fetched: 'Eclipse 4.34' },
} as const

/** The folder that holds our part and its libraries. */
export async function installJars(name: Part, options: JarOptions): Promise<string> {
  const { jdk, env = process.env, packageRoot = findPackageRoot(), onProgress = () => {} } = options
  const sources = sourcesOf(name, packageRoot)
  const fetch = async (folder: string) => {
    // Maven reads the settings of the project around a pom; in the cache there is none.
    const project = join(folder, 'project')
    await mkdir(dirname(join(project, parts[name].pom)), { recursive: true })
    for (const pom of sources.poms) await copyFile(join(packageRoot, 'jvm', pom), join(project, pom))
    await copyDependencies(join(project, parts[name].pom), folder, jdk, env)
    await rm(project, { recursive: true })
    for (const library of await readdir(folder))
      await writeFile(join(folder, library), unsign(await readFile(join(folder, library))))
    await copyFile(sources.own, join(folder, basename(sources.own)))
    if (name === 'oracle') await modernise(folder, jdk)
  }
  return onceSealed(folderOf(name, packageRoot, env), fetch, work =>
    busy(`downloading ${parts[name].fetched} (once)`, onProgress, work),
  )
}

/** ASM is delivered in a form of class files that class-data archives leave out. Only about speed: without it all goes on as well. */
async function modernise(folder: string, jdk: Jdk): Promise<void> {
  const jars = (await readdir(folder)).filter(name => name.startsWith('asm-'))
  if (jars.length === 0) return
  const args = ['-cp', join(folder, '*'), 'assay.oracle.Modernise', ...jars]
  await runChild({ command: javaOf(jdk), args, env: plainJvm, cwd: folder }, moderniseMs, () => {})
}

const moderniseMs = 30_000

/** How far it is from working, without doing anything about it. */
export function jarsState(name: Part, env: Env = process.env): 'not built' | 'not set up' | 'ready' {
  const folder = jarsFolder(name, env)
  if (folder === undefined) return 'not built'
  return isWhole(folder) ? 'ready' : 'not set up'
}

/** Where they are or will be; nowhere if our own part was not built. */
export function jarsFolder(name: Part, env: Env = process.env): string | undefined {
  const packageRoot = findPackageRoot()
  return existsSync(sourcesOf(name, packageRoot).own) ? folderOf(name, packageRoot, env) : undefined
}

/** What keeps libraries from being fetched, as far as that shows without trying. */
export function fetchHurdle(env: Env = process.env): string | undefined {
  return cacheTrouble(env) ?? (findMaven(env) === undefined ? noMaven : undefined)
}

function sourcesOf(name: Part, packageRoot: string): { readonly own: string; readonly poms: readonly string[] } {
  return { own: join(packageRoot, parts[name].own), poms: ['pom.xml', parts[name].pom] }
}

function folderOf(name: Part, packageRoot: string, env: Env): string {
  const { own, poms } = sourcesOf(name, packageRoot)
  const made = [own, ...poms.map(pom => join(packageRoot, 'jvm', pom))]
  return join(cacheRoot(env), 'jars', `${name}-${hashOf(made)}`)
}

function hashOf(files: readonly string[]): string {
  // The folders of earlier versions do not say how long their files are.
  const hash = createHash('sha256').update('sealed\0')
  for (const file of files) hash.update(readOrExplain(file)).update('\0')
  return hash.digest('hex').slice(0, 16)
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
