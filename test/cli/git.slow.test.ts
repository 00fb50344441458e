/** `check --git` on a repository of a real library's size. */
import { expect, test } from 'vitest'
import { sourcesJar } from '../../corpus/releases.js'
import { readInput } from '../../src/languages/java/project/input.js'
import { readSources } from '../../src/languages/java/project/version.js'
import type { Files } from '../../src/model/index.js'
import { assay } from '../support/assay.js'
import { checkRelease } from '../support/release.js'
import { commit, repository } from '../support/repository.js'

const pom =
  '<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>' +
  '<groupId>x</groupId><artifactId>lang</artifactId><version>1</version></project>'

async function library(version: string): Promise<Files> {
  return readSources(await sourcesJar({ group: 'org.apache.commons', artifact: 'commons-lang3' }, version))
}

test('two releases of a library of tens of thousands of lines are read in a moment and judged', async () => {
  const root = repository()
  for (const version of ['3.13.0', '3.14.0']) {
    const sources = Object.entries(await library(version)).map(([path, text]) => [`src/main/java/${path}`, text])
    commit(root, { 'pom.xml': pom, ...Object.fromEntries(sources) })
  }
  const times: number[] = []
  for (let round = 0; round < 3; round++) {
    const started = performance.now()
    const range = { kind: 'range', range: 'HEAD~1..HEAD' } as const
    const read = await readInput({ kind: 'git', input: range, path: root }, undefined)
    const versions = read.kind === 'project' ? read.parts[0]?.versions : undefined
    if (versions === undefined) throw new Error('nothing was read')
    times.push(performance.now() - started)
    const lines = Object.values(versions.before.kind === 'sources' ? versions.before.files : {})
      .join('\n')
      .split('\n').length
    expect(lines).toBeGreaterThan(30_000)
  }
  expect(Math.min(...times)).toBeLessThan(1000)

  expect(await checkRelease(['--git', 'HEAD~1..HEAD'], { cwd: root })).not.toEqual([])
}, 600_000)

test('tests of the project, readable or not, do not keep a check from its verdict', async () => {
  const version = (body: string) => ({
    'src/main/java/p/A.java': `package p; public class A { public int m(int i) { return ${body}; } }`,
    'src/test/java/p/ATest.java': 'package p; class ATest { @Test void m() { assertEquals(4, new A().m(2)); } }',
    'src/test/java/p/BrokenATest.java': 'class A { void ( "',
    'src/test/java/p/BytesATest.java': Buffer.from([0x41, 0xff, 0xfe]),
  })
  const { code, stdout } = await assay(['check', '--git', 'HEAD~1..HEAD', repository(version('i * 2'), version('i + i'))])
  expect({ code, stdout }).toMatchObject({ code: 0, stdout: expect.stringMatching(/^preserved: /) })
})
