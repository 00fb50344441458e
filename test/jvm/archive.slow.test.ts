import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { archiveFlags } from '../../src/jvm/archive.js'
import { findJdks, type Jdk, javaOf, plainJvm } from '../../src/jvm/jdk.js'
import { fixture, scratch } from '../workers/fake.js'

/** The newest JDK of each kind of archive that the machine has. */
const usable = findJdks().filter(jdk => jdk.major >= 17)
const jdks = [usable.find(jdk => jdk.major >= 25), usable.find(jdk => jdk.major < 25)].filter(jdk => jdk !== undefined)

function buildJar(jdk: Jdk): string {
  const folder = scratch()
  const tool = (name: string, args: readonly string[]) => execFileSync(join(jdk.home, 'bin', name), args, { stdio: 'pipe' })
  tool('javac', ['-d', folder, fixture('Echo.java')])
  tool('jar', ['--create', '--file', join(folder, 'echo.jar'), '--main-class', 'Echo', '-C', folder, 'Echo.class'])
  return folder
}

test.each(jdks)('on JDK $version an archive serves, and a spoiled one harms nobody', async jdk => {
  const jars = buildJar(jdk)
  const run = ['-jar', join(jars, 'echo.jar')]
  const env = { ...process.env, ASSAY_CACHE: scratch() }
  const train = () => ['{"tasks":[{"id":1}]}']
  const progress: string[] = []
  const need = {
    jdk,
    jars,
    run,
    train,
    env,
    flags: ['-XX:+UseSerialGC'],
    onProgress: (line: string, lasts?: number | 'done') => void (lasts ?? progress.push(line)),
  }
  const flags = await archiveFlags(need)
  expect(progress).toHaveLength(1)
  const archive = flags.at(-1)?.replace(/^[^=]*=/, '') ?? ''

  const start = () => {
    const input = '{"tasks":[{"id":7},{"id":8}]}\n'
    const { stdout, status } = spawnSync(javaOf(jdk), [...flags, ...run], {
      input,
      encoding: 'utf8',
      env: { ...env, ...plainJvm },
    })
    return { stdout, status }
  }
  const right = { status: 0, stdout: '{"hello":{"protocol":1}}\n{"id":7,"answer":{}}\n{"id":8,"answer":{}}\n' }
  expect(start()).toEqual(right)
  expect(loadedFromArchive(jdk, [...flags, '-Xlog:class+load:stdout', ...run])).toContain('Echo source: shared objects file')

  chmodSync(archive, 0o644)
  const whole = readFileSync(archive)
  writeFileSync(archive, 'no archive at all')
  expect(start()).toEqual(right)
  rmSync(archive)
  expect(start()).toEqual(right)
  // Cut in the middle it could crash the JVM, so it is made anew.
  writeFileSync(archive, whole.subarray(0, whole.length / 2))
  expect(await archiveFlags(need)).toEqual(flags)
  expect(progress).toHaveLength(2)
  expect(start()).toEqual(right)
})

function loadedFromArchive(jdk: Jdk, args: readonly string[]): string {
  return spawnSync(javaOf(jdk), args, { input: '', encoding: 'utf8', env: { ...process.env, ...plainJvm } }).stdout
}
