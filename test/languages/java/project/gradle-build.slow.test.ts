/**
 * What a Gradle project's build says. Gradle itself is asked where it is installed (`.ci/run` installs it where it can be had); what is said
 * about wrappers stands in for one with a script of the test's own, which can't show more than how a wrapper is called.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { pickJdk } from '../../../../src/jvm/jdk.js'
import type { BuildOptions } from '../../../../src/languages/java/project/build.js'
import { gradleBuild } from '../../../../src/languages/java/project/gradle-build.js'
import { gradleProject } from '../../../../src/languages/java/project/gradle-project.js'
import { projectBuild } from '../../../../src/languages/java/project/project-build.js'
import { folder } from '../../../support/assay.js'

const jdk = pickJdk({ min: 17 })
const isInstalled = spawnSync('gradle', ['--version']).status === 0

function project(files: Readonly<Record<string, string>>) {
  const found = gradleProject(new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)])), '')
  if (found === undefined) throw new Error('no Gradle project')
  return found
}

function options(path: string): BuildOptions {
  return { jdk, env: { ...process.env, PATH: path, GRADLE_HOME: undefined, ASSAY_CACHE: folder() } }
}

/** Answers as our script in Gradle would, where it is told to write. */
const wrapper = (answer: object) => `#!/bin/sh
for argument; do case "$argument" in *assay.gradle) script=$argument;; esac; done
output=$(sed -n 's/.*new File("\\(.*\\)").*/\\1/p' "$script")
printf '%s' '${JSON.stringify(answer)}' > "$output"
`

test('the wrapper of the project is asked, in a copy of the build files', async () => {
  const jar = join(folder({ 'lib.jar': 'x' }), 'lib.jar')
  const module = { module: 'core', classpath: [jar, '/no/such.jar'], processors: [], release: '1.8', options: ['-parameters'] }
  const gradlew = wrapper([module, { ...module, module: 'app', release: '17', options: ['-Xlint'] }])
  const asked = project({ 'settings.gradle': '', 'core/build.gradle': '', 'app/build.gradle': '', gradlew })
  expect(await gradleBuild(asked, options('/usr/bin:/bin'))).toEqual({
    classpath: [jar],
    processors: [],
    release: 17,
    compilerOptions: ['-parameters', '-Xlint'],
  })
  const core = { ...asked, modules: [{ folder: 'core/', name: 'core', needs: [] }] }
  expect(await gradleBuild(core, options('/usr/bin:/bin'))).toMatchObject({ release: 8, compilerOptions: ['-parameters'] })
})

test('without Gradle, or with one that fails, there is no class path, and one line says why', async () => {
  const said: string[] = []
  const ask = (gradlew: object) =>
    projectBuild(
      { after: project({ 'build.gradle': '', ...gradlew }) },
      { ...options('/usr/bin:/bin'), onProgress: line => said.push(line) },
    )
  if (!isInstalled) {
    expect((await ask({})).classpath).toEqual([])
    expect(said.at(-1)).toMatch(
      /^no class path, since Gradle could not report it \(it is not installed, .*\); .* give --classpath$/,
    )
  }
  const failing = '#!/bin/sh\necho "* What went wrong:" >&2\necho "No such plugin" >&2\nexit 1\n'
  expect((await ask({ gradlew: failing })).classpath.filter(existsSync)).toEqual([])
}, 120_000)

test.skipIf(!isInstalled && process.env.ASSAY_GRADLE !== 'required')(
  'Gradle itself tells the libraries, the level and the options of all modules',
  async () => {
    const build = await gradleBuild(
      project({
        'settings.gradle': "include 'core', 'app'",
        'build.gradle': `subprojects {
          apply plugin: 'java'
          repositories { mavenCentral() }
          sourceCompatibility = 8
          tasks.withType(JavaCompile) { options.compilerArgs += ['-parameters'] }
        }`,
        'core/build.gradle': "dependencies { compile 'com.google.code.gson:gson:2.13.2' }",
        'app/build.gradle': "dependencies { compile project(':core') }",
      }),
      { jdk, env: { ...process.env, ASSAY_CACHE: folder() } },
    )
    expect(build.classpath.map(path => basename(path))).toContain('gson-2.13.2.jar')
    expect(build).toMatchObject({ release: 8, compilerOptions: ['-parameters'] })
  },
  300_000,
)
