/** `check --git` on a repository of a real library's size. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkResult } from '../../src/model/check.js'
import type { Files } from '../../src/model/index.js'
import { readRevisions } from '../../src/programs/git.js'
import { readSources } from '../../src/programs/version.js'
import { cacheRoot, once } from '../../src/workers/cache.js'
import { pickJdk } from '../../src/workers/jdk.js'
import { dependencyPlugin, maven } from '../../src/workers/maven.js'
import { assay } from '../support/assay.js'
import { commit, repository } from '../support/repository.js'

const pom =
  '<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>' +
  '<groupId>x</groupId><artifactId>lang</artifactId><version>1</version></project>'

/** A sources jar, fetched once by Maven. */
async function library(version: string): Promise<Files> {
  const artifact = `commons-lang3-${version}-sources.jar`
  const folder = await once(join(cacheRoot(), 'fixtures', `commons-lang3-${version}`), async temporary => {
    await mkdir(temporary, { recursive: true })
    await writeFile(join(temporary, 'pom.xml'), pom)
    const what = [`-Dartifact=org.apache.commons:commons-lang3:${version}:jar:sources`, `-DoutputDirectory=${temporary}`]
    await maven(join(temporary, 'pom.xml'), [`${dependencyPlugin}:copy`, ...what], pickJdk({ min: 17 }))
  })
  return readSources(join(folder, artifact))
}

test('two releases of a library of tens of thousands of lines are read in a moment and judged', async () => {
  const root = repository()
  for (const version of ['3.12.0', '3.13.0']) {
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

  const ran = await assay(['check', '--json', '--git', 'HEAD~1..HEAD', '--quiet'], { cwd: root })
  expect(ran, ran.stderr).toMatchObject({ code: expect.any(Number), stderr: '' })
  const { verdict } = checkResult.parse(JSON.parse(ran.stdout))
  // Whatever is found, both versions have been compiled and compared.
  expect(verdict).not.toMatchObject({ reason: 'before-does-not-compile' })
  expect(['changed', 'preserved', 'unknown']).toContain(verdict.kind)
}, 600_000)
