/** Every program that is shipped as one of a known bug is the smallest one of its bug: else no hunt would come down to it. */
import { expect, test } from 'vitest'
import { casesOf, hunted, manifests } from './known.js'

const cases = manifests.flatMap(manifest =>
  casesOf(manifest).map(
    each => [`${each.issue.id}: ${Object.values(each.program.files).join(' ')}`, manifest.name, each] as const,
  ),
)

test.each(cases)(
  'the program of %s',
  async (_, engine, each) => {
    const { bugs } = await hunted(engine, [each])
    expect(bugs.map(({ kind, reported, related }) => [kind, reported?.id ?? related?.id, related === undefined])).toEqual([
      [each.program.kind, each.issue.id, each.issue.related === undefined],
    ])
  },
  180_000,
)
