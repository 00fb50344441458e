/** `check --git` on a repository of a real library's size. */
import { expect, test } from 'vitest'
import { sourcesJar } from '../../bench/releases.js'
import type { Files } from '../../src/model/index.js'
import { readRevisions } from '../../src/programs/git.js'
import { readSources } from '../../src/programs/version.js'
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
    const { versions } = await readRevisions('HEAD~1..HEAD', root)
    times.push(performance.now() - started)
    const lines = Object.values(versions.before.kind === 'sources' ? versions.before.files : {})
      .join('\n')
      .split('\n').length
    expect(lines).toBeGreaterThan(30_000)
  }
  expect(Math.min(...times)).toBeLessThan(1000)

  expect(await checkRelease(['--git', 'HEAD~1..HEAD'], { cwd: root })).not.toEqual([])
}, 600_000)
