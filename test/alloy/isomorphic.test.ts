import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalForm, type Printed } from './isomorphic.js'

test('directed graphs on three nodes have 104 forms, as is known', () => {
  const nodes = ['a', 'b', 'c']
  const edges = nodes.flatMap(from => nodes.map(to => [from, to]))
  const forms = new Set<string>()
  for (let mask = 0; mask < 1 << edges.length; mask++)
    forms.add(canonicalForm({ sigs: { N: nodes }, fields: { 'N.e': edges.filter((_, n) => mask & (1 << n)) } }))
  expect(forms.size).toBe(104)
})

test('names and order of atoms make no difference', () => {
  fc.assert(
    fc.property(instances, fc.shuffledSubarray([...atoms], { minLength: atoms.length }), (instance, others) => {
      const rename = (atom: string) => others[atoms.indexOf(atom)] ?? atom
      const renamed = {
        sigs: { A: instance.sigs.A?.map(rename).toReversed() ?? [], B: instance.sigs.B?.map(rename) ?? [] },
        fields: { 'A.f': instance.fields['A.f']?.map(tuple => tuple.map(rename)).toReversed() ?? [] },
      }
      expect(canonicalForm(renamed)).toBe(canonicalForm(instance))
    }),
  )
})

test('integers and strings keep their names', () => {
  const form = (atom: string) => canonicalForm({ sigs: { A: ['A$0'] }, fields: { 'A.v': [['A$0', atom]] } })
  expect(new Set(['1', '2', '-1', '"x"', '"y"', 'A$0'].map(form)).size).toBe(6)
})

test('many atoms that are all alike are no trouble', () => {
  const many = Array.from({ length: 30 }, (_, n) => `A$${n}`)
  expect(canonicalForm({ sigs: { A: many }, fields: {} })).toBe(canonicalForm({ sigs: { A: many.toReversed() }, fields: {} }))
})

test('two cycles of three are not one of six', () => {
  const nodes = ['0', '1', '2', '3', '4', '5'].map(n => `N$${n}`)
  const form = (next: readonly number[]) =>
    canonicalForm({ sigs: { N: nodes }, fields: { 'N.n': next.map((to, from) => [`N$${from}`, `N$${to}`]) } })
  expect(form([1, 2, 0, 4, 5, 3])).not.toBe(form([1, 2, 3, 4, 5, 0]))
  expect(form([1, 2, 0, 4, 5, 3])).toBe(form([2, 5, 4, 1, 0, 3]))
})

const atoms: readonly string[] = ['a', 'b', 'c', 'd', 'e']
const instances: fc.Arbitrary<Printed> = fc.record({
  sigs: fc.record({ A: fc.subarray([...atoms]), B: fc.subarray([...atoms]) }),
  fields: fc.record({
    'A.f': fc.uniqueArray(fc.tuple(fc.constantFrom(...atoms), fc.constantFrom(...atoms, '3')), { selector: String }),
  }),
})
