/** Maven, which fetches the libraries that Assay does not bring along, and knows what a project's pom means. */
import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { InputError } from '../model/input-error.js'
import { runChild } from '../workers/child.js'
import type { Env } from '../workers/env.js'
import { condense } from '../workers/tail.js'
import type { Jdk } from './jdk.js'

/** The same as in jvm/pom.xml: the version that a machine's Maven would take by itself is old. */
export const dependencyPlugin = 'org.apache.maven.plugins:maven-dependency-plugin:3.11.0'

export const helpPlugin = 'org.apache.maven.plugins:maven-help-plugin:3.5.1'

export function findMaven(env: Env = process.env): string | undefined {
  const homes = [env.MAVEN_HOME, env.M2_HOME].flatMap(home => (home ? [join(home, 'bin')] : []))
  const path = (env.PATH ?? '').split(delimiter).filter(folder => folder !== '')
  return [...homes, ...path].map(folder => join(folder, 'mvn')).find(isProgram)
}

/** Puts the libraries that the project at `pom` needs to run into a folder. */
export async function copyDependencies(pom: string, folder: string, jdk: Jdk, env: Env = process.env): Promise<void> {
  if (findMaven(env) === undefined) throw new InputError(noMaven)
  // `-U`: what a server did not have an hour ago is asked for again, where Maven would remember for a day that it is not there.
  const args = [
    '-U',
    ...impatient,
    `${dependencyPlugin}:copy-dependencies`,
    '-DincludeScope=runtime',
    `-DoutputDirectory=${folder}`,
  ]
  try {
    await maven(pom, args, jdk, env)
  } catch (error) {
    if (!(error instanceof MavenError)) throw error
    // As the file system itself would have said it to us.
    if (/No space left on device/.test(error.message)) throw Object.assign(error, { code: 'ENOSPC', path: folder })
    throw new InputError(
      `Maven could not download libraries (${error.message}); check the network and Maven's settings, then try again`,
    )
  }
}

/** A server that takes the request and then says nothing; Maven would wait for half an hour. Old and new transport. */
const impatient = ['-Dmaven.wagon.rto=30000', '-Daether.connector.requestTimeout=30000']

/** A pom of these libraries, in coordinates `group:artifact:version`, and of nothing that they depend on. */
export function pomWith(libraries: readonly string[]): string {
  const dependencies = libraries.map(library => {
    const [group, artifact, version] = library.split(':')
    const exclusion = '<exclusions><exclusion><groupId>*</groupId><artifactId>*</artifactId></exclusion></exclusions>'
    return `<dependency><groupId>${group}</groupId><artifactId>${artifact}</artifactId><version>${version}</version>${exclusion}</dependency>`
  })
  return `<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>
<groupId>assay</groupId><artifactId>libraries</artifactId><version>1</version><packaging>pom</packaging>
<dependencies>
${dependencies.join('\n')}
</dependencies></project>
`
}

export const noMaven = 'Maven is needed once, to download libraries, and was not found; install it, or set MAVEN_HOME'

/** Why Maven could not do what it was asked for, in its own words, on one line. */
export class MavenError extends Error {}

/** Runs goals on a pom, quietly. */
export async function maven(pom: string, goals: readonly string[], jdk: Jdk, env: Env = process.env): Promise<void> {
  const program = findMaven(env)
  if (program === undefined) throw new MavenError('Maven was not found')
  const lines: string[] = []
  const args = ['-q', '-B', '-Dstyle.color=never', '-f', pom, ...goals]
  const command = { command: program, args, env: { ...env, JAVA_HOME: jdk.home } }
  const end = await runChild(command, patienceMs, line => lines.push(line))
  if (end.kind === 'late') throw new MavenError('it took too long')
  if (end.kind === 'died') throw new MavenError(reason(lines) ?? end.detail)
}

const patienceMs = 10 * 60_000

/** A file that can be run. */
export function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}

/**
 * Maven says the cause at the end of its first error line, which may begin with a colour whatever it was told; advice for people who build
 * things follows. Where a server was not reached, what was wanted of it does not matter.
 */
function reason(lines: readonly string[]): string | undefined {
  const errors = lines.map(stripVTControlCharacters).filter(line => line.startsWith('[ERROR]'))
  const first = errors.find(line => !/Some problems were encountered/.test(line)) ?? errors[0]
  if (first === undefined) return undefined
  const cause = first.replace(/^(\[ERROR\]\s*)+/, '').replace(/\s*-> \[Help \d+\]$/, '')
  return condense(cause.replace(/^.* from\/to \S+ \((\S+)\): (transfer failed for \S+: )?/, '$1: '), 300)
}
