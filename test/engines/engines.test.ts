import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { idOf } from '../../src/engines/engine.js'
import { allEngines, findEngine, releases as shipped } from '../../src/engines/engines.js'
import { refactoring, refactorings } from '../../src/languages/java/catalogue.js'
import { folder } from '../support/assay.js'
import { toyRelease } from '../support/toy-engine/toy.js'

const releases = [
  toyRelease({ version: '3', oldestJdk: 21 }),
  toyRelease({ version: '2', oldestJdk: 17 }),
  toyRelease({ name: 'other', version: '1', oldestJdk: 17 }),
]

test.each([
  [['17.0.1', '25.0.1'], 'toy', '3', 25],
  [['17.0.1'], 'toy', '2', 17],
  [['17.0.1', '25.0.1'], 'toy@2', '2', 25],
  [['25.0.1'], 'other', '1', 25],
])('with JDK %j, %s means release %s', (versions, name, version, major) => {
  const found = findEngine(name, { releases, ...machine(versions) })
  expect([found.release.manifest.version, found.jdk.major]).toEqual([version, major])
})

test('a JDK that the user names decides which release runs', () => {
  const { folders } = machine(['17.0.1', '25.0.1'])
  const ASSAY_JAVA_HOME = join(folders[0] ?? '', '17.0.1')
  expect(findEngine('toy', { releases, folders, env: { ASSAY_JAVA_HOME } }).release.manifest.version).toBe('2')
  expect(() => findEngine('toy@3', { releases, folders, env: { ASSAY_JAVA_HOME } })).toThrow(/JDK 17.*JDK 21 or later/)
})

test('the JDK of JAVA_HOME runs a release that it is new enough for, and the newest the others', () => {
  const { folders } = machine(['17.0.1', '25.0.1'])
  const JAVA_HOME = join(folders[0] ?? '', '17.0.1')
  const jdkFor = (name: string) => findEngine(name, { releases, folders, env: { JAVA_HOME } }).jdk.version
  expect([jdkFor('toy@2'), jdkFor('toy@3'), jdkFor('toy')]).toEqual(['17.0.1', '25.0.1', '25.0.1'])
})

test('a name that is none is refused with those that there are', () => {
  for (const name of ['tool', 'toy@9', 'toy@', ''])
    expect(() => findEngine(name, { releases, ...machine(['25.0.1']) })).toThrow(
      `there is no engine ${name}; there are toy, toy@3, toy@2, other, other@1`,
    )
})

test('where no JDK fits, the one that is needed is named', () => {
  expect(() => findEngine('toy@3', { releases, ...machine(['17.0.1']) })).toThrow(
    /^toy@3 needs JDK 21 or later and the newest found is 17\.0\.1 in /,
  )
  expect(() => findEngine('toy', { releases, ...machine([]) })).toThrow(/^toy needs JDK 17 or later and none was found; install/)
})

test('all engines are listed, those that can not run here with the reason', () => {
  const all = allEngines({ releases, ...machine(['17.0.1']) })
  expect(all.map(found => ('why' in found ? found.why.slice(0, 27) : found.jdk.version))).toEqual([
    'toy@3 needs JDK 21 or later',
    '17.0.1',
    '17.0.1',
  ])
})

test.each(shipped.map(({ manifest }) => [idOf(manifest), manifest] as const))(
  '%s takes the parameters that the catalogue names',
  (_, manifest) => {
    const shared = manifest.refactorings.filter(({ name }) => name in refactorings)
    expect(shared.length).toBeGreaterThanOrEqual(10)
    for (const { name, parameters } of shared) expect([name, parameters]).toEqual([name, refactoring(name).parameters])
  },
)

/** One that has these JDKs and no other. */
function machine(versions: readonly string[]) {
  const root = folder()
  for (const version of versions) {
    mkdirSync(join(root, version, 'bin'), { recursive: true })
    for (const program of ['java', 'javac']) writeFileSync(join(root, version, 'bin', program), '')
    writeFileSync(join(root, version, 'release'), `JAVA_VERSION="${version}"\n`)
  }
  return { env: {}, folders: [root] }
}
