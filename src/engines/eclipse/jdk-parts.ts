/**
 * Two things that are made from the JDK at hand by our own code, once, and kept (`jvm/eclipse`): the small library that small programs are
 * resolved against, and Eclipse's index of the whole JDK for all others. They are about speed only: where they can't be made, the
 * worker goes without.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { busy, type Say } from '../../workers/busy.js'
import { cacheRoot, cacheTrouble } from '../../workers/cache.js'
import { runChild } from '../../workers/child.js'
import { type Jdk, javaOf, plainJvm } from '../../workers/jdk.js'
import { isWhole, onceSealed } from '../../workers/sealed.js'

export interface JdkParts {
  readonly library?: string
  readonly index?: string
}

/** What starts our code: flags and class path, without the class that is to run. */
export async function jdkParts(jdk: Jdk, jars: string, start: readonly string[], onProgress: Say): Promise<JdkParts> {
  const run = async (file: string, args: readonly string[]) => {
    const end = await runChild({ command: javaOf(jdk), args: [...start, ...args, file], env: plainJvm }, patienceMs, () => {})
    if (end.kind !== 'done') throw new Error(cacheTrouble() ?? end.detail)
    if (!existsSync(file)) throw new Error('Java wrote nothing')
  }
  const make = async (folder: string) => {
    await mkdir(folder)
    await run(join(folder, library), ['assay.eclipse.library.LibraryBuilder'])
    await run(join(folder, index), ['-Xmx1g', 'assay.eclipse.launch.Main', jars])
  }
  try {
    const folder = await onceSealed(folderOf(jdk, jars), make, work =>
      busy(`preparing Eclipse for JDK ${jdk.version} (once)`, onProgress, work),
    )
    return { library: join(folder, library), index: join(folder, index) }
  } catch (error) {
    onProgress(`Eclipse will be slower: ${error instanceof Error ? error.message : error}`)
    return {}
  }
}

export function hasJdkParts(jdk: Jdk, jars: string): boolean {
  return isWhole(folderOf(jdk, jars))
}

const library = 'library.jar'
const index = 'index'
const patienceMs = 300_000

function folderOf(jdk: Jdk, jars: string): string {
  const release = join(jdk.home, 'release')
  const hash = createHash('sha256').update(`${jdk.home}\0`)
  if (existsSync(release)) hash.update(readFileSync(release))
  return join(cacheRoot(), 'eclipse', `${basename(jars)}-jdk${jdk.version}-${hash.digest('hex').slice(0, 8)}`)
}
