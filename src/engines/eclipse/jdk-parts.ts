/**
 * Two things that are made from the JDK at hand by our own code, once, and kept (`jvm/eclipse`): the small library that small programs are
 * resolved against, and Eclipse's index of the whole JDK for all others. They are about speed only: where one can't be made, the
 * worker goes without.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { cacheRoot, once } from '../../workers/cache.js'
import { runChild } from '../../workers/child.js'
import { type Jdk, javaOf, plainJvm } from '../../workers/jdk.js'

export interface JdkParts {
  readonly library?: string
  readonly index?: string
}

/** What starts our code: flags and class path, without the class that is to run. */
export async function jdkParts(jdk: Jdk, jars: string, start: readonly string[], onProgress: Say): Promise<JdkParts> {
  const folder = join(cacheRoot(), 'eclipse', `${basename(jars)}-jdk${jdk.version}-${hashOf(jdk)}`)
  const make = (name: string, run: (file: string) => readonly string[]) => made(jdk, `${folder}-${name}`, start, run, onProgress)
  const library = await make('library.jar', file => ['assay.eclipse.library.LibraryBuilder', file])
  const index = await make('index', file => ['assay.eclipse.launch.Main', jars, file])
  return { ...(library === undefined ? {} : { library }), ...(index === undefined ? {} : { index }) }
}

type Say = (line: string) => void

async function made(
  jdk: Jdk,
  path: string,
  start: readonly string[],
  run: (file: string) => readonly string[],
  onProgress: Say,
): Promise<string | undefined> {
  try {
    return await once(path, async file => {
      onProgress(`preparing Eclipse for JDK ${jdk.version} (once)`)
      const command = { command: javaOf(jdk), args: [...start, ...run(file)], env: plainJvm }
      const end = await runChild(command, patienceMs, () => {})
      if (end.kind !== 'done') throw new Error(end.detail)
      if (!existsSync(file)) throw new Error('Java wrote nothing')
    })
  } catch (error) {
    onProgress(`Eclipse will be slower: ${error instanceof Error ? error.message : error}`)
    return undefined
  }
}

const patienceMs = 300_000

function hashOf(jdk: Jdk): string {
  const release = join(jdk.home, 'release')
  const hash = createHash('sha256').update(`${jdk.home}\0`)
  if (existsSync(release)) hash.update(readFileSync(release))
  return hash.digest('hex').slice(0, 8)
}
