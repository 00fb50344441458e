/**
 * The Alloy tool, against which our own Alloy is judged: one JVM that answers hundreds of models. It is for tests and benchmarks
 * only, so it is fetched when one of them first asks, and `src/` knows nothing of it.
 */
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { copyFile, mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type Jdk, javaOf, pickJdk, plainJvm } from '../../src/jvm/jdk.js'
import { copyDependencies, findMaven } from '../../src/jvm/maven.js'
import { InputError } from '../../src/model/input-error.js'
import { cacheRoot, once } from '../../src/workers/cache.js'
import { Pool } from '../../src/workers/pool.js'
import type { Command } from '../../src/workers/worker.js'

export interface AlloyTask {
  /** A full path. */
  readonly file: string
  /** Modules by their full path, laid over the files of the disk. */
  readonly texts?: Readonly<Record<string, string>>
  /** Its label or its place; the first command if none is named. */
  readonly command?: string
  /** Raw instances at most. */
  readonly limit?: number
  /** 20 unless told otherwise; 0 breaks no symmetry at all. */
  readonly symmetry?: number
  /** 0 unless told otherwise; from 1 on quantifiers over sets may stand below others. */
  readonly skolemDepth?: number
  /** Milliseconds after which no further instance is asked for. */
  readonly ms?: number
  /** Instances are counted and not told. */
  readonly silent?: boolean
}

export interface AlloyAnswer {
  /** As Alloy gives them, isomorphic copies among them. */
  readonly instances: readonly AlloyInstance[]
  /** Their number, also where they are not told. */
  readonly raw: number
  /** There may be more: the limit or the time was reached. */
  readonly truncated: boolean
  /** Why Alloy refused. */
  readonly problem?: AlloySaid
  readonly warnings: readonly AlloySaid[]
  /** The labels of all commands. */
  readonly commands: readonly string[]
  /** From the beginning to the module's end, to the first answer, to the last. */
  readonly ms: { readonly parse: number; readonly first: number; readonly all: number }
}

/** Signatures with the atoms of their children, `this/` left out; no `Int`, `seq/Int`, `String`, `univ`. */
export interface AlloyInstance {
  readonly sigs: Readonly<Record<string, readonly string[]>>
  /** By `Signature.field`. */
  readonly fields: Readonly<Record<string, readonly (readonly string[])[]>>
}

export interface AlloySaid {
  readonly kind: 'Syntax' | 'Type' | 'API' | 'Fatal' | 'Warning' | 'crash'
  readonly message: string
  readonly file: string
  readonly line: number
  readonly column: number
}

export interface AlloyTool extends AsyncDisposable {
  ask(task: AlloyTask): Promise<AlloyAnswer>
}

/** Why the tool can't be had on this machine, or `undefined` if it can. */
export function missingForAlloy(): string | undefined {
  try {
    pickJdk({ min: 17 })
    return existsSync(installed()) || findMaven() !== undefined ? undefined : 'Maven was not found, which fetches the Alloy tool'
  } catch (error) {
    if (error instanceof InputError) return error.message
    throw error
  }
}

export function openAlloyTool(): AlloyTool {
  const temporary = mkdtempSync(join(tmpdir(), 'assay-alloy-'))
  const pool = new Pool<AlloyTask & { readonly id?: never }, AlloyAnswer>(() => command(temporary), {
    size: 1,
    startMs: 60_000,
    deadlineMs: patienceMs,
    maxLineBytes: 512 << 20,
    batch: 1,
    window: 1,
  })
  return {
    async ask(task) {
      const reply = await pool.ask(task, { deadlineMs: task.ms === undefined ? patienceMs : task.ms + graceMs })
      if (reply.kind === 'answered') return reply.answer
      throw new Error(`Alloy ${reply.kind} on ${task.file}: ${reply.detail}`)
    },
    async [Symbol.asyncDispose]() {
      await pool[Symbol.asyncDispose]()
      rmSync(temporary, { recursive: true, force: true })
    },
  }
}

const patienceMs = 30 * 60_000
/** The time is looked at between two instances, and finding one may take long. */
const graceMs = 60_000

async function command(temporary: string): Promise<Command> {
  const jdk = pickJdk({ min: 17 })
  const folder = await install(jdk)
  // Alloy leaves files behind in the folder for temporary ones.
  const flags = ['-Xss4m', '-Xmx3g', '-XX:+UseSerialGC', `-Djava.io.tmpdir=${temporary}`, quiet]
  return {
    command: javaOf(jdk),
    args: [...flags, '-cp', `${folder}${delimiter}${join(folder, jar)}`, 'assay.alloy.Peer'],
    env: plainJvm,
  }
}

const jar = 'org.alloytools.alloy.dist-6.2.0.jar'
const quiet = '-Dorg.slf4j.simpleLogger.defaultLogLevel=error'

/** The tool with our class and the worker's loop beside it, compiled. */
function install(jdk: Jdk): Promise<string> {
  return once(installed(), async folder => {
    // Maven reads the settings of the project around a pom; in the cache there is none.
    const project = join(folder, 'project')
    await mkdir(join(project, 'alloy'), { recursive: true })
    for (const pom of ['pom.xml', 'alloy/pom.xml']) await copyFile(join(jvm, pom), join(project, pom))
    await copyDependencies(join(project, 'alloy/pom.xml'), folder, jdk)
    await rm(project, { recursive: true })
    const javac = join(jdk.home, 'bin/javac')
    await promisify(execFile)(javac, ['-proc:none', '--release', '17', '-cp', join(folder, jar), '-d', folder, ...sources])
  })
}

function installed(): string {
  const hash = createHash('sha256')
  for (const file of [join(jvm, 'pom.xml'), join(jvm, 'alloy/pom.xml'), ...sources]) hash.update('\0').update(readFileSync(file))
  return join(cacheRoot(), 'jars', `alloy-${hash.digest('hex').slice(0, 16)}`)
}

const jvm = join(projectRoot(), 'jvm')
const sources = [
  'alloy/src/main/java/assay/alloy/Peer.java',
  'worker/src/main/java/assay/worker/Handler.java',
  'worker/src/main/java/assay/worker/WorkerLoop.java',
].map(file => join(jvm, file))

/** The same from the sources and from what they are compiled to. */
function projectRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'package.json')) && folder !== dirname(folder)) folder = dirname(folder)
  return folder
}
