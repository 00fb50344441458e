/**
 * The ways in which two versions could be compiled, the best first: all that matters to the change, less of it, with the sources that the
 * build makes, with annotation processors, with an older JDK. Whoever asks takes the first that compiles; each next one costs what it needs only when it is asked for.
 */

import { findJdks, type Jdk } from '../../../jvm/jdk.js'
import { InputError, type Versions } from '../../../model/index.js'
import type { ProgressCallback } from '../../../workers/busy.js'
import type { PairOptions } from '../../language.js'
import { oldestJdk } from '../jvm.js'
import { type Build, BuildError, type BuildOptions, nothing } from './build.js'
import type { ReadVersions } from './input.js'
import { hasProcessor } from './processors.js'
import type { ProjectPart } from './project.js'

export interface JavaWay extends Pick<Build, 'classpath' | 'compilerOptions' | 'processors'> {
  readonly versions: Versions
  readonly jdk: Jdk
  /** The source level. */
  readonly level?: number
  /** Modules that the change may break and that are not part of it. */
  readonly without: readonly string[]
  /** What compilers make of it is worth keeping for the next time. */
  readonly keeps: boolean
  readonly testClasspath: () => Promise<readonly string[]>
}

/** What counts more than what a build says. */
type Said = Pick<PairOptions, 'classpath' | 'level' | 'home' | 'runsProcessors'>

/** What the compiler said of the way that was tried last. */
export type LastErrors = () => readonly string[]

export async function* ways(
  read: ReadVersions,
  said: Said,
  jdk: Jdk,
  say: ProgressCallback,
  lastErrors: LastErrors,
): AsyncGenerator<JavaWay> {
  for (const note of read.notes) say(note)
  const { classpath } = said
  const given = said.level === undefined ? {} : { level: said.level }
  if (read.kind === 'plain') {
    yield {
      versions: read.versions,
      jdk,
      classpath,
      ...given,
      compilerOptions: [],
      processors: [],
      without: [],
      keeps: false,
      testClasspath: async () => classpath,
    }
    return
  }
  const options: BuildOptions = { jdk, onProgress: say }
  let last: JavaWay | undefined
  const older = said.home === undefined && said.level === undefined ? olderJdk(jdk) : undefined
  for (const part of read.parts) {
    last = await wayOf(part)
    yield last
    if (older === undefined || !isOfOlder(last, older) || !lastErrors().some(isClash)) continue
    yield withOlder(last, older)
  }
  for (const part of read.parts) {
    const more = await madeSources(part)
    if (more === undefined) continue
    last = await wayOf(more)
    yield last
  }
  // Where the build names none, those of the class path may be meant: with what they need there.
  if (last !== undefined && said.runsProcessors && last.processors.length === 0 && last.classpath.some(hasProcessor)) {
    say('the version before does not compile: trying the annotation processors of the class path')
    last = { ...last, processors: last.classpath }
    yield last
  }
  if (older !== undefined && last !== undefined && isOfOlder(last, older)) yield withOlder(last, older)

  function withOlder(way: JavaWay, older: Jdk): JavaWay {
    say(`the program does not compile with JDK ${way.jdk.version}: trying JDK ${older.version}`)
    return { ...way, jdk: older }
  }

  async function wayOf({ versions, builds, without }: ProjectPart): Promise<JavaWay> {
    // Loaded where there is a project: two folders of sources are the most frequent, and start faster without.
    const { projectBuild } = await import('./project-build.js')
    const build = classpath.length > 0 ? { ...(await quietBuild(builds)), classpath } : await projectBuild(builds, options)
    const { release, ...rest } = build
    const processors = said.runsProcessors ? build.processors : []
    const level = said.level ?? release
    const able = jdkFor(level, jdk, said)
    return {
      versions,
      jdk: able,
      ...rest,
      processors,
      ...(level === undefined ? {} : { level: Math.max(level, oldestLevel) }),
      without,
      keeps: true,
      testClasspath: async () =>
        classpath.length > 0 ? classpath : (await projectBuild(builds, { ...options, scope: 'tests' })).classpath,
    }
  }

  /** Whoever gives the class path does not need the build tool; what it says beside that is of use, if it can say it. */
  async function quietBuild(builds: ProjectPart['builds']): Promise<Build> {
    if (builds.after?.kind !== 'maven') return nothing
    const { projectBuild } = await import('./project-build.js')
    return projectBuild(builds, { jdk })
  }

  async function madeSources(part: ProjectPart): Promise<ProjectPart | undefined> {
    try {
      return await part.generated?.(options)
    } catch (error) {
      if (!(error instanceof BuildError)) throw error
      say(error.message)
      return undefined
    }
  }
}

function isOfOlder({ level = 0 }: JavaWay, { major }: Jdk): boolean {
  return level <= major
}

/** A class that was fine until the JDK got a method of the same name. */
function isClash(message: string): boolean {
  return /cannot (implement|override)|clashes with|is ambiguous/.test(message) && /\bjava\.(lang|util|io)\./.test(message)
}

/** One that knows the project's level: another than was found first, unless that was named. */
function jdkFor(level: number | undefined, jdk: Jdk, said: Said): Jdk {
  if (level === undefined || level <= jdk.major) return jdk
  const newer =
    said.home === undefined && !process.env.ASSAY_JAVA_HOME ? findJdks().find(({ major }) => major >= level) : undefined
  if (newer !== undefined) return newer
  throw new InputError(`the project needs Java ${level}, but the JDK is ${jdk.version}: give a newer one with --jdk`)
}

/** What is older means the same there, and no JDK knows it any more. */
const oldestLevel = 8

function olderJdk(jdk: Jdk): Jdk | undefined {
  if (process.env.ASSAY_JAVA_HOME) return undefined
  return findJdks().find(({ major }) => major < jdk.major && major >= oldestJdk)
}
