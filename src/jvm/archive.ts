/**
 * Class-data archives: what a JVM has loaded and linked once, kept in the user's cache, so that the next one starts in half
 * the time. An archive fits one JDK, one set of jars and one set of flags, and is named by them. It is only about speed:
 * whatever goes wrong with it, the JVM runs without.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { onAbort } from '../workers/abort.js'
import { busy, type ProgressCallback } from '../workers/busy.js'
import { cacheRoot, cacheTrouble, once } from '../workers/cache.js'
import type { Env } from '../workers/env.js'
import { Tail } from '../workers/tail.js'
import type { Command } from '../workers/worker.js'
import { type Jdk, javaOf, plainJvm } from './jdk.js'

export interface ArchiveNeed {
  readonly jdk: Jdk
  /** The folder of `installJars`. */
  readonly jars: string
  /** Of the garbage collector and the like; the archive is made and used with the same. */
  readonly flags: readonly string[]
  /** What follows the flags: `['-jar', …]`. */
  readonly run: readonly string[]
  /** Lines for the worker's input that make it load what it will need. Asked for only if the archive is to be made. */
  readonly train: () => readonly string[] | Promise<readonly string[]>
  readonly env?: Env
  readonly onProgress?: ProgressCallback
}

/** All flags to start the JVM with; the archive is made first if there is none. */
export async function archiveFlags(need: ArchiveNeed): Promise<readonly string[]> {
  const { jdk, onProgress = () => {} } = need
  const plain = plainFlags(need.flags)
  const kind = jdk.major >= 25 ? aotCache : sharedArchive
  const folder = join(cacheRoot(need.env), 'archives', `${basename(need.jars)}-jdk${jdk.version}-${keyOf(need)}`)
  try {
    await once(folder, temporary => make(need, kind, temporary), {
      isThere: path => existsSync(path) && !isSpoiled(path, kind.file),
      during: work => busy(`preparing fast starts on JDK ${jdk.version} (once)`, onProgress, work),
    })
    if (readBytes(folder) > 0) return [...plain, kind.use(join(folder, kind.file))]
  } catch (error) {
    onProgress(`starts will be slower: ${error instanceof Error ? error.message : error}`)
  }
  return plain
}

async function make(need: ArchiveNeed, kind: typeof aotCache, folder: string): Promise<void> {
  const { onProgress = () => {} } = need
  await mkdir(folder)
  const archive = join(folder, kind.file)
  const failure = await record(need, [...plainFlags(need.flags), kind.make(archive)], folder)
  const bytes = sizeOf(archive)
  if (failure !== undefined || bytes === 0) {
    const trouble = cacheTrouble(need.env)
    if (trouble !== undefined) throw new Error(trouble)
    onProgress(`starts will be slower: no class-data archive could be made (${failure ?? 'Java wrote none'})`)
  }
  // A failure is remembered too, so that not every start tries in vain.
  await writeFile(join(folder, bytesFile), String(failure === undefined ? bytes : 0))
}

/** Flags for a start without an archive. */
export function plainFlags(flags: readonly string[]): readonly string[] {
  return [...flags, ...quiet]
}

const sharedArchive = {
  file: 'classes.jsa',
  make: (file: string) => `-XX:ArchiveClassesAtExit=${file}`,
  use: (file: string) => `-XX:SharedArchiveFile=${file}`,
}

/** Since JDK 25 in one step; holds linked classes and profiles too, and starts faster than a shared archive. */
const aotCache = {
  file: 'classes.aot',
  make: (file: string) => `-XX:AOTCacheOutput=${file}`,
  use: (file: string) => `-XX:AOTCache=${file}`,
}

/** What the JVM itself has to say must not get among the answers, nor a crash report into the user's folder. */
const quiet = ['-Xlog:disable', '-Xlog:all=warning:stderr', '-XX:ErrorFile=/dev/null', '-XX:-CreateCoredumpOnCrash']

/** Says how long the archive is; 0 where none could be made. */
const bytesFile = 'bytes'
const failureLastsMs = 24 * 3600_000
const patienceMs = 120_000

function keyOf({ jdk, jars, flags, run }: ArchiveNeed): string {
  const hash = createHash('sha256')
  hash.update(JSON.stringify([jars, jdk.home, jdk.version, quiet, flags, run]))
  const release = join(jdk.home, 'release')
  if (existsSync(release)) hash.update(readFileSync(release))
  return hash.digest('hex').slice(0, 16)
}

/** A failure long ago, or an archive that was cut short: the JVM itself does not always notice, and crashes. */
function isSpoiled(folder: string, file: string): boolean {
  const said = statSync(join(folder, bytesFile), { throwIfNoEntry: false })
  if (said === undefined) return existsSync(folder)
  const bytes = readBytes(folder)
  return bytes === 0 ? Date.now() - said.mtimeMs > failureLastsMs : sizeOf(join(folder, file)) !== bytes
}

function readBytes(folder: string): number {
  return Number(readFileSync(join(folder, bytesFile), 'utf8'))
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}

/** Lets the JVM work through the training lines; says what went wrong, if anything did. */
async function record(need: ArchiveNeed, flags: readonly string[], folder: string): Promise<string | undefined> {
  const lines = await need.train()
  const env = { ...(need.env ?? process.env), ...plainJvm }
  const java = spawn(javaOf(need.jdk), [...flags, ...need.run], {
    cwd: folder,
    env,
    stdio: ['pipe', 'ignore', 'pipe'],
    timeout: patienceMs,
  })
  const stderr = new Tail()
  java.stderr.on('data', (chunk: Buffer) => stderr.add(chunk))
  java.stdin.on('error', () => {})
  java.stdin.end(lines.map(line => `${line}\n`).join(''))
  return new Promise((resolve, reject) => {
    const forget = onAbort(() => {
      java.kill('SIGKILL')
      // Not a failure that the next start should remember.
      reject(new Error('it was aborted'))
    })
    java.on('error', error => resolve(error.message))
    java.on('close', (code, signal) => {
      forget()
      resolve(code === 0 ? undefined : `${signal ?? `exit code ${code}`} ${stderr.oneLine()}`.trim())
    })
  })
}

/** An archive that was damaged without changing its size can keep a JVM from starting. */
export function withoutArchive(command: Command): Command {
  return { ...command, args: command.args.filter(arg => !/^-XX:(AOTCache|SharedArchiveFile)=/.test(arg)) }
}
