/**
 * Eclipse's refactoring engine, headless: a JVM in which our thin jar starts Equinox with the jars of one release and drives the engine
 * (`jvm/eclipse`). The jars are fetched at first use and used as they are.
 */
import { readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type ArchiveNeed, archiveFlags, plainFlags, withoutArchive } from '../../jvm/archive.js'
import { fetchHurdle, installJars, jarsFolder, type Part } from '../../jvm/jars.js'
import { type Jdk, javaOf, pickJdk, plainJvm } from '../../jvm/jdk.js'
import { InputError } from '../../model/index.js'
import { cacheTrouble } from '../../workers/cache.js'
import { isWhole } from '../../workers/sealed.js'
import {
  type EngineRefactoring,
  type EngineRelease,
  type Impossible,
  type Installation,
  idOf,
  type Load,
  type Machine,
  type Manifest,
} from '../engine.js'
import { hasJdkParts, jdkParts } from './jdk-parts.js'
import { menu, refactorings } from './refactorings.js'
import { trainingLines } from './training.js'

/** Newest first. */
export const eclipse: readonly EngineRelease[] = [
  // 2026-09.
  release('4.41', 21, refactorings('convert-to-record')),
  // 2024-12, the last for JDK 17.
  release('4.34', 17, refactorings()),
]

function release(version: string, oldestJdk: number, refactorings: readonly EngineRefactoring[]): EngineRelease {
  const part: Part = {
    name: `eclipse-${version}`,
    own: 'dist/jvm/eclipse.jar',
    libraries: `eclipse/${version}/pom.xml`,
    fetched: `Eclipse ${version}`,
  }
  const manifest: Manifest = { name: 'eclipse', version, language: 'java', refactorings, menu, switchable: true }
  return { manifest, on: machine => withJdk(idOf(manifest), oldestJdk, machine, jdk => installation(part, jdk)) }
}

function withJdk(
  who: string,
  min: number,
  { env, home }: Machine,
  install: (jdk: Jdk) => Installation,
): Installation | Impossible {
  try {
    return install(pickJdk({ who, min }, { jdk: home, ...(env === undefined ? {} : { env }) }))
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    return { lacks: 'no JDK for it', why: error.problem, advice: error.advice }
  }
}

function installation(part: Part, jdk: Jdk): Installation {
  return {
    platform: `JDK ${jdk.version}`,
    home: jdk.home,
    missing() {
      const jars = jarsFolder(part)
      if (jars === undefined) return { what: 'not built' }
      if (!isWhole(jars)) return { what: 'not set up', hurdle: fetchHurdle() }
      return hasJdkParts(jdk, jars) ? undefined : { what: `not prepared for JDK ${jdk.version}`, hurdle: cacheTrouble() }
    },
    async command(onProgress, load = 'few') {
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
    careful: withoutArchive,
  }
}

/** Where the start counts, with an archive of what a worker has loaded and linked once; it is of no use to the rate. */
async function flagsFor(load: Load, need: Omit<ArchiveNeed, 'flags' | 'train'>): Promise<readonly string[]> {
  const flags = jvmFlags(need.jdk, load)
  return load === 'few' ? archiveFlags({ ...need, flags, train: trainingLines }) : plainFlags(flags)
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
