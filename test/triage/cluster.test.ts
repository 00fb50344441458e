import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clustersOf, disjointCauses, type Signed } from '../../src/triage/cluster.js'
import type { Signature } from '../../src/triage/signature.js'

function signed(name: string, marks: readonly string[], more: Partial<Signature> & { readonly group?: string } = {}) {
  const { group = 'eclipse@4.40 rename-class', ...rest } = more
  return { name, group, signature: { kind: 'compile' as const, marks, filters: [], isOpenWorld: false, ...rest } }
}

function named<T extends Signed & { readonly name: string }>(findings: readonly T[]): readonly string[] {
  return clustersOf(findings).map(({ marks, members }) => `${marks.join('+')}: ${members.map(({ name }) => name).join(' ')}`)
}

describe('causes', () => {
  test('are the sets themselves where no two overlap', () => {
    expect(disjointCauses([['b'], ['a', 'c'], ['b']])).toEqual([['a', 'c'], ['b']])
  })

  test('are what overlapping sets have in common', () => {
    expect(disjointCauses([['a', 'b'], ['b', 'c'], ['d']])).toEqual([['b'], ['d']])
  })

  test('are disjoint, and every set contains one, in whatever order they come', () => {
    const sets = fc.array(
      fc.uniqueArray(fc.constantFrom<string>('a', 'b', 'c', 'd', 'e'), { minLength: 1 }).map(set => [...set].sort()),
      {
        maxLength: 7,
      },
    )
    fc.assert(
      fc.property(sets, given => {
        const causes = disjointCauses(given)
        const all = causes.flat()
        expect(new Set(all).size).toBe(all.length)
        for (const set of given) expect(causes.some(cause => cause.every(mark => set.includes(mark)))).toBe(true)
        expect(disjointCauses([...given].reverse())).toEqual(causes)
      }),
    )
  })
})

describe('findings', () => {
  test('with the same errors have one cause, whichever other errors come with them', () => {
    const one = signed('one', ['invisible', 'unreported'])
    expect(named([one, signed('two', ['invisible']), signed('three', ['missing']), signed('four', ['invisible'])])).toEqual([
      'invisible: one two four',
      'missing: three',
    ])
  })

  test('with several causes go with the one that explains most', () => {
    const both = signed('both', ['a', 'b', 'c'])
    expect(named([signed('small', ['a']), signed('large', ['b', 'c']), both])).toEqual(['a: small', 'b+c: large both'])
  })

  test('of different engines, refactorings or kinds never have one', () => {
    const findings = [
      signed('one', ['a']),
      signed('two', ['a'], { group: 'eclipse@4.34 rename-class' }),
      signed('three', ['a'], { kind: 'behaviour' }),
    ]
    expect(named(findings)).toEqual(['a: one', 'a: two', 'a: three'])
  })

  test('are all sorted, each once', () => {
    const marks = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1 }).map(set => [...set].sort())
    fc.assert(
      fc.property(fc.array(marks, { maxLength: 12 }), given => {
        const findings = given.map((each, n) => signed(String(n), each))
        const members = clustersOf(findings).flatMap(cluster => cluster.members.map(({ name }) => Number(name)))
        expect(members.sort((a, b) => a - b)).toEqual(given.map((_, n) => n))
      }),
    )
  })
})
