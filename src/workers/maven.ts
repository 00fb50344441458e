/** Maven, which fetches the libraries that Assay does not bring along, and knows what a project's pom means. */
import { execFile } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify, stripVTControlCharacters } from 'node:util'
import { InputError } from '../model/input-error.js'
import type { Env, Jdk } from './jdk.js'
import { condense } from './tail.js'

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
  if (findMaven(env) === undefined) {
    throw new InputError('Maven is needed once, to fetch libraries, and was not found; install it, or set MAVEN_HOME')
  }
  const args = [`${dependencyPlugin}:copy-dependencies`, '-DincludeScope=runtime', `-DoutputDirectory=${folder}`]
  try {
    await maven(pom, args, jdk, env)
  } catch (error) {
    if (!(error instanceof MavenError)) throw error
    // As the file system itself would have said it to us.
    if (/No space left on device/.test(error.message)) throw Object.assign(error, { code: 'ENOSPC', path: folder })
    throw new InputError(
      `Maven could not fetch libraries (${error.message}); check the network and Maven's settings, then try again`,
    )
  }
}

/** Why Maven could not do what it was asked for, in its own words, on one line. */
export class MavenError extends Error {}

/** Runs goals on a pom, quietly. */
export async function maven(pom: string, goals: readonly string[], jdk: Jdk, env: Env = process.env): Promise<void> {
  const program = findMaven(env)
  if (program === undefined) throw new MavenError('Maven was not found')
  const options = { env: { ...env, JAVA_HOME: jdk.home }, timeout: patienceMs, maxBuffer: 64 << 20 }
  try {
    await run(program, ['-q', '-B', '-Dstyle.color=never', '-f', pom, ...goals], options)
  } catch (error) {
    throw new MavenError(reason(error))
  }
}

const run = promisify(execFile)
const patienceMs = 10 * 60_000

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Maven says the cause at the end of its first error line, which may begin with a colour whatever it was told; advice for people who build things follows. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { stdout = '', stderr = '', killed = false } = error as { stdout?: string; stderr?: string; killed?: boolean }
  if (killed) return 'it took too long'
  const lines = stripVTControlCharacters(`${stdout}\n${stderr}`)
    .split('\n')
    .filter(line => line.trim() !== '')
  const first = lines
    .find(line => line.startsWith('[ERROR]'))
    ?.replace(/^\[ERROR\]\s*/, '')
    .replace(/\s*-> \[Help \d+\]$/, '')
  return condense(first ?? lines.slice(-3).join(' ') ?? '', 300) || condense(error.message, 300)
}
