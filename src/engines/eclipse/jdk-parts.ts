/**
 * Two things that are made from the JDK at hand by our own code, once, and kept (`jvm/eclipse`): the small library that small programs are
 * resolved against, and Eclipse's index of the whole JDK for all others. Where Java fails to make one, the worker goes without; where it can't
 * be kept, that is an error: an index that every worker made anew would take most of an attempt's deadline.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { type Jdk, javaOf, plainJvm } from '../../jvm/jdk.js'
import { InputError } from '../../model/index.js'
import { busy, type ProgressCallback } from '../../workers/busy.js'
import { cacheRoot, cacheTrouble } from '../../workers/cache.js'
import { runChild } from '../../workers/child.js'
import { isWhole, onceSealed } from '../../workers/sealed.js'

export interface JdkParts {
  readonly library?: string
  readonly index?: string
}

/** What starts our code: flags and class path, without the class that is to run. */
export async function jdkParts(
  jdk: Jdk,
  jars: string,
  start: readonly string[],
  onProgress: ProgressCallback,
): Promise<JdkParts> {
  const make = async (name: keyof JdkParts, args: readonly string[]) => {
    try {
      const folder = await onceSealed(folderOf(name, jdk, jars), temporary =>
        run(jdk, [...start, ...args], join(temporary, files[name])),
      )
      return { [name]: join(folder, files[name]) }
    } catch (error) {
      if (error instanceof InputError) throw error
      onProgress(`Eclipse will be slower: ${error instanceof Error ? error.message : error}`)
      return {}
    }
  }
  const makeBoth = async () => ({
    ...(await make('library', ['assay.eclipse.library.LibraryBuilder'])),
    // In a worker's heap it would take three times as long.
    ...(await make('index', ['-Xmx1g', 'assay.eclipse.launch.Main', jars])),
  })
  return hasJdkParts(jdk, jars) ? makeBoth() : busy(`preparing Eclipse for JDK ${jdk.version} (once)`, onProgress, makeBoth)
}

export function hasJdkParts(jdk: Jdk, jars: string): boolean {
  return isWhole(folderOf('library', jdk, jars)) && isWhole(folderOf('index', jdk, jars))
}

async function run(jdk: Jdk, args: readonly string[], file: string): Promise<void> {
  await mkdir(dirname(file))
  const end = await runChild({ command: javaOf(jdk), args: [...args, file], env: plainJvm }, patienceMs, () => {})
  if (end.kind === 'done' && existsSync(file)) return
  const trouble = cacheTrouble()
  if (trouble !== undefined) throw new InputError(trouble)
  throw new Error(end.kind === 'done' ? 'Java wrote nothing' : end.detail)
}

const files = { library: 'library.jar', index: 'index' } as const
const patienceMs = 300_000

function folderOf(name: keyof JdkParts, jdk: Jdk, jars: string): string {
  const release = join(jdk.home, 'release')
  const hash = createHash('sha256').update(`${jdk.home}\0`)
  if (existsSync(release)) hash.update(readFileSync(release))
  return join(cacheRoot(), 'eclipse', `${basename(jars)}-jdk${jdk.version}-${hash.digest('hex').slice(0, 8)}-${name}`)
}
