/**
 * Which JDKs a machine has, and which one to use. A JDK says its version in a small file, `release`, so a dozen of them
 * are known in a millisecond; Java itself is run only where that file is missing.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { InputError } from '../model/input-error.js'
import type { Env } from '../workers/env.js'

export interface Jdk {
  readonly home: string
  /** As in `25.0.3`. */
  readonly version: string
  readonly major: number
}

/** Where to look; the machine's own environment and the usual install folders unless told otherwise. */
export interface Places {
  readonly env?: Env
  /** Folders whose children may be JDKs. */
  readonly folders?: readonly string[]
}

/** Every JDK of the machine, newest first; of the same version the one that was named first. */
export function findJdks(places: Places = {}): readonly Jdk[] {
  const jdks = findHomes(places).flatMap(home => readJdk(home) ?? [])
  // Without a `release` file a home may turn out to be another one's launcher.
  return [...new Map(jdks.map(jdk => [jdk.home, jdk])).values()].sort(newestFirst)
}

export interface JdkChoice extends Places {
  /** A JDK's folder, from the command line. */
  readonly jdk?: string | undefined
  /** Is told where `JAVA_HOME` was passed over. */
  readonly say?: ((line: string) => void) | undefined
}

export interface JdkNeed {
  readonly min: number
  /** Whose need it is, if not Assay's. */
  readonly who?: string
}

/**
 * What the user names for Assay is taken, or is an error. `JAVA_HOME` is meant for every program: it is taken where it names a JDK that
 * is new enough, and else the newest that there is.
 */
export function pickJdk(need: JdkNeed, from: JdkChoice = {}): Jdk {
  const { jdk, say = () => {}, env = process.env } = from
  if (jdk !== undefined) return namedJdk('--jdk', jdk, need.min)
  if (isSet(env.ASSAY_JAVA_HOME)) return namedJdk('ASSAY_JAVA_HOME', env.ASSAY_JAVA_HOME, need.min)
  const usual = usualJdk(env)
  if (usual !== undefined && usual.major >= need.min) return usual
  const [newest] = findJdks(from)
  if (newest !== undefined && newest.major >= need.min) {
    if (isSet(env.JAVA_HOME)) {
      const what = usual === undefined ? 'which is not a JDK' : `which is JDK ${usual.version}, older than ${need.min}`
      say(`JAVA_HOME names ${env.JAVA_HOME}, ${what}: JDK ${newest.version} in ${newest.home} is used`)
    }
    return newest
  }
  const found = newest === undefined ? foundNoJdk(from) : `the newest JDK found is ${newest.version} in ${newest.home}`
  throw new InputError(
    `${need.who ?? 'Assay'} needs JDK ${need.min} or later and ${found}`,
    'install one, or give its folder with --jdk or ASSAY_JAVA_HOME',
  )
}

/** The JDK that `JAVA_HOME` names, if it names one. */
export function usualJdk(env: Env = process.env): Jdk | undefined {
  if (!isSet(env.JAVA_HOME)) return undefined
  const home = homesOf(env.JAVA_HOME).find(folder => hasJava(folder) && hasJavac(folder))
  return home === undefined ? undefined : readJdk(realpathSync(home))
}

export function javaOf(jdk: Jdk): string {
  return join(jdk.home, 'bin', 'java')
}

/** Whether the JDK has a module of this name, as its `release` file says, or, without one, as the name does. */
export function moduleFinder(jdk: Jdk): (module: string) => boolean {
  const listed = /^MODULES="([^"]*)"/m.exec(readIfThere(join(jdk.home, 'release')))?.[1]
  if (listed === undefined) return module => /^(java|jdk)\./.test(module)
  const modules = new Set(listed.split(/\s+/))
  return module => modules.has(module)
}

/** Takes away the variables that slip options into every JVM: answers must not depend on them. */
export const plainJvm: Env = { JAVA_TOOL_OPTIONS: undefined, JDK_JAVA_OPTIONS: undefined, _JAVA_OPTIONS: undefined }

function namedJdk(by: string, folder: string, min: number): Jdk {
  const home = homesOf(folder).find(hasJava)
  const other = `give the folder of a JDK ${min} or later`
  if (home === undefined) throw new InputError(`${by} names ${folder}, which is not a JDK (it has no bin/java)`, other)
  if (!hasJavac(home))
    throw new InputError(`${by} names ${folder}, a Java runtime without a compiler (it has no bin/javac)`, other)
  const jdk = readJdk(realpathSync(home))
  if (jdk === undefined) throw new InputError(`${by} names ${folder}, whose bin/java does not report its version`, other)
  if (jdk.major < min) throw new InputError(`${by} names ${folder}, which is JDK ${jdk.version}`, other)
  return jdk
}

