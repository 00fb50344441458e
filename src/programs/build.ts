/**
 * What a project's build says about compiling it: libraries, source level, encoding, options, annotation processors. The build tool is
 * asked itself, once for the same build files; where it can't tell, that is said and the program is compiled without.
 */
import { existsSync, readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cacheRoot, once } from '../workers/cache.js'
import type { Env, Jdk } from '../workers/jdk.js'
import type { BuildFiles } from './layout.js'

export interface Build {
  /** Jars and folders, absolute. */
  readonly classpath: readonly string[]
  /** The source level. */
  readonly release?: number
  /** As javac gets them. */
  readonly compilerOptions: readonly string[]
  /** Jars with annotation processors and what these need. */
  readonly processors: readonly string[]
}

export const nothing: Build = { classpath: [], compilerOptions: [], processors: [] }

/** What the program needs, or what its tests need too. */
export type Scope = 'program' | 'tests'

export interface BuildOptions {
  /** Runs the build tool. */
  readonly jdk: Jdk
  readonly env?: Env
  readonly onProgress?: (line: string) => void
  readonly scope?: Scope
}

/** Why a build tool could not tell, in one line. */
export class BuildError extends Error {}

/**
 * One build for both versions: that of the version after, and libraries that only the version before has. If the build tool
 * can't tell, it is empty and a line says why: many programs compile without.
 */
export async function projectBuild(
  builds: { readonly before?: BuildFiles; readonly after?: BuildFiles },
  options: BuildOptions,
): Promise<Build> {
  try {
    const after = builds.after === undefined ? nothing : await buildOf(builds.after, options)
    const before = builds.before === undefined ? nothing : await buildOf(builds.before, options)
    const both = (key: 'classpath' | 'processors') => [...new Set([...after[key], ...before[key]])]
    return { ...before, ...after, classpath: both('classpath'), processors: both('processors') }
  } catch (error) {
    if (!(error instanceof BuildError)) throw error
    options.onProgress?.(`no class path, since ${error.message}; if the program needs one, give --classpath`)
    return nothing
  }
}

async function buildOf(files: BuildFiles, options: BuildOptions): Promise<Build> {
  switch (files.kind) {
    case 'maven':
      return (await import('./maven-build.js')).mavenBuild(files, options)
    case 'gradle':
      return (await import('./gradle-build.js')).gradleBuild(files, options)
  }
}

/** The answer that is kept under this name, as long as the jars in it are there; else it is asked for. */
export async function kept(name: string, { env = process.env }: BuildOptions, ask: () => Promise<Build>): Promise<Build> {
  const file = join(cacheRoot(env), 'builds', `${name}.json`)
  const known = readKnown(file)
  if (known !== undefined && isWhole(known)) return known
  await rm(file, { force: true })
  await once(file, async temporary => writeFile(temporary, JSON.stringify(await ask())))
  return readKnown(file) ?? nothing
}

function isWhole({ classpath, processors }: Build): boolean {
  return [...classpath, ...processors].every(path => existsSync(path) && !path.includes('SNAPSHOT'))
}

function readKnown(file: string): Build | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
