/** `assay check`: one pair of versions, or a stream of pairs. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openJava } from '../languages/java/java.js'
import { oldestJdk } from '../languages/java/jvm.js'
import { asVersions, type ExitCode, InputError, type Versions } from '../model/index.js'
import { check as judge } from '../oracle/check.js'
import { newestClass } from '../programs/class-file.js'
import { type Jdk, pickJdk } from '../workers/jdk.js'
import { checkBatch } from './check-batch.js'
import type { CheckOptions } from './check-options.js'
import { codeOf } from './code-of.js'
import { type Progress, progressTo } from './progress.js'

export async function check(options: CheckOptions): Promise<ExitCode> {
  const progress = progressTo(process.stderr, options.progress)
  const { input, output, junit } = options
  const jdk = pickJdk({ min: oldestJdk }, { jdk: options.jdk })
  const revisions = input.kind === 'git' ? await readProject(input, options, jdk, progress) : undefined
  const known = { ...options, ...(revisions === undefined ? {} : { classpath: revisions.classpath }) }
  // Its processes start while the folders are read.
  await using java = openJava({
    ...known,
    jdk: jdk.home,
    load: input.kind === 'batch' ? 'many' : 'one',
    onProgress: line => progress.say(line),
  })
  if (input.kind === 'batch') return await checkBatch(input.file, pair => judge(asVersions(pair), java, options), progress)
  const versions = input.kind === 'git' ? revisions?.versions : await readFolders(input.before, input.after)
  if (versions === undefined) throw new Error('no versions were read')
  refuseNewer(versions, jdk)
  const { result, tests } = await judge(versions, java, options)
  if (junit !== undefined) {
    for (const [index, test] of tests.entries()) writeTest(junit, index, test.file, test.text)
    if (result.verdict.kind === 'changed' && tests.length === 0)
      progress.say('no test was written: the difference is in an object that no assertion can name')
  }
  if (output === 'json') process.stdout.write(`${JSON.stringify(result)}\n`)
  else process.stdout.write((await import('../report/terminal.js')).checkText(result, process.stdout))
  return codeOf(result)
}

async function readFolders(before: string, after: string): Promise<Versions> {
  const { readVersions } = await import('../programs/version.js')
  return readVersions(before, after)
}

/** Two revisions, and the class path that their poms ask for unless one was given by hand. */
async function readProject(
  input: Extract<CheckOptions['input'], { kind: 'git' }>,
  { classpath }: CheckOptions,
  jdk: Jdk,
  progress: Progress,
): Promise<{ readonly versions: Versions; readonly classpath: readonly string[] }> {
  const { readRevisions } = await import('../programs/git.js')
  const { versions, projects } = await readRevisions(input.revisions, input.path)
  if (classpath.length > 0) return { versions, classpath }
  const { projectClasspath } = await import('../programs/maven-classpath.js')
  return { versions, classpath: await projectClasspath(projects, { jdk, onProgress: line => progress.say(line) }) }
}

/** Said here in one line; the worker's JVM would refuse them class by class. */
function refuseNewer(versions: Versions, jdk: Jdk): void {
  for (const version of [versions.before, versions.after]) {
    if (version.kind !== 'classes') continue
    const { name, java } = newestClass(version.classes)
    if (java <= jdk.major) continue
    throw new InputError(
      `${version.path} was compiled for Java ${java} (${name}), and the JDK is ${jdk.version}: give a newer one with --jdk`,
    )
  }
}

/** The smallest witness is the test of that name; further ones are numbered. */
function writeTest(folder: string, index: number, file: string, text: string): void {
  const suffix = index === 0 ? '' : String(index + 1)
  const name = file.replace(/\.java$/, '')
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, `${name}${suffix}.java`), text.replace(`class ${name} `, `class ${name}${suffix} `))
  } catch (error) {
    throw new InputError(`the test can't be written to ${folder}: ${error instanceof Error ? error.message : error}`)
  }
}
