/**
 * What a Gradle project's build says, asked of Gradle itself: the wrapper that the project brings, else the one that is installed. It
 * works on a copy of the build files, with a script of ours that adds one task, which writes down what `compileJava` would use.
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, readFile, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { z } from 'zod'
import { findJdks } from '../../../jvm/jdk.js'
import { isProgram } from '../../../jvm/maven.js'
import { runChild } from '../../../workers/child.js'
import type { Env } from '../../../workers/env.js'
import { condense } from '../../../workers/tail.js'
import { removeTemporary, temporaryFolder } from '../../../workers/temporary.js'
import { type Build, BuildError, type BuildOptions, kept, type Scope, writeCopy } from './build.js'
import type { GradleProject } from './gradle-project.js'
import type { Module } from './modules.js'

/** Kept under the hash of the build files. Throws a `BuildError` where Gradle can't tell. */
export async function gradleBuild(project: GradleProject, options: BuildOptions): Promise<Build> {
  const { scope = 'program', onProgress = () => {} } = options
  return kept(hashOf(project, scope), options, () => {
    onProgress('asking Gradle for the libraries of the project (once for these build files)')
    return ask(project, scope, options)
  })
}

/** A new number where more is asked of Gradle. */
const version = 1

function hashOf({ root, files, modules }: GradleProject, scope: Scope): string {
  const hash = createHash('sha256').update(JSON.stringify(['gradle', version, scope, root, modules?.map(({ name }) => name)]))
  for (const [path, bytes] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) hash.update(`${path}\0`).update(bytes).update('\0')
  return hash.digest('hex').slice(0, 32)
}

async function ask({ root, files, modules }: GradleProject, scope: Scope, options: BuildOptions): Promise<Build> {
  const folder = await temporaryFolder('gradle')
  try {
    const copy = join(folder, 'project')
    await writeCopy(copy, files)
    const home = join(copy, root)
    const script = join(folder, 'assay.gradle')
    const output = join(folder, 'answer.json')
    await writeFile(script, initScript(output, scope))
    const failures: string[] = []
    for (const command of await gradles(home, options.env)) {
      // A release of Gradle knows no JDK that came after it.
      for (const jdk of [options.jdk, ...findJdks().filter(({ major }) => major < options.jdk.major)]) {
        const failure = await run(command, home, script, { ...options, jdk })
        if (failure === undefined) return joined(answer.parse(JSON.parse(await readFile(output, 'utf8'))), modules)
        failures.push(failure)
        if (!/class file major version|java version|JVM|Java \d+/i.test(failure)) break
      }
    }
    const why = failures.length === 0 ? 'it is not installed, and the project has no wrapper' : [...new Set(failures)].join('; ')
    throw new BuildError(`Gradle could not report it (${why})`)
  } finally {
    await removeTemporary(folder)
  }
}

/** The project's own wrapper, then what is installed. */
async function gradles(home: string, env: Env = process.env): Promise<readonly string[]> {
  const wrapper = join(home, 'gradlew')
  if (existsSync(wrapper)) await chmod(wrapper, 0o755)
  const path = (env.PATH ?? '').split(delimiter).filter(folder => folder !== '')
  const homes = env.GRADLE_HOME ? [join(env.GRADLE_HOME, 'bin')] : []
  const installed = [...homes, ...path].map(folder => join(folder, 'gradle')).find(isProgram)
  return [...(existsSync(wrapper) ? [wrapper] : []), ...(installed === undefined ? [] : [installed])]
}

const patienceMs = 10 * 60_000

/** Why it did not work, if it did not. */
async function run(
  command: string,
  home: string,
  script: string,
  { jdk, env = process.env }: BuildOptions,
): Promise<string | undefined> {
  const lines: string[] = []
  const args = ['--no-daemon', '--console=plain', '-q', '-p', home, '-I', script, ...settings, 'assayBuild']
  const end = await runChild({ command, args, env: { ...env, JAVA_HOME: jdk.home }, cwd: home }, patienceMs, line =>
    lines.push(line),
  )
  if (end.kind === 'late') return 'it took too long'
  if (end.kind === 'died') return condense(causeIn(lines) ?? end.detail, 300)
  return undefined
}

/** What would keep a script from asking every project in the last moment. */
const settings = ['configuration-cache', 'unsafe.configuration-cache', 'unsafe.isolated-projects', 'configureondemand'].map(
  name => `-Dorg.gradle.${name}=false`,
)

/** The lines after Gradle's headline. */
function causeIn(lines: readonly string[]): string | undefined {
  const at = lines.findIndex(line => /^\* What went wrong:/.test(line))
  const said = at < 0 ? lines.find(line => /exception|error/i.test(line)) : lines.slice(at + 1, at + 3).join(' ')
  return said?.trim()
}

const answer = z.array(
  z.object({
    module: z.string(),
    classpath: z.array(z.string()),
    processors: z.array(z.string()),
    release: z.nullable(z.string()),
    options: z.array(z.string()),
  }),
)

/** One build for all modules that count: the newest level that one of them has, the libraries and options of all. */
function joined(all: z.infer<typeof answer>, modules: readonly Module[] | undefined): Build {
  const counted = modules === undefined ? all : all.filter(({ module }) => modules.some(({ name }) => name === module))
  const levels = counted.map(({ release }) => Number(/^(?:1\.)?(\d+)$/.exec(release ?? '')?.[1])).filter(Number.isInteger)
  const each = (key: 'classpath' | 'processors') => [...new Set(counted.flatMap(module => module[key]))].filter(existsSync)
  return {
    classpath: each('classpath'),
    processors: each('processors'),
    compilerOptions: [...new Set(counted.flatMap(({ options }) => options))],
    ...(levels.length === 0 ? {} : { release: Math.max(...levels) }),
  }
}

/** Groovy, for every Gradle since 4. What can't be resolved is left out: it may not be needed. */
function initScript(output: string, scope: Scope): string {
  const sets =
    scope === 'tests'
      ? ['compileClasspath', 'runtimeClasspath', 'testCompileClasspath', 'testRuntimeClasspath']
      : ['compileClasspath', 'runtimeClasspath']
  return `
def files = { project, name ->
  def configuration = project.configurations.findByName(name)
  configuration == null ? [] : configuration.incoming.artifactView { it.lenient(true) }.files.files.collect { it.absolutePath }
}
def release = { task ->
  try {
    if (task.options.release.present) return task.options.release.get().toString()
  } catch (MissingPropertyException ignored) {
  }
  task.sourceCompatibility
}
gradle.projectsEvaluated {
  def root = gradle.rootProject
  root.tasks.create('assayBuild').doLast {
    def answers = []
    root.allprojects.each { project ->
      def task = project.tasks.findByName('compileJava')
      if (task == null) return
      answers << [
        module: root.projectDir.toPath().relativize(project.projectDir.toPath()).toString(),
        classpath: ${JSON.stringify(sets)}.collectMany { files(project, it) },
        processors: files(project, 'annotationProcessor'),
        release: release(task),
        options: task.options.compilerArgs.collect { it.toString() }
      ]
    }
    new File(${JSON.stringify(output)}).text = groovy.json.JsonOutput.toJson(answers)
  }
}
`
}
