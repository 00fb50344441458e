/**
 * Marks: a signature of one atom below classes, fields or methods names one of them; one below their ids names the only one that bears it.
 */
import type { Instance } from '../../../alloy/space.js'
import { type Names, uncapitalized } from './names.js'
import type { Declaration, Element } from './tree.js'
import type { Words } from './words.js'

export interface Marker {
  /** The atom that is marked `target`. */
  target(instance: Instance): string | undefined
  /** Each mark with what it marks. */
  marks(instance: Instance, declarations: readonly Declaration[], names: Names): ReadonlyMap<string, Element>
}

export function markerOf(words: Words): Marker {
  const named = ['Class', 'Interface', 'Field', 'Method']
    .flatMap(words.singletons)
    .map(({ label, name }) => ({ label, mark: uncapitalized(name) }))
  const target = named.find(({ mark }) => mark === 'target')
  const ids = (['Class', 'Field', 'Method'] as const).flatMap(sort =>
    words
      .singletons(`${sort}Id`)
      .filter(({ multiplicity }) => multiplicity === 'one')
      .map(({ label }) => ({ label, sort })),
  )
  const bearers = {
    Class: (declarations: readonly Declaration[]) => declarations,
    Field: (declarations: readonly Declaration[]) => declarations.flatMap(({ fields }) => fields),
    Method: (declarations: readonly Declaration[]) => declarations.flatMap(({ methods }) => methods),
  }

  return {
    target: ({ sigs }) => (target === undefined ? undefined : sigs[target.label]?.[0]),
    marks({ sigs }, declarations, names) {
      const marks = new Map<string, Element>()
      const elements = named.length === 0 ? [] : declarations.flatMap(each => [each, ...each.fields, ...each.methods])
      for (const { label, mark } of named) {
        const atom = sigs[label]?.[0]
        const element = atom === undefined || marks.has(mark) ? undefined : elements.find(each => each.atom === atom)
        if (element !== undefined) marks.set(mark, element)
      }
      for (const { label, sort } of ids) {
        const id = sigs[label]?.[0]
        const [bearer, ...others] = bearers[sort](declarations).filter(each => each.id === id)
        if (id === undefined || bearer === undefined || others.length > 0) continue
        const mark = names[`of${sort}`](id)
        if (!marks.has(mark)) marks.set(mark, bearer)
      }
      return marks
    },
  }
}