/** On macOS the home lies deeper in the folder. */
function homesOf(folder: string): readonly string[] {
  return [resolve(folder), resolve(folder, 'Contents/Home')]
}

function foundNoJdk(places: Places): string {
  const runtime = candidates(places).find(home => hasJava(home) && !hasJavac(home))
  return runtime === undefined
    ? 'none was found'
    : `only a Java runtime without a compiler was found (${runtime} has no bin/javac)`
}

/** Real paths of all folders that hold a `java` and a `javac`, each once, in the order in which they were named. */
function findHomes(places: Places): readonly string[] {
  return [
    ...new Set(
      candidates(places)
        .filter(home => hasJava(home) && hasJavac(home))
        .map(home => realpathSync(home)),
    ),
  ]
}

function candidates({ env = process.env, folders = installFolders(env) }: Places): readonly string[] {
  const named = [env.ASSAY_JAVA_HOME, env.JAVA_HOME].filter(isSet)
  return [...named, ...homesOnPath(env.PATH ?? ''), ...folders.flatMap(children)].flatMap(home => [
    home,
    join(home, 'Contents/Home'),
  ])
}

function homesOnPath(path: string): readonly string[] {
  const programs = path
    .split(delimiter)
    .filter(isSet)
    .flatMap(folder => [join(folder, 'javac'), join(folder, 'java')])
  const homes = programs.filter(existsSync).map(program => dirname(dirname(realpathSync(program))))
  // On macOS /usr/bin/java is no Java: it looks for one, and opens a window if there is none.
  return process.platform === 'darwin' ? homes.filter(home => home !== '/usr') : homes
}

function installFolders(env: Env): readonly string[] {
  const home = isSet(env.HOME) ? env.HOME : homedir()
  const shared = ['.sdkman/candidates/java', '.jdks', '.gradle/jdks', '.asdf/installs/java', '.local/share/mise/installs/java']
  const own = shared.map(folder => join(home, folder))
  if (process.platform !== 'darwin') return ['/usr/lib/jvm', '/usr/lib64/jvm', '/usr/java', '/opt', '/opt/java', ...own]
  const brewed = ['/opt/homebrew/opt', '/usr/local/opt'].flatMap(children).filter(folder => /\/openjdk[^/]*$/.test(folder))
  const machines = ['/Library/Java/JavaVirtualMachines', join(home, 'Library/Java/JavaVirtualMachines')]
  return [...machines, ...brewed.map(folder => join(folder, 'libexec')), ...own]
}

function children(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
      .sort()
      .map(name => join(folder, name))
  } catch {
    return []
  }
}

function hasJava(home: string): boolean {
  return existsSync(join(home, 'bin', 'java'))
}

function hasJavac(home: string): boolean {
  return existsSync(join(home, 'bin', 'javac'))
}

function readJdk(home: string): Jdk | undefined {
  const version = /^JAVA_VERSION="?([^"\s]+)/m.exec(readIfThere(join(home, 'release')))?.[1]
  return version === undefined ? askJava(home) : toJdk(home, version)
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function askJava(home: string): Jdk | undefined {
  const args = ['-XshowSettings:properties', '-version']
  const env = { ...process.env, ...plainJvm }
  const { stderr } = spawnSync(join(home, 'bin', 'java'), args, { encoding: 'utf8', env, timeout: 10_000 })
  const property = (name: string) => new RegExp(`^\\s*${name} = (.+)$`, 'm').exec(stderr ?? '')?.[1]?.trim()
  const [version, realHome] = [property('java\\.version'), property('java\\.home')]
  if (version === undefined || realHome === undefined) return undefined
  // Java 8 says the home of the runtime inside the JDK.
  return hasJavac(realHome) ? toJdk(realpathSync(realHome), version) : toJdk(home, version)
}

function toJdk(home: string, version: string): Jdk | undefined {
  const [major] = numbers(version)
  return major === undefined ? undefined : { home, version, major }
}

function newestFirst(a: Jdk, b: Jdk): number {
  const [as, bs] = [numbers(a.version), numbers(b.version)]
  for (let at = 0; at < Math.max(as.length, bs.length); at++) {
    const difference = (bs[at] ?? 0) - (as[at] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/** `1.8.0_392` is Java 8. */
function numbers(version: string): readonly number[] {
  const parts = version.match(/\d+/g)?.map(Number) ?? []
  return parts[0] === 1 && parts.length > 1 ? parts.slice(1) : parts
}

function isSet(value: string | undefined): value is string {
  return value !== undefined && value !== ''
}
