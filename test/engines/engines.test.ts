import { expect, test } from 'vitest'
import { type EngineRelease, idOf, type Machine } from '../../src/engines/engine.js'
import { allEngines, findEngine, releases as shipped } from '../../src/engines/engines.js'
import { refactoring, refactorings } from '../../src/languages/java/catalogue.js'
import { toyInstallation, toyRelease } from '../support/toy-engine/toy.js'

/** Each wants a platform of its number or a later one; `home` is the one that there is. */
const releases = [wanting(21, { version: '3' }), wanting(17, { version: '2' }), wanting(17, { name: 'other', version: '1' })]

test.each([
  ['25', 'toy', 'toy@3'],
  ['17', 'toy', 'toy@2'],
  ['25', 'toy@2', 'toy@2'],
  ['25', 'other', 'other@1'],
])('on platform %s, %s means %s', (home, name, id) => {
  const { release, installation } = findEngine(name, { releases, home })
  expect([idOf(release.manifest), installation.platform]).toEqual([id, `platform ${home}`])
})

test('a name that is none is refused with those that there are', () => {
  for (const name of ['tool', 'toy@9', 'toy@'])
    expect(() => findEngine(name, { releases, home: '25' })).toThrow(
      `unknown engine ${name}; available: toy, toy@3, toy@2, other, other@1`,
    )
  expect(() => findEngine('', { releases, home: '25' })).toThrow('the name of the engine is empty; available: toy, toy@3')
})

test('where none can run, what the least demanding one lacks is told, with what to do', () => {
  expect(() => findEngine('toy@3', { releases, home: '17' })).toThrow('toy@3 wants platform 21; install it')
  expect(() => findEngine('toy', { releases, home: '8' })).toThrow('toy@2 wants platform 17; install it')
})

test('all engines are listed, those that can not run here with the reason', () => {
  const all = allEngines({ releases, home: '17' })
  expect(all.map(found => ('impossible' in found ? found.impossible.lacks : found.installation.platform))).toEqual([
    'a platform',
    'platform 17',
    'platform 17',
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

function wanting(least: number, manifest: Partial<EngineRelease['manifest']>): EngineRelease {
  const release = toyRelease(manifest)
  return {
    ...release,
    on: ({ home }: Machine) =>
      Number(home) >= least
        ? { ...toyInstallation(), platform: `platform ${home}` }
        : { lacks: 'a platform', why: `${idOf(release.manifest)} wants platform ${least}`, advice: 'install it' },
  }
}
