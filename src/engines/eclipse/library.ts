/**
 * The small run-time library that small programs are resolved against (`jvm/eclipse`, SmallLibrary): taken from the JDK at hand, once, by
 * our own code. It is about speed only, so where it can't be made the worker goes without.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { cacheRoot, once } from '../../workers/cache.js'
import { runChild } from '../../workers/child.js'
import { type Jdk, javaOf, plainJvm } from '../../workers/jdk.js'

/** Its path, or undefined if this JDK is too new for it. */
export async function smallLibrary(
  jdk: Jdk,
  jars: string,
  classPath: string,
  onProgress: (line: string) => void,
): Promise<string | undefined> {
  try {
    return await once(pathOf(jdk, jars), async file => {
      const args = ['-cp', classPath, 'assay.eclipse.library.LibraryBuilder', file]
      const end = await runChild({ command: javaOf(jdk), args, env: plainJvm }, patienceMs, () => {})
      if (end.kind !== 'done') throw new Error(end.detail)
    })
  } catch (error) {
    onProgress(`Eclipse will be slower: no small library could be made (${error instanceof Error ? error.message : error})`)
    return undefined
  }
}

const patienceMs = 60_000

/** It fits one JDK and one version of our code. */
function pathOf(jdk: Jdk, jars: string): string {
  const release = join(jdk.home, 'release')
  const hash = createHash('sha256').update(`${jdk.home}\0${basename(jars)}\0`)
  if (existsSync(release)) hash.update(readFileSync(release))
  return join(cacheRoot(), 'libraries', `jdk${jdk.version}-${hash.digest('hex').slice(0, 16)}.jar`)
}
