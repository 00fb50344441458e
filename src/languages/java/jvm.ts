/** The JVM that a worker is: what it needs before it can start, and how it is started. */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { archiveFlags, plainFlags } from '../../jvm/archive.js'
import { installJars, type Part } from '../../jvm/jars.js'
import { type Jdk, javaOf, plainJvm } from '../../jvm/jdk.js'
import type { ProgressCallback } from '../../workers/busy.js'
import { runChild } from '../../workers/child.js'
import type { Command } from '../../workers/worker.js'
import { trainingLines } from './training.js'

/** One pair, where the start counts, or many, where the rate does. */
export type Load = 'one' | 'many'

/** The oldest JDK that the worker runs on. */
export const oldestJdk = 17

export const oraclePart: Part = {
  name: 'oracle',
  own: 'dist/jvm/oracle.jar',
  libraries: 'oracle/pom.xml',
  fetched: 'the libraries of the oracle',
  finish: modernise,
}

export interface JvmSetUp {
  readonly onProgress?: ProgressCallback | undefined
  /** What the program needs of its JVM beside its class path: `--enable-preview`, `--add-exports=…`. */
  readonly flags?: readonly string[]
}

/** Everything that a worker needs before it can start: our jar, its libraries, a class-data archive. */
export async function setUpJava(
  jdk: Jdk,
  load: Load,
  { onProgress = () => {}, flags: own = [] }: JvmSetUp = {},
): Promise<Command> {
  const jars = await installJars(oraclePart, { jdk, onProgress })
  const run = ['-jar', join(jars, 'oracle.jar')]
  // Where the rate counts a fast start is of no use, and what an archive brings with it costs some of the rate. For flags that
  // few programs need none is made: that takes longer than many slower starts.
  const flags =
    load === 'many'
      ? plainFlags([...jvmFlags(load), ...compactHeaders(jdk), ...own])
      : own.length > 0
        ? plainFlags([...jvmFlags(load), ...own])
        : await archiveFlags({ jdk, jars, flags: jvmFlags(load), run, train: trainingLines, onProgress })
  // One arena: glibc would keep one for each of the JVM's threads, filled once by its compilers and never given back.
  return { command: javaOf(jdk), args: [...flags, ...run], env: { ...plainJvm, MALLOC_ARENA_MAX: '1' }, cwd: jars }
}

/** ASM is delivered in a form of class files that class-data archives leave out. Only about speed: without it all goes on as well. */
async function modernise(folder: string, jdk: Jdk): Promise<void> {
  const jars = (await readdir(folder)).filter(name => name.startsWith('asm-'))
  if (jars.length === 0) return
  const args = ['-cp', join(folder, '*'), 'assay.oracle.Modernise', ...jars]
  await runChild({ command: javaOf(jdk), args, env: plainJvm, cwd: folder }, moderniseMs, () => {})
}

const moderniseMs = 30_000

/** Runs are short and many are thrown away, so a simple collector; for one pair the optimising compiler only costs. */
function jvmFlags(load: Load): readonly string[] {
  return [
    '-XX:+UseSerialGC',
    // Two thirds of the heap for what is new: nearly everything is thrown away after its pair.
    ...(load === 'one' ? ['-Xms64m', '-Xmx1g'] : ['-Xms192m', '-Xmn128m', '-Xmx256m']),
    // Full collections, which alone unload classes, when so much of them has gathered.
    '-XX:MetaspaceSize=96m',
    `-XX:MaxMetaspaceSize=${load === 'one' ? 384 : 160}m`,
    '-XX:-UsePerfData',
    ...(load === 'one' ? ['-XX:TieredStopAtLevel=1', ...compiledLater] : []),
    // Reflection by native calls: faster for methods that are called a few times (the first name is JDK 17's).
    '-Dsun.reflect.inflationThreshold=2147483647',
    '-Djdk.reflect.useNativeAccessorOnly=true',
    '-Duser.language=en',
    '-Duser.country=US',
    '-Duser.timezone=UTC',
    '-Dfile.encoding=UTF-8',
    '-Djava.awt.headless=true',
    // Which private field was null, which method logged, and when: the JDK's words, and no behaviour of the program.
    '-XX:-ShowCodeDetailsInExceptionMessages',
    '-Djava.util.logging.SimpleFormatter.format=%4$s: %5$s%6$s%n',
  ]
}

/** What runs for a second or two is compiled only if it is called often: compiling takes a tenth of the time, and two such JVMs share a core. */
const compiledLater = [
  '-XX:Tier3InvocationThreshold=1000',
  '-XX:Tier3MinInvocationThreshold=500',
  '-XX:Tier3CompileThreshold=5000',
]

/** Smaller objects (JEP 519): some percent of the rate where many pairs come. An archive would have to be made with them. */
function compactHeaders({ major }: Jdk): readonly string[] {
  return major >= 25 ? ['-XX:+UseCompactObjectHeaders'] : []
}
