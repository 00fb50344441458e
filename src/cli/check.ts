/** `assay check`: one pair of versions, or a stream of pairs. */
import { join } from 'node:path'
import { openJava } from '../languages/java/java.js'
import { oldestJdk } from '../languages/java/jvm.js'
import type { TestFindings } from '../languages/java/tests.js'
import {
  asVersions,
  type CheckResult,
  type ExitCode,
  InputError,
  jsonDocument,
  type Pair,
  type Versions,
} from '../model/index.js'
import { type Checked, check as judge } from '../oracle/check.js'
import { newestClass } from '../programs/class-file.js'
import type { Tests } from '../programs/tests.js'
import { findJdks, type Jdk, pickJdk } from '../workers/jdk.js'
import { checkBatch } from './check-batch.js'
import type { CheckOptions } from './check-options.js'
import { codeOf } from './code-of.js'
import { type Progress, progressTo } from './progress.js'

export async function check(options: CheckOptions): Promise<ExitCode> {
  const progress = progressTo(process.stderr, options.progress)
  const { input, output, junit } = options
  const jdk = pickJdk({ min: oldestJdk }, { jdk: options.jdk, say: progress.say })
  const revisions = input.kind === 'git' ? await readProject(input, options, jdk, progress) : undefined
  const known = { ...options, ...(revisions === undefined ? {} : { classpath: revisions.classpath }) }
  // Its processes start while the folders are read.
  await using java = openJava({
    ...known,
    jdk: jdk.home,
    load: input.kind === 'batch' ? 'many' : 'one',
    onProgress: progress.say,
  })
  if (input.kind === 'batch') {
    const judgePair = (pair: Pair) => judge(asVersions(pair), java, options)
    return await checkBatch(input.file, judgePair, progress, options.api)
  }
  const versions = input.kind === 'git' ? revisions?.versions : await readFolders(input.before, input.after)
  if (versions === undefined) throw new Error('no versions were read')
  refuseNewer(versions, jdk)
  const given = options.tests === undefined ? undefined : (await import('../programs/tests.js')).readTests(options.tests)
  const { result: judged, tests, jdk: used } = await judgeBy(versions)
  const result = given === undefined ? judged : await addTests(judged, versions, given)
  if (junit !== undefined) {
    const written = (await import('./witness-files.js')).writeWitnesses(junit, tests, result.verdict)
    for (const line of written.progress) progress.say(line)
    if (written.failure !== undefined) process.stderr.write(`assay: ${written.failure}\n`)
  }
  if (output === 'json') process.stdout.write(jsonDocument(result))
  else process.stdout.write((await import('../report/terminal.js')).checkText(result, process.stdout, options.api))
  return codeOf(result, options.api)

  /** A revision of some years ago may not compile with a new JDK: then with the newest older one that there is. */
  async function judgeBy(versions: Versions): Promise<Checked & { readonly jdk: Jdk }> {
    const first = { ...(await judge(versions, java, options)), jdk }
    const isFree = input.kind === 'git' && options.jdk === undefined && options.level === undefined
    const older = isFree && isTooNew(first) ? olderJdk(jdk) : undefined
    if (older === undefined) return first
    progress.say(`the version before does not compile with JDK ${jdk.version}: trying JDK ${older.version}`)
    await using elder = openJava({ ...known, jdk: older.home, load: 'one', onProgress: progress.say })
    const second = { ...(await judge(versions, elder, options)), jdk: older }
    return isTooNew(second) ? first : second
  }

  /** Also what the project's own tests say. */
  async function addTests(result: CheckResult, versions: Versions, { tests, resources }: Tests): Promise<CheckResult> {
    const [{ checkTests }, { canTest, withTests }] = await Promise.all([
      import('../languages/java/tests.js'),
      import('../oracle/tests.js'),
    ])
    if (!canTest(result)) return result
    const started = performance.now()
    const libraries = revisions === undefined ? options.classpath : await revisions.testClasspath()
    const findings = await checkTests(versions, {
      jdk: used,
      tests,
      classpath: [...resources, ...libraries],
      ...(options.level === undefined ? {} : { level: options.level }),
      deadlineMs: testRunMs,
      onProgress: progress.say,
    })
    const totalMs = result.time.totalMs + Math.round(performance.now() - started)
    return withTests({ ...result, time: { totalMs } }, inFolder(findings, options.tests ?? ''), options.witnesses)
  }
}

function isTooNew({ result: { verdict } }: Checked): boolean {
  return verdict.kind === 'unknown' && ['before-does-not-compile', 'compilers-disagree'].includes(verdict.reason)
}

function olderJdk(jdk: Jdk): Jdk | undefined {
  if (process.env.ASSAY_JAVA_HOME) return undefined
  return findJdks().find(({ major }) => major < jdk.major && major >= oldestJdk)
}

/** Messages on tests name their files from where we are, so that nobody looks for them in the version after. */
function inFolder(findings: TestFindings, folder: string): TestFindings {
  if (findings.kind !== 'uncompilable') return findings
  return { ...findings, diagnostics: findings.diagnostics.map(found => ({ ...found, file: join(folder, found.file) })) }
}

async function readFolders(before: string, after: string): Promise<Versions> {
  const { readVersions } = await import('../programs/version.js')
  return readVersions(before, after)
}

interface Project {
  readonly versions: Versions
  readonly classpath: readonly string[]
  readonly testClasspath: () => Promise<readonly string[]>
}

/** Two revisions, and the class path that their poms ask for unless one was given by hand. */
async function readProject(
  input: Extract<CheckOptions['input'], { kind: 'git' }>,
  { classpath }: CheckOptions,
  jdk: Jdk,
  progress: Progress,
): Promise<Project> {
  const { readRevisions } = await import('../programs/git.js')
  const { versions, projects } = await readRevisions(input.revisions, input.path)
  if (classpath.length > 0) return { versions, classpath, testClasspath: async () => classpath }
  const { projectClasspath } = await import('../programs/maven-classpath.js')
  const find = (scope: 'program' | 'tests') => projectClasspath(projects, { jdk, scope, onProgress: progress.say })
  return { versions, classpath: await find('program'), testClasspath: () => find('tests') }
}

/** For all tests on one version: nobody waits longer for tests that are meant to be run often. */
const testRunMs = 10 * 60_000

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
