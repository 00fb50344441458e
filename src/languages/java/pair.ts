/**
 * Two versions of a Java program, from what somebody named to the ways in which they could be compiled. The JVMs start while
 * files are read.
 */
import { join } from 'node:path'
import { type Jdk, pickJdk } from '../../jvm/jdk.js'
import { InputError, type Versions } from '../../model/index.js'
import type { VersionsInput } from '../../programs/versions-input.js'
import type { OpenPair, PairOptions, Runtime, TestFindings, Way } from '../language.js'
import { openJava } from './java.js'
import { oldestJdk } from './jvm.js'
import { EarlyProcesses } from './processes.js'
import { newestClass } from './project/class-file.js'
import { isProject, readInput } from './project/input.js'
import type { Tests } from './project/tests.js'
import { type JavaWay, ways } from './project/ways.js'

export function openPair(input: VersionsInput, options: PairOptions): OpenPair {
  const { onProgress, classpath, level, keepGoing } = options
  const jdk = pickJdk({ min: oldestJdk }, { jdk: options.home, say: onProgress })
  const isPlain = input.kind === 'files' || (input.kind === 'folders' && !isProject(input.before) && !isProject(input.after))
  const plain = { home: jdk.home, classpath, ...(level === undefined ? {} : { level }) }
  const whole = isPlain ? openJava({ ...plain, keepGoing, load: 'one', onProgress }) : undefined
  const early = isPlain ? undefined : new EarlyProcesses(jdk, { onProgress })
  const tests =
    options.tests === undefined ? undefined : import('./project/tests.js').then(({ readTests }) => readTests(options.tests ?? ''))
  // Told when it is awaited.
  tests?.catch(() => {})
  const versions = readInput(input, options.encoding)
  versions.catch(() => {})

  return {
    async read() {
      const found = await versions
      return found.kind === 'project' ? found : { isSame: false, unread: [] }
    },

    async *ways(lastErrors) {
      await tests
      for await (const way of ways(await versions, options, jdk, onProgress, lastErrors)) {
        refuseNewer(way.versions, way.jdk)
        yield opened(way)
      }
    },

    async [Symbol.asyncDispose]() {
      await Promise.all([whole?.[Symbol.asyncDispose](), early?.[Symbol.asyncDispose]()])
    },
  }

  function opened(way: JavaWay): Way {
    return {
      versions: way.versions,
      without: way.without,
      canReduce: whole === undefined,
      open(wanted) {
        if (whole !== undefined) return withoutEnd(whole)
        const ready = early === undefined ? {} : { early }
        return openJava({ ...way, ...ready, keepGoing: wanted === 'what-compiles', home: way.jdk.home, load: 'one', onProgress })
      },
      async runTests(kept) {
        const given = await tests
        if (given === undefined) throw new Error('there are no tests to run')
        return inFolder(await testsOf(way, kept, given), options.tests ?? '')
      },
    }
  }

  async function testsOf(way: JavaWay, kept: Versions, { tests, resources }: Tests): Promise<TestFindings> {
    const { checkTests } = await import('./tests.js')
    return checkTests(kept, {
      jdk: way.jdk,
      tests,
      classpath: [...resources, ...(await way.testClasspath())],
      ...(way.level === undefined ? {} : { level: way.level }),
      deadlineMs: testRunMs,
      onProgress,
    })
  }
}

/** For all tests on one version: nobody waits longer for tests that are meant to be run often. */
const testRunMs = 10 * 60_000

/** The same, ended by whoever opened it. */
function withoutEnd(runtime: Runtime): Runtime {
  return {
    platform: runtime.platform,
    version: runtime.version,
    compare: (...given) => runtime.compare(...given),
    verify: (...given) => runtime.verify(...given),
    impact: (...given) => runtime.impact(...given),
    [Symbol.asyncDispose]: async () => {},
  }
}

/** Messages on tests name their files from where we are, so that nobody looks for them in the version after. */
function inFolder(findings: TestFindings, folder: string): TestFindings {
  if (findings.kind !== 'uncompilable') return findings
  return { ...findings, diagnostics: findings.diagnostics.map(found => ({ ...found, file: join(folder, found.file) })) }
}

/** Said here in one line; the worker's JVM would refuse them class by class. */
function refuseNewer(versions: Versions, jdk: Jdk): void {
  for (const version of [versions.before, versions.after]) {
    if (version.kind !== 'classes') continue
    const { name, java } = newestClass(version.classes)
    if (java <= jdk.major) continue
    throw new InputError(
      `${version.path} was compiled for Java ${java} (${name}), but the JDK is ${jdk.version}: give a newer one with --jdk`,
    )
  }
}
