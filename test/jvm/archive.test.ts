import { readdirSync, readFileSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { archiveFlags } from '../../src/jvm/archive.js'
import { scratch } from '../workers/fake.js'
import { fakeJdk } from '../workers/programs.js'

/** Writes what it gets, and how it was called, into the archive that it is to make. */
const recording = `
for a in "$@"; do case "$a" in -XX:ArchiveClassesAtExit=*|-XX:AOTCacheOutput=*) out="\${a#*=}";; esac; done
{ cat; echo "$@"; echo "options:$JAVA_TOOL_OPTIONS"; } > "$out"`

function setting(version: string, java: string) {
  const root = scratch()
  const home = fakeJdk(join(root, 'jdk'), version, java)
  const progress: string[] = []
  let trained = 0
  const need = {
    jdk: { home, version, major: Number.parseInt(version, 10) },
    jars: join(root, 'jars/oracle-0123'),
    flags: ['-XX:+UseSerialGC'],
    run: ['-jar', 'oracle.jar'],
    train: () => {
      trained++
      return ['{"tasks":[]}', '{"tasks":[1]}']
    },
    env: { ASSAY_CACHE: join(root, 'cache'), PATH: '/usr/bin:/bin', JAVA_TOOL_OPTIONS: '-Dx' },
    onProgress: (line: string, lasts?: number | 'done') => void (lasts ?? progress.push(line)),
  }
  return { root, need, progress, trained: () => trained }
}

test.each([
  ['17.0.1', '-XX:SharedArchiveFile='],
  ['24', '-XX:SharedArchiveFile='],
  ['25.0.3', '-XX:AOTCache='],
])('on JDK %s an archive is made once with the training lines and the same flags, and used with %s', async (version, use) => {
  const { need, progress, trained } = setting(version, recording)
  const flags = await archiveFlags(need)
  const archive = flags.at(-1)?.slice(use.length) ?? ''
  expect(flags.at(-1)).toBe(`${use}${archive}`)
  expect(flags[0]).toBe('-XX:+UseSerialGC')
  const [first, second, called, options] = readFileSync(archive, 'utf8').split('\n')
  expect([first, second]).toEqual(['{"tasks":[]}', '{"tasks":[1]}'])
  expect(called).toContain(`${flags.slice(0, -1).join(' ')} -XX:`)
  expect(called).toMatch(/-jar oracle\.jar$/)
  expect(options).toBe('options:')
  expect(await archiveFlags(need)).toEqual(flags)
  expect(trained()).toBe(1)
  expect(progress).toEqual([`preparing fast starts on JDK ${version} (once)`])
})

test('other jars, other flags and another JDK have an archive of their own', async () => {
  const { need, root } = setting('17.0.1', recording)
  const jdk = { ...need.jdk, home: fakeJdk(join(root, 'other'), '17.0.1', recording) }
  const needs = [need, { ...need, jars: '/other' }, { ...need, flags: ['-XX:+UseParallelGC'] }, { ...need, jdk }]
  const archives = await Promise.all(needs.map(async each => (await archiveFlags(each)).at(-1)))
  expect(new Set(archives).size).toBe(4)
})

test('one that can not be made is told, and not tried again before a day has gone', async () => {
  const { need, root, progress, trained } = setting('17.0.1', 'echo "no space" >&2; exit 1')
  const plain = await archiveFlags(need)
  expect(plain.join(' ')).not.toContain('SharedArchiveFile')
  expect(plain[0]).toBe('-XX:+UseSerialGC')
  expect(progress.at(-1)).toBe('starts will be slower: no class-data archive could be made (exit code 1 no space)')
  expect(await archiveFlags(need)).toEqual(plain)
  expect(trained()).toBe(1)
  ageFailure(root)
  fakeJdk(need.jdk.home, '17.0.1', recording)
  expect((await archiveFlags(need)).at(-1)).toContain('SharedArchiveFile')
})

function ageFailure(root: string): void {
  const [folder = ''] = readdirSync(join(root, 'cache/archives'))
  const old = new Date(Date.now() - 25 * 3600_000)
  utimesSync(join(root, 'cache/archives', folder, 'bytes'), old, old)
}

test('a Java that writes no archive, and a cache that can not be used, are no errors', async () => {
  const { need, progress } = setting('17.0.1', 'cat > /dev/null')
  expect((await archiveFlags(need)).join(' ')).not.toContain('SharedArchiveFile')
  const unusable = { ...need, env: { ...need.env, ASSAY_CACHE: '/dev/null/cache' } }
  expect((await archiveFlags(unusable)).join(' ')).not.toContain('SharedArchiveFile')
  expect(progress.filter(line => line.startsWith('starts will be slower'))).toHaveLength(2)
})
