/** What is shipped about the bugs of engines names only what there is. */
import { describe, expect, test } from 'vitest'
import { filterNames } from '../../src/languages/java/divergence/filters.js'
import { manifests } from './known.js'

describe.each(manifests.map(manifest => [manifest.name, manifest] as const))('what is known of %s', (_, manifest) => {
  test('names refactorings that it has, and filters that there are', () => {
    const { known = [], choices = [], labels = {}, refactorings } = manifest
    const parameters = refactorings.flatMap(refactoring => refactoring.parameters.map(parameter => parameter.name))
    for (const parameter of Object.keys(labels)) expect(parameters).toContain(parameter)
    const names = refactorings.map(refactoring => refactoring.name)
    for (const { refactoring } of [...known, ...choices]) expect(names).toContain(refactoring)
    for (const { filter } of choices) if (filter !== undefined) expect(filterNames).toContain(filter)
    for (const { filter, message } of choices) expect([filter, message]).not.toEqual([undefined, undefined])
  })
})
