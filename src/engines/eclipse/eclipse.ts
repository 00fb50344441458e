/**
 * Eclipse's refactoring engine, headless: a JVM in which our thin jar starts Equinox with the jars of one release and drives the engine
 * (`jvm/eclipse`). The jars are fetched at first use and used as they are.
 */
import { readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type ArchiveNeed, archiveFlags, plainFlags } from '../../jvm/archive.js'
import { fetchHurdle, installJars, jarsFolder, type Part } from '../../jvm/jars.js'
import { type Jdk, javaOf, plainJvm } from '../../jvm/jdk.js'
import { cacheTrouble } from '../../workers/cache.js'
import { isWhole } from '../../workers/sealed.js'
import type { EngineRefactoring, EngineRelease, Load } from '../engine.js'
import { hasJdkParts, jdkParts } from './jdk-parts.js'
import { refactorings } from './refactorings.js'
import { trainingLines } from './training.js'

/** Newest first. */
export const eclipse: readonly EngineRelease[] = [
  // 2026-09.
  release('4.41', 'eclipse-4.41', 21, refactorings('convert-to-record')),
  // 2024-12, the last for JDK 17.
  release('4.34', 'eclipse-4.34', 17, refactorings()),
]

function release(version: string, part: Part, oldestJdk: number, refactorings: readonly EngineRefactoring[]): EngineRelease {
  return {
    manifest: { name: 'eclipse', version, language: 'java', refactorings, switchable: true, oldestJdk },
    missing(jdk) {
      const jars = jarsFolder(part)
      if (jars === undefined) return 'not built'
      if (!isWhole(jars)) return inWords('not set up', fetchHurdle())
      return hasJdkParts(jdk, jars) ? undefined : inWords(`not prepared for JDK ${jdk.version}`, cacheTrouble())
    },
    async command(jdk, onProgress, load = 'few') {
      const jars = await installJars(part, { jdk, onProgress })
      const classPath = ['-cp', classPathIn(jars)]
      const { library = '', index = '' } = await jdkParts(
        jdk,
        jars,
        [...plainFlags(jvmFlags(jdk, 'few')), ...classPath],
        onProgress,
      )
      const run = [...classPath, 'assay.eclipse.launch.Main', jars, library, index]
      const args = [...(await flagsFor(load, { jdk, jars, run, onProgress })), ...run]
      // One arena: glibc would keep one for each of the JVM's threads.
      return { command: javaOf(jdk), args, env: { ...plainJvm, MALLOC_ARENA_MAX: '1' }, cwd: jars }
    },
  }
}

/** Where the start counts, with an archive of what a worker has loaded and linked once; it is of no use to the rate. */
async function flagsFor(load: Load, need: Omit<ArchiveNeed, 'flags' | 'train'>): Promise<readonly string[]> {
  const flags = jvmFlags(need.jdk, load)
  return load === 'few' ? archiveFlags({ ...need, flags, train: trainingLines }) : plainFlags(flags)
}

function inWords(missing: string, hurdle: string | undefined): string {
  return hurdle === undefined ? missing : `${missing}, and ${hurdle}`
}

/** What is outside of Equinox: our launcher, Equinox itself, and what weaves and reads JSON. */
function classPathIn(jars: string): string {
  const outside = readdirSync(jars).filter(name => /^(eclipse\.jar$|org\.eclipse\.osgi-|asm-|gson-)/.test(name))
  return outside
    .sort()
    .map(name => join(jars, name))
    .join(delimiter)
}

/** The engine is large: what the optimising compiler takes at first, it gives back only after thousands of attempts. */
function jvmFlags(jdk: Jdk, load: Load): readonly string[] {
  return [
    '-XX:+UseSerialGC',
    ...(load === 'few' ? ['-XX:TieredStopAtLevel=1'] : []),
    '-Xms96m',
    '-Xmx224m',
    '-XX:-UsePerfData',
    '-Duser.language=en',
    '-Duser.country=US',
    '-Duser.timezone=UTC',
    '-Dfile.encoding=UTF-8',
    '-Djava.awt.headless=true',
    // Eclipse reads file times by a native library.
    ...(jdk.major >= 22 ? ['--enable-native-access=ALL-UNNAMED'] : []),
  ]
}
