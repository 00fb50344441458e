/** What a project's build says about compiling it: libraries, source level, options, annotation processors. It is kept from one time to the next. */
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Jdk } from '../../../jvm/jdk.js'
import { cacheRoot, once } from '../../../workers/cache.js'
import type { Env } from '../../../workers/env.js'

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

/** The answer that is kept under this name, as long as the jars in it are there; else it is asked for. */
export async function kept(name: string, { env = process.env }: BuildOptions, ask: () => Promise<Build>): Promise<Build> {
  const file = join(cacheRoot(env), 'builds', `${name}.json`)
  const known = readKnown(file)
  if (known !== undefined && isWhole(known)) return known
  // Where that can't be done, whoever makes it anew says why.
  await rm(file, { force: true }).catch(() => {})
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

/** What a build tool is asked on is a copy: nothing is written into a project. */
export async function writeCopy(
  folder: string,
  files: Iterable<readonly [path: string, content: string | Uint8Array]>,
): Promise<void> {
  for (const [path, content] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
}
