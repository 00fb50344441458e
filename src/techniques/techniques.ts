/** The techniques that Assay knows, a row for each: the only file that imports one of them. */
import { InputError } from '../model/index.js'
import type { TechniqueEntry } from './technique.js'

export const techniques: readonly TechniqueEntry[] = [
  { name: 'weak', open: async postconditions => (await import('./weak.js')).weak(postconditions) },
]

export function techniqueNamed(name: string, known: readonly TechniqueEntry[] = techniques): TechniqueEntry {
  const found = known.find(each => each.name === name)
  if (found !== undefined) return found
  throw new InputError(`unknown technique ${name}; available: ${known.map(each => each.name).join(', ')}`)
}
