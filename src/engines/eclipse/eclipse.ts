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
  type EngineRelease,
  type Impossible,
  type Installation,
  idOf,
  type Load,
  type Machine,
  type Manifest,
} from '../engine.js'
import { hasJdkParts, jdkParts } from './jdk-parts.js'
import { choices, known } from './known.js'
import { announcements, labels, menu, refactorings } from './refactorings.js'
import { eclipseReleases } from './releases.js'
import { trainingLines } from './training.js'

/** What our own part of the worker needs beside the release. */
const ours = ['com.google.code.gson:gson:2.13.2', 'org.ow2.asm:asm:9.10.1', 'org.ow2.asm:asm-tree:9.10.1']

/** Newest first. */
export const eclipse: readonly EngineRelease[] = eclipseReleases.map(({ version, released, oldestJdk, bundles, more = [] }) => {
  const manifest: Manifest = {
    name: 'eclipse',
    version,
    released,
    components: Object.fromEntries(bundles.map(nameAndVersion)),
    language: 'java',
    refactorings: refactorings(...more),
    menu,
    labels,
    switchable: true,
    announcements,
    known,
    choices,
  }
  const part: Part = {
    name: `eclipse-${version}`,
    own: 'dist/jvm/eclipse.jar',
    libraries: [...bundles, ...ours],
    fetched: `Eclipse ${released} (${version})`,
  }
  return { manifest, on: machine => withJdk(idOf(manifest), oldestJdk, machine, jdk => installation(part, jdk)) }
})

function nameAndVersion(coordinates: string): readonly [string, string] {
  const [, name = '', version = ''] = coordinates.split(':')
  return [name, version]
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
