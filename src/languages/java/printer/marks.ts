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

const sorts = ['Class', 'Field', 'Method'] as const
type Sort = (typeof sorts)[number]

export function markerOf(words: Words): Marker {
  const named = ['Class', 'Interface', 'Field', 'Method']
    .flatMap(words.singletons)
    .map(({ label, name }) => ({ label, mark: uncapitalized(name) }))
  const target = named.find(({ mark }) => mark === 'target')
  const ids = sorts.flatMap(sort => words.singletons(`${sort}Id`).map(({ label }) => ({ label, sort })))

  return {
    target: ({ sigs }) => (target === undefined ? undefined : sigs[target.label]?.[0]),
    marks({ sigs }, declarations, names) {
      const marks = new Map<string, Element>()
      for (const { label, mark } of named) {
        const atom = sigs[label]?.[0]
        const element = atom === undefined || marks.has(mark) ? undefined : elementOf(atom, declarations)
        if (element !== undefined) marks.set(mark, element)
      }
      for (const { label, sort } of ids) {
        const id = sigs[label]?.[0]
        const bearer = id === undefined ? undefined : onlyBearer(id, sort, declarations)
        if (bearer === undefined) continue
        const mark = names[`of${sort}`](bearer.id)
        if (!marks.has(mark)) marks.set(mark, bearer)
      }
      return marks
    },
  }
}

function elementOf(atom: string, declarations: readonly Declaration[]): Element | undefined {
  const isIt = (each: Element) => each.atom === atom
  for (const each of declarations) {
    const found = isIt(each) ? each : (each.fields.find(isIt) ?? each.methods.find(isIt))
    if (found !== undefined) return found
  }
  return undefined
}

function onlyBearer(id: string, sort: Sort, declarations: readonly Declaration[]): Element | undefined {
  let only: Element | undefined
  for (const declaration of declarations)
    for (const each of elementsOf(declaration, sort)) {
      if (each.id !== id) continue
      if (only !== undefined) return undefined
      only = each
    }
  return only
}

function elementsOf(declaration: Declaration, sort: Sort): readonly Element[] {
  return sort === 'Class' ? [declaration] : sort === 'Field' ? declaration.fields : declaration.methods
}
